import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Grace Hopper', 'GH'],
  ['  grace  brewster murray hopper ', 'GH'],
  ['Plato', 'P'],
  ['王 小明', '王小'],
  ['', ''],
])('[PRJ-19] the initials of “%s” are “%s”', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
