import { SCOPE_DEFAULT, SCOPES } from '@groundwork/contract/relevance.names';
import { endsOf, writeRange } from './address.ts';
import { ALL_ENGINES, type Asked, FACET_PREFIX } from './addresses.ts';
import { differing, withDefaults } from './defaults.ts';
import type { EngineId } from './engine-id.ts';
import type { UrlParams } from './url-search.ts';

type Address = Asked<'search'>;

export type { EngineId };
export type SortBy = NonNullable<Address['sort']>;
export type Mode = NonNullable<Address['mode']>;
export type View = 'list' | 'table';
export type Range = { min?: string; max?: string };

/** The state of the search screen, all of it in the address. */
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

/** Stands among the facets, and is none of them: every data set has it. */
const ABOUT = 'about';
/** The same, for those who look at the sample data beside real records. */
const RECORDS = 'records';
const SAMPLE = 'sample';
export type ScopeName = (typeof SCOPES)[number];

type Plain = Omit<SearchState, 'engine' | 'facets' | 'date' | 'amount' | 'seen'>;
const USUAL: Plain = {
  query: '',
  mode: 'hybrid',
  view: 'list',
  sort: 'relevance',
  direction: 'desc',
  page: 1,
  limit: 10,
};

export const emptySearch = (engine: EngineId = 'companies'): SearchState => ({
  ...USUAL,
  engine,
  facets: {},
  date: {},
  amount: {},
  seen: {},
});

export function readSearchState({ engine, date, amount, seen, ...params }: Address): SearchState {
  // The router leaves others in, that are none of ours.
  const { query, mode, view, sort, direction, page, limit } = params;
  const facets = Object.entries(params as object as Record<string, string[]>)
    .filter(([name, values]) => name.startsWith(FACET_PREFIX) && name !== FACET_PREFIX && values.length > 0)
    .map(([name, values]) => [name.slice(FACET_PREFIX.length), values]);
  return {
    ...withDefaults<Plain>(USUAL, { query, mode, view, sort, direction, page, limit }),
    engine: engine && engine !== ALL_ENGINES ? engine : 'companies',
    facets: Object.fromEntries(facets),
    date: readRange(date),
    amount: readRange(amount),
    seen: readRange(seen),
  };
}

/** The parameters of an address; what is at its default is left out. */
export function searchParams(state: Partial<SearchState> & { engine: EngineId }): UrlParams {
  const { engine, facets = {}, date, amount, seen, ...plain } = state;
  const filters = [
    ...Object.entries(facets).map(([field, values]) => [FACET_PREFIX + field, values] as const),
    ...Object.entries({ date, amount, seen }).map(([name, ends]) => [name, writeRange(ends?.min, ends?.max)] as const),
  ];
  return {
    engine,
    ...differing<Partial<Plain>>(plain, USUAL),
    ...Object.fromEntries(filters.filter(([, value]) => value?.length)),
  };
}

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
  for (const [field, filter] of Object.entries(filters)) if (Array.isArray(filter)) facets[field] = filter;
  const { date, amount, seen } = filters;
  const ranges = { date: boundsOf(date), amount: boundsOf(amount), seen: boundsOf(seen) };
  return searchParams({ ...view, engine: searchEngine, query, facets, ...ranges });
}

/** The search behind a figure of a report: figures count what has the words. */
export const figureSearch = (query: ApiSearch) => addressOf(query, { mode: 'keyword' });

export const hasBound = ({ min, max }: Range) => Boolean(min || max);

export const filterCount = ({ facets, date, amount, seen }: SearchState) =>
  // A project and the scope that is looked at are one filter.
  Object.entries(facets).reduce((sum, [field, values]) => sum + (field === ABOUT ? 1 : values.length), 0) +
  Number(hasBound(date)) +
  Number(hasBound(amount)) +
  Number(hasBound(seen));

/** The project whose records alone are asked for, and how much of what belongs to it. */
export const aboutOf = ({ facets }: Pick<SearchState, 'facets'>): string | undefined => facets[ABOUT]?.[0];
export const scopeOf = ({ facets }: Pick<SearchState, 'facets'>): ScopeName =>
  SCOPES.find((scope) => scope === facets[ABOUT]?.[1]) ?? SCOPE_DEFAULT;

/** Whether that is all that is asked. */
export const isOnlyAbout = (state: SearchState) =>
  aboutOf(state) !== undefined &&
  state.query.trim() === '' &&
  filterCount(state) === filterCount({ ...state, facets: { [ABOUT]: state.facets[ABOUT]! } });

/** The facets with a project's records only, of a scope; undefined takes that away. */
export function facetsAbout(
  facets: SearchState['facets'],
  projectId: string | undefined,
  scope: ScopeName = SCOPE_DEFAULT,
) {
  const { [ABOUT]: _before, ...others } = facets;
  return projectId ? { ...others, [ABOUT]: [projectId, scope] } : others;
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

function readRange(text = ''): Range {
  const [min, max] = endsOf(text);
  return { ...(min && { min }), ...(max && { max }) };
}
