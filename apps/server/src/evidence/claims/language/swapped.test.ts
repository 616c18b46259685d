import { describe, expect, test } from 'vitest';
import { isSwapped } from './swapped.ts';
import { wordsOf } from './words.ts';

const swaps = (statement: string, ground: string) => isSwapped(wordsOf(statement), wordsOf(ground));

describe('[GRD-08] who does it to whom', () => {
  test.each([
    ['Voltara acquired Plenkor.', 'Plenkor acquired Voltara.'],
    ['Voltara was acquired by Plenkor.', 'Plenkor was acquired by Voltara.'],
    ['The enzyme inhibits the drug.', 'The drug inhibits the enzyme.'],
  ])('turned: %s', (statement, ground) => {
    expect(swaps(statement, ground)).toBe(true);
  });

  test('“the need for it” is a noun, though it ends as a participle does', () => {
    const ground = 'The need for high quality valves has been recognized by industry and the NIH.';
    expect(swaps('Industry and the NIH have recognized the need for high quality valves.', ground)).toBe(false);
    expect(swaps('High quality valves have recognized the need for industry.', ground)).toBe(true);
  });
});
