import { MAIN_TABS } from '@groundwork/contract/engines.names';
import { BOOKMARKS_MAX } from '@groundwork/contract/limits';
import { type EngineId, isEngine } from './engine-id.ts';
import { firstOf, type UrlParams } from './url-search.ts';

export type Category = (typeof MAIN_TABS)[number];

/** What the library shows, all of it in the address. Without category and data set, the first that have bookmarks. */
export interface LibraryState {
  category: Category | null;
  engine: EngineId | null;
  page: number;
}

const isCategory = (text: string): text is Category => (MAIN_TABS as readonly string[]).includes(text);

/** Reads an address that anyone may have written: what is not understood falls back to its default. */
export function readLibraryState(params: Record<string, unknown>): LibraryState {
  const category = firstOf(params['category']);
  const engine = firstOf(params['engine']);
  const page = Number(firstOf(params['page']));
  return {
    category: isCategory(category) ? category : null,
    engine: isEngine(engine) ? engine : null,
    page: Number.isInteger(page) && page >= 1 && page <= BOOKMARKS_MAX ? page : 1,
  };
}

export const libraryParams = ({ category, engine, page = 1 }: Partial<LibraryState>): UrlParams => ({
  tab: 'bookmarks',
  ...(category && { category }),
  ...(engine && { engine }),
  ...(page > 1 && { page: String(page) }),
});
