import { expect, test } from 'vitest';
import { memoryDefault, sharesOf } from './memory.ts';

const GB = 1024 ** 3;

test('[OPS-11] what a catalogue keeps is bounded by what is set, however many readers share it', () => {
  for (const readers of [1, 2, 8]) {
    const { reader, answers } = sharesOf(100, readers);
    const sum = answers + readers * (reader.matches + reader.found + reader.facets + reader.terms);
    expect(sum / (1024 * 1024)).toBeCloseTo(100);
  }
});

test('[OPS-11] a small machine keeps less, a large one no more than is of use', () => {
  expect([1, 4, 16, 64].map((gb) => memoryDefault(gb * GB))).toEqual([48, 171, 320, 320]);
});
