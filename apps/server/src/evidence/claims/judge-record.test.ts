import { describe, expect, test } from 'vitest';
import { groundOf } from './ground.ts';
import { blank, judgeAgainst } from './judge-record.ts';
import { type Cited, judgeStatement } from './judge-statement.ts';
import { stemOf } from './language/stems.ts';
import type { JudgeOptions } from './read-values.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'awards/1', fields, passages });
const reasonsFor = (text: string, record: Cited, options: JudgeOptions = {}) =>
  judgeStatement(text, [record], options).reasons;
const against = (text: string, record: Cited, options: JudgeOptions = {}) =>
  judgeAgainst(text, groundOf(record).units, options);

const TITLE = 'Title: Coil coatings';
const award = (...passages: string[]) => cited([TITLE, 'Awardee: Voltara Coatings', 'Phase: Phase 2'], ...passages);

describe('[GRD-08] a sentence of the record itself', () => {
  // By its parts this sentence couldn't be told: it has a cause and a comparison of its own kind.
  const SENTENCE =
    'Unless coils are dry, which is rarer than thought, nobody but experts may coat them because of fumes.';

  test('is held word for word, with or without its full stop', () => {
    expect(against(SENTENCE, award(SENTENCE))).toEqual([]);
    expect(against(` ${SENTENCE.slice(0, -1)}`, award(SENTENCE))).toEqual([]);
    expect(against(SENTENCE, award(SENTENCE.slice(0, -1)))).toEqual([]);
  });

  test('is not held by a longer one, nor by one of the same length', () => {
    expect(against('Coils are always dry.', award('Coils are rarely dry.'))).not.toEqual([]);
    expect(against('The coils are dry', award('The coils are dry only if nobody has coated them'))).not.toEqual([]);
  });

  test('is not held where it stands among what excludes people', () => {
    const trial = award('Exclusion criteria: any of these.\nPatients have a pacemaker.');
    expect(against('Patients have a pacemaker.', trial)).not.toEqual([]);
    expect(against('Patients have a pacemaker.', award('Patients have a pacemaker.'))).toEqual([]);
  });

  test('is not held by a field', () => {
    expect(against('No.', cited([TITLE, 'Has results: No']))).toEqual(['what it denies']);
    expect(against('No.', award('No.'))).toEqual([]);
  });
});

const registered = (...fields: string[]) => cited(['Title: A trial', ...fields]);

/** Fields of a record, what may be said of it, and what not. */
const STATUSES: [what: string, record: Cited, said: string | null, not: string][] = [
  ['results', registered('Has results: No'), 'The trial has not posted results.', 'The trial has posted results.'],
  ['results reported', registered('Has results: No'), 'The trial has no results.', 'The trial reported results.'],
  ['results that there are', registered('Has results: Yes'), 'The trial has results.', 'The trial has no results.'],
  ['completed', registered('Status: Completed'), 'The trial was completed.', 'The trial is not completed.'],
  [
    'completed, as told of a course',
    registered('Course: Completed'),
    'The trial is completed.',
    'The trial is ongoing.',
  ],
  [
    'completed, as told of recruitment',
    registered('Recruitment status: Completed'),
    'The trial has been completed.',
    'The trial is still recruiting.',
  ],
  ['recruiting', registered('Status: Recruiting'), 'The trial is recruiting.', 'The trial was completed.'],
  ['terminated', registered('Status: Terminated'), 'The trial was terminated.', 'The trial will be terminated.'],
  ['withdrawn', registered('Status: Withdrawn'), 'The trial was withdrawn.', 'The trial will be withdrawn.'],
  [
    'discontinued',
    cited(['Title: X', 'Products: 001 · X · TABLET · ORAL · 5MG · Discontinued']),
    'The tablet has been discontinued.',
    'The tablet will be discontinued.',
  ],
];

describe('[GRD-08] what a status says', () => {
  test.each(STATUSES)('%s', (_what, record, said, not) => {
    if (said) expect(reasonsFor(said, record)).toEqual([]);
    expect(reasonsFor(not, record)).not.toEqual([]);
  });

  test('without a status, what is told in running text holds', () => {
    expect(reasonsFor('The trial was completed in spring.', award('The trial was completed in spring.'))).toEqual([]);
    expect(against('The tests were completed in May.', award('All the tests were completed in May.'))).toEqual([]);
  });

  test('names each reason', () => {
    expect(against('The trial has posted results.', registered('Has results: No'))).toEqual(['results']);
    expect(against('The trial is ongoing.', registered('Status: Completed'))).toEqual(['not completed']);
    expect(against('The trial was completed.', registered('Status: Recruiting'))).toEqual(['completed']);
    expect(against('It will be withdrawn.', registered('Status: Withdrawn'))).toEqual(['will be withdrawn']);
  });
});

