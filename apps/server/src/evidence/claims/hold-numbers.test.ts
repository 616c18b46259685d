import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'awards/1', fields, passages });
const reasonsFor = (text: string, record: Cited) => judgeStatement(text, [record]).reasons;
const said = (...passages: string[]) => cited(['Title: Alpha study', 'Record: alpha'], ...passages);

const STATUS = '**Federal Register determination that product was not discontinued for safety reasons**';
const DRUG = cited([
  'Title: ALPHA CR',
  'Sponsor: JAZZ PHARMS',
  `Products: 001 · ALPHA CR · CAPSULE · ORAL · 100MG ${STATUS} · Discontinued · - · Yes`,
  `Products: 002 · ALPHA CR · CAPSULE · ORAL · 150MG ${STATUS} · Discontinued · - · Yes`,
  `Products: 003 · ALPHA CR · CAPSULE · ORAL · 200MG ${STATUS} · Prescription · - · Yes`,
]);

const PAIL = cited([
  'Title: PAIL, UTILITY: STYLE ROUND, WITH SIDES FOR NESTING; CAPACITY 10.0 QUARTS; GRADUATION MARKS: 1.0-QUART GRADUATIONS',
  'Record: alpha',
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
    'what another sentence gives to others',
    said('Adults take 100 mg of alphacin.', 'Children take 20 mg of alphacin.'),
    'Adults take 100 mg of alphacin.',
    'Adults take 20 mg of alphacin.',
  ],
  [
    'what another sentence gives to another thing',
    said('The recharger must run from a 28 V power source.', 'Radios in the field must run from a 12 V power source.'),
    'The recharger must run from a 28 V power source.',
    'The recharger must run from a 12 V power source.',
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
    'what a number is said with, though a field has it by chance',
    cited(
      ['Title: Alpha study', 'Record: alpha', 'Employees: 12', 'Patents: 15'],
      'The mean was 12 points in the tape group; it was 15 points in the splint group.',
    ),
    'The mean was 12 points in the tape group.',
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
  ['what a list gives under a head', PAIL, 'The pail holds 10 quarts.', 'The pail holds 1.0 quart.'],
  ['one of a unit', PAIL, 'The order is for a ten-quart pail.', 'The order is for a one-quart pail.'],
  [
    'one second',
    said('The prototype responded in less than 1 second, and cooled in 5 minutes.'),
    'The prototype responded in less than one second.',
    'The prototype responded in one minute.',
  ],
  [
    'one hundred of a unit',
    said('The pipe is 100 meters long.'),
    'The pipe is one hundred meters long.',
    'The pipe is one meter long.',
  ],
  ['what the head names', PAIL, 'The pail has graduation marks of 1.0 quart.', 'The pail has a capacity of 1.0 quart.'],
  [
    'a rise told from its end',
    said('Coverage rose from 75 % to 81 % in a year.'),
    'Coverage rose, to 81 % from 75 %.',
    'Coverage rose to 75 % from 81 %.',
  ],
  [
    'a type is no count',
    said('In type 1 diabetes, the study took 12 families.'),
    'The study took 12 families with diabetes.',
    'The study took 1 family with diabetes.',
  ],
  [
    'what stands in brackets counts nothing behind them',
    said('Patients take a decoction (120 ml) and powder, 6 g a day.'),
    'Patients take 6 g of powder a day.',
    'Patients take 120 ml of powder a day.',
  ],
  [
    'a number of another sentence with what it counts there',
    said('The device has 3 microphones and 4 cameras. With its batteries and microphones it costs less than a phone.'),
    'With its batteries and 3 microphones it costs less than a phone.',
    'With its 3 batteries and microphones it costs less than a phone.',
  ],
  [
    'a unit that stands behind the error',
    said('The mass of the boson is 125.09 ± 0.21 GeV.', 'The width is 0.25 inches, and the leg is 3 feet long.'),
    'The mass of the boson is 125.09 GeV.',
    'The width is 0.25 feet.',
  ],
  [
    'both ends of a range',
    said('Doses of 10 to 20 mg are given to adults, and doses of 5 to 8 mg are given to children.'),
    'Adults are given 10 mg.',
    'Children are given 10 mg.',
  ],
  [
    'two numbers of one sentence, each with its own',
    said('The Navy adapts a 35 hp motor and a 70 hp motor to its fuel.'),
    'The Navy adapts a 35 hp and a 70 hp motor to its fuel.',
    'The Navy adapts a 35 hp and a 75 hp motor to its fuel.',
  ],
  [
    'a part of a whole that is counted first',
    said('Of eight classes of contaminants, five were not analyzable.'),
    'Five of eight classes of contaminants were not analyzable.',
    'Four of eight classes of contaminants were not analyzable.',
  ],
  [
    'sizes one behind the other, without a comma',
    cited([
      'Title: STAPLER, PAPER FASTENING, OFFICE: NAME STAPLER, OFFICE OVERALL CROWN WIDTH 0.500 INCHES OVERALL LEG LENGTH 0.250 INCHES',
      'Record: alpha',
    ]),
    "The stapler's overall leg length is 0.250 inches.",
    "The stapler's overall leg length is 0.500 inches.",
  ],
  [
    'the first of two that are joined',
    said('The set holds 3 cables and 4 meters of tape.', 'Nothing else comes with the set.'),
    'The set holds 3 cables.',
    'The set holds 4 cables.',
  ],
  [
    'doses of a list, each in a sentence of its own',
    said('Adults take 100 mg of alphacin.', 'Adults take 150 mg of alphacin.', 'Children take 20 mg of alphacin.'),
    'Adults take alphacin, 100 and 150 mg.',
    'Adults take alphacin, 100 and 20 mg.',
  ],
  [
    'of what kind a number is',
    said('The tape group lost 4 kg in 12 weeks, the splint group lost 6 kg.'),
    'The splint group lost 6 kg.',
    'The splint group lost 4 kg.',
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
