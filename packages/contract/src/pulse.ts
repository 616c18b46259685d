import { z } from 'zod';
import { Engine } from './engines.ts';
import { PULSE_MATCHES } from './limits.ts';
import { route } from './route.ts';
import { SearchResult } from './search.ts';

export const PulseMatches = z
  .object({
    /** Records about the project, the surest first, one of near-duplicates. Each says why it is here. */
    results: z.array(SearchResult).max(PULSE_MATCHES),
    /** Records that are on topic, that are at least related, and that the data set has. */
    onTopic: z.number().int(),
    total: z.number().int(),
    lookedAt: z.number().int(),
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
