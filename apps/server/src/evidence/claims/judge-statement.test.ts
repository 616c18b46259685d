import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const award: Cited = {
  key: 'awards/1',
  fields: [
    'Title: Sensors for corroded pipes',
    'Awardee: Voltara Energy, Inc.',
    'Awarding agency: Department of Energy',
    'Principal investigator: Mira J. O’Brien',
    'Business contact: Tomas Lind',
    'Phase: Phase II',
    'Award amount: $749,852.17',
    'Start date: 3 May, 2021',
    'End date: 2 May, 2023',
    'Employees: 12',
    'Place: Dayton, Ohio, United States',
  ],
  passages: [
    'The sensor detects corrosion in steel pipes. It does not damage the coating. Some coatings may delay the signal. ' +
      'Losses fell from 12 % to 5 % because the valves were sealed. In Phase II we will test 40 pipes of 3 mm. ' +
      'If the pipes are heated, the signal is lost. The sensor was 20 % cheaper than ultrasound.',
  ],
};
const trial: Cited = {
  key: 'clinical-trials/2',
  fields: [
    'Title: Study of drug X',
    'Sponsor: Helion Hospital',
    'Collaborator: Voltara Energy',
    'Status: Active, not recruiting',
    'Enrollment: 240',
    'Has results: No',
    'Why stopped: Funding withdrawn',
    'Start date: 1 June, 2020',
    'Completion date: 30 June, 2022',
  ],
  passages: [],
};
const judge = (text: string, ...cited: Cited[]) => judgeStatement(text, cited);

const TRUE: [string, string, Cited][] = [
  ['whole dollars for cents', 'Voltara Energy received $749,852.', award],
  ['a rounding', 'The award is worth about $750,000.', award],
  ['a number in words', 'Voltara Energy has twelve employees.', award],
  ['another date format', 'It started on May 3, 2021.', award],
  ['a short name spelled out in the record', 'The DOE funded Voltara Energy.', award],
  ['a name without its middle initial', 'Mira O’Brien is the principal investigator.', award],
  ['a converted unit', 'Phase II will test 40 pipes of 0.3 cm.', award],
  ['a synonym', 'The sensor finds corrosion in steel pipes.', award],
  ['a negation kept', 'The sensor does not damage the coating.', award],
  ['a hedge kept', 'Some coatings may delay the signal.', award],
  ['a condition kept', 'If the pipes are heated, the signal is lost.', award],
  ['a cause kept', 'Losses fell because the valves were sealed.', award],
  ['a quotation', 'The abstract says: “It does not damage the coating.”', award],
  ['a status', 'The trial is not recruiting.', trial],
  ['an answer', 'The trial has no results.', trial],
  ['why a trial stopped', 'The trial was stopped because its funding was withdrawn.', trial],
];

describe('[GRD-08] facts and quotations that their record holds', () => {
  test.each(TRUE)('%s', (_what, text, cited) => {
    expect(judge(text, cited)).toEqual({ isSupported: true, reasons: [] });
  });
});

test('[GRD-08] a company that calls itself incorporated tells no date of it; that it was incorporated in a year does', () => {
  const named: Cited = {
    key: 'awards/w',
    fields: ['Title: Speech recognition', 'Awardee: WAGNER ASSOCIATES, INCORPORATED', 'Award year: 1995'],
    passages: [],
  };
  expect(
    judge('WAGNER ASSOCIATES, INCORPORATED received an award for “Speech recognition” in 1995.', named).isSupported,
  ).toBe(true);
  expect(judge('WAGNER ASSOCIATES, INCORPORATED was incorporated in 1995.', named).isSupported).toBe(false);
});

const FIELDS: [string, string, Cited][] = [
  ['the contact as investigator', 'Tomas Lind is the principal investigator.', award],
  ['the end as start', 'It started on 2 May 2023.', award],
  ['the giver as taker', 'The Department of Energy received $749,852 from Voltara Energy.', award],
  ['another phase', 'Voltara Energy received a Phase I award.', award],
  ['the collaborator as sponsor', 'Voltara Energy is the sponsor.', trial],
  ['a word of a quotation changed', 'The abstract says: “It does not touch the coating.”', award],
  ['a quotation cut behind its negation', 'The sensor can “damage the coating”.', award],
  ['an ellipsis over a negation', 'The abstract says: “It does … damage the coating.”', award],
  ['another unit', 'Phase II will test pipes of 3 µm.', award],
  ['a name that ends as a verb does', 'Boeing makes a sensor that detects corrosion in steel pipes.', award],
  ['percentage points', 'Losses fell from 12 to 5 percentage points.', award],
];

describe('[GRD-08] a value in another part, another unit, other words in quotation marks', () => {
  test.each(FIELDS)('%s', (_what, text, cited) => {
    expect(judge(text, cited).isSupported, text).toBe(false);
  });
});

const RELATIONS: [string, string, Cited][] = [
  ['a negation dropped', 'The sensor damages the coating.', award],
  ['a negation added', 'The sensor does not detect corrosion in steel pipes.', award],
  ['a status turned round', 'The trial is recruiting.', trial],
  ['an answer turned round', 'The trial has results.', trial],
  ['a hedge dropped', 'Coatings delay the signal.', award],
  ['some become all', 'All coatings may delay the signal.', award],
  ['a plan done', 'Voltara tested 40 pipes of 3 mm.', award],
  ['a cause invented', 'Losses fell because the sensor detects corrosion.', award],
  ['a direction turned round', 'Losses rose because the valves were sealed.', award],
  ['a trend that its numbers deny', 'Losses rose from 12 % to 5 %.', award],
  ['a condition dropped', 'The signal is lost when nothing is heated.', award],
  ['a comparison turned round', 'The sensor was 20 % more expensive than ultrasound.', award],
  ['a superlative', 'It is the first sensor that detects corrosion in steel pipes.', award],
  ['another reason', 'The trial was stopped because of safety concerns.', trial],
];

describe('[GRD-09] negation, modality, quantity, comparison, cause and condition stand in the same sentence of the record', () => {
  test.each(RELATIONS)('%s', (_what, text, cited) => {
    expect(judge(text, cited).isSupported, text).toBe(false);
  });
});

describe('[GRD-08] statements over two records', () => {
  test('each of which says its part', () => {
    expect(
      judge('Voltara Energy received $749,852, and Helion Hospital enrolls 240 people.', award, trial).isSupported,
    ).toBe(true);
  });

  test('never join what one says of itself with what the other one says', () => {
    expect(judge('Helion Hospital received $749,852.', award, trial).isSupported).toBe(false);
  });
});

test('[GRD-01] a number in another unit is as exact as it is stated', () => {
  const cited = { key: 'trials/1', fields: ['Title: Patch'], passages: ['The patch was worn for 12 months.'] };
  expect(judge('The patch was worn for 52 weeks.', cited).isSupported).toBe(true);
  expect(judge('The patch was worn for 8760 hours.', cited).isSupported).toBe(true);
  expect(judge('The patch was worn for 8723 hours.', cited).isSupported).toBe(false);
});
