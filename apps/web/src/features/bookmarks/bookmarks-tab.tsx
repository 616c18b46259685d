import type { EngineInfo } from '@groundwork/contract/engines';
import type { Project } from '@groundwork/contract/projects';
import { Group, Skeleton, Text, Title } from '@mantine/core';
import { useEngines } from '../../lib/engines.queries.ts';
import type { LibraryState } from '../../lib/library-state.ts';
import { usePlan } from '../../session/permissions.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { EmptyState, FailedState } from '../../ui/list-states.tsx';
import { BookmarkList } from './bookmark-list.tsx';
import { BookmarkTabs } from './bookmark-tabs.tsx';
import { useBookmarkCounts } from './bookmarks.queries.ts';
import { BOOKMARKS_TEXTS } from './bookmarks.texts.ts';
import { type CountedTab, countedTabs, pickTab } from './counted-tabs.ts';
import { ExportBookmarks } from './export-bookmarks.tsx';
import { refusalOf } from './refusal.ts';

type Props = { project: Project; state: LibraryState; onPage: (page: number) => void };

/** A project's bookmarks, by main tab and data set. */
export function BookmarksTab({ project, state, onPage }: Props) {
  const engines = useEngines();
  const counts = useBookmarkCounts(project.id);
  const plan = usePlan();
  const failed = [engines, counts].find(({ isError }) => isError);
  if (failed)
    return <FailedState title={BOOKMARKS_TEXTS.failed} error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!engines.data || !counts.data) return <Skeleton h={320} role="img" aria-label={BOOKMARKS_TEXTS.loading} />;
  const tabs = countedTabs(engines.data.engines, counts.data);
  const { tab, engine } = pickTab(tabs, state);
  const locked = refusalOf(plan, true, true);
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Title order={2}>{BOOKMARKS_TEXTS.bookmarks}</Title>
        {counts.data.total > 0 && (
          <ExportBookmarks label={BOOKMARKS_TEXTS.exportAll} what={{ projectId: project.id }} />
        )}
      </Group>
      {counts.data.total === 0 ? (
        <EmptyState
          title={BOOKMARKS_TEXTS.empty}
          text={locked ? BOOKMARKS_TEXTS.lockedText(locked.text) : BOOKMARKS_TEXTS.emptyText}
        >
          <ButtonLink to="/search" variant="default" mt="xs">
            {BOOKMARKS_TEXTS.goToTheSearch}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <BookmarkTabs tabs={tabs} current={tab} engine={engine} />
          {engine ? (
            <BookmarkList key={engine.id} project={project} engine={engine} page={state.page} onPage={onPage} />
          ) : (
            <EmptyTab tab={tab} />
          )}
        </>
      )}
    </>
  );
}

function EmptyTab({ tab }: { tab: CountedTab }) {
  return (
    <Text c="dimmed" py="xl" ta="center">
      {BOOKMARKS_TEXTS.noneOf(tab.engines.map(({ label }: EngineInfo) => label))}
    </Text>
  );
}
