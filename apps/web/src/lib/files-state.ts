import type { Asked } from './addresses.ts';
import { differing, withDefaults } from './defaults.ts';
import type { UrlParams } from './url-search.ts';

/** The state of the library's files, all of it in the address. Without a folder, the first one. */
export interface FilesState {
  folder: string | null;
  sort: NonNullable<Asked<'library'>['sort']>;
  page: number;
  query: string;
  /** The one that is open. */
  file: string | null;
  /** The page of it that is cited, and its words. */
  at: number | null;
  quote: string;
}

const FIRST_STATE: FilesState = { folder: null, sort: 'name-asc', page: 1, query: '', file: null, at: null, quote: '' };

/** Bookmarks have a tab of their own, and addresses with a category lead there. */
export const isBookmarksTab = ({ tab, category }: Asked<'library'>) => tab === 'bookmarks' || category !== undefined;

export const readFilesState = ({ folder, sort, page, query, file, at, quote }: Asked<'library'>): FilesState =>
  withDefaults(FIRST_STATE, { folder, sort, page, query, file, at, quote });

export const filesParams = ({ at, quote, ...state }: Partial<FilesState>): UrlParams =>
  differing({ ...state, ...(state.file && at && { at, quote }) }, FIRST_STATE);
