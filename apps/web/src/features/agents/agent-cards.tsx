import { AGENT_KIND_LABELS, type Agent } from '@groundwork/contract/agents';
import { formatMoment, formatNumber } from '@groundwork/contract/format';
import { AGENT_KINDS } from '@groundwork/contract/permissions';
import { Badge, Group, Skeleton, Text, Title, UnstyledButton } from '@mantine/core';
import { IconBuildings, IconTargetArrow } from '@tabler/icons-react';
import { noteLocked } from '../../session/use-locked-feature.ts';
import cards from '../../ui/card-list.module.css';
import { inactive, ReasonTooltip } from '../../ui/inactive.tsx';
import { AnchorLink, PlainLink } from '../../ui/links.tsx';
import { EmptyState, FailedState } from '../../ui/list-states.tsx';
import classes from './agents.module.css';
import { useAgentPermissions, useAgents } from './agents.queries.ts';
import { AGENT_SCREEN_TEXTS as TEXTS } from './agents.texts.ts';

const ICONS = { 'company-tracker': IconBuildings, 'funding-opportunity-tracker': IconTargetArrow };

/** One card per kind of agent, locked as the permissions call says, and below them the project's agents. */
export function Agents({ projectId, readOnly }: { projectId: string; readOnly: string | null }) {
  const agents = useAgents(projectId);
  const limit = agents.data?.limit ?? null;
  return (
    <section aria-labelledby="agents-of-project">
      <Group justify="space-between" mt="xl" mb="xs" gap="xs">
        <Title order={2} id="agents-of-project">
          {TEXTS.agents}
        </Title>
        {agents.data && limit !== 0 && (
          <Text size="sm" c="dimmed">
            {TEXTS.active(formatNumber(agents.data.active), limit === null ? null : formatNumber(limit))}
          </Text>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {TEXTS.lead}
      </Text>
      <div className={classes['cards']}>
        {AGENT_KINDS.map((kind) => (
          <KindCard key={kind} kind={kind} readOnly={readOnly} />
        ))}
      </div>
      {agents.isPending && <Skeleton h={72} mt="md" />}
      {agents.isError && (
        <FailedState title={TEXTS.failed} error={agents.error} onRetry={() => void agents.refetch()} />
      )}
      {agents.data?.items.length === 0 && <EmptyState title={TEXTS.empty} text={TEXTS.emptyText} />}
      {(agents.data?.items.length ?? 0) > 0 && (
        <ul className={classes['list']} aria-label={TEXTS.yours}>
          {agents.data!.items.map((agent) => (
            <AgentRow key={agent.id} agent={agent} />
          ))}
        </ul>
      )}
    </section>
  );
}

function KindCard({ kind, readOnly }: { kind: Agent['kind']; readOnly: string | null }) {
  const { data } = useAgentPermissions();
  const lock = data?.agents[kind].reason ?? null;
  const Icon = ICONS[kind];
  const text = (
    <>
      <Icon size={24} stroke={1.5} className={classes['icon'] ?? ''} aria-hidden />
      <Title order={3} component="span" display="block">
        {AGENT_KIND_LABELS[kind]}
      </Title>
      <Text component="span" c="dimmed" size="sm" display="block" mt={2}>
        {TEXTS.cardTexts[kind]}
      </Text>
      {lock && (
        <Badge variant="light" color="gray" radius="sm" tt="none" mt="xs" className={classes['chip'] ?? ''}>
          {TEXTS.chips[lock]}
        </Badge>
      )}
    </>
  );
  const reason = readOnly ?? (lock && TEXTS.chips[lock]);
  if (reason)
    return (
      <ReasonTooltip reason={reason}>
        <UnstyledButton
          className={classes['card']}
          data-locked
          {...inactive(reason)}
          {...(lock === 'upgrade-required' && { onClick: () => noteLocked('agents', 'click') })}
        >
          {text}
        </UnstyledButton>
      </ReasonTooltip>
    );
  return (
    <PlainLink to="/agents/$kind/$id" params={{ kind, id: 'new' }} className={classes['card']}>
      {text}
    </PlainLink>
  );
}

function AgentRow({ agent }: { agent: Agent }) {
  const { id, kind, agentName, hits } = agent;
  return (
    <li className={cards['card']}>
      <Group justify="space-between" gap="xs">
        <AnchorLink to="/agents/$kind/$id" params={{ kind, id }} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {agentName}
        </AnchorLink>
        <Text size="sm">{TEXTS.hits(hits)}</Text>
      </Group>
      <Text size="sm" c="dimmed">
        {AGENT_KIND_LABELS[kind]} · {stateOf(agent)}
      </Text>
    </li>
  );
}

export function stateOf({ isRunning, isPaused, isOverLimit, nextRunAt }: Agent): string {
  if (isPaused) return TEXTS.paused;
  if (isOverLimit) return TEXTS.waiting;
  if (isRunning) return TEXTS.running;
  return nextRunAt ? TEXTS.at(formatMoment(nextRunAt)) : '';
}
