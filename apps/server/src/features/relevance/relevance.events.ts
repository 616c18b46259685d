import { z } from 'zod';
import { defineEvent } from '../../platform/events/event.ts';

/** A project's records were judged, and are not what they were. */
export const matchesMade = defineEvent({
  kind: 'relevance.matches-made',
  payload: z.object({ projectId: z.uuid() }),
});
