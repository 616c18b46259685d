import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatDate, formatMoney, formatMoneyShort, formatMoneyTight, formatNumber } from './format.ts';

test.each([
  [null, 'N/A'],
  [undefined, 'N/A'],
  [0, '$0'],
  [1250000, '$1,250,000'],
  [-1200, '-$1,200'],
  [99.5, '$99.50'],
])('money: %s is shown as %s', (value, text) => {
  expect(formatMoney(value)).toBe(text);
});

test.each([
  [950, '$950', '$950'],
  [1_250, '$1,250', '$1.3K'],
  [1_000_000, '$1 million', '$1M'],
  [48_500_000, '$48.5 million', '$48.5M'],
  [2_500_000_000, '$2.5 billion', '$2.5B'],
  [-1, '-$1', '-$1'],
  [-48_500_000, '-$48.5 million', '-$48.5M'],
  [2_000_000_000_000_000, '$2,000 trillion', '$2,000T'],
])('[SRCH-07] money in running text and in charts: %s', (value, short, tight) => {
  expect(formatMoneyShort(value)).toBe(short);
  expect(formatMoneyTight(value)).toBe(tight);
});

test.each([
  ['2021-03-12', '12 March, 2021'],
  ['2021-03-12T23:59:59Z', '12 March, 2021'],
  ['2021-03', 'March, 2021'],
  ['2021', '2021'],
  ['', 'N/A'],
  [null, 'N/A'],
  ['soon', 'N/A'],
])('[SRCH-07] the date %s is shown as %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

test('numbers and counts', () => {
  expect(formatNumber(1234567)).toBe('1,234,567');
  expect(formatNumber(null)).toBe('N/A');
  expect(formatCount(1, 'patent')).toBe('1 patent');
  expect(formatCount(1200, 'company', 'companies')).toBe('1,200 companies');
});

test('short money is the value rounded to one decimal of its unit, whatever the value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 999_000_000 }), (value) => {
      const [, digits] = /^\$([\d.]+) million$/.exec(formatMoneyShort(value))!;
      expect(Math.abs(Number(digits) * 1e6 - value)).toBeLessThanOrEqual(50_000);
    }),
  );
});
