import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'awards/1', fields, passages });
const reasonsFor = (text: string, ...records: Cited[]) => judgeStatement(text, records).reasons;

/** Of each pair the record says the first; the second differs from it in one relation. */
const PAIRS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'a sum and a buyer of two sentences',
    cited(
      ['Title: Berk Networks', 'Company: Berk Networks', 'Partners: Fora Systems; Marcus plc'],
      'Berk Networks was acquired by Fora Systems on 1998-08-26 for $250,000,000.\nBerk Networks was acquired by Marcus plc on 1999-04-27 for $2,800,000,000.',
    ),
    'Marcus acquired Berk Networks for $2.8 billion.',
    'Marcus acquired Berk Networks for $250 million.',
  ],
  [
    'whatever has done what to what',
    cited(['Title: X'], 'Electrolysis has revolutionized the plating of small brass hinges.'),
    'Electrolysis has revolutionized plating.',
    'Plating has revolutionized electrolysis.',
  ],
  [
    'a deed that only gives a value its part',
    cited(['Title: X', 'Approval date: 3 May, 1974', 'Products: 001 · ALPHACIN · TABLET · Discontinued']),
    'Alphacin was approved in May 1974 and is discontinued.',
    'Alphacin was not approved in May 1974 and is discontinued.',
  ],
  [
    'a deed that is denied there as well',
    cited(['Title: X'], 'Plenkor Fund has not invested in Voltara. Cobaltra took part in 2014.'),
    'Plenkor Fund has not invested in Voltara.',
    'Plenkor Fund has invested in Voltara.',
  ],
  [
    'a denied value',
    cited(['Title: X', 'Target size: 828', 'Recruitment status: Not recruiting']),
    'The trial is not recruiting; its target size is 828.',
    'The trial is not recruiting; its target size is not 828.',
  ],
  [
    'a denied name',
    cited(['Title: X', 'Conditions: Febrosis', 'Enrollment: 60']),
    'It enrolls 60 people with Febrosis.',
    'It enrolls 60 people without Febrosis.',
  ],
  [
    'the contrary of a word that says little',
    cited(['Title: X', 'Completion date: June 2050']),
    'Completion is expected in June 2050.',
    'Completion is unexpected in June 2050.',
  ],
  [
    'a kind of study whose contrary stands in a label',
    cited([
      'Title: X',
      'Study type: Observational',
      'Interventions: survey of symptoms · Other',
      'Sponsor: Exampleton',
    ]),
    'Exampleton leads an observational study of symptoms.',
    'Exampleton leads an interventional study of symptoms.',
  ],
  [
    'before and after',
    cited(['Title: X', 'Approval date: 3 May, 1974', 'Original 1: 3 May, 1974 (Approved · Type 1 · Priority review)']),
    'It was approved in May 1974 after a priority review.',
    'It was approved in May 1974 before a priority review.',
  ],
  [
    'not before',
    cited(['Title: X'], 'The combination is for patients with fever who have not been treated.'),
    'The combination is for patients with fever who have not been treated before.',
    'The combination is for patients with fever who have been treated before.',
  ],
  [
    'who is not excluded',
    cited(['Title: X'], 'Exclusion Criteria:\n\nPatients with shock or failure of the liver.'),
    'Patients with shock are excluded.',
    'Patients with shock are not excluded.',
  ],
  [
    'the primary outcome',
    cited(['Title: X', 'Primary outcomes: Mortality of patients', 'Secondary outcomes: Comorbidities of patients']),
    'Mortality of the patients is the primary outcome.',
    'The comorbidities of the patients are the primary outcome.',
  ],
  [
    'a secondary outcome',
    cited(['Title: X', 'Primary outcomes: Mortality of patients', 'Secondary outcomes: Comorbidities of patients']),
    'The comorbidities are a secondary outcome.',
    'The mortality is a secondary outcome.',
  ],
  [
    'the outcome of a value',
    cited(['Title: X', 'Primary outcomes: Patients with ASI-75', 'Secondary outcomes: Patients with ASI-90']),
    'The primary outcome is patients with ASI-75.',
    'The primary outcome is patients with ASI-90.',
  ],
  [
    'items that name contraries',
    cited(
      ['Title: X'],
      'There are three kinds: (1) internal validity, whether a link is causal; (2) external validity, whether it generalizes; and (3) construct validity, whether metrics measure it.',
    ),
    'External validity is whether it generalizes.',
    'External validity is whether metrics measure it.',
  ],
  [
    'what each phase measures',
    cited(
      ['Title: X', 'Phase: Phase 2/Phase 3'],
      'Phase 2: Time to resolution of fever; Phase 3: The percentage of patients without symptoms.',
    ),
    'Phase 2 measures the time to resolution of fever.',
    'Phase 3 measures the time to resolution of fever.',
  ],
  [
    'the phase of the award',
    cited(
      ['Title: X', 'Program: SBIR', 'Phase: Phase II', 'Awardee: Plenkor Inc.', 'Award date: 2017'],
      'In Phase I the pump was built.',
    ),
    'Plenkor Inc. received a Phase II SBIR award in 2017.',
    'Plenkor Inc. received a Phase I SBIR award in 2017.',
  ],
  [
    'whom a trial is still to enroll',
    cited(['Title: X', 'Status: Not yet recruiting', 'Enrollment: 240']),
    'The trial is to enroll 240 people.',
    'The trial has enrolled 240 people.',
  ],
  [
    'whom a trial has enrolled',
    cited(['Title: X', 'Status: Completed', 'Enrollment: 240']),
    'The trial has enrolled 240 people.',
    'The trial has enrolled 420 people.',
  ],
  [
    'ingredients and strengths in rows of their own order',
    cited(['Title: X', 'Products: 001 · ALPHACIN; BETAZOLE · TABLET · ORAL · 200MG; 300MG · Prescription']),
    'The tablet contains 200 mg of alphacin and 300 mg of betazole.',
    'The tablet contains 300 mg of alphacin and 200 mg of betazole.',
  ],
  [
    'where an inventor lives, and where the assignee is',
    cited([
      'Title: US patent 1',
      'Assignee: Cobaltra Tools',
      'Inventor: Anna Berg',
      'Place: Superior, Wisconsin',
      'Assignees: Cobaltra Tools · Superior, Wisconsin',
      'Inventors: Anna Berg, Duluth, MN, US',
    ]),
    'Anna Berg lives in Duluth.',
    'Anna Berg lives in Superior.',
  ],
  [
    'since when whom there is',
    cited(['Title: Alba Fund', 'Investor: Alba Fund', 'Director: Bellow Group', 'Founded: 2022']),
    'Alba Fund was founded in 2022.',
    'Bellow Group was founded in 2022.',
  ],
  [
    'numbers in a list, each said of another thing',
    cited(
      ['Title: A trial'],
      'The annual rate of severe exacerbations was 0.20 with terbutaline, 0.07 with formoterol, and 0.09 with budesonide.',
    ),
    'The annual rate of severe exacerbations was 0.07 with formoterol.',
    'The annual rate of severe exacerbations was 0.07 with terbutaline.',
  ],
  [
    'labels right before their numbers',
    cited(['Title: STAPLER'], 'Overall crown width 0.500 inches overall leg length 0.250 inches.'),
    'The overall leg length is 0.25 inches.',
    'The overall leg length is 0.5 inches.',
  ],
  [
    'the way from one number to another',
    cited(['Title: Tests'], 'The tool increases the average branch coverage from 75.88% to 81.33%.'),
    'Average branch coverage goes from 75.88% to 81.33%.',
    'Average branch coverage goes from 81.33% to 75.88%.',
  ],
  [
    'the way from one thing to another',
    cited(['Title: Modulators'], 'The modulator converts data from the temporal domain to the spatial domain.'),
    'The modulator converts data from the temporal to the spatial domain.',
    'The modulator converts data from the spatial domain to the temporal domain.',
  ],
  [
    'what one group of a trial gets',
    cited(
      ['Title: A trial of granules'],
      'experimental group: routine treatment and herbal granules control group: routine treatment',
    ),
    'The experimental group gets herbal granules.',
    'The control group gets herbal granules.',
  ],
  [
    'more for less',
    cited(['Title: Batteries'], 'Devices with an energy density greater than nickel cadmium should be examined.'),
    'Devices with an energy density above nickel cadmium should be examined.',
    'Devices with an energy density below nickel cadmium should be examined.',
  ],
  [
    'what could be for what will be',
    cited(['Title: Therapy'], 'This research could ultimately lead to an effective therapy.'),
    'This research could lead to an effective therapy.',
    'This research will ultimately lead to an effective therapy.',
  ],
  [
    'a purpose for an effect',
    cited(['Title: A'], 'Pulmonary rehabilitation to improve pulmonary function and quality of life in patients.'),
    'Pulmonary rehabilitation is meant to improve quality of life in patients.',
    'Pulmonary rehabilitation improves quality of life in patients.',
  ],
  [
    'what can be for what has been reached',
    cited(['Title: A'], 'Major system advantages can be realized with switching circulators.'),
    'Major system advantages can be realized with switching circulators.',
    'Switching circulators have realized major system advantages.',
  ],
  [
    'a hedge of the very predicate',
    cited(['Title: A'], 'The inference process can be harmful if the knowledge is secret.'),
    'The inference process can be harmful if the knowledge is secret.',
    'The inference process is harmful.',
  ],
  [
    'a word that stands nowhere',
    cited(['Title: A'], 'Optical signal processing allows processing of radar and sonar data in real time.'),
    'Optical signal processing allows processing of radar data.',
    'Optical signal processing allows processing of lidar data.',
  ],
  [
    'how often',
    cited(['Title: Quarterly Floor Cleaning of the Willow Cemetery']),
    'The floors of the Willow Cemetery are to be cleaned quarterly.',
    'The floors of the Willow Cemetery are to be cleaned monthly.',
  ],
  [
    'a university and its namesake',
    cited(['Title: A', 'Sponsor: Washington University School of Medicine']),
    'Washington University School of Medicine sponsors the study.',
    'The University of Washington sponsors the study.',
  ],
  [
    'one side of a bargain for the other',
    cited(
      ['Title: Edward Angel Palm', 'Company: Edward Angel Palm'],
      'Edward Angel Palm was acquired by Edward Wild Palm on 2005-10-10.',
    ),
    'Edward Angel Palm was acquired by Edward Wild Palm in October 2005.',
    'Edward Angel Palm bought Edward Wild Palm.',
  ],
  [
    'degrees and kelvin',
    cited(['Title: A'], 'PbTiO3 has a high Curie temperature (490 degrees C).'),
    'PbTiO3 has a Curie temperature of 490 °C.',
    'PbTiO3 has a Curie temperature of 490 K.',
  ],
  [
    'litres for millilitres',
    cited(['Title: SYRUP', 'Products: 001 · SYRUP · ORAL · EQ 500MG BASE/5ML']),
    'The syrup holds 500 mg base in 5 mL.',
    'The syrup holds 500 mg base in 5 L.',
  ],
  [
    'months for years of age',
    cited(['Title: A trial', 'Minimum age: 12', 'Maximum age: 85']),
    'Participants are between 12 and 85 years of age.',
    'Participants are between 12 and 85 months of age.',
  ],
  [
    'numbers with a stroke',
    cited(['Title: A', 'Patent number: 7758927', 'Application number: 10/956,704']),
    'The application number is 10/956,704.',
    'The patent number is 10/956,704.',
  ],
  [
    'what is free of something',
    cited(['Title: GLOVES: POWDER-FREE, LATEX-FREE, NITRILE GLOVES']),
    'The gloves are latex-free.',
    'The gloves contain latex.',
  ],
  [
    'a field that says none',
    cited(['Title: A trial', 'Masking: None (Open Label)']),
    'It is a trial without masking.',
    'The trial is masked.',
  ],
  [
    'who wrote it',
    cited(['Title: A package for trees', 'Author: Carl Bolt', 'Publisher: Elsemore BV']),
    'Carl Bolt wrote the article.',
    'Elsemore wrote the article.',
  ],
];

