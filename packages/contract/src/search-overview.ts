import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { Engine } from './engines.ts';
import { NAME_QUERY_MAX } from './limits.ts';
import { route } from './route.ts';
import { SearchMode, SearchQuery, SearchResult } from './search.ts';
import { text } from './text.ts';

/** One question to all data sets. Filters are those that every data set has: `about`, `records` and `seen`. */
export const OverviewQuery = SearchQuery.pick({ query: true, filters: true, mode: true, projectId: true });
export type OverviewQuery = z.infer<typeof OverviewQuery>;

/** The results from one data set. */
export const EngineOverview = z.object({
  kind: z.literal('engine'),
  searchEngine: Engine,
  /** The count by the data set's own search. */
  total: z.number().int(),
  /** The number of these with all of the words; null where that makes no difference. */
  withWords: z.number().int().nullable(),
  isRelaxed: z.boolean(),
  mode: SearchMode,
  /** The best few. */
  results: z.array(SearchResult),
  /** Ascending; only years with records. */
  years: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
});
export type EngineOverview = z.infer<typeof EngineOverview>;

/** An organisation or a person among the best results of several data sets. */
export const OverviewParty = z.object({
  type: z.enum(['organisation', 'person']),
  name: z.string(),
  /** Its roles there, most often first: awardee, assignee, author. */
  roles: z.array(z.string()),
  /** False where some of these records are joined by a name that others may bear. */
  isSure: z.boolean(),
  records: z.array(z.object({ searchEngine: Engine, id: z.string(), title: z.string(), role: z.string() })),
});
export type OverviewParty = z.infer<typeof OverviewParty>;

/** After the last data set: what only all of them together tell. */
export const JoinedOverview = z.object({
  kind: z.literal('joined'),
  parties: z.array(OverviewParty),
  /** Calls for proposals that are found and still open, the next to close first. */
  calls: z.array(SearchResult),
  asOf: z.string(),
});

export const OverviewEvent = z.discriminatedUnion('kind', [EngineOverview, JoinedOverview]);
export type OverviewEvent = z.infer<typeof OverviewEvent>;

export const searchOverview = {
  all: route({
    method: 'POST',
    path: '/search/all',
    summary: 'One question to all data sets: what each of them finds, as it answers, then who appears in several',
    tags: ['Search'],
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(OverviewQuery)
    .output(eventIterator(OverviewEvent)),
  counts: route({
    method: 'POST',
    path: '/search/counts',
    summary: 'How many records of each data set a search finds',
    tags: ['Search'],
    errors: ['NOT_FOUND'],
  })
    .input(OverviewQuery.omit({ projectId: true }))
    .output(z.object({ counts: z.array(z.object({ searchEngine: Engine, total: z.number().int() })) })),
  names: route({
    method: 'POST',
    path: '/search/names',
    summary: 'Records by what they are called, of all data sets: companies, people, drugs, trials and their numbers',
    tags: ['Search'],
  })
    .input(z.object({ query: text().max(NAME_QUERY_MAX) }))
    .output(z.object({ records: z.array(z.object({ searchEngine: Engine, id: z.string(), title: z.string() })) })),
};
