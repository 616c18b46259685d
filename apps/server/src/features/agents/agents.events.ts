import { z } from 'zod';
import { defineEvent } from '../../platform/events/event.ts';

/** A run of an agent has told its maker of something. */
export const trackerHit = defineEvent({
  kind: 'tracker.hit',
  payload: z.object({ agentId: z.uuid(), runId: z.uuid(), userId: z.string(), count: z.number().int() }),
});
