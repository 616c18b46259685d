import { ENGINES, type Engine, type EngineInfo } from '@groundwork/contract/engines';
import { FACET_VALUES_SHOWN } from '@groundwork/contract/limits';
import type { SearchAnswer, SearchFilters, SearchQuery } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex, RefsAnswer } from '../../catalogue/index/index.port.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { presentHit } from './present-hit.ts';
import { selectionOf } from './selection.ts';

type Dependencies = {
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
};

/** What a search finds without the records themselves, and how it was read: what an export needs. */
export type FoundRefs = RefsAnswer & Pick<SearchAnswer, 'mode' | 'understood' | 'notes' | 'asOf'>;

export function searchService({ index, engineOf }: Dependencies) {
  return {
    async engines(): Promise<{ engines: EngineInfo[]; asOf: string }> {
      const [stats, { changedAt }] = await Promise.all([index.stats(), index.version()]);
      const engines = ENGINES.map((id): EngineInfo => {
        const { label, singular, tab, facets, date, amount, isBookmarkable } = engineOf(id);
        const known = stats.find(({ engine }) => engine === id);
        const counts = {
          count: known?.count ?? 0,
          sampleCount: known?.sampleCount ?? 0,
          newest: known?.newest ?? null,
        };
        return { id, label, singular, tab, facets, date, amount, isBookmarkable, ...counts };
      });
      return { engines, asOf: changedAt };
    },

    async keyword(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer> {
      const engine = engineOf(query.searchEngine);
      const answer = await index.search(
        {
          ...selectionOf(engine, query.query, query.filters),
          sort: sortOf(engine, query),
          direction: query.sortDirection,
          offset: (query.page - 1) * query.pageLimit,
          limit: query.pageLimit,
          countFacets: engine.facets.map(({ field }) => field),
          facetLimit: FACET_VALUES_SHOWN,
        },
        signal,
      );
      const { changedAt } = await index.version();
      return {
        mode: 'keyword',
        understood: query.query,
        notes: [],
        isRelaxed: false,
        suggestions: [],
        results: answer.hits.map((hit) => presentHit(hit, engine)),
        total: answer.total,
        isTotalCapped: answer.isTotalCapped,
        page: query.page,
        pageLimit: query.pageLimit,
        facets: engine.facets.map(({ field, label }) => ({
          field,
          label,
          values: answer.facets[field]?.values ?? [],
          isCapped: answer.facets[field]?.isCapped ?? false,
        })),
        asOf: changedAt,
      };
    },

    /** References of the first `limit` records that `keyword` pages through, in its order. */
    async refs(
      query: Omit<SearchQuery, 'page' | 'pageLimit'>,
      limit: number,
      signal?: AbortSignal,
    ): Promise<FoundRefs> {
      const engine = engineOf(query.searchEngine);
      const selection = selectionOf(engine, query.query, query.filters);
      const order = { sort: sortOf(engine, query), direction: query.sortDirection };
      const found = await index.searchRefs({ ...selection, ...order, limit }, signal);
      const { changedAt } = await index.version();
      return { ...found, mode: 'keyword', understood: query.query, notes: [], asOf: changedAt };
    },

    async filters(
      input: {
        searchEngine: Engine;
        field: string;
        query: string;
        searchQuery: string;
        filters: SearchFilters;
        limit: number;
      },
      signal?: AbortSignal,
    ) {
      const engine = engineOf(input.searchEngine);
      if (!engine.facets.some(({ field }) => field === input.field)) {
        const known = engine.facets.map(({ field }) => field).join(', ');
        throw AppError.validation({ field: [`${engine.label} have no filter "${input.field}"; they have ${known}.`] });
      }
      // The counts follow every filter but the field's own.
      const { [input.field]: _own, ...others } = input.filters;
      const selection = selectionOf(engine, input.searchQuery, others);
      return index.facetValues(selection, input.field, input.query, input.limit, signal);
    },
  };
}

export type SearchService = ReturnType<typeof searchService>;

/** Nothing is more relevant than another without words to match: then the newest come first. */
function sortOf(engine: EngineDeclaration, { sort, query }: Pick<SearchQuery, 'sort' | 'query'>) {
  if (sort === 'amount' && !engine.amount)
    throw AppError.validation({ sort: [`${engine.label} have no amount to sort by.`] });
  if (sort === 'date' && !engine.date)
    throw AppError.validation({ sort: [`${engine.label} have no date to sort by.`] });
  return sort === 'relevance' && query.trim() === '' && engine.date ? 'date' : sort;
}
