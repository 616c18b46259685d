import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { draftOf, feedContentOf, hashtag } from './feed-content.ts';

test.each([
  ['solid electrolyte', '#SolidElectrolyte'],
  ['sglt2', '#SGLT2'],
  ['gene', '#Gene'],
  ['cns', '#CNS'],
  ['International trials', '#InternationalTrials'],
  ['Federal lab technologies', '#FederalLabTechnologies'],
  ['USA spending', '#USASpending'],
])('[FEED-01] %s as a hashtag', (label, tag) => {
  expect(hashtag(label)).toBe(tag);
});

test.each([
  ['Active, not recruiting', 'Acme sponsors the trial, whose status is Active, not recruiting.'],
  // A status that a register doesn't know says nothing.
  ['Unknown status', 'Acme sponsors the trial.'],
])('[FEED-01] a trial is told with its status: %s', (status, text) => {
  const trial = aRecord('clinical-trials', 'NCT1', { data: { sponsor: 'Acme', status } });
  expect(draftOf(trial, { notes: [], shown: null })[0]).toMatchObject({ text });
});

test('[FEED-01] an award without a sentence to quote is told by its fields: who received what from whom, and when', () => {
  const data = { awardee: 'Acme Inc.', agency: 'Department of Energy', year: 2024 };
  const leadOf = (amount: number | null) =>
    draftOf(aRecord('awards', 'a', { amount, data }), { notes: [], shown: null }).map(({ text }) => text)[0];
  expect(leadOf(250_000)).toBe('Acme Inc. received an award of $250,000 from the Department of Energy in 2024.');
  expect(leadOf(null)).toBe('Acme Inc. received an award from the Department of Energy in 2024.');
});

test('[FEED-01] what a record has found or reached is quoted first; without a note, the sentence that shows it', () => {
  const [what, result] = ['The patch reads sweat.', 'It was within 4 percent of blood in 60 people.'];
  const award = aRecord('awards', 'a', { text: `${what} ${result} The office is in Ohio.` });
  const note = (kind: 'what' | 'result', quote: string) => ({
    key: 'awards/a',
    kind,
    quote,
    certainty: 0.9,
    quantities: [],
  });
  const told = (notes: ReturnType<typeof note>[], shown: string | null) =>
    draftOf(award, { notes, shown }).map(({ text }) => text);
  expect(told([note('what', what), note('result', result)], what)).toEqual([`“${result}”`, `“${what}”`]);
  expect(told([], what)).toEqual([`“${what}”`]);
  expect(told([], 'Of another edition of the record.')).toEqual([]);
});

test('[FEED-01] an item has its record’s own date, link and source, tags that say something, and its place among the others', () => {
  const record = aRecord('awards', 'a', {
    title: 'A PATCH THAT READS SWEAT',
    text: 'The patch reads sweat.',
    date: '2017-05-01',
    amount: 4_000,
    url: 'https://example.org/a',
  });
  const sentences = draftOf(record, { notes: [], shown: 'The patch reads sweat.' });
  const peers = {
    amounts: [4_000, 900, 10],
    years: [
      { year: 2016, count: 1 },
      { year: 2017, count: 2 },
    ],
  };
  const has = ['cov', 'sweat sensor', 'patch'];
  const content = feedContentOf({ record, sentences, has, peers }, engineDeclaration('awards'));
  expect(content).toMatchObject({
    headline: 'A Patch That Reads Sweat',
    body: '“The patch reads sweat.”',
    hashtags: ['#SweatSensor', '#Patch', '#Awards'],
    recordId: 'a',
    recordDate: '2017-05-01',
    reference: 'Test',
    referenceUrl: 'https://example.org/a',
    isSample: false,
    picture: { type: 'amount', unit: 'usd', value: 4_000, others: [4_000, 900, 10] },
  });
  const unpaid = feedContentOf(
    { record: { ...record, amount: null }, sentences, has, peers },
    engineDeclaration('awards'),
  );
  expect(unpaid.picture).toEqual({ type: 'year', year: 2017, years: peers.years });
});
