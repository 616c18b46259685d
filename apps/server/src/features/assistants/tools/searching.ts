import { Engine, SortDirection, SortField } from '@groundwork/contract/engines';
import {
  ASSISTANT_RESULTS_MAX,
  PAGE_LIMIT_DEFAULT,
  SEARCH_PAGE_MAX,
  SEARCH_QUERY_MAX,
} from '@groundwork/contract/limits';
import { recordPath } from '@groundwork/contract/paths';
import { FacetCounts, SearchFilters, SearchMode, type SearchResult } from '@groundwork/contract/search';
import { OverviewParty } from '@groundwork/contract/search-overview';
import { z } from 'zod';
import { type Hands, tool } from '../tool.ts';

/** Values of each filter that are told with a search; `list_filter_values` has them all. */
const FILTER_VALUES = 10;

const query = z
  .string()
  .max(SEARCH_QUERY_MAX)
  .describe('Words, "exact phrases", AND OR NOT, parentheses, prefix*, field:value. Empty with filters alone.');
const projectId = z
  .uuid()
  .optional()
  .describe('Id of a project: only records that are about it, judged by the project’s profile.');
const mode = SearchMode.default('hybrid').describe('keyword: the words. semantic: the meaning. hybrid: both.');

export const FoundRecord = z.object({
  searchEngine: Engine,
  id: z.string(),
  title: z.string(),
  snippet: z.string(),
  date: z.string().nullable(),
  amount: z.number().nullable(),
  closes: z.string().nullable(),
  organisations: z.array(z.string()),
  place: z.string().nullable(),
  /** At its source. */
  url: z.string().nullable(),
  /** The page on which people read it here. */
  link: z.string(),
  isSample: z.boolean(),
  withdrawn: z.string().nullable(),
});

export const found = (hands: Pick<Hands, 'appUrl'>, result: SearchResult): z.infer<typeof FoundRecord> => ({
  searchEngine: result.searchEngine,
  id: result.id,
  title: result.title,
  snippet: result.snippet,
  date: result.date,
  amount: result.amount,
  closes: result.closes,
  organisations: result.organisations,
  place: result.place,
  url: result.url,
  link: hands.appUrl + recordPath({ engine: result.searchEngine, id: result.id }),
  isSample: result.isSample,
  withdrawn: result.withdrawn?.reason ?? null,
});

const filtersOf = (project: string | undefined, filters: SearchFilters = {}): SearchFilters =>
  project === undefined ? filters : { ...filters, about: [project] };

export const searching = {
  list_data_sets: tool({
    title: 'Data sets',
    description:
      'The fourteen data sets of public records, what each can be filtered by, and how many records it holds.',
    reads: true,
    input: z.object({}),
    output: z.object({
      asOf: z.string(),
      dataSets: z.array(
        z.object({
          searchEngine: Engine,
          label: z.string(),
          filters: z.array(z.object({ field: z.string(), label: z.string() })),
          date: z.string().nullable(),
          amount: z.object({ label: z.string(), unit: z.enum(['usd', 'count']) }).nullable(),
          closes: z.string().nullable(),
          records: z.number().int(),
          newest: z.string().nullable(),
        }),
      ),
    }),
    async run({ api, signal }) {
      const { engines, asOf } = await api.search.engines(undefined, { signal });
      const dataSets = engines.map(({ id, label, facets, date, amount, closes, count, newest }) => ({
        searchEngine: id,
        label,
        filters: facets,
        date: date?.label ?? null,
        amount,
        closes: closes?.label ?? null,
        records: count,
        newest,
      }));
      return { asOf, dataSets };
    },
  }),

  search_all: tool({
    title: 'Search all data sets',
    description:
      'One question to all fourteen data sets: how many records each holds on it, its best few, who appears in several of them, and calls for proposals that are still open.',
    reads: true,
    input: z.object({ query: query.min(1), projectId, mode }),
    output: z.object({
      asOf: z.string(),
      dataSets: z.array(
        z.object({
          searchEngine: Engine,
          total: z.number().int(),
          withAllWords: z.number().int().nullable(),
          results: z.array(FoundRecord),
        }),
      ),
      parties: z.array(OverviewParty),
      openCalls: z.array(FoundRecord),
    }),
    async run(hands, { query, projectId, mode }) {
      const { api, signal } = hands;
      const input = { query, mode, filters: filtersOf(projectId), projectId };
      const dataSets = [];
      for await (const event of await api.searchOverview.all(input, { signal })) {
        if (event.kind === 'joined')
          return {
            asOf: event.asOf,
            dataSets: dataSets.sort((one, other) => other.total - one.total),
            parties: event.parties,
            openCalls: event.calls.map((each) => found(hands, each)),
          };
        const { searchEngine, total, withWords: withAllWords, results } = event;
        dataSets.push({ searchEngine, total, withAllWords, results: results.map((each) => found(hands, each)) });
      }
      throw new Error('the search of all data sets ended early');
    },
  }),

  search_data_set: tool({
    title: 'Search one data set',
    description:
      'Search one data set with filters, sorting and pages. Totals are counted, not estimated. Filters and their fields: list_data_sets.',
    reads: true,
    input: z.object({
      searchEngine: Engine,
      query: query.default(''),
      filters: SearchFilters.default({}).describe(
        'By field: a list of values of which any may hold, or {min, max} for `date` (yyyy-mm-dd) and `amount`.',
      ),
      projectId,
      sort: SortField.default('relevance'),
      sortDirection: SortDirection.default('desc'),
      page: z.number().int().min(1).max(SEARCH_PAGE_MAX).default(1),
      pageLimit: z.number().int().min(1).max(ASSISTANT_RESULTS_MAX).default(PAGE_LIMIT_DEFAULT),
      mode,
    }),
    output: z.object({
      asOf: z.string(),
      /** How the question was understood, and what to know of the answer. */
      understood: z.string(),
      notes: z.array(z.string()),
      total: z.number().int(),
      isTotalCapped: z.boolean(),
      /** The part of the total that has all of the words; null where all of it has. */
      withAllWords: z.number().int().nullable(),
      page: z.number().int(),
      results: z.array(FoundRecord),
      filterValues: z.array(FacetCounts),
    }),
    async run(hands, { projectId, filters, ...search }) {
      const input = {
        ...search,
        filters: filtersOf(projectId, filters),
        ...(projectId && { projectId }),
      };
      const answer = await hands.api.search.keyword(input, { signal: hands.signal });
      return {
        asOf: answer.asOf,
        understood: answer.understood,
        notes: answer.notes,
        total: answer.total,
        isTotalCapped: answer.isTotalCapped,
        withAllWords: answer.withWords,
        page: answer.page,
        results: answer.results.map((each) => found(hands, each)),
        filterValues: answer.facets.map(({ values, isCapped, ...facet }) => ({
          ...facet,
          values: values.slice(0, FILTER_VALUES),
          isCapped: isCapped || values.length > FILTER_VALUES,
        })),
      };
    },
  }),

  list_filter_values: tool({
    title: 'Values of a filter',
    description: 'Values of one filter of a data set that contain some letters, with how many records have each.',
    reads: true,
    input: z.object({
      searchEngine: Engine,
      field: z.string().max(60),
      query: z.string().max(200).default('').describe('A part of the values.'),
      searchQuery: query.default('').describe('What is searched for, as in search_data_set.'),
    }),
    output: z.object({
      values: z.array(z.object({ value: z.string(), count: z.number().int() })),
      isCapped: z.boolean(),
      isRough: z.literal(true).optional(),
    }),
    run: ({ api, signal }, asked) => api.search.filters(asked, { signal }),
  }),
};
