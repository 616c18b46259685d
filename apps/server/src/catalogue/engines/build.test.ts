import { expect, test } from 'vitest';
import { party, titleOf } from './build.ts';

test('a party is called by a name, not by a mailbox or by a word for nobody', () => {
  expect(party('Breanna Campion <campion@example.org>', 'Contact')).toEqual([
    { name: 'Breanna Campion', role: 'Contact' },
  ]);
  for (const nobody of ['none', 'N/A', ' ', '-', 'Cancelled', '<campion@example.org>'])
    expect(party(nobody, 'Contact')).toEqual([]);
  expect(party('None So Blind, Inc.', 'Awardee')).toEqual([{ name: 'None So Blind, Inc.', role: 'Awardee' }]);
});

test('a title does not begin with what an export could not write', () => {
  expect(titleOf('?Effect of salt')).toBe('Effect of salt');
  expect(titleOf('.406 Ventures')).toBe('.406 Ventures');
});
