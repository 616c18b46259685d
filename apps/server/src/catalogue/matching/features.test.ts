import { expect, test } from 'vitest';
import { hasWord, recordWords } from './features.ts';

test('[REL-02] a record has a word also where it says another name of it, and all words of that name', () => {
  const word = { stem: 'llzo', otherNames: [['garnet', 'electrolyt']], weight: 1 } as never;
  const has = (text: string) => hasWord(recordWords({ title: '', text }), word);
  expect(has('Sintering of LLZO.')).toBe(true);
  expect(has('A garnet is the electrolyte.')).toBe(true);
  expect(has('A garnet is polished.')).toBe(false);
});
