import { expect, test } from 'vitest';
import { readBound } from './read-bound.ts';

test.each([
  ['', ''],
  ['2019', '2019'],
  [' 2019-06 ', '2019-06'],
  ['2019-13', null],
  ['19', null],
])('reads the date %j as %j', (text, bound) => expect(readBound(text, 'date')).toBe(bound));

test.each([
  ['$1,250,000', '1250000'],
  ['2.5m', '2500000'],
  ['100K', '100000'],
  ['much', null],
  ['-5', null],
])('reads the amount %j as %j', (text, bound) => expect(readBound(text, 'number')).toBe(bound));
