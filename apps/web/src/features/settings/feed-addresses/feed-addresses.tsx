import type { FeedAddress } from '@groundwork/contract/feed-addresses';
import { Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-errors.ts';
import { sinceText } from '../../../lib/since-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FailedState } from '../../../ui/list-states.tsx';
import { SecretAddress } from '../../../ui/secret-address.tsx';
import classes from '../section.module.css';
import { FEED_ADDRESS_TEXTS as TEXTS } from './feed-addresses.texts.ts';

const options = api.feedAddresses.list.queryOptions();
const CALENDAR = 'calendar';
const onError = (error: unknown) => notifications.show({ color: 'red', message: messageOf(error) });

export function FeedAddresses() {
  const addresses = useQuery(options);
  if (addresses.isPending) return <Skeleton h={96} role="img" aria-label={TEXTS.loading} />;
  if (addresses.isError)
    return <FailedState title={TEXTS.failed} error={addresses.error} onRetry={() => void addresses.refetch()} />;
  const { items } = addresses.data;
  return (
    <>
      {items.length === 0 ? (
        <Text c="dimmed">{TEXTS.empty}</Text>
      ) : (
        <ul className={classes['list']}>
          {items.map((item) => (
            <AddressRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      <NewAddress items={items} />
    </>
  );
}

const titleOf = ({ kind, title }: FeedAddress) => (kind === 'calendar' ? TEXTS.calendarTitle : title);

function NewAddress({ items }: { items: FeedAddress[] }) {
  const queryClient = useQueryClient();
  const searches = useQuery(api.savedSearches.list.queryOptions());
  const [what, setWhat] = useState(CALENDAR);
  const create = useMutation(
    api.feedAddresses.create.mutationOptions({
      onError,
      onSettled: () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
    }),
  );
  const data = [
    { value: CALENDAR, label: `${TEXTS.kinds.calendar}: ${TEXTS.calendarTitle}` },
    ...(searches.data?.items ?? []).map(({ id, name }) => ({ value: id, label: `${TEXTS.kinds.search}: ${name}` })),
  ];
  const isThere = items.some(({ targetId }) => (targetId ?? CALENDAR) === what);
  return (
    <Stack gap="sm" mt="md">
      <Group align="flex-end" gap="sm">
        <Select
          label={TEXTS.what}
          data={data}
          value={what}
          allowDeselect={false}
          style={{ flex: '1 1 220px' }}
          onChange={(value) => {
            if (!value) return;
            setWhat(value);
            create.reset();
          }}
        />
        <Button
          variant="default"
          loading={create.isPending}
          onClick={() => create.mutate(what === CALENDAR ? { kind: 'calendar' } : { kind: 'search', targetId: what })}
        >
          {TEXTS.create}
        </Button>
      </Group>
      {isThere && !create.data && (
        <Text size="sm" c="dimmed">
          {TEXTS.madeAlready}
        </Text>
      )}
      {create.data && <SecretAddress url={create.data.url} />}
    </Stack>
  );
}

function AddressRow({ item }: { item: FeedAddress }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation(
    api.feedAddresses.revoke.mutationOptions({
      onSuccess: () => notifications.show({ message: TEXTS.revoked }),
      onError,
      onSettled: () => {
        setAsking(false);
        return queryClient.invalidateQueries({ queryKey: options.queryKey });
      },
    }),
  );
  const read = item.readAt ? TEXTS.read(sinceText(item.readAt, Date.now())) : TEXTS.unread;
  return (
    <li>
      <div className={classes['what']}>
        <Text fw={560}>{titleOf(item)}</Text>
        <Text size="sm" c="dimmed">
          {`${TEXTS.kinds[item.kind]} · ${read}`}
        </Text>
      </div>
      <Button variant="default" size="xs" aria-label={TEXTS.revokeLabel(titleOf(item))} onClick={() => setAsking(true)}>
        {TEXTS.revoke}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={TEXTS.revokeTitle}
        text={TEXTS.revokeText}
        confirmLabel={TEXTS.revoke}
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate({ id: item.id })}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
