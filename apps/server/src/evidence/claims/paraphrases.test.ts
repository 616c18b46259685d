import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';
import { GROUPS } from './language/synonyms.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'awards/1', fields, passages });
const reasonsFor = (text: string, ...records: Cited[]) => judgeStatement(text, records).reasons;
const AWARD = ['Title: Coil coatings', 'Awardee: Voltara Coatings', 'Awarding agency: Department of Agriculture'];
const said = (...passages: string[]) => cited(AWARD, ...passages);

const TRIAL = cited(
  [
    'Title: Kinesio taping after surgery',
    'Sponsor: Northern Clinic',
    'Enrollment: 90',
    'Start date: 14 July, 2025',
    'Completion date: 17 May, 2027',
    'Minimum age: 25',
    'Maximum age: 75',
    'Number of sites: 1',
    'Sites: Northern Clinic, Turkey',
    'Secondary outcomes: Functionality will be assessed with an index. A lower score indicates increased difficulty.',
  ],
  'The second group will receive splints and the third group will receive only taping.',
  'Routine treatment group:Conventional splints\nTaping treatment group:Conventional splints and tapes',
  'Exclusion criteria: Pregnant or lactating women',
);
const EXPERT = cited([
  'Title: Ada Roe',
  'Expert: Ada Roe',
  'Works: 24',
  'First work: 2012',
  'Latest work: 2025',
  'Selected works: QUALITY OF FUR (Herald of Trade, 2021)',
  'Selected works: FORMATION OF LEATHER (Chemistry, 2020)',
]);
const DRUG = cited(['Title: NPLATE', 'Products: 001 · NPLATE · INJECTABLE · 250MCG/0.5ML; 500MCG/1ML · Prescription']);
const PENS = cited(
  [
    'Title: PEN,BALL-POINT',
    'Recipient: Northern Industries',
    'Awarding agency: General Services Administration',
    'Obligated amount: $338.10',
    'Competition: Not available',
  ],
  'PEN,BALL-POINT',
);
const TOOLS = cited(
  [
    'Title: MULTI-TOOL',
    'Recipient: Southern Supply',
    'Awarding agency: General Services Administration',
    'Obligated amount: $3,712.79',
    'Competition: Full and open',
  ],
  'MULTI-TOOL',
);

