import type { Api } from '@groundwork/contract/api';

type Calls<Feature extends keyof Api> = `${Feature}.${Extract<keyof Api[Feature], string>}`;
type CallName = { [Feature in keyof Api]: Calls<Feature> }[keyof Api];

/** Calls that only read although they are no GET: what they are asked is too long for an address. */
const READING_CALLS: readonly CallName[] = [
  'bookmarks.marked',
  'liveSearch.wordsOfQuery',
  'reports.plan',
  'savedSearches.preview',
  'search.filters',
  'search.histogram',
  'search.keyword',
  'search.keywordUsaSpending',
  'search.semantic',
  'searchOverview.all',
  'searchOverview.counts',
  'searchOverview.names',
];

const names: ReadonlySet<string> = new Set(READING_CALLS);

/** True of what changes nothing, so that a key which only reads may call it. */
export const isReading = (path: readonly string[], method: string | undefined): boolean =>
  method === 'GET' || names.has(path.join('.'));
