import type { SortValue } from '@groundwork/contract/project-history';
import type { Asked } from './addresses.ts';
import { differing, withDefaults } from './defaults.ts';
import type { UrlParams } from './url-search.ts';

/** Page and direction of a list, kept in its address. */
export interface PagedState {
  page: number;
  sort: SortValue;
}

export const readPagedState = ({ page, sort }: Asked<'history'>, usual: SortValue): PagedState =>
  withDefaults({ page: 1, sort: usual }, { page, sort });

export const pagedParams = (state: PagedState, usual: SortValue): UrlParams =>
  differing(state, { page: 1, sort: usual });
