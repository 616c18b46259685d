import { expect, test } from 'vitest';
import { checkStretches } from './check-stretches.ts';
import type { Cited } from './read-source.ts';

const cited: Cited[] = [
  { key: 'awards/1', fields: [], passages: ['It takes out 91 percent of the nitrogen oxides and needs 4.5 kW.'] },
  { key: 'project/p', fields: [], passages: ['We stay below 9 ppm, with 3 fans over 1,200 hours, since March 2015.'] },
];
const lacksOf = (text: string) => checkStretches([{ text, cited, figures: [] }]).map((lack) => lack.text);

test.each([
  'So at most 100 ppm may enter (9 / (1 - 0.91) = 100 ppm).',
  'So at most 100 ppm may enter (9 ÷ (1 − 91%) = 100 ppm).',
  'A fan needs 1.5 kW (4.5 / 3 = 1.5 kW).',
  'It leaves 9% (1 - 0.91 = 9%), or 9% of the whole (100 - 91 = 9%).',
  'That is 50 days (1,200 / 24 = 50 days).',
  'It runs for two years (2015 + 24 / 12 - 2015 = 2 years).',
])('[GRD-09] a number that is worked out of cited ones is held by its working: %s', (text) => {
  expect(lacksOf(text)).toEqual([]);
});

test.each([
  ['So at most 110 ppm may enter (9 / (1 - 0.91) = 110 ppm).', '(9 / (1 - 0.91) = 110 ppm)'],
  // 8 stands nowhere.
  ['So at most 89 ppm may enter (8 / (1 - 0.91) = 89 ppm).', '(8 / (1 - 0.91) = 89 ppm)'],
  ['So at most 100 ppm may enter (100 = 100 ppm).', '(100 = 100 ppm)'],
  // Nothing is worked out.
  ['It is three times as good (3 / 1 = 3).', '(3 / 1 = 3)'],
  ['So at most 100 ppm may enter (9 / ) 1 - 0.91 = 100 ppm).', '100'],
])('[GRD-09] what does not follow, or rests on a number of nobody, holds nothing: %s', (text, lack) => {
  expect(lacksOf(text).join(' ')).toContain(lack);
});

test('[GRD-09] a result holds its own number and no other one', () => {
  expect(lacksOf('Some 200 ppm may enter, for 100 ppm is the most (9 / (1 - 0.91) = 100 ppm).')).toEqual(['200']);
  expect(lacksOf('So at most $100 may enter (9 / (1 - 0.91) = 100 days).')).toEqual(['$100']);
});

test('[GRD-09] digits and brackets without end are read at once', () => {
  // Cut into numbers in every way, they would be read for ever.
  for (const long of ['1'.repeat(400), '(1'.repeat(200)])
    expect(lacksOf(`So at most (${long}) may enter.`).length).toBeGreaterThan(0);
});