describe('what a caller has proved itself', () => {
  const record = award('Voltara Coatings tests primers on wet steel.');

  test('an excused quantity needs no place in the record', () => {
    const text = 'Voltara Coatings tests all primers on wet steel.';
    expect(against(text, record)).toEqual(['all']);
    expect(against(text, record, { excused: ['universal'] })).toEqual([]);
    expect(against(text, record, { excused: ['cause'] })).toEqual(['all']);
  });

  test('words of its vocabulary claim nothing', () => {
    const text = 'Voltara Coatings tests primers on wet steel nationwide.';
    expect(against(text, record)).toEqual(['nationwide']);
    expect(against(text, record, { vocabulary: new Set([stemOf('nationwide')]) })).toEqual([]);
  });
});

describe('[GRD-08] a statement of several clauses', () => {
  const record = award(
    'The primer bonds to wet steel within minutes.',
    'The pilot line coats thin coils at night.',
    'Only trained staff open the pilot line.',
  );

  test('each clause may stand in a sentence of its own', () => {
    expect(against('The primer bonds to wet steel, and the pilot line coats thin coils.', record)).toEqual([]);
    expect(against('The primer bonds to wet steel; the pilot line coats thin coils at night.', record)).toEqual([]);
    expect(against('The primer bonds to wet steel, while the pilot line coats thin coils.', record)).toEqual([]);
  });

  test('every one of them must stand', () => {
    expect(against('The primer bonds to wet steel, and the pilot line coats thick coils.', record)).not.toEqual([]);
    expect(against('The primer bonds to dry steel, and the pilot line coats thin coils.', record)).not.toEqual([]);
  });

  test('a word that other sentences only have the contrary of', () => {
    expect(against('The primer bonds to dry steel, and the pilot line coats thin coils.', record)).toEqual([
      'the contrary of “dry”',
    ]);
  });

  test('a quantity of one clause is not one of the other', () => {
    expect(
      against('The primer bonds to wet steel within minutes, and only trained staff open the pilot line.', record),
    ).toEqual([]);
  });
});

describe('[GRD-08] a sentence of two clauses over one record', () => {
  const hedged = award(
    'The primer may bond to wet steel within minutes.',
    'The pilot line may coat thick coils of zinc.',
  );
  const numbered = award(
    'The crew tests the primer on 12 wet plates in Ohio.',
    'The pilot line coats 40 thick coils in Utah.',
  );

  test('a hedge of one of them is not one of the other', () => {
    const second = 'the pilot line may coat thick coils of zinc.';
    expect(against(`The primer may bond to wet steel within minutes, and ${second}`, hedged)).toEqual([]);
    for (const joint of [', and', ' while', ', whereas', ';'])
      expect(against(`The primer bonds to wet steel within minutes${joint} ${second}`, hedged)).not.toEqual([]);
  });

  test('numbers stay in theirs', () => {
    const said = (plates: number, place: string, coils: number, other: string) =>
      `The crew tests the primer on ${plates} wet plates in ${place}, and the pilot line coats ${coils} thick coils in ${other}.`;
    expect(against(said(12, 'Ohio', 40, 'Utah'), numbered)).toEqual([]);
    expect(against(said(40, 'Ohio', 12, 'Utah'), numbered)).not.toEqual([]);
  });

  test('a few words behind the last comma belong to what stands before them', () => {
    const said = 'The crew tests the primer on 12 wet plates, and the pilot line coats 40 thick coils';
    expect(against(`${said}, in Utah.`, numbered)).toEqual([]);
    expect(against(`${said}, in Texas.`, numbered)).toEqual(['Texas']);
  });
});

describe('figures over years', () => {
  const works = cited([
    'Title: Ada Roe',
    'Expert: Ada Roe',
    'Works and citations by year: 2019 · 3 works',
    'Works and citations by year: 2020 · 8 works',
  ]);

  test('what rose did not fall', () => {
    expect(against('Works fell from 3 in 2019 to 8 in 2020.', works)).toEqual(['the direction']);
    expect(against('Works rose from 3 in 2019 to 8 in 2020.', works)).toEqual([]);
  });
});

