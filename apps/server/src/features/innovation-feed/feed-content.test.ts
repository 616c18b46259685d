import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { draftOf, hashtag } from './feed-content.ts';

test.each([
  ['solid electrolyte', '#SolidElectrolyte'],
  ['sglt2', '#SGLT2'],
  ['gene', '#Gene'],
  ['cns', '#CNS'],
  ['International trials', '#InternationalTrials'],
])('[FEED-01] %s as a hashtag', (label, tag) => {
  expect(hashtag(label)).toBe(tag);
});

test.each([
  ['Active, not recruiting', 'Acme sponsors the trial, whose status is Active, not recruiting.'],
  // What a register doesn't know says nothing.
  ['Unknown status', 'Acme sponsors the trial.'],
])('[FEED-01] a trial is told with its status: %s', (status, text) => {
  const trial = aRecord('clinical-trials', 'NCT1', { data: { sponsor: 'Acme', status } });
  expect(draftOf(trial, { terms: [] })[0]).toMatchObject({ text });
});
