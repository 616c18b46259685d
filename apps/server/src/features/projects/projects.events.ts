import { z } from 'zod';
import { defineEvent } from '../../platform/events/event.ts';

/** Its title, its description, its notes, or that it is gone. */
export const projectChanged = defineEvent({
  kind: 'project.changed',
  payload: z.object({ projectId: z.uuid() }),
});