describe('values', () => {
  test('whom a field names, running text that shares nothing else does not replace', () => {
    const walk = cited(['Title: T', 'Sponsor: Acme'], 'A walk is sponsored by Zed.');
    expect(against('The study is sponsored by Zed.', walk)).toEqual(['Zed as sponsored by']);
    expect(against('A walk is sponsored by Zed.', walk)).toEqual([]);
  });

  test('a place that a field has, too, is held by the sentence that names it', () => {
    const reefs = ['In Norway, kelp covers reefs.', 'In Chile, urchins graze reefs.'];
    const record = cited([TITLE, 'Place: Norway'], ...reefs);
    expect(against('In Norway, kelp covers reefs there.', record)).toEqual([]);
    expect(against('In Norway, urchins graze reefs there.', record)).not.toEqual([]);
  });

  test('an amount that is no number pays nothing', () => {
    expect(against('Money was obligated.', cited([TITLE, 'Obligated amount: unknown']))).toEqual(['obligated']);
  });

  test('what stands in none of the fields is named', () => {
    expect(against('Voltara Coatings has 12 employees.', award())).toContain('12');
  });

  test('names and numbers say nothing by the words in them', () => {
    const values = [
      { text: 'First', kind: 'name' as const, at: 4, end: 9, holders: [] },
      { text: '12', kind: 'count' as const, at: 14, end: 16, holders: [] },
    ];
    expect(blank('The First has 12.', values)).toBe('The       has   .');
    const record = cited(['Title: Coils', 'Sponsor: First Clinic of Onlyton']);
    expect(reasonsFor('First Clinic of Onlyton is the sponsor.', record)).toEqual([]);
    expect(reasonsFor("First Clinic's coils are sponsored by First Clinic of Onlyton.", record)).toEqual([]);
  });

  test('a cue without a value claims by its words', () => {
    expect(against('The company was founded.', award('The company makes primers.'))).not.toEqual([]);
  });

  test('a place is held by the sentence that names it', () => {
    const reefs = award('In Norway, kelp covers reefs.', 'In Chile, urchins graze reefs.');
    expect(against('In Chile, urchins graze reefs.', reefs)).toEqual([]);
    expect(against('In Norway, urchins graze reefs.', reefs)).not.toEqual([]);
  });
});

describe('[GRD-08] what is over, what goes on and what is to come has the status of the record', () => {
  const trial = (status: string, ...passages: string[]) =>
    cited(['Title: Taping after surgery', 'NCT ID: NCT00000001', `Status: ${status}`, 'Has results: No'], ...passages);
  const company = (status: string, ...passages: string[]) =>
    cited(['Title: Zed', 'Company: Zed', `Status: ${status}`], ...passages);
  const SURVEY = 'Before it, a survey was completed in Ohio.';
  const GOING_ON = 'The ongoing trial of tape looks at gait. Completed forms are kept.';
  const BOUGHT = 'By May the company will be acquired by Acme, which has acquired others.';

  test.each([
    ['The trial was completed in Ohio.', trial('Recruiting', SURVEY), 'completed'],
    ['The trial has been completed in Ohio.', trial('Terminated', SURVEY), 'completed'],
    ['The trial was completed in Ohio.', cited(['Title: T', 'Recruitment status: Recruiting'], SURVEY), 'completed'],
    ['The course was completed in Ohio.', cited(['Title: T', 'Course: Under way'], SURVEY), 'completed'],
    ['The trial is ongoing.', trial('Completed', GOING_ON), 'not completed'],
    ['The trial of tape has not been completed.', trial('Completed', GOING_ON), 'not completed'],
    ['The trial of tape is not complete.', trial('Completed', GOING_ON), 'not completed'],
    ['The trial is still recruiting.', cited(['Title: T', 'Recruitment status: Completed']), 'not completed'],
    ['The trial has posted results on gait.', trial('Completed', 'The results on gait are posted.'), 'results'],
    ['The trial reported results on gait.', trial('Completed', 'The results on gait are reported.'), 'results'],
    ['The company will be acquired by Acme.', company('Acquired', BOUGHT), 'will be acquired'],
  ])('withholds “%s”', (said, record, reason) => {
    expect(reasonsFor(said, record)).toEqual([reason]);
  });

  test.each([
    ['A survey was completed in Ohio.', cited(['Title: Survey of nurses'], SURVEY)],
    ['A survey was completed in Ohio.', trial('Completed', SURVEY)],
    ['The trial of tape is ongoing.', trial('Recruiting', GOING_ON)],
    ['The trial of tape is ongoing.', cited(['Title: Completed forms', 'Status: Recruiting'], GOING_ON)],
    ['The trial has no results.', trial('Completed')],
    [
      'The trial reported results on gait.',
      cited(['Title: T', 'Has results: Yes', 'FDA regulated: No'], 'The results on gait are reported.'),
    ],
    ['The company will be acquired by Acme.', company('Active', BOUGHT)],
  ])('lets “%s” pass', (said, record) => {
    expect(reasonsFor(said, record)).toEqual([]);
  });
});

test('[GRD-08] what a name ends with is no verb of the sentence', () => {
  const record = cited([
    TITLE,
    'Awardee: Lumera Technologies Incorporated',
    'Agency: National Science Foundation',
    'Award date: 2017-03-01',
  ]);
  const made = (year: number) =>
    `The National Science Foundation made the award to Lumera Technologies Incorporated in ${year}.`;
  expect(reasonsFor(made(2017), record)).toEqual([]);
  expect(reasonsFor(made(2016), record)).not.toEqual([]);
  expect(reasonsFor('Lumera Technologies was incorporated in 2017.', record)).not.toEqual([]);
});

