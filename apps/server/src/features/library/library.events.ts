import { z } from 'zod';
import { defineEvent } from '../../platform/events/event.ts';

/** Its text is there, or why it could not be read. */
export const fileProcessed = defineEvent({
  kind: 'library.file-processed',
  payload: z.object({ fileId: z.uuid(), userId: z.string() }),
});
