import { ENGINES, type Engine, type EngineInfo } from '@groundwork/contract/engines';
import { FACET_VALUES_SHOWN } from '@groundwork/contract/limits';
import type { RecordDetail } from '@groundwork/contract/records';
import type { SearchAnswer, SearchFilters, SearchQuery, SearchResult } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex, IndexHit, Selection } from '../../catalogue/index/index.port.ts';
import { parseQuery } from '../../catalogue/query/parse-query.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { furtherSourcesOf } from './further-sources.ts';
import { linksOf } from './record-links.ts';
import { similarTo } from './similar-records.ts';

type Dependencies = {
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  /** Records that an admin told apart from this one. */
  splitFrom?(ref: RecordRef): Promise<RecordRef[]>;
};

export function searchService({ index, engineOf, splitFrom = async () => [] }: Dependencies) {
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

    async record(engineId: Engine, id: string): Promise<RecordDetail> {
      const [record] = await index.get([{ engine: engineId, id }]);
      if (!record) throw new AppError('NOT_FOUND');
      const engine = engineOf(engineId);
      const apart = await splitFrom({ engine: engineId, id });
      const isMoney = (other: CatalogueRecord) => engineOf(other.engine).amount?.unit === 'usd';
      const [links, furtherSources, similar] = await Promise.all([
        linksOf(index, record, { isMoney, splitFrom: apart }),
        furtherSourcesOf(index, record, apart),
        similarTo(index, record),
      ]);
      return presentRecord(record, engine, {
        links,
        furtherSources,
        similar: similar.map((hit) => presentHit(hit, engine)),
      });
    },
  };
}

export type SearchService = ReturnType<typeof searchService>;

/** Filters of unknown fields are refused: silently dropped, they would show more than was asked for. */
function selectionOf(engine: EngineDeclaration, query: string, filters: SearchFilters): Selection {
  const facets: Record<string, string[]> = {};
  const ranges: NonNullable<Selection['ranges']> = {};
  for (const [field, filter] of Object.entries(filters)) {
    if (Array.isArray(filter)) {
      if (!engine.facets.some((facet) => facet.field === field)) throw unknownFilter(engine, field);
      if (filter.length > 0) facets[field] = filter;
    } else if (field === 'date' && engine.date) {
      ranges.date = { ...dateBound('min', filter.min), ...dateBound('max', filter.max) };
    } else if (field === 'amount' && engine.amount) {
      ranges.amount = { ...amountBound('min', filter.min), ...amountBound('max', filter.max) };
    } else throw unknownFilter(engine, field);
  }
  return {
    engines: [engine.id],
    query: parseQuery(
      query,
      engine.facets.map(({ field }) => field),
    ),
    facets,
    ranges,
  };
}

function dateBound(side: 'min' | 'max', value: string | number | undefined) {
  if (value === undefined || value === '') return {};
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(String(value)))
    throw AppError.validation({ [`filters.date.${side}`]: ['A date is written yyyy, yyyy-mm or yyyy-mm-dd.'] });
  return { [side]: String(value) };
}

function amountBound(side: 'min' | 'max', value: string | number | undefined) {
  if (value === undefined || value === '') return {};
  if (!Number.isFinite(Number(value)))
    throw AppError.validation({ [`filters.amount.${side}`]: ['An amount is a number.'] });
  return { [side]: Number(value) };
}

const unknownFilter = (engine: EngineDeclaration, field: string) =>
  AppError.validation({ [`filters.${field}`]: [`${engine.label} have no filter of this name and kind.`] });

/** Nothing is more relevant than another without words to match: then the newest come first. */
function sortOf(engine: EngineDeclaration, { sort, query }: SearchQuery) {
  if (sort === 'amount' && !engine.amount)
    throw AppError.validation({ sort: [`${engine.label} have no amount to sort by.`] });
  if (sort === 'date' && !engine.date)
    throw AppError.validation({ sort: [`${engine.label} have no date to sort by.`] });
  return sort === 'relevance' && query.trim() === '' && engine.date ? 'date' : sort;
}

function presentHit({ record, score, snippet, highlights }: IndexHit, engine: EngineDeclaration): SearchResult {
  return {
    id: record.id,
    searchEngine: record.engine,
    title: record.title,
    snippet,
    highlights,
    date: record.date,
    amount: record.amount,
    url: record.url,
    summary: engine.summary.map((read) => read(record)).filter((text): text is string => Boolean(text)),
    facets: record.facets,
    score,
    isSample: record.source.isSample,
    withdrawn: record.withdrawn ?? null,
  };
}

function presentRecord(
  record: CatalogueRecord,
  engine: EngineDeclaration,
  related: Pick<RecordDetail, 'links' | 'furtherSources' | 'similar'>,
): RecordDetail {
  const { engine: searchEngine, withdrawn = null, ...rest } = record;
  return {
    ...rest,
    searchEngine,
    withdrawn,
    groups: engine.detail.map(({ title, fields }) => ({
      title,
      fields: fields.map(({ label, value }) => ({ label, value: value(record) })),
    })),
    ...related,
    isBookmarkable: engine.isBookmarkable,
  };
}
