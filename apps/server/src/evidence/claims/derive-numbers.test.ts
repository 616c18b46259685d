import { describe, expect, test } from 'vitest';
import { derivedHolders } from './derive-numbers.ts';
import { groundOf } from './ground.ts';
import { type Cited, judgeStatement } from './judge-statement.ts';
import { statedDates } from './values/dates.ts';
import { statedNumbers } from './values/numbers.ts';

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

/** The fields from which a number of the statement is reckoned. */
function reckonedFrom(text: string, said: string, fields: string[]): (string | null)[] {
  const { dates, rest } = statedDates(text);
  const number = statedNumbers(rest).find((each) => each.text.startsWith(said));
  if (!number) throw new Error(`No number ${said} in: ${text}`);
  const { units } = groundOf({ key: 'trials/2', fields: ['Title: Alphacin', 'Record: 2', ...fields], passages: [] });
  return derivedHolders(number, rest, units, dates).map(({ label }) => label);
}

describe('[GRD-09] from which fields a number is reckoned', () => {
  const DAYS = ['Start date: 1 January, 2020', 'Completion date: 20 December, 2020', 'Phase: 1'];
  const BOTH = ['Start date', 'Completion date'];

  // 354 days are 11.6 months and 50.6 weeks.
  test.each([
    ['Begun in January 2020, the trial ended 354 days later.', '354', BOTH],
    ['Begun in January 2020, the trial ended 355 days later.', '355', []],
    ['Begun in January 2020, the trial ended 12 months later.', '12', BOTH],
    ['Begun in January 2020, the trial ended 11 months later.', '11', []],
    ['Begun in January 2020, the trial ended 51 weeks later.', '51', []],
    ['Begun in January 2020, the trial ended about 51 weeks later.', '51', BOTH],
    ['Begun in January 2020, the trial ended about 52 weeks later.', '52', []],
    ['Begun in January 2020, the trial ended nearly 12 months later.', '12', BOTH],
    ['Begun in January 2020, the trial ended nearly 13 months later.', '13', []],
    ['Begun in January 2020, the trial ended nearly 11 months later.', '11', []],
    ['Begun in January 2020, the trial ended less than 12 months later.', '12', BOTH],
    ['Begun in January 2020, the trial ended more than 11 months later.', '11', BOTH],
    ['Begun in January 2020, the trial ended more than 12 months later.', '12', []],
    ['Begun in January 2020, the trial ended more than 10 months later.', '10', []],
    ['Begun in March 2020, the trial ended 12 months later.', '12', []],
    ['The trial ran for 12 months.', '12', BOTH],
    ['A 12-month trial of alphacin.', '12', BOTH],
    ['A 12-month supply of alphacin.', '12', []],
  ])('%s', (text, said, labels) => {
    expect(reckonedFrom(text, said, DAYS)).toEqual(labels);
  });

  test('a year without its days is too little to reckon with', () => {
    expect(reckonedFrom('The trial ran for 12 months.', '12', ['Start date: 2020', 'Completion date: 2021'])).toEqual(
      [],
    );
  });

  test('a part of those whom the statement has just counted', () => {
    const arm = ['Enrollment: 20', 'Arm: 10', 'Length: 10 weeks'];
    expect(reckonedFrom('Twenty people took part, half of them women.', 'half', arm)).toEqual(['Arm']);
    expect(reckonedFrom('Twenty people took part, a quarter of them women.', 'a quarter', arm)).toEqual([]);
    expect(reckonedFrom('Twenty people took part, half of the sites being open.', 'half', arm)).toEqual([]);
    expect(reckonedFrom('Half of them took part, twenty people in all.', 'Half', arm)).toEqual([]);
  });

  test('what is counted is people, not weeks, nor a number of them', () => {
    const arm = ['Arm: 10', 'Sites: 6'];
    expect(reckonedFrom('Twenty people took part for 12 weeks, half of them women.', 'half', arm)).toEqual(['Arm']);
    expect(reckonedFrom('Fifty people took part, 20 of them women.', '20', arm)).toEqual([]);
    expect(reckonedFrom('It ran for two weeks in cities: Rome and Bonn.', 'two', ['City: Rome', 'City: Bonn'])).toEqual(
      [],
    );
  });

  test.each(['inventors', 'authors', 'sites', 'assignees'])('%s by the place of their rows', (noun) => {
    const rows = [
      `${noun}: Ann Roe, Zug, CH`,
      `${noun}: Bo Doe, Zug, CH`,
      `${noun}: Cy Poe, Rome, IT`,
      'Agent: Zug, CH',
    ];
    const named = [noun, noun];
    expect(reckonedFrom(`Two of the ${noun} sit in Zug.`, 'Two', rows)).toEqual(named);
    expect(reckonedFrom(`Two of the named ${noun} are from Zug.`, 'Two', rows)).toEqual(named);
    expect(reckonedFrom(`It has three ${noun}, two of them from Zug.`, 'two', rows)).toEqual(named);
    expect(reckonedFrom(`It has three ${noun}, one of whom lives in Rome, and two from Zug.`, 'two', rows)).toEqual(
      named,
    );
    expect(reckonedFrom(`Three of the ${noun} sit in Zug.`, 'Three', rows)).toEqual([]);
    expect(reckonedFrom('It has three agents, two of them from Zug.', 'two', rows)).toEqual([]);
  });

  test('rounds in a company by the rows of what is known of them', () => {
    const rounds = [
      'Known investments: Acme Bio, 2019',
      'Known investments: Acme Bio, 2020',
      'Known investments: Orix, 2020',
    ];
    const both = ['Known investments', 'Known investments'];
    expect(reckonedFrom('It invested two times in Acme Bio.', 'two', rounds)).toEqual(both);
    expect(reckonedFrom('It invested in Acme Bio two times since 2019.', 'two', rounds)).toEqual(both);
    expect(reckonedFrom('It invested two times in Orix.', 'two', rounds)).toEqual([]);
    expect(reckonedFrom('It invested in Acme Bio two years ago.', 'two', rounds)).toEqual([]);
  });

  test('a day that is not told, or is one of two, starts nothing', () => {
    expect(
      reckonedFrom('The trial ran for 12 months.', '12', ['Start date: not told', 'Completion date: 3 May, 2020']),
    ).toEqual([]);
    expect(
      reckonedFrom('The trial ran for 12 months.', '12', [
        'Start date: 3 May, 2019 or 3 May, 2018',
        'Completion date: 3 May, 2020',
      ]),
    ).toEqual([]);
  });

  test.each(['award', 'awards', 'contract', 'grant', 'agreement', 'project', 'effort', 'trial', 'study'])(
    'how long a %s lasts',
    (noun) => {
      const days = ['Start date: 1 March, 2018', 'End date: 28 February, 2020'];
      const both = ['Start date', 'End date'];
      for (const verb of ['last', 'lasted', 'runs', 'ran', 'spans', 'extends', 'took'])
        expect(reckonedFrom(`The ${noun} itself ${verb} 24 months.`, '24', days)).toEqual(both);
      expect(reckonedFrom(`A two-year Phase II ${noun}.`, 'two', days)).toEqual(both);
      expect(reckonedFrom(`A two-year plan for the ${noun}.`, 'two', days)).toEqual([]);
      expect(reckonedFrom(`The ${noun} names 24 months.`, '24', days)).toEqual([]);
    },
  );

  test('whoever is counted beside somebody is one of one more', () => {
    const authors = ['Author: Ann Roe', 'Author: Bo Doe', 'Author: Cy Poe', 'Number of authors: 3'];
    expect(reckonedFrom('Roe and two co-authors describe it.', 'two', authors)).toEqual(['Number of authors']);
    expect(reckonedFrom('Roe, with her two colleagues, describes it.', 'two', authors)).toEqual(['Number of authors']);
    expect(reckonedFrom('Roe and two co-inventors describe it.', 'two', authors)).toEqual([]);
    expect(reckonedFrom('It has two co-authors.', 'two', authors)).toEqual([]);
    const inventors = ['Number of inventors: 3', 'Number of claims: 3'];
    expect(reckonedFrom('Roe and two coinventors filed it.', 'two', inventors)).toEqual(['Number of inventors']);
    expect(reckonedFrom('Roe and two others filed it.', 'two', inventors)).toEqual(['Number of inventors']);
  });

  test('what the statement lists is counted with each of its items', () => {
    const countries = ['Countries: Italy', 'Countries: Spain'];
    expect(reckonedFrom('It ran in two countries: Italy and Spain.', 'two', countries)).toEqual([
      'Countries',
      'Countries',
    ]);
    expect(reckonedFrom('It ran in three countries: Italy and Spain.', 'three', countries)).toEqual([]);
    expect(reckonedFrom('It ran in two countries: Norway and Chile.', 'two', countries)).toEqual([]);
  });
});

