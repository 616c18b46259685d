import { setTimeout as wait } from 'node:timers/promises';

/** Waiting as a port, so that what waits is tested without waiting. Milliseconds. */
export interface Timer {
  now(): number;
  /** Rejects when the signal fires. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export const systemTimer: Timer = {
  now: () => Date.now(),
  sleep: async (milliseconds, signal) => {
    if (milliseconds > 0) await wait(milliseconds, undefined, signal ? { signal } : {});
  },
};

/** Time that passes only by sleeping; `slept` tells how long each sleep was. */
export function fakeTimer(start = 0): Timer & { slept: number[] } {
  let now = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      if (milliseconds > 0) slept.push(milliseconds);
      now += Math.max(0, milliseconds);
    },
  };
}
