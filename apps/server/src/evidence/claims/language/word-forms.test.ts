import { expect, test } from 'vitest';
import { isFormOf, isWrittenApart, writesTogether } from './word-forms.ts';

test.each([
  ['allergy', 'allergic', true],
  ['allergies', 'allergic', true],
  ['symmetry', 'symmetrical', true],
  ['historically', 'historical', true],
  ['surgical', 'surgery', false],
  ['party', 'partial', false],
  ['party', 'partic', false],
  ['placentas', 'placental', true],
  ['professor', 'professional', false],
  ['transistors', 'transistor', true],
  ['chemist', 'chemistry', false],
  ['powerful', 'powerless', false],
  ['interns', 'internationally', false],
  ['catalyst', 'catalog', false],
  ['condition', 'conditional', true],
  ['conduct', 'conduction', true],
])('%s is a form of %s: %s', (one, other, isForm) => {
  expect(isFormOf(one, other)).toBe(isForm);
  expect(isFormOf(other, one)).toBe(isForm);
});

test('a word may be written apart, or be part of a longer one', () => {
  expect(isWrittenApart('ballpoint', ' a ball point pen ')).toBe(true);
  expect(isWrittenApart('ballpoint', ' a ball and a point ')).toBe(false);
  expect(isWrittenApart('tooling', ' to oling ')).toBe(false);
  expect(isWrittenApart('tooling', ' too ling ')).toBe(true);
  expect(isWrittenApart('tooled', ' too led ')).toBe(false);
  expect(isWrittenApart('waterproof', ' a waterpro of ')).toBe(false);
  expect(isWrittenApart('waterproof', ' a waterp roof ')).toBe(true);
  expect(writesTogether('worldwide', ' a world wide web ')).toBe(true);
  expect(writesTogether('oxide', ' a dioxide ')).toBe(true);
  expect(writesTogether('widely', ' a wi dely ')).toBe(false);
});
