import { z } from 'zod';
import { Engine, EngineInfo, SortDirection, SortField } from './engines.ts';
import {
  FACET_VALUES_MAX,
  FILTER_VALUES_MAX,
  PAGE_LIMIT_DEFAULT,
  SEARCH_PAGE_MAX,
  SEARCH_QUERY_MAX,
} from './limits.ts';
import { Page, PageLimit } from './pagination.ts';
import { route } from './route.ts';
import { text } from './text.ts';

/** Values of one facet, any of which may hold. */
const FacetFilter = z.array(z.string().max(300)).max(FILTER_VALUES_MAX);
/** Inclusive bounds: dates as `yyyy-mm-dd`, amounts as numbers in the engine's unit. */
const RangeFilter = z.object({
  min: z.union([z.string().max(30), z.number()]).optional(),
  max: z.union([z.string().max(30), z.number()]).optional(),
});
/** By field name: `date`, `amount`, or one of the engine's facets. */
export const SearchFilters = z.record(z.string().max(60), z.union([FacetFilter, RangeFilter]));
export type SearchFilters = z.infer<typeof SearchFilters>;

export const SearchQuery = z.object({
  searchEngine: Engine,
  query: text().max(SEARCH_QUERY_MAX).default(''),
  filters: SearchFilters.default({}),
  sort: SortField.default('relevance'),
  sortDirection: SortDirection.default('desc'),
  page: Page.max(SEARCH_PAGE_MAX).default(1),
  pageLimit: PageLimit.default(PAGE_LIMIT_DEFAULT),
  projectId: z.uuid().optional(),
  mode: z.enum(['keyword', 'semantic', 'hybrid']).optional(),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** Half-open [start, end) offsets in UTF-16 code units into the text that they mark. */
export const Span = z.tuple([z.number().int(), z.number().int()]);
export type Span = z.infer<typeof Span>;

export const SearchResult = z
  .object({
    id: z.string(),
    searchEngine: Engine,
    title: z.string(),
    /** A stretch of the record's text, plain. */
    snippet: z.string(),
    /** Where the query's words stand in `title` and `snippet`. */
    highlights: z.object({ title: z.array(Span), snippet: z.array(Span) }),
    /** `yyyy-mm-dd`, `yyyy-mm` or `yyyy`. */
    date: z.string().nullable(),
    amount: z.number().nullable(),
    url: z.string().nullable(),
    /** What a result row shows beside the title: organisations, place, status … in the engine's order. */
    summary: z.array(z.string()),
    facets: z.record(z.string(), z.array(z.string())),
    score: z.number(),
    isSample: z.boolean(),
    /** Why the source took the record back; null unless it did. */
    withdrawn: z.object({ at: z.string().nullable(), reason: z.string(), isDeleted: z.boolean() }).nullable(),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof SearchResult>;

export const FacetCounts = z.object({
  field: z.string(),
  label: z.string(),
  values: z.array(z.object({ value: z.string(), count: z.number().int() })),
  /** True when the facet has more values than are listed. */
  isCapped: z.boolean(),
});
export type FacetCounts = z.infer<typeof FacetCounts>;

export const SearchAnswer = z
  .object({
    results: z.array(SearchResult),
    total: z.number().int(),
    isTotalCapped: z.boolean(),
    page: z.number().int(),
    pageLimit: z.number().int(),
    facets: z.array(FacetCounts),
    /** When the searched data last changed, ISO 8601 in UTC. */
    asOf: z.string(),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const search = {
  engines: route({
    method: 'GET',
    path: '/search/engines',
    summary: 'The fourteen data sets with their filters and how many records each holds',
    tags: ['Search'],
  }).output(z.object({ engines: z.array(EngineInfo), asOf: z.string() })),
  keyword: route({
    method: 'POST',
    path: '/search/keyword',
    summary: 'Search one data set by words, "phrases", AND OR NOT, parentheses, prefix*, field:value',
    tags: ['Search'],
  })
    .input(SearchQuery)
    .output(SearchAnswer),
  filters: route({
    method: 'POST',
    path: '/search/filters',
    summary: 'Values of one facet that contain the query, with counts under the other filters',
    tags: ['Search'],
  })
    .input(
      z.object({
        searchEngine: Engine,
        field: z.string().max(60),
        query: text().max(200).default(''),
        /** The search that the counts follow. */
        searchQuery: text().max(SEARCH_QUERY_MAX).default(''),
        filters: SearchFilters.default({}),
        limit: z.number().int().min(1).max(FACET_VALUES_MAX).default(20),
      }),
    )
    .output(
      z.object({
        values: z.array(z.object({ value: z.string(), count: z.number().int() })),
        isCapped: z.boolean(),
      }),
    ),
};
