import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import { partsOf } from './query-parts.ts';

const parts = (text: string) => {
  const { words, must, text: about } = partsOf(readQuery(text, ['status']), text);
  return [about, words && printQuery(words), must && printQuery(must)];
};

test.each([
  ['', ['', null, null]],
  ['heart valve', ['heart valve', 'heart OR valve', null]],
  ['the heart', ['the heart', 'heart', null]],
  ['"heart valve" stent', ['"heart valve" stent', 'stent', '"heart valve"']],
  ['"heart valve"', ['"heart valve"', null, '"heart valve"']],
  ['heart status:open', ['heart', 'heart', 'status:open']],
  ['heart valve NOT stent', ['heart valve', 'heart OR valve', 'NOT stent']],
  ['heart date:2020..', ['heart', 'heart', 'date:2020..']],
  ['heart OR valve', ['heart valve', 'heart OR valve', null]],
  ['heart OR valv*', ['heart valv', null, 'heart OR valv*']],
  ['(heart OR "valve ring") stent', ['heart valve ring stent', 'stent', 'heart OR "valve ring"']],
  ['title:heart', ['heart', null, 'title:heart']],
  ['status:open', ['', null, 'status:open']],
])('[SRCH-02] %j is about, has words, and must', (text, expected) => {
  expect(parts(text)).toEqual(expected);
});

test('[SRCH-02] every text has parts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(() => parts(text)).not.toThrow();
    }),
  );
});
