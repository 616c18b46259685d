import { z } from 'zod';
import {
  defineEvent,
  defineHandler,
  type Occurrence,
  type Subscription,
  subscribe,
} from '../src/platform/events/event.ts';

/** An event of no feature. */
export const somethingHappened = defineEvent({ kind: 'test.happened', payload: z.object({ what: z.string() }) });
type Heard = Occurrence<{ what: string }>;

/** A subscriber that runs this for each. */
export const subscriptionOf = (name: string, hear: (heard: Heard) => Promise<unknown>): Subscription =>
  subscribe(
    defineHandler({ name, event: somethingHappened, load: async () => ({ run: (heard: Heard) => hear(heard) }) }),
    {},
  );
