import { describe, expect, test } from 'vitest';
import {
  apartInItems,
  apartInLists,
  apartInRows,
  apartInText,
  measuredByAnother,
  namedApart,
  ofAnotherOutcome,
  placedElsewhere,
} from './apart.ts';
import { type GroundUnit, groundOf } from './ground.ts';
import { readValues } from './read-values.ts';
import type { Value } from './value.ts';

type Rule = (text: string, values: Value[], units: GroundUnit[]) => string[];

/** What a rule alone says of a statement, over a record of these fields, and of this text. */
function faults(rule: Rule, text: string, fields: string[], ...passages: string[]): string[] {
  const { units } = groundOf({ key: 'records/1', fields: ['Title: A record', ...fields], passages });
  return rule(text, readValues(text, units, {}).values, units);
}

const INVESTMENTS = [
  'Known investments: Plenkor Labs · $40,000 · 2019-03-04 · Ohio',
  'Known investments: Voltara · $75,500 · 2021-06-07 · Utah',
  'Known investments: Brimwell · $12,300 · 2016-05-02 · Iowa',
  'Known investments: Zandrik · $31,900 · 2015-02-01 · Texas',
  'Known investments: Quorvex · $22,700 · 2014-08-09 · Maine',
];

describe('[GRD-08] values that only rows of one field hold stand in one row', () => {
  test.each<[string, string[]]>([
    ['Plenkor Labs got $40,000.', []],
    ['Voltara got $40,000.', ['$40,000 with Voltara']],
    ['$40,000 went to Voltara.', ['$40,000 with Voltara']],
    ['The investment of $40,000 was made on 4 March 2019.', []],
    ['The investment of $40,000 was made on 7 June 2021.', ['$40,000 with 7 June 2021', '7 June 2021 with $40,000']],
    [
      'Of $40,000 and $75,500 one was made on 4 March 2019.',
      ['$75,500 with 4 March 2019', '4 March 2019 with $75,500'],
    ],
    ['$75,500 went to Utah.', []],
    ['$75,500 went to Ohio.', ['$75,500 with Ohio']],
  ])('%s', (text, expected) => {
    expect(faults(apartInRows, text, INVESTMENTS)).toEqual(expected);
  });

  test('a sum that another field gives may stand with any row', () => {
    expect(faults(apartInRows, 'Voltara got $40,000.', [...INVESTMENTS, 'Award amount: $40,000'])).toEqual([]);
  });
});

const DRUG = ['Active ingredients: emtricitabine; tenofovir', 'Products: 001 · TABLET · 200MG; 300MG · 1ML; 5ML'];

describe('[GRD-08] of lists side by side the first belongs to the first', () => {
  test.each<[string, string[]]>([
    ['It has 200 mg of emtricitabine.', []],
    ['It has 300 mg tenofovir.', []],
    ['It has 300 mg of emtricitabine.', ['300 with emtricitabine']],
    ['It has 300 mg emtricitabine.', ['300 with emtricitabine']],
    ['It has 200 mg of tenofovir.', ['200 with tenofovir']],
  ])('%s', (text, expected) => {
    expect(faults(apartInLists, text, DRUG)).toEqual(expected);
  });
});

describe('[GRD-08] two quantities that belong together stand in one item', () => {
  const PENS = ['Products: 250MCG/0.5ML; 500MCG/1ML'];
  test.each<[string, string[]]>([
    ['It comes as 250 mcg in 0.5 mL.', []],
    ['It comes as 500 mcg/1 mL.', []],
    ['It comes as 500 mcg in 0.5 mL.', ['500 with 0.5']],
    ['It comes as 250 mcg per 1 mL.', ['250 with 1']],
    ['It comes as 250 mcg to each 1 mL.', ['250 with 1']],
    ['It comes as 250 mcg, and another as 1 mL.', []],
  ])('%s', (text, expected) => {
    expect(faults(apartInItems, text, PENS)).toEqual(expected);
  });
});

describe('[GRD-08] a sum or a date of one sentence, and a name of another', () => {
  const TEXT = 'Plenkor raised $4 million in Manama. Voltara raised $9 million in 2015. Brimwell was there.';
  test.each<[string, string[]]>([
    ['Plenkor raised $4 million.', []],
    ['Voltara raised $4 million.', ['$4 million with Voltara']],
    ['In 2015 Plenkor raised money.', ['2015 with Plenkor']],
    ['Brimwell raised $4 million.', []],
  ])('%s', (text, expected) => {
    expect(faults((_, values) => apartInText(values), text, [], TEXT)).toEqual(expected);
  });

  test.each([
    ['Recipient: Voltara'],
    ['Sponsor: Voltara'],
    ['Laboratory: Voltara'],
    ['Assignee: Voltara'],
    ['Expert: Voltara'],
    ['Author: Voltara'],
    ['Principal investigator: Voltara'],
    ['Awarding agency: Voltara'],
  ])('whom the record is about each sentence may speak of (%s)', (field) => {
    expect(faults((_, values) => apartInText(values), 'Voltara raised $4 million.', [field], TEXT)).toEqual([]);
  });

  test('a sum that a field gives may stand with any name', () => {
    const fields = ['Award amount: $4,000,000'];
    expect(faults((_, values) => apartInText(values), 'Voltara raised $4 million.', fields, TEXT)).toEqual([]);
  });
});

