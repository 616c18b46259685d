import { z } from 'zod';
import { defineEvent } from '../../platform/events/event.ts';

/** The alert of a saved search has found records that were first stored, or have changed, between these moments. */
export const searchAlerted = defineEvent({
  kind: 'search.alerted',
  payload: z.object({
    savedSearchId: z.uuid(),
    userId: z.string(),
    count: z.number().int(),
    /** How many of them were known and have changed. */
    changed: z.number().int().default(0),
    from: z.iso.datetime(),
    until: z.iso.datetime(),
  }),
});
