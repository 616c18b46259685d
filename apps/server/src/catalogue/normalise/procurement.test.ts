import { expect, test } from 'vitest';
import { extentCompeted } from './extent-competed.ts';
import { opportunityStatus, statusByDates } from './opportunity-status.ts';
import { setAside } from './set-aside.ts';

test.each([
  ['posted', 'Open'],
  ['Pre-Release', 'Forecasted'],
  ['PRE_RELEASE', 'Forecasted'],
  ['closed', 'Closed'],
  ['Awarded', 'Awarded'],
  ['', undefined],
])('an opportunity that is %j is %j', (raw, status) => expect(opportunityStatus(raw)).toBe(status));

test.each([
  ['2026-01-01', undefined, 'Open'],
  ['2025-05-01', undefined, 'Open'],
  ['2025-04-30', undefined, 'Closed'],
  ['2025-04-01', '2025-04-30', 'Archived'],
  [undefined, undefined, 'Open'],
])('on May 1, 2025, closing %s and archived %s is %s', (close, archive, status) =>
  expect(statusByDates('2025-05-01T12:00:00.000Z', close, archive)).toBe(status),
);

test.each([
  ['SBA', 'Total small business set-aside'],
  ['8a', '8(a) set-aside'],
  ['NO SET ASIDE USED.', 'No set-aside used'],
  ['No Set aside used', 'No set-aside used'],
  ['Partial', 'Partial'],
  [undefined, undefined],
])('the set-aside %j is %j', (raw, label) => expect(setAside(raw)).toBe(label));

test.each([
  ['CDO', 'Competitive delivery order'],
  ['FULL AND OPEN COMPETITION', 'Full and open competition'],
  [undefined, undefined],
])('competed %j is %j', (raw, label) => expect(extentCompeted(raw)).toBe(label));