describe('[GRD-08] who is at a place stands beside it', () => {
  const TEXT =
    'The authors are S. Forrest (at Princeton University) and V. Ban of Sensors Unlimited; K. Olsen wrote too.';
  test.each<[string, string[]]>([
    ['Forrest of Princeton University wrote it.', []],
    ['Forrest from the Princeton University wrote it.', []],
    ['Ban, of Princeton University, wrote it.', ['Princeton University with Ban']],
    ['Olsen at Sensors Unlimited wrote it.', ['Sensors Unlimited with Olsen']],
    ['Ban at Sensors Unlimited wrote it.', []],
  ])('%s', (text, expected) => {
    expect(faults(namedApart, text, [], TEXT)).toEqual(expected);
  });
});

describe('[GRD-08] where somebody is, or since when, is said of whom the record says it', () => {
  const PATENT = [
    'Inventors: Jane Roe · Austin, Texas',
    'Assignees: Voltara · Toledo, Ohio',
    'Examiner: Karl Olsen',
    'Partners: Plenkor',
    'Founded: 2011',
    'Place: Lagos, Nigeria',
  ];
  test.each<[string, string[]]>([
    ['Jane Roe is in Texas.', []],
    ['Jane Roe is in Ohio.', ['Ohio with Jane Roe']],
    ['Jane Roe, who lives in Ohio, invented it.', ['Ohio with Jane Roe']],
    ['Voltara is based in Ohio.', []],
    ['Voltara is headquartered in Texas.', ['Texas with Voltara']],
    ['Voltara saw plants; a laboratory is located in Texas.', []],
    ['Plenkor was founded in 2011.', ['2011 with Plenkor']],
    ['Karl Olsen works there since 2011.', ['2011 with Karl Olsen']],
    ['Plenkor is located in Nigeria.', ['Nigeria with Plenkor']],
    ['Voltara met Jane Roe in Ohio.', []],
  ])('%s', (text, expected) => {
    expect(faults(placedElsewhere, text, PATENT)).toEqual(expected);
  });

  const PAPER = ['Authors: Jane Roe · Brimwell University', 'Authors: Karl Olsen · Zandrik Institute'];
  test.each<[string, string[]]>([
    ['Jane Roe of Brimwell University is an author.', []],
    ['Jane Roe works at Zandrik Institute.', ['Zandrik Institute with Jane Roe']],
    ['Jane Roe is affiliated with Zandrik Institute.', ['Zandrik Institute with Jane Roe']],
    ['Jane Roe is currently employed at the Zandrik Institute.', ['Zandrik Institute with Jane Roe']],
    ['Jane Roe wrote with one of Zandrik Institute.', []],
  ])('%s', (text, expected) => {
    expect(faults(placedElsewhere, text, PAPER)).toEqual(expected);
  });
});

const OUTCOMES = [
  'Primary outcomes: Voltara Scale · 8 weeks · It measures mood and sleep of the patients.',
  'Secondary outcomes: Plenkor Scale · 8 weeks · It measures anxiety and worry of the patients.',
  'Other outcomes: Brimwell Index · 2 weeks · It measures pulse and breath of the patients.',
];

