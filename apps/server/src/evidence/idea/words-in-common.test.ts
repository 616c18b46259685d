import { expect, test } from 'vitest';
import { term } from '../../../test/subject.ts';
import { wordsInCommon, wordsOfStatement } from './words-in-common.ts';

const RECORD = { title: 'Pumping brine', text: 'A gliflozin is not in it, dapagliflozin is.' };
const labels = (terms: readonly { label: string }[]) => terms.map(({ label }) => label);

test('[RPT-18] a word is in common in any form, or by another of its names whole', () => {
  const terms = [
    term('pump'),
    term('sglt2', ['dapagliflozin']),
    term('inhibitor', ['dapagliflozin sodium']),
    term('seal'),
  ];
  const { shared, lacking } = wordsInCommon(RECORD, terms);
  expect(labels(shared)).toEqual(['pump', 'sglt2']);
  expect(labels(lacking)).toEqual(['inhibitor', 'seal']);
});

test('[RPT-18] words that stand in no phrase, or in more than one record of fifty, tell nothing, and no more than twelve are looked for', () => {
  expect(wordsInCommon(RECORD, [{ ...term('brine'), axis: null }])).toEqual({ shared: [], lacking: [] });
  expect(wordsInCommon(RECORD, [{ ...term('brine'), share: 0.021 }])).toEqual({ shared: [], lacking: [] });
  expect(wordsInCommon(RECORD, [{ ...term('brine'), share: 0.02 }]).shared).toHaveLength(1);
  const many = Array.from({ length: 20 }, (_, at) => term(`word${at}`));
  expect(wordsInCommon(RECORD, many).lacking).toHaveLength(12);
});

test('[RPT-19] of a statement only those of its own words are in common', () => {
  expect(wordsOfStatement('It pumps quickly', RECORD, [term('pump'), term('brine')])).toEqual(['pump']);
});
