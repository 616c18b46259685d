import { describe, expect, test } from 'vitest';
import { misboundValues } from './bind-values.ts';
import { groundOf } from './ground.ts';
import { readValues } from './read-values.ts';
import { cuesOf } from './roles/cues.ts';

/** What stands in another part of a record of these fields than a statement gives it. */
function misbound(text: string, fields: string[], quotes: string[] = []): string[] {
  const cited = { key: 'records/1', fields: ['Title: The 2016 Solar Call of Brimwell', ...fields], passages: [] };
  const { units } = groundOf(cited);
  return misboundValues(readValues(text, units, {}).values, cuesOf(text), { text, units, isBare: false, quotes });
}

const RECORDS: Record<string, { fields: string[]; says: string[]; not: [text: string, ...faults: string[]][] }> = {
  'people and organisations': {
    fields: [
      'Inventors: Jane Roe · Austin, Texas',
      'Inventors: Lena Fischer · Berlin, Germany',
      'Examiner: Karl Olsen',
      'Assignee: Voltara',
      'Attorney or agent: Plenkor LLP',
    ],
    says: [
      'The inventor is Jane Roe.',
      'Jane Roe and Lena Fischer are the inventors.',
      'Jane Roe of Austin, Texas, is the inventor.',
      'Jane Roe, based in Austin, is the inventor.',
      'Jane Roe, its inventor, lives there.',
      'Jane Roe invented it, and Karl Olsen was there.',
      'Karl Olsen saw it; Jane Roe invented it.',
      'Based in Texas, the inventor works.',
      'Karl Olsen is the examiner and Jane Roe was the inventor.',
      'It was assigned to Voltara.',
    ],
    not: [
      ['The inventor is Karl Olsen.', 'Karl Olsen as inventor'],
      ['Jane Roe and Karl Olsen are the inventors.', 'Karl Olsen as inventors'],
      ['Karl Olsen of Austin, Texas, is the inventor.', 'Karl Olsen of Austin as inventor'],
      ['The inventors were Jane Roe, Karl Olsen, and Lena Fischer.', 'Karl Olsen as inventors'],
      ['The inventors named are Jane Roe or Karl Olsen.', 'Karl Olsen as inventors'],
      ['Karl Olsen, the inventor, lives there.', 'Karl Olsen as inventor'],
      ['Karl Olsen serves as inventor.', 'Karl Olsen as inventor'],
      ['Karl Olsen remains its inventor.', 'Karl Olsen as inventor'],
      ['Karl Olsen invented it.', 'Karl Olsen as invented'],
      ['The inventor, Karl Olsen, is there.', 'Karl Olsen as inventor'],
      ['It was examined by the examiner Jane Roe.', 'Jane Roe as examiner'],
      ['It was assigned to Plenkor LLP.', 'Plenkor LLP as assigned to'],
    ],
  },
  numbers: {
    fields: ['Application number: 16/123,456', 'Patent number: ABC-1-2', 'Number of claims: 20', 'Employees: 12'],
    says: [
      'The patent number is ABC-1-2.',
      'The patent number was ABC-1-2.',
      'It has 20 claims.',
      'It has 12 employees.',
    ],
    not: [
      ['The application number is ABC-1-2.', 'ABC-1-2 as application number'],
      ['It has 20 employees.', '20 as employees'],
      ['It has 12 claims.', '12 as claims'],
      ['It has 12 wheels.', '12'],
    ],
  },
  sums: {
    fields: ['Obligated amount: $5,000', 'Outlayed amount: $3,000'],
    says: ['$5,000 was obligated.', 'Outlays amount to $3,000.'],
    not: [
      ['$3,000 was obligated.', '$3,000 as obligated'],
      ['Outlays amount to $5,000.', '$5,000 as Outlays'],
      ['Obligated were $5,000 and $3,000.', '$3,000 as Obligated'],
    ],
  },
  days: {
    fields: ['Filing date: 2015-02-01', 'Grant date: 2019-07-09', 'Posted date: 2014-03-03'],
    says: [
      'It was filed on 1 February 2015.',
      'It was filed in 2015 and granted in 2019.',
      'The 2016 call was posted.',
      'The 2016 call is open.',
    ],
    not: [
      ['It was filed on 9 July 2019.', '9 July 2019 as filed'],
      ['It was granted on 1 February 2015.', '1 February 2015 as granted'],
      ['It was filed in 2019 and granted in 2015.', '2019 as filed', '2015 as granted'],
      ['In 2016 the call was posted.', '2016 as posted'],
    ],
  },
  places: {
    fields: ['Place: Ohio', 'Place of performance: Utah', 'State of incorporation: Delaware'],
    says: ['It is incorporated in Delaware.', 'The place of performance is Utah.'],
    not: [
      ['It is incorporated in Ohio.', 'Ohio as incorporated in '],
      ['The place of performance is Ohio.', 'Ohio as performance is'],
    ],
  },
  'how many, and how old': {
    fields: ['Enrollment: 40', 'Age: 18 to 65', 'Employees: 12'],
    says: ['It enrolled 40 people.', 'People aged 18 to 65 were enrolled.'],
    not: [
      ['It enrolled 12 people.', '12 as people'],
      ['Patients aged 40 were enrolled.', '40 as aged'],
      ['People over 40 were enrolled.', '40 as '],
      ['Women who are younger than 40 were enrolled.', '40 as '],
    ],
  },
  'what each group has': {
    fields: ['Arms: Control · 35 patients get water', 'Arms: Drug · 40 patients get the drug', 'Enrollment: 75'],
    says: [
      '35 patients were enrolled in the control group.',
      '75 patients were enrolled.',
      '75 patients were enrolled in the control or the drug group.',
    ],
    not: [
      ['75 patients were enrolled in the control group.', '75 as patients'],
      ['35 patients were enrolled in each group.', '35 as patients'],
      ['Each arm had 75 patients enrolled.', '75 as patients'],
    ],
  },
  'titles of people': {
    fields: [
      'Investigators: V. S. Ban, (PI)',
      'Investigators: Samuel Dekel, M.D., Study Director',
      'Leadership: Jane Roe, Director',
    ],
    says: [
      'Samuel Dekel is an investigator.',
      'V. S. Ban is the principal investigator.',
      'Samuel Dekel is the study director.',
      'Jane Roe is the director.',
    ],
    not: [['Samuel Dekel is the principal investigator.', 'Samuel Dekel as principal investigator']],
  },
  'an expert’s position': {
    fields: ['Expert: Jane Roe', 'Position: Inventor'],
    says: ['Jane Roe is an inventor.'],
    not: [['Jane Roe is the examiner.', 'Jane Roe as examiner']],
  },
  'a least and a greatest age': {
    fields: ['Minimum age: 18 years', 'Maximum age: 65 years'],
    says: [
      'People at least 18 years old may join.',
      'People up to 65 years old may join.',
      'Nobody over 65 years old may join.',
      'People 18 years or older may join.',
    ],
    not: [
      ['People at most 18 years old may join.', '18 as age'],
      ['People at least 65 years old may join.', '65 as age'],
      ['People 18 years or younger may join.', '18 as age'],
      ['People 18 years old and younger may join.', '18 as age'],
      ['People 65 years and older may join.', '65 as age'],
    ],
  },
  'ages from and to': {
    fields: ['Age: 18 to 65 years'],
    says: ['People at least 18 years old may join.', 'People up to 65 years old may join.'],
    not: [
      ['People at most 18 years old may join.', '18 as age'],
      ['People at least 65 years old may join.', '65 as age'],
    ],
  },
  'ages from': {
    fields: ['Age: 18 years and older'],
    says: ['People over 18 years old may join.'],
    not: [['People up to 18 years old may join.', '18 as age']],
  },
};

