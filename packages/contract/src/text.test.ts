import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, text } from './text.ts';

test('control characters, direction overrides and lone surrogates go; letters of every script stay', () => {
  expect(cleanText('a\u0000b\u0007\u202Ec\uD800d')).toBe('abc\uFFFDd');
  expect(cleanText('Zoë 固体 😀\tx\r\ny')).toBe('Zoë 固体 😀\tx\ny');
});

test('cleaning is done once: doing it again changes nothing, and the outcome is well formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      const cleaned = cleanText(given);
      expect(cleanText(cleaned)).toBe(cleaned);
      expect(cleaned.isWellFormed()).toBe(true);
    }),
  );
});

test('a text field is cleaned and trimmed before its limits are checked', () => {
  const field = text().min(1, 'needed').max(3, 'too long');
  expect(field.parse('  ab\u0000 ')).toBe('ab');
  expect(field.safeParse(' \u0000 ').error?.issues[0]?.message).toBe('needed');
  expect(field.safeParse('abcd').error?.issues[0]?.message).toBe('too long');
});
