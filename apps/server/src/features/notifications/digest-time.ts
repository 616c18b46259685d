import { nextCron } from '../../platform/cron.ts';

export interface DigestTime {
  /** IANA name of the time zone. */
  timeZone: string;
  /** Hour by the clocks there. */
  hour: number;
}

/**
 * When what was raised at `createdAt` is mailed: the next time that it is this hour there, once a day also where clocks are
 * changed in that hour.
 */
export const digestDueAt = (createdAt: Date, { timeZone, hour }: DigestTime): Date =>
  // Every hour of every time zone comes again.
  nextCron(`0 ${hour} * * *`, createdAt, timeZone)!;
