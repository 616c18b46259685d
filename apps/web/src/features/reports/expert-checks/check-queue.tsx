import type { ExpertCheck } from '@groundwork/contract/expert-checks';
import { formatDate } from '@groundwork/contract/format';
import { PAGE_LIMIT_DEFAULT } from '@groundwork/contract/limits';
import { Badge, Button, Pagination, ScrollArea, Skeleton, Table, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState, FailedState } from '../../../ui/list-states.tsx';
import { useCheckActions, useCheckQueue } from './expert-checks.queries.ts';
import { EXPERT_CHECKS_TEXTS } from './expert-checks.texts.ts';

/** For the service: what waits to be checked, longest first, and what was checked. */
export function CheckQueue() {
  const [page, setPage] = useState(1);
  const { data, isPending, error, refetch } = useCheckQueue(page);
  return (
    <section aria-labelledby="check-queue">
      <Title order={2} mt="xl" id="check-queue">
        {EXPERT_CHECKS_TEXTS.queue}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {EXPERT_CHECKS_TEXTS.queueText}
      </Text>
      {isPending && <Skeleton h={120} role="img" aria-label={EXPERT_CHECKS_TEXTS.loading} />}
      {error && <FailedState title={EXPERT_CHECKS_TEXTS.failed} error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <EmptyState title={EXPERT_CHECKS_TEXTS.empty} text={EXPERT_CHECKS_TEXTS.emptyText} />}
      {data && data.total > 0 && (
        <ScrollArea viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': EXPERT_CHECKS_TEXTS.queue }}>
          <Table miw={760} verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{EXPERT_CHECKS_TEXTS.report}</Table.Th>
                <Table.Th>{EXPERT_CHECKS_TEXTS.state}</Table.Th>
                <Table.Th>{EXPERT_CHECKS_TEXTS.requester}</Table.Th>
                <Table.Th>{EXPERT_CHECKS_TEXTS.asked}</Table.Th>
                <Table.Th>{EXPERT_CHECKS_TEXTS.action}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.items.map((check) => (
                <CheckRow key={check.id} check={check} />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea>
      )}
      {data && data.total > PAGE_LIMIT_DEFAULT && (
        <Pagination mt="md" value={page} onChange={setPage} total={Math.ceil(data.total / PAGE_LIMIT_DEFAULT)} />
      )}
    </section>
  );
}

function CheckRow({ check }: { check: ExpertCheck }) {
  const { take } = useCheckActions();
  const navigate = useNavigate();
  const { id, state, reportTitle, note, requester, askedAt, isMine } = check;
  const open = () => navigate({ to: '/service-admin/checks/$id', params: { id } });
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {reportTitle}
        {note && (
          <Text size="sm" c="dimmed" lineClamp={3}>
            {EXPERT_CHECKS_TEXTS.askedFor(note)}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Badge variant="light" color="gray" tt="none" style={{ overflow: 'visible', flexShrink: 0 }}>
          {EXPERT_CHECKS_TEXTS.states[state]}
        </Badge>
      </Table.Td>
      <Table.Td>{requester}</Table.Td>
      <Table.Td>{formatDate(askedAt)}</Table.Td>
      <Table.Td>
        {state === 'asked' && (
          <Button
            size="compact-sm"
            aria-label={EXPERT_CHECKS_TEXTS.takeLabel(reportTitle)}
            loading={take.isPending}
            onClick={() => take.mutate({ id }, { onSuccess: () => void open() })}
          >
            {EXPERT_CHECKS_TEXTS.take}
          </Button>
        )}
        {state === 'reviewing' && isMine && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={EXPERT_CHECKS_TEXTS.openLabel(reportTitle)}
            onClick={() => void open()}
          >
            {EXPERT_CHECKS_TEXTS.open}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
