import { formatDate } from '@groundwork/contract/format';
import { firstPlanWith, PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { inLanguage } from '@groundwork/contract/texts';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconFileText, IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLockedFeature } from '../../session/use-locked-feature.ts';
import { inactive, ReasonTooltip } from '../../ui/inactive.tsx';
import { AnchorLink, ButtonLink } from '../../ui/links.tsx';
import classes from './commercialization-card.module.css';
import { useReportLock } from './report-permissions.queries.ts';
import { ReportProgress, ReportStateBadge } from './report-state.tsx';
import { isUnderWay, newReport, useReportActions, useReports } from './reports.queries.ts';
import { REPORTS_TEXTS } from './reports.texts.ts';

type Props = {
  projectId: string;
  /** The subject that it would be about. */
  subject?: ReactNode;
};

/** On the dashboard: the project's last commercialization report, or the way to its first. */
export function CommercializationCard({ projectId, subject }: Props) {
  const reports = useReports(projectId);
  const { create } = useReportActions();
  const lock = useReportLock('commercialization');
  const lockedHandlers = useLockedFeature('commercialization');
  const navigate = useNavigate();
  const last = reports.data?.items.find(({ reportType }) => reportType === 'commercialization');
  const isWriting = last !== undefined && isUnderWay(last);

  const open = (reportId: string) =>
    navigate({ to: '/reports/$kind/$reportId', params: { kind: 'commercialization', reportId } });
  const start = () => create.mutate(newReport(projectId), { onSuccess: ({ reportId }) => void open(reportId) });

  return (
    <section className={classes['card']} aria-labelledby="commercialization">
      <IconFileText size={28} stroke={1.4} className={classes['icon'] ?? ''} aria-hidden />
      <Stack gap={4} flex="1 1 240px" miw={0}>
        <Group gap="sm">
          <Title order={2} id="commercialization">
            {REPORTS_TEXTS.commercialization}
          </Title>
          {last && <ReportStateBadge status={last.status} />}
        </Group>
        {reports.isPending && <Skeleton h={20} w={280} />}
        {last && isWriting && <ReportProgress {...last} />}
        {last && !isWriting && (
          <Text c="dimmed">
            {last.status === 'failed' && last.message ? `${inLanguage(last.messageSaid, last.message)} ` : ''}
            <AnchorLink
              to="/reports/$kind/$reportId"
              params={{ kind: 'commercialization', reportId: last.reportId }}
              inherit
              underline="always"
            >
              {last.status === 'complete' ? REPORTS_TEXTS.readTheLastReport : REPORTS_TEXTS.openTheLastReport}
            </AnchorLink>
            {`, ${formatDate(last.completedAt ?? last.createdAt)}`}
          </Text>
        )}
        {((reports.isSuccess && !last) || (reports.isError && lock)) && (
          <Text c="dimmed">{REPORTS_TEXTS.commercializationText}</Text>
        )}
        {!lock && !isWriting && subject}
      </Stack>
      {lock?.kind === 'plan' && !isWriting ? (
        // On to what the plan has; what it lacks is said in small beside it.
        <Stack gap={4} align="flex-start">
          <ButtonLink to="/insights">{REPORTS_TEXTS.askTheRecords}</ButtonLink>
          <Text size="sm" c="dimmed">
            {REPORTS_TEXTS.needsPlan(PLAN_NAMES[firstPlanWith('viewReports')])}{' '}
            <AnchorLink to="/plans" inherit underline="always">
              {REPORTS_TEXTS.explorePlans}
            </AnchorLink>
          </Text>
        </Stack>
      ) : lock && !isWriting ? (
        <ReasonTooltip reason={lock.reason}>
          <Button
            variant="default"
            leftSection={<IconLock size={15} aria-hidden />}
            {...inactive(lock.reason)}
            {...(lock.kind === 'limit' && lockedHandlers)}
          >
            {REPORTS_TEXTS.generateReport}
          </Button>
        </ReasonTooltip>
      ) : isWriting ? (
        <Button variant="default" onClick={() => void open(last.reportId)}>
          {REPORTS_TEXTS.follow}
        </Button>
      ) : (
        <Button variant={last ? 'default' : 'filled'} loading={create.isPending} onClick={start}>
          {last ? REPORTS_TEXTS.generateNew : REPORTS_TEXTS.generateReport}
        </Button>
      )}
    </section>
  );
}
