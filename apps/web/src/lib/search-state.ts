import { SEARCH_PAGE_MAX, SEARCH_QUERY_MAX } from '@groundwork/contract/limits';
import { RELEVANCE_GRADES } from '@groundwork/contract/relevance.names';
import { type EngineId, isEngine } from './engine-id.ts';
import { allOf, firstOf, type UrlParams } from './url-search.ts';

export type { EngineId };
export type SortBy = 'relevance' | 'date' | 'amount' | 'closes';
export type Mode = 'keyword' | 'hybrid' | 'semantic';
export type View = 'list' | 'table';
export type Range = { min?: string; max?: string };

/** What the search screen shows, all of it in the address. */
export interface SearchState {
  engine: EngineId;
  query: string;
  mode: Mode;
  view: View;
  facets: Record<string, string[]>;
  date: Range;
  amount: Range;
  /** When records were first stored here: moments, ISO 8601 in UTC. Alerts lead to such searches. */
  seen: Range;
  sort: SortBy;
  direction: 'asc' | 'desc';
  page: number;
  limit: number;
}

export const PAGE_SIZES = [10, 25, 50] as const;
const SORTS: SortBy[] = ['relevance', 'date', 'amount', 'closes'];
export const MODES: Mode[] = ['keyword', 'hybrid', 'semantic'];
/** Facets may bear any name, so theirs are set apart from the other parameters. */
const FACET_PREFIX = 'f.';
const BETWEEN = '..';
/** Stands among the facets, and is none of them: every data set has it. */
const ABOUT = 'about';
/** The same, for those who look at the sample data beside real records. */
const RECORDS = 'records';
const SAMPLE = 'sample';
const [ON_TOPIC] = RELEVANCE_GRADES;

export const emptySearch = (engine: EngineId = 'companies'): SearchState => ({
  engine,
  query: '',
  mode: 'hybrid',
  view: 'list',
  facets: {},
  date: {},
  amount: {},
  seen: {},
  sort: 'relevance',
  direction: 'desc',
  page: 1,
  limit: 10,
});

/** Reads an address that anyone may have written: what is not understood falls back to its default. */
export function readSearchState(params: Record<string, unknown>): SearchState {
  const engine = firstOf(params['engine']);
  const sort = firstOf(params['sort']) as SortBy;
  const mode = firstOf(params['mode']) as Mode;
  const limit = Number(firstOf(params['limit']));
  const facets: Record<string, string[]> = {};
  for (const [key, value] of Object.entries(params)) {
    const values = [...new Set(allOf(value))];
    if (key.startsWith(FACET_PREFIX) && key.length > FACET_PREFIX.length && values.length > 0)
      facets[key.slice(FACET_PREFIX.length)] = values;
  }
  return {
    engine: isEngine(engine) ? engine : 'companies',
    query: firstOf(params['query']).slice(0, SEARCH_QUERY_MAX),
    mode: MODES.includes(mode) ? mode : 'hybrid',
    view: firstOf(params['view']) === 'table' ? 'table' : 'list',
    facets,
    date: readRange(firstOf(params['date']), /^\d{4}(-\d{2}(-\d{2})?)?$/),
    amount: readRange(firstOf(params['amount']), /^-?\d{1,15}(\.\d{1,2})?$/),
    seen: readRange(firstOf(params['seen']), /^\d{4}-\d\d-\d\dT[\d:.]{5,15}Z$/),
    sort: SORTS.includes(sort) ? sort : 'relevance',
    direction: firstOf(params['direction']) === 'asc' ? 'asc' : 'desc',
    page: readPage(firstOf(params['page'])),
    limit: (PAGE_SIZES as readonly number[]).includes(limit) ? limit : 10,
  };
}

/** The parameters of an address; what is at its default is left out. */
export function searchParams(state: Partial<SearchState> & { engine: EngineId }): UrlParams {
  const {
    engine,
    query,
    mode,
    view,
    facets = {},
    date = {},
    amount = {},
    seen = {},
    sort,
    direction,
    page,
    limit,
  } = state;
  return {
    engine,
    ...(query && { query }),
    ...(mode && mode !== 'hybrid' && { mode }),
    ...(view === 'table' && { view }),
    ...Object.fromEntries(
      Object.entries(facets)
        .filter(([, values]) => values.length > 0)
        .map(([field, values]) => [FACET_PREFIX + field, values]),
    ),
    ...writeRange('date', date),
    ...writeRange('amount', amount),
    ...writeRange('seen', seen),
    ...(sort && sort !== 'relevance' && { sort }),
    ...(direction === 'asc' && { direction }),
    ...(page && page > 1 && { page: String(page) }),
    ...(limit && limit !== 10 && { limit: String(limit) }),
  };
}