describe('[GRD-08] what an outcome measures stands in its row', () => {
  test.each<[string, string[]]>([
    ['The Voltara Scale measures mood and sleep.', []],
    ['The Voltara Scale measures anxiety and worry.', ['Voltara Scale as what measures it']],
    ['The Brimwell Index measures mood and sleep.', ['Brimwell Index as what measures it']],
    ['The Plenkor Scale measures pulse and breath.', ['Plenkor Scale as what measures it']],
    ['The Plenkor Scale measures pulse.', []],
    ['The Plenkor Scale measures the patients.', []],
  ])('%s', (text, expected) => {
    expect(faults(measuredByAnother, text, OUTCOMES)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['Mood is a primary outcome.', []],
    ['Anxiety is a primary outcome.', ['the primary outcome']],
    ['Mood is the secondary endpoint.', ['the secondary outcome']],
    ['The Plenkor Scale is the primary outcome.', ['the primary outcome']],
    ['Pulse is the primary endpoint.', ['the primary outcome']],
    ['Anxiety is a secondary outcome, mood a primary outcome.', []],
    ['Mood and anxiety are a primary outcome.', []],
    ['Anxiety is an outcome.', []],
  ])('%s', (text, expected) => {
    expect(faults(ofAnotherOutcome, text, OUTCOMES)).toEqual(expected);
  });
});

const WHERE = ['Inventors: Jane Roe · Austin, Texas', 'Assignees: Voltara · Toledo, Ohio', 'Examiner: Karl Olsen'];
const PAPERS = [
  'Authors: Jane Roe · Brimwell University',
  'Authors: Karl Olsen · Zandrik Institute',
  'Publisher: Zandrik Institute',
];

describe('[GRD-08] each way of saying where somebody is', () => {
  test.each(['is in', 'are in', 'was in', 'were in', 'is at', 'is from'])('%s', (be) => {
    expect(faults(placedElsewhere, `Jane Roe ${be} Ohio.`, WHERE)).toEqual(['Ohio with Jane Roe']);
  });
  const STANDS =
    'based located headquartered live lives lived sits reside resides resident work works founded established';
  test.each(STANDS.split(' '))('%s', (stands) => {
    for (const said of [`${stands} in`, `is ${stands} in`, `now ${stands} as before in`, `, who is well ${stands} in`])
      expect(faults(placedElsewhere, `Jane Roe${said.startsWith(',') ? '' : ' '}${said} Ohio.`, WHERE)).toEqual([
        'Ohio with Jane Roe',
      ]);
    expect(faults(placedElsewhere, `Jane Roe sang; they ${stands} in Ohio.`, WHERE)).toEqual([]);
    expect(faults(placedElsewhere, `Jane Roe, they say, ${stands} in Ohio.`, WHERE)).toEqual([]);
  });
  const BE = ['is', 'are', 'was', 'were', 'affiliated', 'employed', 'based', 'work', 'works', 'worked', 'is currently'];
  test.each([...BE, 'was currently affiliated'])('“%s” at an institute', (be) => {
    for (const at of ['with', 'at', 'from', 'for', 'of', 'at the'])
      for (const parted of ['', ','])
        expect(faults(placedElsewhere, `Jane Roe${parted} ${be} ${at} Zandrik Institute.`, PAPERS)).toEqual([
          'Zandrik Institute with Jane Roe',
        ]);
  });
});

describe('[GRD-08] quantities that belong together', () => {
  const PENS = ['Products: 250MCG/0.5ML; 500MCG/1ML', 'Strengths: AB-12 0.5ML; XY-7 1ML'];
  test.each(['in', 'per', '/', ' / ', 'to', 'of', 'in each', 'per each', 'of each'])('%s', (per) => {
    const said = /\w/.test(per) ? ` ${per} ` : per;
    expect(faults(apartInItems, `It comes as 250 mcg${said}1 mL.`, PENS)).toEqual(['250 with 1']);
    expect(faults(apartInItems, `It comes as 250 mcg${said}0.5 mL.`, PENS)).toEqual([]);
    expect(faults(apartInItems, `It comes as AB-12${said}1 mL.`, PENS)).toEqual([]);
  });
  test.each(['and', 'with', 'or in', 'in every'])('but not %s', (joint) => {
    expect(faults(apartInItems, `It comes as 250 mcg ${joint} 1 mL.`, PENS)).toEqual([]);
  });
});

describe('[GRD-08] who is of which house', () => {
  const TEXT = 'The authors are S. Forrest (at Brimwell Hall) and V. Ban of Sensors House; K. Olsen wrote too.';
  test.each([' of', ', of', ' at', ', at', ' from', ', from the', ' of the'])('%s', (of) => {
    expect(faults(namedApart, `It says Ban${of} Brimwell Hall wrote it.`, [], TEXT)).toHaveLength(1);
    expect(faults(namedApart, `It says Ban${of} Sensors House wrote it.`, [], TEXT)).toEqual([]);
  });
  test.each([' and', ' near', ', for', ' off of'])('but not %s', (of) => {
    expect(faults(namedApart, `It says Ban${of} Brimwell Hall wrote it.`, [], TEXT)).toEqual([]);
  });
});

test.each(['Inventor', 'Examiner', 'Attorney or agent', 'Collaborator', 'Contact', 'Portfolio company', 'Partners'])(
  '[GRD-08] a day of the record is not that of its %s',
  (label) => {
    const fields = ['Company: Plenkor Labs', 'Founded: 2011', `${label}: Voltara`];
    expect(faults(placedElsewhere, 'Voltara was founded in 2011.', fields)).toEqual(['2011 with Voltara']);
    expect(faults(placedElsewhere, 'Plenkor Labs was founded in 2011.', fields)).toEqual([]);
  },
);

test('[GRD-08] a town of another’s row is named with whom it is not of', () => {
  const rows = ['Inventors: Jane Roe · Austin, Texas', 'Inventors: Bo Doe · Dayton, Ohio'];
  expect(faults(namedApart, 'Jane Roe of Dayton invented it.', rows)).toEqual(['Dayton with Jane Roe']);
  expect(faults(namedApart, 'Jane Roe of Austin invented it.', rows)).toEqual([]);
});
