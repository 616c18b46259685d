import { formatNumber } from '@groundwork/contract/format';
import type { FailedJob, ServiceOverview } from '@groundwork/contract/service-jobs';
import { Button, Progress, ScrollArea, Skeleton, Table, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { sinceText } from '../../lib/since-text.ts';
import { AnchorLink } from '../../ui/links.tsx';
import { FailedState } from '../../ui/list-states.tsx';
import { SERVICE_JOBS_TEXTS as TEXTS } from './service-jobs.texts.ts';

const POLL_MS = 5_000;

/** For operators: what waits, runs and failed, and whether the installation is well. */
export function JobsCard() {
  const { data, isPending, error, refetch } = useQuery(
    api.serviceJobs.overview.queryOptions({ staleTime: 0, refetchInterval: POLL_MS }),
  );
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {TEXTS.title}
      </Title>
      {isPending && <Skeleton h={160} mt="sm" role="img" aria-label={TEXTS.loading} />}
      {error && !data && <FailedState title={TEXTS.failed} error={error} onRetry={() => void refetch()} />}
      {data && <Overview overview={data} />}
    </section>
  );
}

function Overview({ overview: { counts, running, failed, health } }: { overview: ServiceOverview }) {
  const { oldestWaitSeconds: wait, waitingChanges, modelSpend: spend } = health;
  return (
    <>
      <Text size="sm" mt={4} c={health.problem ? 'var(--mantine-color-error)' : 'dimmed'}>
        {health.problem ?? TEXTS.healthy} {wait === null ? TEXTS.noWait : TEXTS.waits(formatNumber(wait))}{' '}
        {TEXTS.version(health.version)}
      </Text>
      <Text size="sm" c="dimmed">
        {waitingChanges === null && TEXTS.searchAway}
        {waitingChanges !== null && waitingChanges > 0 && TEXTS.searchBehind(formatNumber(waitingChanges))}{' '}
        {spend && TEXTS.spend(formatNumber(spend.tokens), spend.dollars?.toFixed(2) ?? null)}
      </Text>
      {health.hasOutbox && (
        <AnchorLink to="/service-admin/outbox" size="sm">
          {TEXTS.outbox}
        </AnchorLink>
      )}
      {counts.length === 0 && (
        <Text size="sm" mt="xs">
          {TEXTS.nothing}. {TEXTS.nothingText}
        </Text>
      )}
      {counts.length > 0 && (
        <JobTable label={TEXTS.title} columns={[TEXTS.job, TEXTS.waiting, TEXTS.running, TEXTS.failedJobs]}>
          {counts.map(({ job, ...numbers }) => (
            <Table.Tr key={job}>
              <Table.Td>{job}</Table.Td>
              <Table.Td>{formatNumber(numbers.waiting)}</Table.Td>
              <Table.Td>{formatNumber(numbers.running)}</Table.Td>
              <Table.Td>{formatNumber(numbers.failed)}</Table.Td>
            </Table.Tr>
          ))}
        </JobTable>
      )}
      {running.length > 0 && (
        <>
          <Title order={3} size="h5" mt="md">
            {TEXTS.runningNow}
          </Title>
          <JobTable label={TEXTS.runningNow} columns={[TEXTS.job, TEXTS.since, TEXTS.attempt, TEXTS.progress]}>
            {running.map(({ id, job, startedAt, attempt, progress }) => (
              <Table.Tr key={id}>
                <Table.Td>{job}</Table.Td>
                <Table.Td>{sinceText(startedAt, Date.now())}</Table.Td>
                <Table.Td>{attempt}</Table.Td>
                <Table.Td>
                  {progress === null ? '–' : <Progress value={progress} aria-label={TEXTS.progressOf(job)} />}
                </Table.Td>
              </Table.Tr>
            ))}
          </JobTable>
        </>
      )}
      {failed.length > 0 && <FailedJobs failed={failed} />}
    </>
  );
}

function FailedJobs({ failed }: { failed: FailedJob[] }) {
  const queryClient = useQueryClient();
  const retry = useMutation(
    api.serviceJobs.retry.mutationOptions({
      onSuccess: () => {
        notifications.show({ message: TEXTS.retried });
      },
      onError: (error: unknown) => {
        notifications.show({ message: messageOf(error), color: 'red' });
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.serviceJobs.key() }),
    }),
  );
  return (
    <>
      <Title order={3} size="h5" mt="md">
        {TEXTS.failedNow}
      </Title>
      <JobTable label={TEXTS.failedNow} columns={[TEXTS.job, TEXTS.reason, TEXTS.when, TEXTS.action]}>
        {failed.map(({ id, job, error, failedAt }) => (
          <Table.Tr key={id}>
            <Table.Td>{job}</Table.Td>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{error ?? TEXTS.noReason}</Table.Td>
            <Table.Td>{sinceText(failedAt, Date.now())}</Table.Td>
            <Table.Td>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={TEXTS.retryLabel(job)}
                loading={retry.isPending && retry.variables.id === id}
                onClick={() => retry.mutate({ id })}
              >
                {TEXTS.retry}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </JobTable>
    </>
  );
}

function JobTable({ label, columns, children }: { label: string; columns: string[]; children: ReactNode }) {
  return (
    <ScrollArea viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }} mt="sm">
      <Table miw={520} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
