import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPassage, quotedField, splitBySpans } from './passages.ts';

const span = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);

test('[SRCH-05] the parts of a marked text are the text, whatever the spans', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(span), (text, spans) => {
      const parts = splitBySpans(text, spans);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});

test('[SRCH-05] exactly what lies in a span is marked', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(span), (text, spans) => {
      const marks = splitBySpans(text, spans).flatMap((part) => Array(part.text.length).fill(part.isMarked));
      const expected = Array.from({ length: text.length }, (_, at) =>
        spans.some(([start, end]) => at >= start && at < end),
      );
      expect(marks).toEqual(expected);
    }),
  );
});

test.each([
  ['as it stands', 'A solid electrolyte. It works.', 'It works.', 'It works.'],
  ['in another case and spacing', 'A solid\n  Electrolyte.', 'a solid electrolyte', 'A solid\n  Electrolyte'],
  ['with signs that mean something in patterns', 'Costs $1.5 (about) a+b', '$1.5 (about) a+b', '$1.5 (about) a+b'],
])('[GRD-02] finds a quoted passage %s', (_how, text, quote, found) => {
  const [start, end] = findPassage(text, quote)!;
  expect(text.slice(start, end)).toBe(found);
});

test('[GRD-02] what is not in the text is not found', () => {
  expect(findPassage('A solid electrolyte.', 'a liquid')).toBeNull();
  expect(findPassage('A solid electrolyte.', '  ')).toBeNull();
});

test('reads a quoted field', () => {
  expect(quotedField('Award amount: $1,100,000')).toEqual({ label: 'Award amount', value: '$1,100,000' });
  expect(quotedField('No label here')).toBeNull();
});
