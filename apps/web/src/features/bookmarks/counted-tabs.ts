import type { BookmarkCounts } from '@groundwork/contract/bookmarks';
import type { EngineInfo } from '@groundwork/contract/engines';
import { byTab } from '../../lib/engines.queries.ts';
import type { Category, LibraryState } from '../../lib/library-state.ts';

export type CountedEngine = EngineInfo & { bookmarks: number };
export interface CountedTab {
  tab: Category;
  label: string;
  count: number;
  engines: CountedEngine[];
}

/** The main tabs with their data sets and how many bookmarks each has. */
export const countedTabs = (engines: EngineInfo[], { engines: counts, categories }: BookmarkCounts): CountedTab[] =>
  byTab(engines).map(({ tab, label, engines: own }) => ({
    tab,
    label,
    count: categories.find(({ category }) => category === tab)?.count ?? 0,
    engines: own.map((engine) => ({
      ...engine,
      bookmarks: counts.find(({ searchEngine }) => searchEngine === engine.id)?.count ?? 0,
    })),
  }));

/** The tab in the address; else the first that has bookmarks. The data set is null where none of the tab has any. */
export function pickTab(tabs: CountedTab[], { category, engine }: Pick<LibraryState, 'category' | 'engine'>) {
  const tab = tabs.find((each) => each.tab === category) ?? tabs.find(({ count }) => count > 0) ?? tabs[0]!;
  const own = tab.engines.filter(({ bookmarks }) => bookmarks > 0);
  return { tab, engine: own.find(({ id }) => id === engine) ?? own[0] ?? null };
}
