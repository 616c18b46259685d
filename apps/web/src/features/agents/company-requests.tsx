import { formatDate } from '@groundwork/contract/format';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import cards from '../../ui/card-list.module.css';
import { EmptyState, FailedState } from '../../ui/list-states.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import classes from './agents.module.css';
import { AGENT_SCREEN_TEXTS as TEXTS } from './agents.texts.ts';

/** For admins: companies that people have asked for. */
export function CompanyRequests() {
  const client = useQueryClient();
  const requests = useQuery(api.agents.companyRequests.queryOptions({ staleTime: 0 }));
  const close = useMutation(
    api.agents.closeCompanyRequest.mutationOptions({
      onSettled: () => client.invalidateQueries({ queryKey: api.agents.companyRequests.key() }),
    }),
  );
  if (requests.isPending) return <Skeleton h={120} mt="md" role="img" aria-label={TEXTS.queue} />;
  if (requests.isError)
    return <FailedState title={TEXTS.queueFailed} error={requests.error} onRetry={() => void requests.refetch()} />;
  if (requests.data.items.length === 0) return <EmptyState title={TEXTS.queueEmpty} text={TEXTS.queueEmptyText} />;
  return (
    <>
      <Text size="sm" c="dimmed" py="md">
        {TEXTS.queueText}
      </Text>
      <ul className={classes['list']} aria-label={TEXTS.queue}>
        {requests.data.items.map(({ id, name, url, by, createdAt }) => (
          <li key={id} className={cards['card']}>
            <Group justify="space-between" gap="sm">
              <div style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                <Text fw={600}>{name}</Text>
                <OutsideLink url={url}>{url}</OutsideLink>
                <Text size="sm" c="dimmed">
                  {[formatDate(createdAt), by && TEXTS.by(by)].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <Button
                variant="default"
                size="xs"
                aria-label={TEXTS.doneOf(name)}
                loading={close.isPending && close.variables.id === id}
                onClick={() => close.mutate({ id })}
              >
                {TEXTS.done}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </>
  );
}
