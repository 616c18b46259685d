import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyPhrases } from './key-phrases.ts';

test('[SRCH-11] a text of at most 100 characters and 10 tokens is kept as it is', () => {
  expect(keyPhrases('solid electrolytes for lithium metal batteries')).toEqual([
    'solid electrolytes for lithium metal batteries',
  ]);
  expect(keyPhrases('   ')).toEqual([]);
});

test('[SRCH-11] a longer text gives at most six phrases, two-word phrases first', () => {
  const phrases = keyPhrases(
    'We develop a solid electrolyte for lithium metal batteries. The solid electrolyte stops dendrites, so lithium metal batteries can power electric aircraft for longer than today.',
  );
  expect(phrases.length).toBeLessThanOrEqual(6);
  expect(phrases.slice(0, 2)).toEqual(expect.arrayContaining(['solid electrolyte', 'lithium metal']));
});

test('[SRCH-11] never more than six, whatever the text', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), (text) => {
      const phrases = keyPhrases(text);
      const isShort = text.trim().length <= 100 && text.trim().split(/\s+/).length <= 10;
      expect(phrases.length).toBeLessThanOrEqual(isShort ? 1 : 6);
    }),
  );
});
