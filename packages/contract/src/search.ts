import { z } from 'zod';
import { Engine, EngineInfo, SortDirection, SortField } from './engines.ts';
import {
  FACET_VALUES_MAX,
  FILTER_VALUES_MAX,
  PAGE_LIMIT_DEFAULT,
  SEARCH_PAGE_MAX,
  SEARCH_QUERY_MAX,
} from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { Page, PageLimit } from './pagination.ts';
import { RecordJudgement } from './relevance.ts';
import { route } from './route.ts';
import { text } from './text.ts';

/** Values of one facet, any of which may hold. */
const FacetFilter = z.array(z.string().max(300)).max(FILTER_VALUES_MAX);
/** Inclusive bounds: dates as `yyyy-mm-dd`, amounts as numbers in the engine's unit. */
const RangeFilter = z.object({
  min: z.union([z.string().max(30), z.number()]).optional(),
  max: z.union([z.string().max(30), z.number()]).optional(),
});
/**
 * Keyed by field: `date`, `amount`, `seen`, or one of the engine's facets. `about` is the id of one of the actor's projects:
 * only records about it, with 'on topic' as a second value only those that are on topic. `records` is ['sample'] for those who
 * look at the sample data beside real records.
 */
export const SearchFilters = z.record(z.string().max(60), z.union([FacetFilter, RangeFilter]));
export type SearchFilters = z.infer<typeof SearchFilters>;
export const RECORDS_FILTER = 'records';

/**
 * keyword: records with the words. semantic: what is close in meaning, however it says it. hybrid: both, in one
 * ranking. Where no vectors are at hand yet, the answer is by keywords and says so (`mode`, `notes`).
 */
export const SearchMode = z.enum(['keyword', 'semantic', 'hybrid']);
export type SearchMode = z.infer<typeof SearchMode>;

export const SearchQuery = z.object({
  searchEngine: Engine,
  query: text().max(SEARCH_QUERY_MAX).default(''),
  filters: SearchFilters.default({}),
  sort: SortField.default('relevance'),
  sortDirection: SortDirection.default('desc'),
  page: Page.max(SEARCH_PAGE_MAX).default(1),
  pageLimit: PageLimit.default(PAGE_LIMIT_DEFAULT),
  /** In whose history the search stands. */
  projectId: z.uuid().optional(),
  mode: SearchMode.optional(),
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
    /** The places of the query's words in `title` and `snippet`. */
    highlights: z.object({ title: z.array(Span), snippet: z.array(Span) }),
    /** `yyyy-mm-dd`, `yyyy-mm` or `yyyy`. */
    date: z.string().nullable(),
    amount: z.number().nullable(),
    /** When it closes, as precise as `date`. */
    closes: z.string().nullable(),
    url: z.string().nullable(),
    /** The first five organisations that the record names. */
    organisations: z.array(z.string()),
    /** 'Golden, CO, United States'. */
    place: z.string().nullable(),
    /** Shown beside the title in a result row: organisations, place, status … in the engine's order. */
    summary: z.array(z.string()),
    facets: z.record(z.string(), z.array(z.string())),
    score: z.number(),
    /** Why it is here: the query's words that it holds, as typed; and whether it is among those nearest in meaning. */
    matched: z.object({ words: z.array(z.string()), isByMeaning: z.boolean() }),
    /** How it was judged, where only records about a project were asked for. */
    judgement: RecordJudgement.nullable(),
    isSample: z.boolean(),
    /** Seen by the members of one’s organization alone. */
    isOwn: z.literal(true).optional(),
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
  /** Counts are not exact: more match than are counted off, or a search service of several shards tells of a part of very many values. */
  isRough: z.literal(true).optional(),
});
export type FacetCounts = z.infer<typeof FacetCounts>;

/** Another search that does find something. */
export const SearchSuggestion = z.object({
  /** spelling: words that are in the catalogue; relaxed: fewer words; filters: without some; engine: another data set. */
  kind: z.enum(['spelling', 'relaxed', 'filters', 'engine']),
  /** 'battery anode', 'Without "Agency"', 'Patents'. */
  label: z.string(),
  /** Set for suggestions that leave filters out. */
  labelSaid: MessageRef.optional(),
  searchEngine: Engine,
  query: z.string(),
  filters: SearchFilters,
  /** The number of records that it finds. */
  total: z.number().int(),
});
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;

