import { AGENT_KIND_LABELS, type Agent, PRECISION_LABELS } from '@groundwork/contract/agents';
import { formatMoment } from '@groundwork/contract/format';
import { Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { stateOf } from './agent-cards.tsx';
import { useAgentActions } from './agents.queries.ts';
import { AGENT_SCREEN_TEXTS as TEXTS } from './agents.texts.ts';
import { FollowAgent } from './follow-agent.tsx';

type Props = {
  agent: Agent;
  /** It comes back from being edited: the focus goes on from there. */
  isEdited: boolean;
  onEdit: () => void;
  onDeleted: () => void;
};

/** Shows what an agent follows, when it runs, and what can be done with it. */
export function AgentHead({ agent, isEdited, onEdit, onDeleted }: Props) {
  const { id, kind, agentName, isPaused, isOverLimit, isRunning, lastRunAt, mayEdit } = agent;
  const { pause, run, remove } = useAgentActions();
  const [isAsking, asking] = useDisclosure(false);
  const follows =
    agent.kind === 'company-tracker'
      ? agent.selectedCompanies.map(({ name }) => name).join(' · ')
      : [PRECISION_LABELS[agent.precision], agent.eligibleApplicants.join('; ') || TEXTS.anyApplicant].join(' · ');
  return (
    <>
      <Title order={1} style={{ overflowWrap: 'anywhere' }}>
        {agentName}
      </Title>
      <Text c="dimmed" mt={4}>
        {AGENT_KIND_LABELS[kind]} · {follows}
      </Text>
      <Text size="sm" mt={4} role="status">
        {stateOf(agent)} · {lastRunAt ? TEXTS.lastRun(formatMoment(lastRunAt)) : TEXTS.neverRun}
      </Text>
      {mayEdit && (
        <Group mt="md" gap="xs">
          <Button
            onClick={() => run.mutate({ id })}
            loading={run.isPending}
            disabled={isPaused || isOverLimit || isRunning}
          >
            {isRunning ? TEXTS.running : TEXTS.runNow}
          </Button>
          <Button variant="default" loading={pause.isPending} onClick={() => pause.mutate({ id, isPaused: !isPaused })}>
            {isPaused ? TEXTS.goOn : TEXTS.pause}
          </Button>
          <Button variant="default" autoFocus={isEdited} onClick={onEdit}>
            {TEXTS.edit}
          </Button>
          <FollowAgent id={id} agentName={agentName} />
          <Button variant="subtle" color="red" onClick={asking.open}>
            {TEXTS.delete}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={TEXTS.deleteTitle}
        text={TEXTS.deleteText(agentName)}
        confirmLabel={TEXTS.delete}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onSuccess: onDeleted })}
        onClose={asking.close}
      />
    </>
  );
}
