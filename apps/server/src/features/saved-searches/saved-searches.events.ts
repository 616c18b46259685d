import { z } from 'zod';
import { defineEvent } from '../../platform/events/event.ts';

/** The alert of a saved search has found records that were first stored between these moments. */
export const searchAlerted = defineEvent({
  kind: 'search.alerted',
  payload: z.object({
    savedSearchId: z.uuid(),
    userId: z.string(),
    count: z.number().int(),
    from: z.iso.datetime(),
    until: z.iso.datetime(),
  }),
});
