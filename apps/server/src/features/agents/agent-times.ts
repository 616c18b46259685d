import type { AgentSchedule } from '@groundwork/contract/agents';
import { nextCron } from '../../platform/cron.ts';

export const DAY_MS = 86_400_000;

/** The first time after a moment at which the schedule's hour strikes where the person is. */
export function nextRun({ frequency, hour, weekday, timeZone }: AgentSchedule, after: Date): Date {
  const next = nextCron(`0 ${hour} * * ${frequency === 'weekly' ? weekday : '*'}`, after, timeZone);
  if (!next) throw new Error(`A schedule without a next time: ${frequency}`);
  return next;
}
