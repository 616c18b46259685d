import type { ProfileCorrections, ProfilePhrase, ProjectProfile } from '@groundwork/contract/relevance';
import { expect, test } from 'vitest';
import { addPhrase, draftPhrases, putBack, rebase, removePhrase, setRequired, setVariants } from './corrections.ts';

const NONE: ProfileCorrections = { added: [], removed: [], required: [], unwanted: [], variants: {} };

const phrase = (text: string, origin: ProfilePhrase['origin'] = 'text'): ProfilePhrase => ({
  phrase: text,
  axis: 'technology',
  variants: [],
  isRequired: false,
  origin,
  count: 12,
  inField: 7,
});

const profileOf = (phrases: ProfilePhrase[], corrections = NONE): ProjectProfile => ({
  projectId: '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11',
  version: 0,
  phrases,
  proposed: [],
  corrections,
  marks: [],
  found: [],
  rings: { direct: 0, 'same use': 0, 'same technology': 0, asks: 0, near: 0 },
  scope: 'field' as const,
  madeAt: '2026-01-01T00:00:00.000Z',
  isByWords: false,
  isForeign: false,
  mayEdit: true,
});

test('[REL-01] a phrase of the description that is removed stays where it stood, and comes back', () => {
  const profile = profileOf([phrase('sodium ion battery'), phrase('hard carbon')]);
  const [, carbon] = draftPhrases(profile, NONE);
  const removed = removePhrase(setRequired(NONE, 'hard carbon', true), carbon!);
  expect(removed).toEqual({ ...NONE, removed: ['hard carbon'] });
  expect(draftPhrases(profile, removed).map((each) => [each.phrase, each.isRemoved])).toEqual([
    ['sodium ion battery', false],
    ['hard carbon', true],
  ]);
  expect(putBack(removed, profile, 'hard carbon')).toEqual(NONE);
});

test('[REL-01] an added phrase that is removed comes back with its kind and its other names', () => {
  const added = { phrase: 'Prussian white', axis: 'technology' as const, variants: ['PW'] };
  const profile = profileOf([phrase('Prussian white', 'person')], { ...NONE, added: [added] });
  const [shown] = draftPhrases(profile, profile.corrections);
  expect(shown).toMatchObject({ isAdded: true, variants: ['PW'] });
  const removed = removePhrase(profile.corrections, shown!);
  expect(removed).toEqual(NONE);
  expect(putBack(removed, profile, 'Prussian white')).toEqual(profile.corrections);
});

test('[REL-01] what was removed before can be put back, and what is added is no longer removed', () => {
  const profile = profileOf([], { ...NONE, removed: ['hard carbon'] });
  expect(draftPhrases(profile, profile.corrections)).toMatchObject([{ phrase: 'hard carbon', isRemoved: true }]);
  expect(addPhrase(profile.corrections, { phrase: 'Hard  Carbon', axis: 'technology', variants: [] }).removed).toEqual(
    [],
  );
});

test('[REL-01] other names of a phrase stand with it, whoever said the phrase', () => {
  const profile = profileOf([phrase('hard carbon')]);
  const [carbon] = draftPhrases(profile, NONE);
  const named = setVariants(NONE, carbon!, ['HC']);
  expect(named.variants).toEqual({ 'hard carbon': ['HC'] });
  expect(draftPhrases(profile, named)[0]!.variants).toEqual(['HC']);
});

test('[REL-01] corrections go on top of what somebody else has made of the profile meanwhile', () => {
  const added = (text: string, variants: string[] = []) => ({ phrase: text, axis: 'technology' as const, variants });
  const base = { ...NONE, added: [added('a'), added('b')], removed: ['x', 'y'], variants: { p: ['1'], q: ['1'] } };
  const mine = {
    ...base,
    added: [added('a', ['A']), added('b'), added('mine')],
    removed: ['y', 'z'],
    variants: { p: ['2'], q: ['1'] },
  };
  const theirs = {
    ...base,
    added: [added('a'), added('theirs')],
    removed: ['x', 'y', 'w'],
    unwanted: ['lead'],
    variants: { p: ['1'], q: ['3'] },
  };
  expect(rebase(base, mine, theirs)).toEqual({
    added: [added('theirs'), added('a', ['A']), added('mine')],
    removed: ['y', 'w', 'z'],
    required: [],
    unwanted: ['lead'],
    variants: { p: ['2'], q: ['3'] },
  });
});
