import type { Clock } from '../../platform/clock.ts';
import { digestDueAt } from './digest-time.ts';
import type { MailWay, NotificationMailRepository } from './notification-mails.repository.ts';
import type { PreferencesRepository } from './preferences.repository.ts';

export interface SendDueMailsDependencies {
  mails: Pick<NotificationMailRepository, 'waiting' | 'dropOld'>;
  preferences: Pick<PreferencesRepository, 'digestTimeOf'>;
  clock: Clock;
  /** Sends a person what waits, soon; asked twice meanwhile, once. */
  send(userId: string, way: MailWay): Promise<unknown>;
}

const KEPT_MS = 7 * 24 * 3_600_000;
/** Mail to be sent at once has its own job, which may be on its way. */
const LEFT_MS = 5 * 60_000;

export async function run(
  _input: unknown,
  _context: unknown,
  { mails, preferences, clock, send }: SendDueMailsDependencies,
): Promise<void> {
  const now = clock.now();
  await mails.dropOld(new Date(now.getTime() - KEPT_MS));
  for (const { userId, way, since, isBegun } of await mails.waiting()) {
    const { timeZone, hour } = await preferences.digestTimeOf(userId);
    const dueAt =
      way === 'mail' ? new Date(since.getTime() + LEFT_MS) : digestDueAt(since, { timeZone: timeZone ?? 'UTC', hour });
    if (isBegun || dueAt <= now) await send(userId, way);
  }
}
