import { defineHandler } from '../../platform/events/event.ts';
import { matchesMade } from '../relevance/relevance.events.ts';
import type { ReadMatchesDependencies } from './read-matches.worker.ts';

/** Records that belong to a project are read before anybody asks for a report on it. */
export const readMatches = defineHandler<typeof matchesMade.payload, ReadMatchesDependencies>({
  name: 'reading.read-matches',
  event: matchesMade,
  load: () => import('./read-matches.worker.ts'),
});
