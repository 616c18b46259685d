import { formatCount, inSentence } from '@groundwork/contract/format';
import type { Project } from '@groundwork/contract/projects';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { whyReadOnly } from '../../session/why-read-only.ts';
import { EmptyState, FailedState } from '../../ui/list-states.tsx';
import { Pager } from '../../ui/pager.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import classes from './bookmark-list.module.css';
import { BookmarkRow } from './bookmark-row.tsx';
import { useBookmarks } from './bookmarks.queries.ts';
import { BOOKMARKS_TEXTS } from './bookmarks.texts.ts';
import type { CountedEngine } from './counted-tabs.ts';
import { ExportBookmarks } from './export-bookmarks.tsx';

const PAGE_LIMIT = 25;

type Props = { project: Project; engine: CountedEngine; page: number; onPage: (page: number) => void };

/** The bookmarks of one data set, newest first. */
export function BookmarkList({ project, engine, page, onPage }: Props) {
  const bookmarks = useBookmarks(project.id, engine.id, page, PAGE_LIMIT);
  if (bookmarks.isError)
    return (
      <FailedState title={BOOKMARKS_TEXTS.failed} error={bookmarks.error} onRetry={() => void bookmarks.refetch()} />
    );
  if (!bookmarks.data)
    return (
      <Stack gap="md" pt="md" role="img" aria-label={BOOKMARKS_TEXTS.loading}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} h={64} />
        ))}
      </Stack>
    );
  const { items, total } = bookmarks.data;
  const pages = Math.max(1, Math.ceil(total / PAGE_LIMIT));
  if (items.length === 0)
    return (
      <EmptyState title={UI_TEXTS.noSuchPage} text={BOOKMARKS_TEXTS.pagesInAll(pages)}>
        <Button variant="default" onClick={() => onPage(pages)}>
          {UI_TEXTS.lastPage}
        </Button>
      </EmptyState>
    );
  return (
    <section aria-label={BOOKMARKS_TEXTS.bookmarksOf(engine.label)} aria-busy={bookmarks.isPlaceholderData}>
      <Group justify="space-between" gap="xs" className={classes['head'] ?? ''}>
        <Text role="status" fw={600}>
          {formatCount(total, engine.singular, inSentence(engine.label))}
        </Text>
        <ExportBookmarks
          label={BOOKMARKS_TEXTS.exportOf(engine.label)}
          what={{ projectId: project.id, searchEngine: engine.id }}
        />
      </Group>
      <ul className={classes['list']}>
        {items.map((bookmark) => (
          <BookmarkRow key={bookmark.id} bookmark={bookmark} engine={engine} readOnly={whyReadOnly(project)} />
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} onPage={onPage} />}
    </section>
  );
}
