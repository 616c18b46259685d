import type { ExpertCheck } from '@groundwork/contract/expert-checks';
import { formatDate } from '@groundwork/contract/format';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMay } from '../../../session/permissions.queries.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { refOf, useCheckActions, useExpertCheck } from './expert-checks.queries.ts';
import { EXPERT_CHECKS_TEXTS } from './expert-checks.texts.ts';

const AskDialog = lazyDialog(async () => (await import('./ask-dialog.tsx')).AskDialog);

const isOpen = (check: ExpertCheck | null) => check?.state === 'asked' || check?.state === 'reviewing';

/** Kept for the button, so that the report does not move for it. */
const ASK_HEIGHT = 42;

/** How a report fares with the service's experts, and the way to ask them. */
export function ExpertCheckBar({ report, mayAsk }: { report: ReportDocument; mayAsk: boolean }) {
  const { data } = useExpertCheck(report);
  const hasPlan = useMay('expertCheck');
  const { withdraw } = useCheckActions();
  const [isAsking, asking] = useDisclosure(false);
  if (!data) return mayAsk && hasPlan ? <div style={{ height: ASK_HEIGHT }} /> : null;
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