describe('[GRD-08] money of which the field says that there is none', () => {
  const agreement = (amount: string) =>
    cited([
      'Title: Bridge parts',
      'Recipient: Voltara',
      `Obligated amount: ${amount}`,
      'Start date: 27 November, 2024',
    ]);

  test.each([
    'The agreement has already obligated money to Voltara.',
    'Funds have been obligated.',
    'Money was obligated under an agreement that began on November 27, 2024.',
  ])('has not been given: “%s”', (said) => {
    expect(reasonsFor(said, agreement('$0'))).not.toEqual([]);
  });

  test.each([
    'No money has been obligated.',
    'No money has been obligated to Voltara.',
    'Nothing was obligated to Voltara.',
    '$0 has been obligated.',
    'The agreement obligates $0 to Voltara.',
    'Voltara received an agreement that began on November 27, 2024.',
  ])('is told so: “%s”', (said) => {
    expect(reasonsFor(said, agreement('$0'))).toEqual([]);
    expect(reasonsFor(said, agreement('$0.00'))).toEqual([]);
  });

  test('has been given where the field has an amount', () => {
    expect(reasonsFor('The agreement has obligated money to Voltara.', agreement('$5'))).toEqual([]);
    expect(reasonsFor('No money has been obligated.', agreement('$5'))).not.toEqual([]);
    expect(reasonsFor('No money has been obligated to Voltara.', agreement('$5'))).not.toEqual([]);
    expect(reasonsFor('No money has been obligated to Voltara.', agreement('$0.50'))).not.toEqual([]);
  });
});

describe('[GRD-08] what is denied of a deed', () => {
  const order = cited([
    'Title: Batteries',
    'Recipient: Voltara',
    'Start date: 29 October, 2025',
    'Competition: Full and open competition',
  ]);

  test('a deed that another clause of the record denies is not denied by that', () => {
    const drug = award(
      'Plenkor is approved by the FDA for preventing mucositis in patients with leukemia, but not for preventing fever.',
    );
    expect(reasonsFor('Plenkor is approved by the FDA for preventing mucositis.', drug)).toEqual([]);
    expect(reasonsFor('Plenkor is not approved by the FDA for preventing mucositis.', drug)).not.toEqual([]);
    const people = cited(['Title: T', 'Age: 20 Years to 70 Years', 'Healthy volunteers: No']);
    expect(reasonsFor('Patients aged 20 to 70 can take part; healthy volunteers cannot.', people)).toEqual([]);
    expect(reasonsFor('Patients aged 20 to 70 can not take part; healthy volunteers cannot.', people)).not.toEqual([]);
  });

  test('a word that is a contrary by itself denies nothing', () => {
    expect(reasonsFor('The order was placed on October 29, 2025, after full and open competition.', order)).toEqual([]);
    expect(
      reasonsFor('The order was not placed on October 29, 2025, after full and open competition.', order),
    ).not.toEqual([]);
  });
});

describe('[GRD-08] what a status says where the record has one', () => {
  test.each([
    ['The trial is recruiting.', cited(['Title: T'], 'The trial is recruiting.')],
    ['The trial is recruiting.', registered('Status: Active', 'Recruitment status: Recruiting')],
    ['The study was terminated.', registered('Status: Terminated', 'Course: Ended')],
    ['The study was terminated.', cited(['Title: T'], 'The study was terminated in May.')],
    ['The trial is completed.', registered('Status: Ended', 'Course: Completed')],
    ['The trial was registered prospectively.', cited(['Title: T'], 'It was registered prospectively.')],
    ['The company won a Phase 2 award.', cited(['Title: T', 'Phase: Phase 1', 'Phase: Phase 2', 'Awardee: Voltara'])],
  ])('lets “%s” pass', (said, record) => {
    expect(reasonsFor(said, record)).toEqual([]);
  });

  test.each([
    ['The trial is recruiting.', registered('Status: Completed')],
    ['The trial has enrolled 40 people.', registered('Status: Not yet recruiting', 'Enrollment: 40')],
    ['The study was terminated.', registered('Status: Completed')],
    ['The trial was registered prospectively.', registered('Registered retrospectively: Yes')],
    ['The call is still open.', registered('Status: Closed')],
    ['The company won a Phase 2 award.', cited(['Title: T', 'Phase: Phase 1', 'Awardee: Voltara'])],
  ])('withholds “%s”', (said, record) => {
    expect(reasonsFor(said, record)).not.toEqual([]);
  });
});
