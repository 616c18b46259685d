import type { SortValue } from '@groundwork/contract/project-history';
import { firstOf, type UrlParams } from './url-search.ts';

/** Page and direction of a list, kept in its address. */
export interface PagedState {
  page: number;
  sort: SortValue;
}

/** Reads an address that anyone may have written: what is not understood falls back to its default. */
export function readPagedState(params: Record<string, unknown>, usual: SortValue): PagedState {
  const page = Number(firstOf(params['page']));
  const sort = firstOf(params['sort']);
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    sort: sort === 'asc' || sort === 'desc' ? sort : usual,
  };
}

export const pagedParams = ({ page, sort }: PagedState, usual: SortValue): UrlParams => ({
  ...(page > 1 && { page: String(page) }),
  ...(sort !== usual && { sort }),
});
