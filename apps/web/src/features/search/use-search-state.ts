import { useNavigate, useSearch as useUrlParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ALL_ENGINES } from '../../lib/addresses.ts';
import {
  aboutOf,
  emptySearch,
  facetsAbout,
  facetsOfSample,
  isOfSample,
  overviewParams,
  readSearchState,
  type SearchState,
  scopeOf,
  searchParams,
} from '../../lib/search-state.ts';

/** The search of the address, and ways to change it. Every change goes through the address, so Back undoes it. */
export function useSearchState() {
  const params = useUrlParams({ from: '/_app/search' });
  const navigate = useNavigate();
  const state = useMemo(() => readSearchState(params), [params]);
  const isAll = params.engine === ALL_ENGINES;
  /** Whatever changes what is found starts at the first page again. */
  const change = (changes: Partial<SearchState>) =>
    void navigate({
      to: '/search',
      search: isAll ? overviewParams({ ...state, ...changes }) : searchParams({ ...state, page: 1, ...changes }),
      resetScroll: false,
    });
  return {
    state,
    /** One question to all data sets. */
    isAll,
    /** False for an address that names no data set. */
    hasEngine: params.engine !== undefined && !isAll,
    change,
    toggleFacet(field: string, value: string) {
      const chosen = state.facets[field] ?? [];
      const values = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
      change({ facets: { ...state.facets, [field]: values } });
    },
    clearFilters: () => change({ facets: {}, date: {}, amount: {}, seen: {} }),
    goToPage: (page: number) =>
      void navigate({ to: '/search', search: searchParams({ ...state, page }), resetScroll: true }),
  };
}

export type SearchControl = ReturnType<typeof useSearchState>;

/** The same words about the same project in another data set: other filters and sort are a data set's own. */
export const inEngine = (state: SearchState, engine: SearchState['engine']) => {
  const { query, mode, view, limit } = state;
  const facets = facetsAbout(facetsOfSample({}, isOfSample(state)), aboutOf(state), scopeOf(state));
  return searchParams({ ...emptySearch(engine), query, mode, view, limit, facets });
};
