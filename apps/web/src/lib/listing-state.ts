import { differing, withDefaults } from './defaults.ts';
import type { UrlParams } from './url-search.ts';

/** Page, filter and direction of a list of cards, kept in its address. */
export interface ListingState<Filter extends string> {
  page: number;
  filter: Filter | 'all';
  sort: 'asc' | 'desc';
}

const FIRST_STATE = { page: 1, filter: 'all', sort: 'desc' } as const;

type Said<Filter extends string> = { [Name in keyof ListingState<Filter>]: ListingState<Filter>[Name] | undefined };

export const readListingState = <Filter extends string>({ page, filter, sort }: Said<Filter>): ListingState<Filter> =>
  withDefaults<ListingState<Filter>>(FIRST_STATE, { page, filter, sort });

/** New items stand on such a page. */
export const isNewestOfAll = ({ page, filter, sort }: ListingState<string>): boolean =>
  page === FIRST_STATE.page && filter === FIRST_STATE.filter && sort === FIRST_STATE.sort;

export const listingParams = (state: ListingState<string>): UrlParams =>
  differing<ListingState<string>>(state, FIRST_STATE);
