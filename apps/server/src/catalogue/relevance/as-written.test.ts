import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedWords } from '../query/fold.ts';
import { asWritten } from './as-written.ts';

test.each([
  ['oral glp 1 receptor', 'Oral GLP-1 receptor agonist', 'oral GLP-1 receptor'],
  ['mri scanners', 'Magnets for MRI scanners.', 'MRI scanners'],
  ['lithium metal', 'Batteries of Lithium metal', 'lithium metal'],
  ['cells last', 'Solar cells. Last longer.', 'cells last'],
  ['cafe', 'A café', 'cafe'],
])('[REL-01] people see a phrase as they wrote it: %s', (words, text, written) => {
  expect(asWritten(words.split(' '), text)).toBe(written);
});

test('[REL-01] however it is written, it stays the same phrase', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.nat(5),
      fc.integer({ min: 1, max: 3 }),
      (text, from, count) => {
        const words = foldedWords(text).slice(from, from + count);
        if (words.length > 0) expect(foldedWords(asWritten(words, text))).toEqual(words);
      },
    ),
  );
});
