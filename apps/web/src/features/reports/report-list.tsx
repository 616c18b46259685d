import type { ReportSummary } from '@groundwork/contract/reports';
import { inLanguage } from '@groundwork/contract/texts';
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useSelectedProject } from '../../session/selected-project.ts';
import { whyReadOnly } from '../../session/why-read-only.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AnchorLink } from '../../ui/links.tsx';
import { EmptyState, FailedState } from '../../ui/list-states.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { reportLine } from './report-line.ts';
import classes from './report-list.module.css';
import { ReportProgress, ReportStateBadge } from './report-state.tsx';
import { isUnderWay, useReportActions, useReports } from './reports.queries.ts';
import { REPORTS_TEXTS } from './reports.texts.ts';

export function ReportList({ projectId }: { projectId: string }) {
  const reports = useReports(projectId);
  const { remove } = useReportActions();
  const [deleting, setDeleting] = useState<ReportSummary | null>(null);
  if (reports.isPending) return <Skeleton h={160} role="img" aria-label={REPORTS_TEXTS.loading} />;
  if (reports.isError)
    return <FailedState title={REPORTS_TEXTS.failed} error={reports.error} onRetry={() => void reports.refetch()} />;
  if (reports.data.items.length === 0) return <EmptyState title={REPORTS_TEXTS.empty} text={REPORTS_TEXTS.emptyText} />;
  return (
    <>
      <ul className={classes['list']}>
        {reports.data.items.map((report) => (
          <ReportRow key={report.reportId} report={report} onDelete={() => setDeleting(report)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={deleting !== null}
        title={REPORTS_TEXTS.deleteTitle}
        text={REPORTS_TEXTS.deleteText}
        confirmLabel={REPORTS_TEXTS.deleteReport}
        isBusy={remove.isPending}
        onClose={() => setDeleting(null)}
        onConfirm={() => deleting && remove.mutate(refOf(deleting), { onSettled: () => setDeleting(null) })}
      />
    </>
  );
}

const refOf = ({ reportType, reportId }: ReportSummary) => ({ reportType, reportId });

function ReportRow({ report, onDelete }: { report: ReportSummary; onDelete: () => void }) {
  const { cancel, retry } = useReportActions();
  const project = useSelectedProject();
  const mayChange = whyReadOnly(project) === null;
  const { reportId, title, status, message } = report;
  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <Group gap="sm" wrap="nowrap">
          <AnchorLink to="/reports/$kind/$reportId" params={{ kind: report.reportType, reportId }} fw={600} truncate>
            {title}
          </AnchorLink>
          <ReportStateBadge status={status} />
          {report.isStale && (
            <Badge
              variant="light"
              color="yellow"
              radius="sm"
              tt="none"
              fw={560}
              flex="none"
              className={classes['stale'] ?? ''}
            >
              {REPORTS_TEXTS.sourcesChanged}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {reportLine(report)}
        </Text>
        {isUnderWay(report) && <ReportProgress {...report} />}
        {status === 'failed' && message && (
          <Text size="sm" c="var(--mantine-color-error)">
            {inLanguage(report.messageSaid, message)}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {mayChange && isUnderWay(report) && (
          <Button
            size="xs"
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(refOf(report))}
            aria-label={REPORTS_TEXTS.cancelLabel(title)}
          >
            {UI_TEXTS.cancel}
          </Button>
        )}
        {mayChange && (status === 'failed' || status === 'cancelled') && (
          <Button
            size="xs"
            variant="default"
            loading={retry.isPending}
            onClick={() => retry.mutate(refOf(report))}
            aria-label={REPORTS_TEXTS.retryLabel(title)}
          >
            {UI_TEXTS.retry}
          </Button>
        )}
        {project?.role === 'owner' && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            c="dimmed"
            onClick={onDelete}
            aria-label={REPORTS_TEXTS.deleteLabel(title)}
          >
            {UI_TEXTS.delete}
          </Button>
        )}
      </Group>
    </li>
  );
}
