import type { EngineInfo } from '@groundwork/contract/engines';
import type { SearchResult } from '@groundwork/contract/search';
import { createContext, type ReactNode } from 'react';

/** What other features put into the search screen; the page that composes them hands it in. */
export interface SearchSlots {
  /** Beside a result, of those on the page. */
  rowAction?: (result: SearchResult, page: SearchResult[]) => ReactNode;
  /** In the bar of what is selected. */
  selectionAction?: (engine: EngineInfo, ids: string[]) => ReactNode;
}

export const SearchSlots = createContext<SearchSlots>({});
