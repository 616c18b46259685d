import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describedTerms } from './described-terms.ts';
import { otherNames } from './other-names.ts';
import { readDescription } from './read-description.ts';

const variantsOf = (title: string, word: string) =>
  describedTerms(readDescription({ title, description: '' }).map((each) => ({ ...each, variants: [] }))).terms.find(
    ({ label }) => label === word,
  )?.variants;

test('[REL-01] a thing is found by its other names, lay and technical, whatever its ending', () => {
  expect(variantsOf('Drones that inspect bridges', 'drones')).toEqual(
    expect.arrayContaining(['uav', 'unmanned aerial']),
  );
  expect(otherNames(['kidney'])).toEqual([['renal']]);
  expect(otherNames(['renal'])).toEqual([['kidney']]);
  // How something is sent, and what sends so: an ending that stems leave.
  expect(otherNames(['wirelessly'])).toEqual([['wireless']]);
});

test('[REL-01] a name of several words counts for each of them, and only together', () => {
  const [heart, attack] = otherNames(['heart', 'attack']);
  expect(heart).toEqual(expect.arrayContaining(['cardiac', 'myocardial infarction']));
  expect(attack).toEqual(['myocardial infarction']);
  expect(otherNames(['attack'])).toEqual([[]]);
  // "Hardened" and "hard" have no stem in common, and what is hard otherwise is no harder against radiation.
  expect(otherNames(['radiation', 'hardened']).flat()).toContain('rad hard');
  expect(otherNames(['hard'])).toEqual([[]]);
});

test.each([
  ['fibre', 'fiber'],
  ['armour', 'armor'],
  ['haemorrhage', 'hemorrhage'],
  ['aluminium', 'aluminum'],
  ['organised', 'organized'],
  ['tumour', 'tumor'],
  ['sulphur', 'sulfur'],
])('[REL-01] British and American spellings are one word: %s, %s', (british, american) => {
  expect(otherNames([british])[0]).toContain(american);
  expect(otherNames([american])[0]).toContain(british);
});

test('[REL-01] no name is taken for another word of its stem: aids are no aid, manipulators no manipulation', () => {
  expect(otherNames(['hearing', 'aid']).flat()).not.toContain('hiv');
  expect(otherNames(['robot', 'arm']).flat()).not.toContain('manipulator');
  expect(otherNames(['led']).flat()).toEqual([]);
});

test('[REL-01] any words have names, none of them the word itself', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.lorem({ maxCount: 1 }), fc.string({ minLength: 1, maxLength: 12 }))), (words) => {
      const names = otherNames(words);
      expect(names).toHaveLength(words.length);
      for (const [at, others] of names.entries()) expect(others).not.toContain(words[at]!.toLowerCase());
    }),
  );
});
