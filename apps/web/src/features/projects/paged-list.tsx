import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PagedState } from '../../lib/paged-state.ts';
import { EmptyState, FailedState } from '../../ui/list-states.tsx';
import { Pager } from '../../ui/pager.tsx';
import classes from './paged-list.module.css';
import { SCREEN_TEXTS } from './project-screen.texts.ts';

type Props<Item> = {
  query: UseQueryResult<{ items: Item[]; total: number; pageLimit: number }>;
  state: PagedState;
  onChange: (state: PagedState) => void;
  label: string;
  texts: { failed: string; count: (total: number) => string; asc: string; desc: string };
  empty: ReactNode;
  children: (item: Item) => ReactNode;
};

/** A list of a project, page by page, in either direction. */
export function PagedList<Item>({ query, state, onChange, label, texts, empty, children }: Props<Item>) {
  if (query.isError)
    return <FailedState title={texts.failed} error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <Stack gap="xs" role="img" aria-label={SCREEN_TEXTS.loading}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} h={44} />
        ))}
      </Stack>
    );
  const { items, total, pageLimit } = query.data;
  if (total === 0) return empty;
  const pages = Math.ceil(total / pageLimit);
  if (items.length === 0)
    return (
      <EmptyState title={SCREEN_TEXTS.noSuchPage} text={SCREEN_TEXTS.pagesInAll(pages)}>
        <Button variant="default" onClick={() => onChange({ ...state, page: pages })}>
          {SCREEN_TEXTS.lastPage}
        </Button>
      </EmptyState>
    );
  return (
    <section aria-label={label} aria-busy={query.isPlaceholderData}>
      <Group justify="space-between" gap="xs" className={classes['head'] ?? ''}>
        <Text role="status" fw={600}>
          {texts.count(total)}
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowsSort size={15} />}
          onClick={() => onChange({ page: 1, sort: state.sort === 'asc' ? 'desc' : 'asc' })}
        >
          {texts[state.sort]}
        </Button>
      </Group>
      <ul className={classes['list']}>{items.map(children)}</ul>
      {pages > 1 && <Pager page={state.page} pages={pages} onPage={(page) => onChange({ ...state, page })} />}
    </section>
  );
}