/** Each record says the first in words of its own, and not the second. */
const PAIRS: [what: string, record: Cited | Cited[], said: string, not: string][] = [
  [
    'synonyms',
    said('The program will continue to enlarge tools for lactating women.'),
    'The program will keep enlarging tools for breastfeeding women.',
    'The program will keep enlarging tools for elderly women.',
  ],
  [
    'expressions of several words',
    said('A significant focus of the development is hardening of coils.'),
    'The development pays attention to the hardening of coils.',
    'The development pays attention to the softening of coils.',
  ],
  [
    'noun and adjective',
    said('People with an allergic reaction to tape were dismissed.'),
    'People with an allergy to tape were dismissed.',
    'People with an aversion to tape were dismissed.',
  ],
  ['ages', TRIAL, 'Ninety people aged 25 to 75 were enrolled.', '25 people were enrolled.'],
  [
    'the end of what began',
    TRIAL,
    'The trial began on 14 July 2025 and is expected to end in May 2027.',
    'The trial began in May 2027.',
  ],
  [
    'from the first work to the latest',
    EXPERT,
    'Ada Roe published 24 works from 2012 to 2025.',
    'Ada Roe published 12 works.',
  ],
  [
    'the year of a work',
    EXPERT,
    'Her works include "Quality of fur", published in 2021.',
    'Her works include "Formation of leather", published in 2021.',
  ],
  [
    'the investigator in brackets',
    said('The consultant (Prof. Forrest, Princeton University) and Dr. Ban, (PI), are experts in coil growth.'),
    'Dr. Ban is the principal investigator.',
    'Prof. Forrest is the principal investigator.',
  ],
  [
    'whose place it is',
    said('The consultant (Prof. Forrest, Princeton University) and Dr. Ban, (PI), are experts in coil growth.'),
    'Forrest of Princeton University is a consultant.',
    'Ban of Princeton University is a consultant.',
  ],
  [
    'a professor is not professional',
    said('Professional judgement of coils was studied.'),
    'The judgement of coils was studied.',
    'The professor judged coils.',
  ],
  ['what each group gets', TRIAL, 'The third group receives only taping.', 'The third group receives splints.'],
  [
    'groups of two words',
    TRIAL,
    'The taping treatment group receives tapes.',
    'The routine treatment group receives tapes.',
  ],
  ['sentences of one field', TRIAL, 'Functionality will be assessed with an index.', 'Taping reduced the difficulty.'],
  [
    'people who must be of an age',
    TRIAL,
    'Participants must be 25 to 75 years old.',
    'Participants must be younger than 25.',
  ],
  ['who is left out', TRIAL, 'Women who are pregnant cannot take part.', 'Pregnant women are not excluded.'],
  ['the only one', TRIAL, 'Northern Clinic is the only site.', 'Taping is the only therapy.'],
  [
    'always, and all',
    said('The pest has an effect on all three coils.'),
    'The pest has an effect on all three coils.',
    'The pest always has an effect on three coils.',
  ],
  [
    'a top priority',
    said('Coil experiments are a top priority of the Office.'),
    'Coil experiments are a top priority of the Office.',
    'Coil experiments are the top priority of the Office.',
  ],
  [
    'what came first',
    said('At first coils were heated. If they broke, they were cooled.'),
    'At first coils were heated.',
    'Cooling came first, and coils were heated.',
  ],
  [
    'bounds',
    said('The sample size is lower bounded by the root of the coil size.'),
    'The sample size is lower bounded by the root of the coil size.',
    'The sample size is bounded from above by the root of the coil size.',
  ],
  [
    'near and long terms',
    said('Longer term goals are the kinetics of coils.'),
    'A longer-term goal is the kinetics of coils.',
    'A near-term goal is the kinetics of coils.',
  ],
  [
    'other than',
    said('Effort in tracking has concentrated on other than torpedo signatures.'),
    'Effort in tracking has concentrated on other than torpedo signatures.',
    'Effort in tracking has concentrated on torpedo signatures.',
  ],
  [
    'not capable of',
    said('Nozzles available are not capable of maintaining a fine distribution.'),
    'Nozzles available cannot maintain a fine distribution.',
    'Nozzles available can maintain a fine distribution.',
  ],
  [
    'who developed it',
    said('The team of Makel and TruWeather proposes a coil.', 'The approach has been developed by Makel.'),
    'The approach was developed by Makel.',
    'The approach was developed by TruWeather.',
  ],
  [
    'a development is nothing developed',
    said('Further development of the coil is sought, leading to an inexpensive sensor.'),
    'Further development of the coil is sought.',
    'An inexpensive sensor of the coil has been developed.',
  ],
  [
    'only meant',
    said('A simple coil that can be manufactured in mass volumes is proposed.'),
    'A coil that can be manufactured in mass volumes is proposed.',
    'The coil has been manufactured in mass volumes.',
  ],
  ['items of a list in a field', DRUG, 'Nplate comes in 500 mcg in 1 mL.', 'Nplate comes in 500 mcg in 0.5 mL.'],
  [
    'conventional treatment is no deed',
    said('The tape group gets conventional treatment and tapes.'),
    'The tape group gets tapes on top of conventional treatment.',
    'The tape group gets tapes without conventional treatment.',
  ],
  [
    'values of two records',
    [PENS, TOOLS],
    'The General Services Administration obligated $338.10 for ballpoint pens and $3,712.79 for multi-tools.',
    'The General Services Administration obligated $3,712.79 for ballpoint pens and $338.10 for multi-tools.',
  ],
  [
    'parts about one record each',
    [PENS, TOOLS],
    'The pen was not available for competition; the multi-tool had full and open competition.',
    'The pen had full and open competition; the multi-tool was not available.',
  ],
];

describe('words of one’s own', () => {
  test.each(PAIRS)('[GRD-08] %s', (_, record, right, wrong) => {
    const records = Array.isArray(record) ? record : [record];
    expect(reasonsFor(right, ...records)).toEqual([]);
    expect(reasonsFor(wrong, ...records)).not.toEqual([]);
  });

  test('neither of two records, and both of them', () => {
    const closed = (title: string) =>
      cited([`Title: ${title}`, 'Recruitment status: Not recruiting', 'Registered retrospectively: Yes']);
    const records = [closed('Coil imaging'), closed('Tape features')];
    const open = cited(['Title: Tape features', 'Recruitment status: Recruiting', 'Registered retrospectively: Yes']);
    expect(reasonsFor('Neither trial is recruiting, and both were registered retrospectively.', ...records)).toEqual(
      [],
    );
    expect(reasonsFor('Neither trial is recruiting.', records[0]!, open)).not.toEqual([]);
  });

  test('a word of one title names that record', () => {
    const registered = (title: string, date: string) => cited([`Title: ${title}`, `Registration date: ${date}`]);
    const records = [registered('Coil imaging', '13 February, 2020'), registered('Tape therapy', '17 February, 2020')];
    expect(reasonsFor('The imaging study was registered on 13 February 2020.', ...records)).toEqual([]);
    expect(reasonsFor('The imaging study was registered on 17 February 2020.', ...records)).not.toEqual([]);
  });

  test('no word stands in two groups of synonyms', () => {
    const words = GROUPS.flat();
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});
