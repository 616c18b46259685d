import { expect, test } from 'vitest';
import { nextRun } from './agent-times.ts';

const daily = (hour: number, timeZone: string) => ({ frequency: 'daily' as const, hour, weekday: 1, timeZone });
const runs = (schedule: Parameters<typeof nextRun>[0], from: string, count: number) => {
  const found: string[] = [];
  for (let after = new Date(from); found.length < count; found.push(after.toISOString()))
    after = nextRun(schedule, after);
  return found;
};

test('[AGT-05] a run comes at the same hour on the wall before and after clocks are changed', () => {
  expect(runs(daily(7, 'Europe/Berlin'), '2026-03-27T12:00:00Z', 3)).toEqual([
    '2026-03-28T06:00:00.000Z',
    '2026-03-29T05:00:00.000Z',
    '2026-03-30T05:00:00.000Z',
  ]);
  const weekly = { ...daily(9, 'America/New_York'), frequency: 'weekly' as const };
  expect(runs(weekly, '2026-10-26T20:00:00Z', 2)).toEqual(['2026-11-02T14:00:00.000Z', '2026-11-09T14:00:00.000Z']);
});

test('[AGT-05] an hour that is skipped still comes, and one that comes twice is one run', () => {
  expect(runs(daily(2, 'Europe/Berlin'), '2026-03-28T12:00:00Z', 2)).toEqual([
    '2026-03-29T01:00:00.000Z',
    '2026-03-30T00:00:00.000Z',
  ]);
  expect(runs(daily(2, 'Europe/Berlin'), '2026-10-24T12:00:00Z', 2)).toEqual([
    '2026-10-25T00:00:00.000Z',
    '2026-10-26T01:00:00.000Z',
  ]);
});
