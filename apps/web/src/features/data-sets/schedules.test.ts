import { expect, test } from 'vitest';
import { scheduleChoices } from './schedules.ts';

test('[DATA-18] a schedule is picked by name, and one that has none is kept', () => {
  expect(scheduleChoices(null).map(({ label }) => label)).toContain('Manual only');
  expect(scheduleChoices('30 5 * * *')).toHaveLength(4);
  expect(scheduleChoices('15 2 * * 3').at(-1)).toEqual({ value: '15 2 * * 3', label: 'Cron 15 2 * * 3' });
});
