import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'awards/1', fields, passages });
const reasonsFor = (text: string, record: Cited) => judgeStatement(text, [record]).reasons;
const said = (...passages: string[]) => cited(['Title: Alpha study', 'Record: 1'], ...passages);

const STATUS = '**Federal Register determination that product was not discontinued for safety reasons**';
const DRUG = cited([
  'Title: ALPHA CR',
  'Sponsor: JAZZ PHARMS',
  `Products: 001 · ALPHA CR · CAPSULE · ORAL · 100MG ${STATUS} · Discontinued · - · Yes`,
  `Products: 002 · ALPHA CR · CAPSULE · ORAL · 150MG ${STATUS} · Discontinued · - · Yes`,
  `Products: 003 · ALPHA CR · CAPSULE · ORAL · 200MG ${STATUS} · Prescription · - · Yes`,
]);

/** Of each pair the record says the first; the second gives its number to something else. */
const PAIRS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'what a number is a rate of',
    said('The drug is given at a dose of 175 mg/m^2 intravenously.'),
    'The drug is given at 175 mg/m2.',
    'The drug is given at 175 mg/kg.',
  ],
  [
    'a rate in words',
    said('Patients take 5 mg/kg of alphacin.'),
    'Patients take 5 mg per kg of alphacin.',
    'Patients take 5 mg per day of alphacin.',
  ],
  [
    'shares with decimal commas',
    said('The share of patients with cough is variable between 3,4% and 17,0%.'),
    'Between about 3 % and 17 % of patients have a cough.',
    'Between about 3 % and 70 % of patients have a cough.',
  ],
  [
    'rows that each hold one of the numbers',
    DRUG,
    "Jazz's capsules of 100 mg and 150 mg have been discontinued.",
    "Jazz's capsules of 100 mg and 200 mg have been discontinued.",
  ],
  [
    'as much as is up to',
    said('The system helps drivers earn up to 40% more.'),
    'Drivers earn as much as 40 percent more with the system.',
    'Drivers earn at least 40 percent more with the system.',
  ],
  [
    'people that a company has',
    cited(['Title: Pelma', 'Company: Pelma', 'Employees: 5', 'Status: Inactive']),
    'The five-person company is inactive.',
    'The six-person company is inactive.',
  ],
  [
    'what is counted',
    said('The device has 3 microphones and 4 cameras.'),
    'The device has 4 cameras.',
    'The device has 3 cameras.',
  ],
  [
    'what a number is said with',
    said('The mean was 12 points in the tape group; it was 15 points in the splint group.'),
    'The mean was 15 points in the splint group.',
    'The mean was 12 points in the splint group.',
  ],
  [
    'a part of a number',
    said('The review found eight reports, five of which came from Ghana.'),
    'The review found eight reports.',
    'The review found eight reports from Ghana.',
  ],
  [
    'from one number to another',
    said('Coverage rose from 75 % to 81 % in a year.'),
    'Coverage rose from 75 % to 81 %.',
    'Coverage went from 81 % to 75 %.',
  ],
  [
    'width and length',
    said('Overall width 0.5 inches, and overall length 0.2 inches.'),
    'The length is 0.2 inches.',
    'The length is 0.5 inches.',
  ],
  [
    'what a list gives under a head',
    cited(['Title: PAIL, ROUND; CAPACITY 10.0 QUARTS; GRADUATION MARKS: 1.0-QUART GRADUATIONS', 'Record: 1']),
    'The pail holds 10 quarts.',
    'The pail holds 1.0 quart.',
  ],
  [
    'what the head names',
    cited(['Title: PAIL, ROUND; CAPACITY 10.0 QUARTS; GRADUATION MARKS: 1.0-QUART GRADUATIONS', 'Record: 1']),
    'The pail has graduation marks of 1.0 quart.',
    'The pail has a capacity of 1.0 quart.',
  ],
  [
    'one API is a single one',
    said('You integrate with one seamless API.'),
    'You integrate with a single API.',
    'You integrate with a double API.',
  ],
];

describe('[GRD-01] [GRD-08] a number stands with what it is said of', () => {
  test.each(PAIRS)('%s', (_what, record, right, wrong) => {
    expect(reasonsFor(right, record)).toEqual([]);
    expect(reasonsFor(wrong, record)).not.toEqual([]);
  });
});
