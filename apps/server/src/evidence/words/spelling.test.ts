import { expect, test } from 'vitest';
import { americanSpelling } from './spelling.ts';

test('[GRD-01] British and American spellings of a word are one word, and words that only look British stay', () => {
  for (const [british, american] of [
    ['colour', 'color'],
    ['characterised', 'characterized'],
    ['organisations', 'organizations'],
    ['catalysed', 'catalyzed'],
    ['oedema', 'edema'],
    ['fibre', 'fiber'],
    ['labelled', 'labeled'],
  ] as const)
    expect(americanSpelling(british)).toBe(american);
  for (const word of ['hour', 'source', 'course', 'comprise', 'precise', 'installed'])
    expect(americanSpelling(word)).toBe(word);
});
