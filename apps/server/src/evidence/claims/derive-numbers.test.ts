import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const TRIAL: Cited = {
  key: 'trials/1',
  fields: [
    'Title: Alphacin in gout',
    'Record: 1',
    'Sponsor: Exampleton Hospital',
    'Start date: 12 June, 2017',
    'First posted: 2 February, 2017',
    'Completion date: 16 August, 2018',
  ],
  passages: [],
};
const PATENT: Cited = {
  key: 'patents/1',
  fields: [
    'Title: US patent 1',
    'Record: 1',
    'Assignee: Plenkor Inc.',
    'Inventors: Ann Roe, Zug, CH',
    'Inventors: Bo Doe, Schwyz, CH',
    'Inventors: Cy Poe, Providence, RI, US',
    'CPC: B25H · -',
    'CPC: B25F · -',
  ],
  passages: [],
};
const PAPER: Cited = {
  key: 'publications/1',
  fields: [
    'Title: Alphacin',
    'Record: 1',
    'Author: Ann Roe',
    'Author: Bo Doe',
    'Author: Cy Poe',
    'Number of authors: 3',
  ],
  passages: ['We describe alphacin.'],
};
const DRUG: Cited = {
  key: 'drugs/1',
  fields: [
    'Title: ALPHACIN',
    'Record: 1',
    'Products: 001 · ALPHACIN · TABLET · ORAL · 4MG · Discontinued · - · No',
    'Products: 002 · ALPHACIN · TABLET · ORAL · 8MG · Discontinued · - · No',
    'Products: 003 · ALPHACIN · CAPSULE · ORAL · 9MG · Discontinued · - · No',
  ],
  passages: [],
};

describe('[GRD-09] numbers that a record holds without writing them', () => {
  test.each<[text: string, record: Cited, isSupported: boolean]>([
    ['Launched in June 2017, the trial ended in August 2018, fourteen months later.', TRIAL, true],
    ['Launched in June 2017, the trial ended in August 2018, about 14 months later.', TRIAL, true],
    ['The trial ended in August 2018, just over a year after it began.', TRIAL, true],
    ['Launched in June 2017, the trial ended in August 2018, eighteen months later.', TRIAL, false],
    ['Launched in June 2017, the trial ended in August 2018, more than two years later.', TRIAL, false],
    // From the day on which it was posted it would be right.
    ['The trial ended in August 2018, eighteen months after it began.', TRIAL, false],
    ['The patent names three inventors, two of them Swiss and one from Rhode Island.', PATENT, true],
    ['Two of the inventors live in Switzerland.', PATENT, true],
    ['The patent names three inventors, two of them from Rhode Island.', PATENT, false],
    ['Three of the inventors live in Switzerland.', PATENT, false],
    ['Roe and two co-authors describe alphacin.', PAPER, true],
    ['Roe and three co-authors describe alphacin.', PAPER, false],
    ['All three strengths have been discontinued.', DRUG, true],
    ['All three strengths are tablets.', DRUG, false],
  ])('%s', (text, record, isSupported) => {
    expect(judgeStatement(text, [record]).isSupported).toBe(isSupported);
  });
});