describe.each(Object.entries(RECORDS))(
  '[GRD-08] a value stands in the part that a statement gives it: %s',
  (_, record) => {
    test.each(record.says)('%s', (text) => {
      expect(misbound(text, record.fields)).toEqual([]);
    });
    test.each(record.not)('not: %s', (text, ...faults) => {
      expect(misbound(text, record.fields)).toEqual(faults);
    });
  },
);

test.each([
  'End date',
  'Completion date',
  'Primary completion date',
  'Closes',
  'Patent expiration date',
  'Latest work',
])('[GRD-08] the second day of a range is the end of what began on the first: %s', (label) => {
  const fields = ['Start date: 2020-01-02', `${label}: 2022-05-06`, 'Last update: 2023-01-01'];
  expect(misbound('It opened from 2 January 2020 to 6 May 2022.', fields)).toEqual([]);
  expect(misbound('It opened between 2 January 2020 and 6 May 2022.', fields)).toEqual([]);
  expect(misbound('It opened from 2 January 2020 to 1 January 2023.', fields)).toEqual(['1 January 2023 as opened']);
  expect(misbound('It opened on 6 May 2022.', fields)).toEqual(['6 May 2022 as opened']);
});

test('[GRD-08] … and not what it began on', () => {
  const fields = ['Start date: 2020-01-02', 'Posted date: 2020-01-02', 'End date: 2022-05-06'];
  expect(misbound('It opened from 2 January 2020 to 2 January 2020.', fields)).toEqual(['2 January 2020 as opened']);
});