describe('[GRD-08] what a record says of one thing is not said of another', () => {
  test.each(PAIRS)('%s', (_what, record, said, not) => {
    expect(reasonsFor(said, record)).toEqual([]);
    expect(reasonsFor(not, record)).not.toEqual([]);
  });
});

test('[GRD-09] what is said of both records each of them must say', () => {
  const closed = cited(['Title: Ceiling lift', 'Status: Closed', 'Notice type: Presolicitation']);
  const open = { ...cited(['Title: Floor cleaning', 'Status: Open', 'Notice type: Presolicitation']), key: 'awards/2' };
  expect(reasonsFor('Both notices are presolicitations.', closed, open)).toEqual([]);
  expect(reasonsFor('Both notices are open.', closed, open)).not.toEqual([]);
});

test('a second clause shares the noun that it leaves out', () => {
  const first = cited(['Title: Castine', 'Company: Castine', 'Employees: 50']);
  const second = { ...cited(['Title: Dimora', 'Company: Dimora', 'Employees: 70']), key: 'awards/2' };
  expect(reasonsFor('Castine has 50 employees, and Dimora has 70.', first, second)).toEqual([]);
  expect(reasonsFor('Castine has 50 employees, and Dimora has 50.', first, second)).not.toEqual([]);
});

test('[GRD-01] other ways of writing names, days and numbers hold', () => {
  const trial = cited([
    'Title: Sugar study',
    'Record: 1',
    'Conditions: Diabetes Mellitus, Type II',
    'Start date: 29 October, 2025',
    'End date: 4 November, 2025',
    'Application type: ANDA',
    'Application number: ANDA040428',
    'Countries: Bulgaria; Italy; Mexico',
    'Former names: Remi Labs',
    'Company: Remi',
    'Employees: 60',
  ]);
  expect(reasonsFor('The study is of type 2 diabetes.', trial)).toEqual([]);
  expect(reasonsFor('It runs from October 29 to November 4, 2025.', trial)).toEqual([]);
  expect(reasonsFor('The application number is ANDA 040428.', trial)).toEqual([]);
  expect(reasonsFor('The study ran in three countries.', trial)).toEqual([]);
  expect(reasonsFor('Remi, formerly Remi Labs, has 60 employees.', trial)).toEqual([]);
  expect(reasonsFor('Sixty people work at Remi.', trial)).toEqual([]);
});
