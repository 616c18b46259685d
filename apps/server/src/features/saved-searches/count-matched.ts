import type { Engine } from '@groundwork/contract/engines';
import type { SearchFilters } from '@groundwork/contract/search';
import { searchAddress } from '@groundwork/contract/search-address';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex, Selection } from '../../catalogue/index/index.port.ts';
import type { SearchReader } from '../search/search.service.ts';

export interface Watched {
  /** The owner of the search. */
  userId: string;
  searchEngine: Engine;
  query: string;
  filters: SearchFilters;
}

export interface AlertMatcher {
  engineOf(engine: Engine): EngineDeclaration;
  /** The catalogue as the search's owner sees it. */
  catalogueOf(who: Pick<Watched, 'userId'>): Promise<Pick<CatalogueIndex, 'aggregate'>>;
  readSearch: SearchReader;
}

/**
 * An alert watches what matches the words, in every mode. By meaning some records are always the nearest, however
 * little they have to do with the search; an alert on them would fire with every import.
 */
export async function alertSelection(
  { engineOf, readSearch }: Pick<AlertMatcher, 'engineOf' | 'readSearch'>,
  { userId, searchEngine, query, filters }: Watched,
  more: SearchFilters = {},
): Promise<Selection> {
  const asked = {
    who: { userId },
    isLenient: true as const,
    query,
    filters: { ...filters, ...more },
    mode: 'keyword' as const,
  };
  const { selection } = await readSearch(engineOf(searchEngine), asked);
  return { ...selection, relaxTo: null };
}

export async function countMatches(matcher: AlertMatcher, watched: Watched, more?: SearchFilters): Promise<number> {
  const selection = await alertSelection(matcher, watched, more);
  const index = await matcher.catalogueOf(watched);
  const [all] = await index.aggregate({ ...selection, by: { type: 'all' } });
  return all?.count ?? 0;
}

/** A path of the web client: a search there shows just these records. */
export const alertAddress = (
  { searchEngine, query, filters }: Pick<Watched, 'searchEngine' | 'query' | 'filters'>,
  engine: Pick<EngineDeclaration, 'date'>,
  stored: SearchFilters,
): string =>
  searchAddress('', {
    searchEngine,
    query,
    filters: { ...filters, ...stored },
    mode: 'keyword',
    ...(engine.date && { sort: 'date' as const }),
  });

/** Records first stored after one moment, up to another. When that was is known to the second. */
export const storedBetween = (after: Date, until?: Date) => ({
  seen: { min: secondOf(after, 1), ...(until && { max: secondOf(until, 0) }) },
});

const secondOf = (moment: Date, later: number) =>
  new Date((Math.floor(moment.getTime() / 1000) + later) * 1000).toISOString();