export const SearchAnswer = z
  .object({
    /** How it was searched; not as asked only where `notes` says why. */
    mode: SearchMode,
    /** How the query was understood, in the query language; empty when everything matches. */
    understood: z.string(),
    /** Notes for people about this search: a part that was read as words, words left out, a relaxed query. */
    notes: z.array(z.string()),
    /** Which texts they are, one for each. */
    notesSaid: z.array(MessageRef),
    /** True when too few records have all the words, so that those with some of them follow. */
    isRelaxed: z.boolean(),
    /** Best first; only when little was found. */
    suggestions: z.array(SearchSuggestion),
    results: z.array(SearchResult),
    total: z.number().int(),
    /** The part of the total that the query matches word for word; the rest is close in meaning, or has some of the words
     *  (`isRelaxed`). Null where all of it matches. */
    withWords: z.number().int().nullable(),
    isTotalCapped: z.boolean(),
    page: z.number().int(),
    pageLimit: z.number().int(),
    facets: z.array(FacetCounts),
    /** When the searched data last changed, ISO 8601 in UTC. */
    asOf: z.string(),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/**
 * Buckets in ascending order, none left out between the first and the last. Of dates each is a year (min = max = its four
 * digits); of amounts min <= amount < max, bounds at 1, 2 and 5 times powers of ten (0 alone is [0, 1); below 0 mirrored).
 */
export const Histogram = z.object({
  buckets: z.array(z.object({ min: z.string(), max: z.string(), count: z.number().int() })),
  /** Records found that have no such value. */
  without: z.number().int(),
});
export type Histogram = z.infer<typeof Histogram>;

export const HistogramQuery = SearchQuery.pick({ searchEngine: true, query: true, filters: true, mode: true }).extend({
  field: z.enum(['date', 'amount']),
});
export type HistogramQuery = z.infer<typeof HistogramQuery>;

export const search = {
  engines: route({
    method: 'GET',
    path: '/search/engines',
    summary: 'The fourteen data sets with their filters and how many records each holds',
    tags: ['Search'],
  }).output(
    z.object({
      engines: z.array(EngineInfo),
      asOf: z.string(),
      /** One's organization, whose own records are among them, and whether its members import them; without one it is left out. */
      organisation: z.object({ name: z.string(), membersImport: z.boolean() }).optional(),
    }),
  ),
  keyword: route({
    method: 'POST',
    path: '/search/keyword',
    summary: 'Search one data set by words, "phrases", AND OR NOT, parentheses, prefix*, field:value',
    tags: ['Search'],
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(SearchQuery)
    .output(SearchAnswer),
  semantic: route({
    method: 'POST',
    path: '/search/semantic',
    summary: 'Search one data set by meaning: records about the same thing in other words',
    tags: ['Search'],
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(SearchQuery)
    .output(SearchAnswer),
  keywordUsaSpending: route({
    method: 'POST',
    path: '/search/keyword-usa-spending',
    summary: 'Search government spending by words',
    tags: ['Search'],
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(SearchQuery.omit({ searchEngine: true }))
    .output(SearchAnswer),
  filters: route({
    method: 'POST',
    path: '/search/filters',
    summary: 'Values of one facet that contain the query, with counts under the other filters',
    tags: ['Search'],
    errors: ['NOT_FOUND'],
  })
    .input(
      z.object({
        searchEngine: Engine,
        field: z.string().max(60),
        query: text().max(200).default(''),
        /** The search that the counts follow. */
        searchQuery: text().max(SEARCH_QUERY_MAX).default(''),
        filters: SearchFilters.default({}),
        mode: SearchMode.optional(),
        limit: z.number().int().min(1).max(FACET_VALUES_MAX).default(20),
      }),
    )
    .output(
      z.object({
        values: z.array(z.object({ value: z.string(), count: z.number().int() })),
        isCapped: z.boolean(),
        isRough: z.literal(true).optional(),
      }),
    ),
  histogram: route({
    method: 'POST',
    path: '/search/histogram',
    summary: 'How the dates or amounts of what a search finds are spread, under the other filters',
    tags: ['Search'],
    errors: ['NOT_FOUND'],
  })
    .input(HistogramQuery)
    .output(Histogram),
};
