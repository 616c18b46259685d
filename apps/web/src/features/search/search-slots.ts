import type { EngineInfo } from '@groundwork/contract/engines';
import type { SavedSearch } from '@groundwork/contract/saved-searches';
import type { SearchResult } from '@groundwork/contract/search';
import { createContext, type ReactNode } from 'react';

/** The parts that other features put into the search screen; the page that composes them hands it in. */
export interface SearchSlots {
  /** Beside a result, of those on the page; `about` is the project that only records about it were asked for. */
  rowAction?: (result: SearchResult, page: SearchResult[], about: string | undefined) => ReactNode;
  /** Below a result. */
  rowNote?: (result: SearchResult) => ReactNode;
  /** Below an answer of so few records that others should be looked for elsewhere. */
  whenFew?: (query: string) => ReactNode;
  /** Below what a saved search is told of: how it is looked for elsewhere. */
  savedSearchMore?: (search: SavedSearch) => ReactNode;
  /** In the bar of what is selected. */
  selectionAction?: (engine: EngineInfo, ids: string[]) => ReactNode;
}

export const SearchSlots = createContext<SearchSlots>({});
