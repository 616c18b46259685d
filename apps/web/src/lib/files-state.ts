import type { FileSort } from '@groundwork/contract/library';
import { FILE_SORTS } from '@groundwork/contract/library.names';
import { EXTRACTED_PAGES_MAX, LIBRARY_FILES_MAX } from '@groundwork/contract/limits';
import { firstOf, type UrlParams } from './url-search.ts';

/** What the files of the library show, all of it in the address. Without a folder, the first one. */
export interface FilesState {
  folder: string | null;
  sort: FileSort;
  page: number;
  query: string;
  /** The one that is open. */
  file: string | null;
  /** The page of it that is cited, and its words. */
  at: number | null;
  quote: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isSort = (text: string): text is FileSort => (FILE_SORTS as readonly string[]).includes(text);

/** Bookmarks have a tab of their own, and addresses with a category lead there. */
export const isBookmarksTab = (params: Record<string, unknown>) =>
  firstOf(params['tab']) === 'bookmarks' || firstOf(params['category']) !== '';

/** Reads an address that anyone may have written: what is not understood falls back to its default. */
export function readFilesState(params: Record<string, unknown>): FilesState {
  const id = (name: string) => (UUID.test(firstOf(params[name])) ? firstOf(params[name]) : null);
  const sort = firstOf(params['sort']);
  const page = Number(firstOf(params['page']));
  return {
    folder: id('folder'),
    sort: isSort(sort) ? sort : 'name-asc',
    page: Number.isInteger(page) && page >= 1 && page <= LIBRARY_FILES_MAX ? page : 1,
    query: firstOf(params['query']),
    file: id('file'),
    at: pageNumber(firstOf(params['at'])),
    quote: firstOf(params['quote']).slice(0, QUOTE_MAX),
  };
}

const QUOTE_MAX = 600;

function pageNumber(text: string): number | null {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= EXTRACTED_PAGES_MAX * 10 ? page : null;
}

export const filesParams = ({
  folder,
  sort = 'name-asc',
  page = 1,
  query,
  file,
  at,
  quote,
}: Partial<FilesState>): UrlParams => ({
  ...(folder && { folder }),
  ...(sort !== 'name-asc' && { sort }),
  ...(page > 1 && { page: String(page) }),
  ...(query && { query }),
  ...(file && { file }),
  ...(file && at && { at: String(at) }),
  ...(file && at && quote && { quote }),
});
