import { MESSAGES } from '../messages.ts';
import { AppError } from './app-error.ts';

/** Calls that are worked on at once; `take` throws SERVICE_UNAVAILABLE when there are as many as can be answered soon. */
export interface Turns {
  /** Give it back by calling what it answers. */
  take(): () => void;
}

/** Those who are turned away at the same moment do not come back at the same moment. */
const RETRY_MIN_MS = 1_000;
const RETRY_SPREAD_MS = 2_000;

/**
 * A queue that grows without end answers everybody too late; beyond `max` callers are told at once to come back. Bodies
 * that are still arriving and answers that are still being read take no turn: slow callers hold up nobody.
 */
export function turns(max: number): Turns {
  let taken = 0;
  return {
    take() {
      if (taken >= max)
        throw new AppError('SERVICE_UNAVAILABLE', MESSAGES.words.refusals.busy, {
          retryAfterMs: Math.round(RETRY_MIN_MS + Math.random() * RETRY_SPREAD_MS),
        });
      taken += 1;
      let isBack = false;
      return () => {
        if (!isBack) taken -= 1;
        isBack = true;
      };
    },
  };
}
