import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateBounds, dateKey, dateText } from './partial-date.ts';

const pad = (n: number) => String(n).padStart(2, '0');
const partialDate = fc
  .tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([year, month, day, parts]) => [String(year).padStart(4, '0'), pad(month), pad(day)].slice(0, parts).join('-'));

test('keys keep the text and its order', () => {
  fc.assert(
    fc.property(partialDate, partialDate, (a, b) => {
      expect(dateText(dateKey(a))).toBe(a);
      expect(Math.sign(dateKey(a) - dateKey(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
  );
});

test.each([
  ['2021-12-31', { max: '2021' }, true],
  ['2021', { max: '2021' }, true],
  ['2022', { max: '2021' }, false],
  ['2021-05-31', { max: '2021-05' }, true],
  ['2021', { min: '2021-05' }, false],
  ['2021-05-01', { min: '2021-05', max: '2021-05-01' }, true],
  ['2021-05-02', { min: '2021-05', max: '2021-05-01' }, false],
  ['2021', { min: 'soon' }, false],
  ['2021', {}, true],
])('%s within %j: %s', (date, range, expected) => {
  const { min, max } = dateBounds(range);
  const key = dateKey(date);
  expect(key >= min && key <= max).toBe(expected);
});

test('no date is a key of its own', () => {
  expect(dateKey(null)).toBe(0);
  expect(dateText(0)).toBeNull();
});
