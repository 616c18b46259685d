import { z } from 'zod';
import { defineEvent } from '../../platform/events/event.ts';

/** What belongs to a project was judged, and is not what it was. */
export const matchesMade = defineEvent({
  kind: 'relevance.matches-made',
  payload: z.object({ projectId: z.uuid() }),
});
