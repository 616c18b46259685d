import { afterAll, expect, test } from 'vitest';
import { openEncoder } from '../../../catalogue/encoder/open-encoder.ts';
import { industryOf } from './industry-of.ts';

const encoder = openEncoder();
afterAll(() => encoder.close());

test.each([
  ['Digital Health', 'healthcare'],
  ['Oncology', 'healthcare'],
  ['Semiconductors', 'technology'],
  ['Energy Storage', 'energy'],
  ['Oil and Gas Services', 'energy'],
  ['Aquaculture', 'agriculture'],
  ['Cement', 'construction'],
  ['Coatings', 'manufacturing'],
  ['Food Safety', 'food-beverage'],
  ['Aerospace', 'defense-aerospace'],
  ['Fashion', 'retail'],
  ['Freight', 'transportation'],
  ['Mining', 'mining'],
] as const)('[PULSE-05] “%s”, as records say it, is of the industry %s', async (use, industry) => {
  expect(await industryOf(use, encoder)).toBe(industry);
});

test.each(['Legal', 'Human Resources', 'Packaging', 'Simulation'])(
  '[PULSE-05] “%s” is plainly of none',
  async (use) => {
    expect(await industryOf(use, encoder)).toBeNull();
  },
);

test('[PULSE-05] without the encoder none is told', async () => {
  expect(await industryOf('Oncology', null)).toBeNull();
});
