import { z } from 'zod';
import { Engine } from './engines.ts';
import { PULSE_MATCHES } from './limits.ts';
import { route } from './route.ts';
import { SearchResult } from './search.ts';

export const PulseMatches = z
  .object({
    /** The project's topic in the search grammar; '' when no record uses its words. */
    query: z.string(),
    results: z.array(SearchResult).max(PULSE_MATCHES),
    total: z.number().int(),
    isTotalCapped: z.boolean(),
  })
  .meta({ id: 'PulseMatches' });
export type PulseMatches = z.infer<typeof PulseMatches>;

export const pulse = {
  matches: route({
    method: 'POST',
    path: '/pulse/semantic-search-result',
    summary: 'The best records of one data set on a project’s topic',
    tags: ['Pulse'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId: z.uuid(), searchEngine: Engine }))
    .output(PulseMatches),
};
