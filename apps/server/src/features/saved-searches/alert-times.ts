import type { AlertFrequency } from '@groundwork/contract/saved-searches';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** A record gets its moment when it is written and is found when its batch is through: a window ends this long ago. */
export const SETTLING_MS = 60_000;
const PERIOD_MS: Record<AlertFrequency, number> = { daily: DAY_MS, weekly: 7 * DAY_MS };

/** Counts from the full hour, so that checks which run every hour do not drift through the day. */
export const nextCheck = (from: Date, frequency: AlertFrequency): Date =>
  new Date(Math.floor(from.getTime() / HOUR_MS) * HOUR_MS + PERIOD_MS[frequency]);

/** `yyyy-mm-dd` in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);
