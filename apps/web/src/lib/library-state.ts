import type { MAIN_TABS } from '@groundwork/contract/engines.names';
import type { Asked } from './addresses.ts';
import { differing, withDefaults } from './defaults.ts';
import type { EngineId } from './engine-id.ts';
import type { UrlParams } from './url-search.ts';

export type Category = (typeof MAIN_TABS)[number];

/** The state of the library, all of it in the address. Without category and data set, the first that have bookmarks. */
export interface LibraryState {
  category: Category | null;
  engine: EngineId | null;
  page: number;
}

const FIRST_STATE: LibraryState = { category: null, engine: null, page: 1 };

export const readLibraryState = ({ category, engine, page }: Asked<'library'>): LibraryState =>
  withDefaults(FIRST_STATE, { category, engine, page });

export const libraryParams = (state: Partial<LibraryState>): UrlParams => ({
  tab: 'bookmarks',
  ...differing(state, FIRST_STATE),
});
