import type { ExpertCheck } from '@groundwork/contract/expert-checks';
import { formatDate } from '@groundwork/contract/format';
import { EXPERT_NOTE_MAX } from '@groundwork/contract/limits';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { Badge, Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useMay } from '../../../session/permissions.queries.ts';
import { refOf, useCheckActions, useExpertCheck } from './expert-checks.queries.ts';
import { EXPERT_CHECKS_TEXTS } from './expert-checks.texts.ts';

const isOpen = (check: ExpertCheck | null) => check?.state === 'asked' || check?.state === 'reviewing';

/** How a report fares with the service's experts, and the way to ask them. */
export function ExpertCheckBar({ report, mayAsk }: { report: ReportDocument; mayAsk: boolean }) {
  const { data } = useExpertCheck(report);
  const hasPlan = useMay('expertCheck');
  const { withdraw } = useCheckActions();
  const [isAsking, asking] = useDisclosure(false);
  if (!data) return null;
  const { check } = data;
  const canAsk = mayAsk && hasPlan && !isOpen(check);
  if (!check && !canAsk) return null;
  return (
    <section aria-label={EXPERT_CHECKS_TEXTS.title} className="no-print">
      <Group gap="sm" mt="md">
        {check && (
          <>
            <Badge variant="light" tt="none" color={check.state === 'approved' ? undefined : 'gray'}>
              {EXPERT_CHECKS_TEXTS.states[check.state]}
            </Badge>
            <Text size="sm" c="dimmed">
              {EXPERT_CHECKS_TEXTS.ofVersion(check.version)}
              {check.reviewer && ` · ${EXPERT_CHECKS_TEXTS.by(check.reviewer)}`} ·{' '}
              {formatDate(check.endedAt ?? check.takenAt ?? check.askedAt)}
            </Text>
          </>
        )}
        {canAsk && (
          <Button size="compact-sm" variant="default" onClick={asking.open}>
            {EXPERT_CHECKS_TEXTS.ask}
          </Button>
        )}
        {mayAsk && isOpen(check) && (
          <Button
            size="compact-sm"
            variant="subtle"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate(refOf(report))}
          >
            {EXPERT_CHECKS_TEXTS.withdraw}
          </Button>
        )}
      </Group>
      {check?.summary && (
        <Text size="sm" mt="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {check.summary}
        </Text>
      )}
      <AskDialog report={report} isOpen={isAsking} onClose={asking.close} />
    </section>
  );
}

function AskDialog({ report, isOpen: opened, onClose }: { report: ReportDocument; isOpen: boolean; onClose(): void }) {
  const { ask } = useCheckActions();
  const [note, setNote] = useState('');
  return (
    <Modal opened={opened} onClose={onClose} title={EXPERT_CHECKS_TEXTS.ask} centered>
      <Text size="sm" mb="md">
        {EXPERT_CHECKS_TEXTS.askText}
      </Text>
      <Textarea
        label={EXPERT_CHECKS_TEXTS.note}
        value={note}
        maxLength={EXPERT_NOTE_MAX}
        autosize
        minRows={3}
        data-autofocus
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {EXPERT_CHECKS_TEXTS.cancel}
        </Button>
        <Button loading={ask.isPending} onClick={() => ask.mutate({ ...refOf(report), note }, { onSuccess: onClose })}>
          {EXPERT_CHECKS_TEXTS.send}
        </Button>
      </Group>
    </Modal>
  );
}