test('[GRD-08] a quoted work stands in one row with its year', () => {
  const fields = ['Selected works: Solar drums · 2014', 'Publication date: 2011', 'Filing date: 2014-05-06'];
  expect(misbound('“Solar drums” was published in 2014.', fields, ['Solar drums'])).toEqual([]);
  expect(misbound('“Solar drums” was published in 2014, it says.', fields, ['it says', 'Solar drums'])).toEqual([]);
  expect(misbound('“Lunar drums” was published in 2014.', fields, ['Lunar drums'])).toEqual(['2014 as published']);
});

describe('[GRD-08] what may stand between a part and its value', () => {
  const INVENTORS = ['Inventors: Jane Roe', 'Examiner: Karl Olsen', 'Employees: 12', 'Number of claims: 20'];
  const FILLERS =
    `is are was were will be include includes included including name named as the a an of record company called contract award
work project about over nearly some on in by from since until at to with around total amount amounts date dates not yet just under more than
most times`.split(/\s+/);
  test.each(
    FILLERS.filter((filler) => !['of', 'on', 'in', 'at', 'record', 'with', 'to', 'by', 'from'].includes(filler)),
  )('%s', (filler) => {
    expect(misbound(`The inventor ${filler} Karl Olsen.`, INVENTORS)).toEqual(['Karl Olsen as inventor']);
    expect(misbound(`The inventor, ${filler} Karl Olsen.`, INVENTORS)).toEqual(['Karl Olsen as inventor']);
  });
  test.each(['Dr.', 'Ms.', 'Mr.', 'Mrs.', 'Prof.', 'Dr', 'Ms', 'Mr', 'Mrs', 'Prof'])('%s', (title) => {
    expect(misbound(`The inventor is ${title} Karl Olsen.`, INVENTORS)).toEqual(['Karl Olsen as inventor']);
  });
  test.each(['of', 'for', 'behind', 'in', 'at', 'on'])('but %s: whose it is', (of) => {
    expect(misbound(`The inventor ${of} Karl Olsen works.`, INVENTORS)).toEqual([]);
  });
  test.each(['sings to', 'drives past', 'likes'])('but %s', (verb) => {
    expect(misbound(`The inventor ${verb} Karl Olsen.`, INVENTORS)).toEqual([]);
  });
  test.each([
    'is',
    'are',
    'was',
    'were',
    'as',
    'serve as',
    'serves as',
    'became',
    'is to be',
    'remain',
    'remains',
    'is named',
  ])('before it: %s', (be) => {
    expect(misbound(`Karl Olsen ${be} the inventor.`, INVENTORS)).toEqual(['Karl Olsen as inventor']);
  });
  test.each(['by', 'from', 'to', 'with'])('not behind %s', (by) => {
    expect(misbound(`It came ${by} Karl Olsen, the inventor.`, INVENTORS)).toEqual([]);
  });
  test.each(['and', 'while', 'whereas', 'but'])('nor in the clause behind “%s”', (joint) => {
    for (const be of ['is', 'are', 'was', 'were'])
      expect(misbound(`Karl Olsen sings ${joint} somebody ${be} the inventor.`, INVENTORS)).toEqual([]);
  });
  test.each([', Jane Roe', ' and Jane Roe', ', and Jane Roe', ' or Jane Roe', ' & Jane Roe'])(
    'in a list: %s',
    (more) => {
      expect(misbound(`The inventors are Karl Olsen${more}.`, INVENTORS)).toEqual(['Karl Olsen as inventors']);
    },
  );
  test.each(['of', 'in', 'at', 'from', 'based in', 'located in', 'headquartered at'])(
    'where somebody is: %s',
    (where) => {
      const fields = [...INVENTORS, 'Inventors: Lena Fischer · Manama'];
      expect(misbound(`Lena Fischer, ${where} Manama, is the inventor.`, fields)).toEqual([]);
      expect(misbound(`Lena Fischer ${where} Manama is the inventor.`, fields)).toEqual([]);
      const lives = [...INVENTORS, 'Place: Dayton'];
      for (const said of [`Jane Roe, ${where} Dayton, is the inventor.`, `Jane Roe ${where} Dayton is the inventor.`])
        expect(misbound(said, lives)).not.toContain('Dayton as inventor');
      expect(misbound(`Karl Olsen ${where} Dayton is the inventor.`, lives).join()).toContain('Karl Olsen');
    },
  );
});

