import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListingState } from '../lib/listing-state.ts';
import classes from './card-list.module.css';
import { CARD_TEXTS } from './card-list.texts.ts';
import { EmptyState, FailedState } from './list-states.tsx';
import { UI_TEXTS } from './ui.texts.ts';

type Props<Item, Filter extends string> = {
  query: UseQueryResult<{ items: Item[]; total: number; pageLimit: number }>;
  state: ListingState<Filter>;
  onChange: (state: ListingState<Filter>) => void;
  /** The chips, in their order. */
  filters: readonly { value: Filter; label: string }[];
  label: string;
  failed: string;
  count: (total: number) => string;
  empty: ReactNode;
  children: (item: Item) => ReactNode;
};

/** Cards page by page: chips, direction, Prev and Next, all of it in the address. */
export function CardList<Item, Filter extends string>(props: Props<Item, Filter>) {
  const { query, state, onChange, filters, label } = props;
  return (
    <section aria-label={label} aria-busy={query.isPending || query.isPlaceholderData}>
      <Group justify="space-between" gap="xs" className={classes['head'] ?? ''}>
        <Group gap={6} role="group" aria-label={CARD_TEXTS.filter}>
          {filters.map(({ value, label: name }) => (
            <Button
              key={value}
              size="compact-sm"
              radius="xl"
              variant={state.filter === value ? 'filled' : 'default'}
              aria-pressed={state.filter === value}
              onClick={() => onChange({ ...state, filter: value, page: 1 })}
            >
              {name}
            </Button>
          ))}
        </Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowsSort size={15} />}
          onClick={() => onChange({ ...state, page: 1, sort: state.sort === 'asc' ? 'desc' : 'asc' })}
        >
          {state.sort === 'asc' ? CARD_TEXTS.oldestFirst : CARD_TEXTS.newestFirst}
        </Button>
      </Group>
      <Cards {...props} />
    </section>
  );
}

function Cards<Item, Filter extends string>({
  query,
  state,
  onChange,
  failed,
  count,
  empty,
  children,
}: Props<Item, Filter>) {
  if (query.isError && !query.data)
    return <FailedState title={failed} error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <Stack gap="md" mt="md">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} h={150} />
        ))}
      </Stack>
    );
  const { items, total, pageLimit } = query.data;
  if (total === 0) return empty;
  const pages = Math.ceil(total / pageLimit);
  if (items.length === 0)
    return (
      <EmptyState title={UI_TEXTS.noSuchPage} text={CARD_TEXTS.pageOf(pages, pages)}>
        <Button variant="default" onClick={() => onChange({ ...state, page: pages })}>
          {UI_TEXTS.lastPage}
        </Button>
      </EmptyState>
    );
  const go = (page: number) => {
    onChange({ ...state, page });
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <Text size="sm" c="dimmed" role="status" my="xs">
        {count(total)}
      </Text>
      <ul className={classes['list']}>{items.map(children)}</ul>
      {pages > 1 && (
        <Group component="nav" aria-label={UI_TEXTS.pages} justify="space-between" py="md">
          <Button variant="default" disabled={state.page <= 1} onClick={() => go(state.page - 1)}>
            {CARD_TEXTS.previous}
          </Button>
          <Text size="sm" c="dimmed">
            {CARD_TEXTS.pageOf(state.page, pages)}
          </Text>
          <Button variant="default" disabled={state.page >= pages} onClick={() => go(state.page + 1)}>
            {CARD_TEXTS.next}
          </Button>
        </Group>
      )}
    </>
  );
}
