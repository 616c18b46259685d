import { expect, test } from 'vitest';
import { cutAtSpans } from './cut-at-spans.ts';

const TEXT = 'NASA (4) and “Dry cells”; the rest, 12.';
const spans = [
  { at: 0, length: 4, figure: 'n' },
  { at: 6, length: 1, figure: 'n' },
  { at: 14, length: 9, citation: 0, isQuotation: true },
  { at: 36, length: 2, figure: 'r' },
];

test('[GRD-07] a number opens its figure by its part, whatever other numbers stand in the sentence', () => {
  const parts = cutAtSpans('4 of the 4 trials', [
    { at: 0, length: 1, figure: 'stopped' },
    { at: 9, length: 1, figure: 'all' },
  ]);
  expect(parts.map(({ text, span }) => [text, span?.figure ?? null])).toEqual([
    ['4', 'stopped'],
    [' of the ', null],
    ['4', 'all'],
    [' trials', null],
  ]);
});

test('[GRD-02] a quotation opens its span, marks included', () => {
  const quoted = cutAtSpans(TEXT, spans).find(({ span }) => span?.isQuotation);
  expect(quoted).toMatchObject({ text: '“Dry cells”', span: { citation: 0 } });
});

test('[GRD-02] German marks are a quotation’s as well', () => {
  const spans = [{ at: 11, length: 9, citation: 0, isQuotation: true }];
  expect(cutAtSpans('Acme sagt „Dry cells“.', spans)).toMatchObject([
    { text: 'Acme sagt ' },
    { text: '„Dry cells“' },
    { text: '.' },
  ]);
});

test('[GRD-07] what stands against a figure is held to it, so that no line begins with a bracket', () => {
  const stretches = cutAtSpans(TEXT, spans);
  expect(stretches.flatMap(({ held }) => held ?? [])).toEqual([
    { before: '(', after: ')' },
    { before: '', after: '.' },
  ]);
  expect(stretches.map(({ text, held }) => `${held?.before ?? ''}${text}${held?.after ?? ''}`).join('')).toBe(TEXT);
});

test('a sentence without parts stays as it is, and spans that overlap are passed over', () => {
  expect(cutAtSpans('Nothing.', [])).toEqual([{ text: 'Nothing.', span: null }]);
  const twice = cutAtSpans('12 awards', [
    { at: 0, length: 2, figure: 'a' },
    { at: 1, length: 1, figure: 'b' },
  ]);
  expect(twice.map(({ text }) => text)).toEqual(['12', ' awards']);
});