/** In the place of a data set: all of them at once. */
export const ALL_ENGINES = 'all';

/** The address of a question to all data sets; it has no filters but those that every data set has. */
export function overviewParams({ query, mode, facets = {} }: Partial<SearchState>): UrlParams {
  const shared = { [ABOUT]: facets[ABOUT] ?? [], [RECORDS]: facets[RECORDS] ?? [] };
  return {
    ...searchParams({ ...emptySearch(), query: query ?? '', mode: mode ?? 'hybrid', facets: shared }),
    engine: ALL_ENGINES,
  };
}

/** The filters as the API takes them. */
export function apiFilters({ facets, date, amount, seen }: Pick<SearchState, 'facets' | 'date' | 'amount' | 'seen'>) {
  return {
    ...facets,
    ...(hasBound(date) && { date }),
    ...(hasBound(amount) && { amount }),
    ...(hasBound(seen) && { seen }),
  };
}

type ApiSearch = { searchEngine: EngineId; query: string; filters: Record<string, unknown> };

/** The address of a search as the API takes it. */
export function addressOf({ searchEngine, query, filters }: ApiSearch, view?: Partial<SearchState>) {
  const facets: Record<string, string[]> = {};
  for (const [field, filter] of Object.entries(filters)) if (Array.isArray(filter)) facets[field] = allOf(filter);
  const { date, amount, seen } = filters;
  const ranges = { date: boundsOf(date), amount: boundsOf(amount), seen: boundsOf(seen) };
  return searchParams({ ...view, engine: searchEngine, query, facets, ...ranges });
}

/** The search behind a figure of a report: figures count what has the words. */
export const figureSearch = (query: ApiSearch) => addressOf(query, { mode: 'keyword' });

export const hasBound = ({ min, max }: Range) => Boolean(min || max);

export const filterCount = ({ facets, date, amount, seen }: SearchState) =>
  Object.values(facets).reduce((sum, values) => sum + values.length, 0) +
  Number(hasBound(date)) +
  Number(hasBound(amount)) +
  Number(hasBound(seen));

/** The project that only records about it are asked for, and whether only those on topic are. */
export const aboutOf = ({ facets }: Pick<SearchState, 'facets'>): string | undefined => facets[ABOUT]?.[0];
export const isOnTopicOnly = ({ facets }: Pick<SearchState, 'facets'>) => facets[ABOUT]?.[1] === ON_TOPIC;

/** Whether that is all that is asked. */
export const isOnlyAbout = (state: SearchState) =>
  aboutOf(state) !== undefined &&
  state.query.trim() === '' &&
  filterCount(state) === filterCount({ ...state, facets: { [ABOUT]: state.facets[ABOUT]! } });

/** The facets with records about the project only; undefined takes that away. */
export function facetsAbout(facets: SearchState['facets'], projectId: string | undefined, isOnTopic = false) {
  const { [ABOUT]: _before, ...others } = facets;
  return projectId ? { ...others, [ABOUT]: isOnTopic ? [projectId, ON_TOPIC] : [projectId] } : others;
}

export const isOfSample = ({ facets }: Pick<SearchState, 'facets'>) => facets[RECORDS]?.[0] === SAMPLE;

/** The facets with the sample data alone, or with real records. */
export function facetsOfSample(facets: SearchState['facets'], isWanted: boolean) {
  const { [RECORDS]: _before, ...others } = facets;
  return isWanted ? { ...others, [RECORDS]: [SAMPLE] } : others;
}

function boundsOf(filter: unknown): Range {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return {};
  const { min, max } = filter as { min?: unknown; max?: unknown };
  return { ...(min !== undefined && { min: String(min) }), ...(max !== undefined && { max: String(max) }) };
}

function readRange(text: string, bound: RegExp): Range {
  const at = text.indexOf(BETWEEN);
  if (at < 0) return {};
  const [min, max] = [text.slice(0, at), text.slice(at + BETWEEN.length)];
  return { ...(bound.test(min) && { min }), ...(bound.test(max) && { max }) };
}

const writeRange = (name: string, { min = '', max = '' }: Range): UrlParams =>
  min || max ? { [name]: `${min}${BETWEEN}${max}` } : {};

function readPage(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= SEARCH_PAGE_MAX ? page : 1;
}
