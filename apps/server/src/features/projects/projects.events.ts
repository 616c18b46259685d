import { z } from 'zod';
import { defineEvent } from '../../platform/events/event.ts';

/** What it is called or about, its notes, or that it is gone. */
export const projectChanged = defineEvent({
  kind: 'project.changed',
  payload: z.object({ projectId: z.uuid() }),
});
