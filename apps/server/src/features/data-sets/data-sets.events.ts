import { Engine } from '@groundwork/contract/engines';
import { z } from 'zod';
import { defineEvent } from '../../platform/events/event.ts';

/**
 * A run has changed the catalogue. Which records: those that the index stored between these moments. They can be a million,
 * so they are found there and not listed here.
 */
export const recordsImported = defineEvent({
  kind: 'records.imported',
  payload: z.object({
    runId: z.uuid(),
    source: z.string(),
    engines: z.array(Engine),
    from: z.iso.datetime(),
    until: z.iso.datetime(),
  }),
});