describe('[GRD-09] the days between which time passes', () => {
  // 18 months, to the day.
  test.each([
    ['Filing date', 'Grant date', 'Filed in March 2018, the patent was granted 18 months later.'],
    ['Filing date', 'Patent expiration date', 'Filed in March 2018, the patent expires 18 months later.'],
    ['Filing date', 'Approval date', 'Filed in March 2018, the application was approved 18 months later.'],
    ['Posted date', 'Closes', 'Posted in March 2018, the call closes 18 months later.'],
    ['Award date', 'End date', 'Awarded in March 2018, the contract ended 18 months later.'],
    ['First work', 'Latest work', 'It first published in March 2018, and its latest work came 18 months later.'],
    ['Start date', 'Primary completion date', 'Begun in March 2018, its primary completion was 18 months later.'],
    ['Enrollment date', 'Completion date', 'Begun in March 2018, the trial was completed 18 months later.'],
    ['Founded', 'Latest work', 'Founded in March 2018, it published its latest work 18 months later.'],
  ])('%s and %s', (from, until, text) => {
    const days = [`${from}: 1 March, 2018`, `${until}: 1 September, 2019`];
    expect(reckonedFrom(text, '18', days)).toEqual([from, until]);
    expect(reckonedFrom(text.replace('18 months', '30 months'), '30', days)).toEqual([]);
    expect(reckonedFrom(text, '18', [`${until}: 1 March, 2018`, `${from}: 1 September, 2019`])).toEqual([]);
  });

  test.each([
    ['nearly 19', '19', true],
    ['nearly 20', '20', false],
    ['nearly 18', '18', false],
    ['under 19', '19', true],
    ['over 18', '18', true],
    ['over 17', '17', false],
    ['over 19', '19', false],
    ['about 19', '19', true],
    ['about 18', '18', false],
  ])('%s months', (stated, number, isSo) => {
    const days = ['Start date: 1 March, 2018', 'End date: 21 September, 2019'];
    const found = reckonedFrom(`Begun in March 2018, the contract ended ${stated} months later.`, number, days);
    expect(found.length > 0).toBe(isSo);
  });

  test.each([
    ['nearly 18', false],
    ['under 18', false],
    ['about 18', true],
    ['over 18', true],
    ['over 19', false],
  ])('%s months, where it is a few days more', (stated, isSo) => {
    const days = ['Start date: 1 March, 2018', 'End date: 5 September, 2019'];
    const text = `Begun in March 2018, the contract ended ${stated} months later.`;
    expect(reckonedFrom(text, stated.split(' ')[1]!, days).length > 0).toBe(isSo);
  });

  test('without a month nothing is reckoned', () => {
    const text = 'Begun in 2018, the contract ended 18 months later.';
    expect(reckonedFrom(text, '18', ['Start date: 2018', 'End date: 1 September, 2019'])).toEqual([]);
    expect(reckonedFrom(text, '18', ['Start date: 1 March, 2018', 'End date: 2019'])).toEqual([]);
  });
});
