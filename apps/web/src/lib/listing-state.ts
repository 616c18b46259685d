import { readPagedState } from './paged-state.ts';
import { firstOf, type UrlParams } from './url-search.ts';

/** Page, filter and direction of a list of cards, kept in its address. */
export interface ListingState<Filter extends string> {
  page: number;
  filter: Filter;
  sort: 'asc' | 'desc';
}

const USUAL_SORT = 'desc';

/** Reads an address that anyone may have written. The first of the filters is the usual one. */
export function readListingState<Filter extends string>(
  params: Record<string, unknown>,
  filters: readonly [Filter, ...Filter[]],
): ListingState<Filter> {
  const filter = firstOf(params['filter']);
  return {
    ...readPagedState(params, USUAL_SORT),
    filter: filters.find((each) => each === filter) ?? filters[0],
  };
}

export const listingParams = <Filter extends string>(
  { page, filter, sort }: ListingState<Filter>,
  usual: Filter,
): UrlParams => ({
  ...(page > 1 && { page: String(page) }),
  ...(filter !== usual && { filter }),
  ...(sort !== USUAL_SORT && { sort }),
});
