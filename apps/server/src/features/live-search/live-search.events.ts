import { Engine } from '@groundwork/contract/engines';
import { z } from 'zod';
import { defineEvent } from '../../platform/events/event.ts';

/** A source that was asked for a project has answered further, or has ended. */
export const liveSearchProgressed = defineEvent({
  kind: 'live-search.progressed',
  payload: z.object({ projectId: z.uuid(), engines: z.array(Engine) }),
});