describe('[GRD-08] sums and years that no field would have', () => {
  const SUMS = ['Obligated amount: $5,000'];
  const said = (text: string) => {
    const cited = { key: 'records/1', fields: ['Title: The 2016 Solar Call', ...SUMS], passages: [text] };
    const { units } = groundOf(cited);
    return misboundValues(readValues(text, units, {}).values, cuesOf(text), { text, units, isBare: true });
  };
  test.each([
    'amount to',
    'amounts to',
    'amounted to',
    'amount to about',
    'amount to nearly',
    'amount to over',
    'amount to some',
  ])('savings %s', (verb) => expect(said(`Savings ${verb} $44 million.`)).toEqual([]));
  const FUNDS = 'award awards contract contracts grant grants order orders round rounds deal deals funding obligations';
  test.each(FUNDS.split(' '))('%s', (what) => {
    expect(said(`Of it ${what} amount to $44 million.`)).toHaveLength(1);
  });
  test.each(['in', 'on', 'since', 'of', 'by', 'until', 'from', 'to', 'before', 'after'])('%s 2016', (when) => {
    expect(misbound(`Posted ${when} 2016 the call is open.`, ['Posted date: 2014-03-03'])).toEqual(['2016 as Posted']);
    expect(misbound(`Posted ${when} Ohio was the 2016 call.`, ['Posted date: 2014-03-03'])).toEqual([]);
    expect(misbound('Posted was the 2016 call.', ['Posted date: 2014-03-03'])).toEqual([]);
  });
});

describe('[GRD-08] how old people are', () => {
  const AGES = ['Enrollment: 40', 'Age: 18 to 65', 'Employees: 12'];
  test.each([
    'aged',
    'age',
    'ages',
    'ages of',
    'aged from',
    'aged between',
    'aged 18 to',
    'aged 18 and',
    'aged between 18 and',
  ])('%s', (aged) => {
    expect(misbound(`People ${aged} 40 were enrolled.`, AGES)).not.toEqual([]);
    expect(misbound(`People ${aged} 65 were enrolled.`, AGES)).toEqual([]);
  });
  const WHO = [
    'people',
    'persons',
    'patients',
    'adults',
    'anyone',
    'those',
    'participants',
    'women',
    'men',
    'volunteers',
  ];
  test.each(
    WHO.flatMap((who) =>
      ['over', 'under', 'above', 'below', 'older than', 'younger than'].map((than) => `${who} ${than}`),
    ),
  )('%s', (who) => {
    for (const aged of ['', 'who are ', 'aged ']) {
      const [name, ...than] = who.split(' ');
      expect(misbound(`It enrolled ${name} ${aged}${than.join(' ')} 40.`, AGES)).not.toEqual([]);
    }
  });
});
