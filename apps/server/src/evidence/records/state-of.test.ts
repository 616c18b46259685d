import type { Engine } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { isGone, type State, stateOf } from './state-of.ts';

const DAY = '2026-06-15T10:00:00.000Z';
const stateBy = (engine: Engine, data: Record<string, unknown>, more: Parameters<typeof aRecord>[2] = {}) =>
  stateOf(aRecord(engine, 'r', { data, ...more }), DAY);

test.each<[string, State | null]>([
  ['2026-06-14', 'closed'],
  // The last day counts in full, and a month or a year until it is over.
  ['2026-06-15', 'open'],
  ['2026-06', 'open'],
  ['2026-05', 'closed'],
  ['2026', 'open'],
])('[READ-03] a call that closes %s is %s', (closes, state) => {
  expect(stateBy('funding-opportunities', {}, { closes })).toBe(state);
});

test('[READ-03] a call without a date, and a patent without a filing date, have no state', () => {
  expect(stateBy('funding-opportunities', {})).toBeNull();
  expect(stateBy('patents', {})).toBeNull();
});

test.each<[string, State]>([
  ['2006-06-15', 'in force by its filing date'],
  ['2005-12-31', 'term over by its filing date'],
  ['2025', 'in force by its filing date'],
])('[READ-03] a patent filed %s is %s', (filingDate, state) => {
  expect(stateBy('patents', { filingDate })).toBe(state);
});

test('[READ-03] what a laboratory offers is expired from the day after', () => {
  const of = (expirationDate?: string) => stateBy('federal-lab-technologies', { expirationDate });
  expect([of('2026-06-14'), of('2026-06-15'), of('2022-07-19'), of()]).toEqual(['expired', null, 'expired', null]);
});

test.each<[string, Record<string, unknown>, string | null, State | null]>([
  ['recruits and is to end', { status: 'Recruiting', completionDate: '2027-01' }, '2025', 'running'],
  [
    'recruits though its end has passed',
    { status: 'Recruiting', completionDate: '2026-05' },
    '2025',
    'should have ended',
  ],
  ['has not begun', { status: 'Not yet recruiting', completionDate: '2028' }, '2026', 'not begun'],
  [
    'has not begun though its end has passed',
    { status: 'Not yet recruiting', completionDate: '2024' },
    '2022',
    'should have ended',
  ],
  ['is completed', { status: 'Completed' }, '2012', 'ended'],
  ['was stopped', { status: 'Terminated', completionDate: '2028' }, '2025', 'stopped early'],
  ['nobody has brought up to date for years', { status: 'Recruiting' }, '2021', null],
  ['has no known status', { status: 'Unknown status' }, '2025', null],
])('[READ-03] a trial that %s', (_what, data, date, state) => {
  for (const engine of ['clinical-trials', 'international-trials'] as const)
    expect(stateBy(engine, data, { date })).toBe(state);
});

test('[READ-03] a company that is closed or acquired is told as such', () => {
  const of = (status?: string) => stateBy('companies', { status });
  expect([of('Out of business'), of('Acquired'), of('Active'), of()]).toEqual([
    'out of business',
    'acquired',
    null,
    null,
  ]);
});

test('[READ-03] [RPT-20] what is over can be acted on no more; what is open, in force or running can', () => {
  const gone = (engine: Engine, data: Record<string, unknown>, more = {}) =>
    isGone(aRecord(engine, 'r', { data, ...more }), DAY);
  expect(gone('funding-opportunities', {}, { closes: '2026-06-14' })).toBe(true);
  expect(gone('patents', { filingDate: '1999' })).toBe(true);
  expect(gone('federal-lab-technologies', { expirationDate: '2020' })).toBe(true);
  expect(gone('clinical-trials', { status: 'Withdrawn; terminated' })).toBe(true);
  expect(gone('companies', { status: 'Closed' })).toBe(true);
  expect(gone('funding-opportunities', {}, { closes: '2026-06-15' })).toBe(false);
  expect(gone('patents', { filingDate: '2020' })).toBe(false);
  expect(gone('companies', { status: 'Acquired' })).toBe(false);
  expect(gone('awards', {})).toBe(false);
});
