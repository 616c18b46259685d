import { expect, test } from 'vitest';
import type { Evidence } from '../evidence.ts';
import { figureGround, judgeInference, judgeSentence } from './judge-sentence.ts';

const query = { searchEngine: 'awards' as const, query: '', filters: {} };
const figure = (id: string, unit = 'count') => ({ id, label: id, value: 1, unit, query });
const evidence = {
  asOf: '2026-03-01T00:00:00Z',
  records: {},
  cited: [],
  figures: [
    ...['NASA', 'Navy', 'Army', 'ESA'].flatMap((key) => [
      figure(`by-agency:${key}:count`),
      figure(`by-agency:${key}:sum`, 'usd'),
    ]),
    figure('by-year:2020:count'),
    figure('total'),
    { id: 'share', label: 'share of the awards', value: 25, unit: 'percent', query },
    { id: 'left', label: 'days left to apply', value: 34, unit: 'days', query },
    { id: 'money', label: 'award money', value: 9000, unit: 'usd', query },
  ],
  series: [
    { id: 'by-year', query, rows: [{ key: '2020', count: 0, amount: 0 }] },
    {
      id: 'by-agency',
      query,
      rows: [
        { key: 'Navy', count: 20, amount: 1000 },
        { key: 'NASA', count: 50, amount: 500 },
        { key: 'Army', count: 20, amount: 8500 },
      ],
    },
  ],
} as unknown as Evidence;
const rank = (id: string) => figureGround(id, evidence).rank;

test('[GRD-07] a figure of a series has its place and share there, by what it counts; equals share their place', () => {
  expect(rank('by-agency:NASA:count')).toEqual({ place: 1, share: 50 / 90 });
  expect(rank('by-agency:Navy:count')).toEqual({ place: 2, share: 70 / 90 });
  expect(rank('by-agency:Army:count')).toEqual({ place: 2, share: 1 });
  expect(rank('by-agency:Army:sum')).toEqual({ place: 1, share: 0.85 });
  expect(rank('by-agency:Navy:sum')).toEqual({ place: 2, share: 0.95 });
  expect(rank('by-agency:NASA:sum')).toEqual({ place: 3, share: 1 });
});

test('[GRD-07] one of no series, of a group that the series lacks, or of an empty one has none', () => {
  expect(figureGround('total', evidence)).toEqual({ label: 'total', value: 1, unit: 'count' });
  expect(rank('by-agency:ESA:count')).toBeUndefined();
  expect(rank('by-year:2020:count')).toBeUndefined();
});

test('[GRD-08] an inference may repeat a figure as what it is: money, a time or a count', () => {
  const figures = [...evidence.figures, { ...evidence.figures[0]!, id: 'time', label: 'median time', value: 19 }];
  const withTime = (unit: 'months' | 'count') => ({
    ...evidence,
    figures: figures.map((figure) => (figure.id === 'time' ? { ...figure, unit } : figure)),
  });
  const lacks = (text: string, id: string, of: Evidence = evidence) =>
    judgeSentence({ text, grounds: [], figures: [id], kind: 'inference' }, of, () => false);
  expect(lacks('Consider a trial of 19 months.', 'time', withTime('months'))).toEqual([]);
  expect(lacks('Consider a trial of 19 days.', 'time', withTime('months'))).not.toEqual([]);
  expect(lacks('Consider a trial of 19 months.', 'time', withTime('count'))).not.toEqual([]);
  expect(lacks('Makers may share $9,000.', 'money')).toEqual([]);
  expect(lacks('Makers may share $1.', 'total')).toEqual(['$1']);
  expect(lacks('Makers may share 25% of the awards.', 'share')).toEqual([]);
  expect(lacks('Makers may share 25 of the awards.', 'share')).not.toEqual([]);
  expect(lacks('Consider that 34 days may be left to apply.', 'left')).toEqual([]);
  expect(lacks('Consider that 34 months may be left to apply.', 'left')).not.toEqual([]);
  expect(lacks('Boeing may share $9,000.', 'money')).toEqual(['Boeing']);
});

test('[GRD-08] an inference that rests on no statement is withheld, however open it is', () => {
  const lacks = (text: string, figures: string[]) =>
    judgeSentence({ text, grounds: [], figures, kind: 'inference' }, evidence, () => false);
  expect(lacks('Consider a pilot.', ['total'])).toEqual([]);
  expect(lacks('Consider a pilot.', [])).toEqual(['a source']);
  expect(lacks('Demand may grow.', [])).toEqual(['a source']);
});

const OWN = 'We make a novel solid electrolyte.';
const recordOf = (key: string, title: string, told: { amount?: number; closeDate?: string; text?: string } = {}) => ({
  key,
  fields: [
    `Title: ${title}`,
    `Record: ${key}`,
    ...(told.amount === undefined ? [] : [`Award amount: $${told.amount}`]),
  ],
  record: {
    title,
    text: told.text ?? '',
    amount: told.amount ?? null,
    closes: null,
    data: { closeDate: told.closeDate },
    source: { name: 'SBIR awards' },
  },
});
const withRecords = {
  ...evidence,
  project: { id: 'p1' },
  records: {
    awards: [
      recordOf('awards/small', 'Small cells', { amount: 100 }),
      recordOf('awards/none', 'Unpaid cells'),
      recordOf('awards/large', 'Large cells', { amount: 900 }),
    ],
    'funding-opportunities': [
      recordOf('funding-opportunities/late', 'Late call', { closeDate: '2026-09-01' }),
      recordOf('funding-opportunities/over', 'Past call', { closeDate: '2026-02-01' }),
      recordOf('funding-opportunities/soon', 'Soon call', { closeDate: '2026-04-01' }),
      recordOf('funding-opportunities/open', 'Open call'),
    ],
    companies: [recordOf('companies/unpaid', 'Unpaid works')],
  },
  cited: [recordOf('project/p1', 'Electrolytes', { text: OWN }), recordOf('project/p2', 'Others', { text: OWN })],
} as unknown as Evidence;
const judge = (sentence: Partial<Parameters<typeof judgeSentence>[0]>) =>
  judgeSentence({ text: OWN, grounds: [], figures: [], ...sentence }, withRecords, (word) => word === 'boeing');

test('[RPT-03] the applicant’s words rest on the own description alone, with nothing beside it', () => {
  const own = { key: 'project/p1', quote: OWN };
  const other = { key: 'project/p2', quote: OWN };
  const refused = ['the project’s own words'];
  expect(judge({ kind: 'applicant', grounds: [own] })).toEqual([]);
  expect(judge({ kind: 'applicant', grounds: [own], figures: ['total'] })).toEqual(refused);
  expect(judge({ kind: 'applicant', figures: ['total'] })).toEqual(refused);
  expect(judge({ kind: 'applicant', grounds: [other] })).toEqual(refused);
  expect(judge({ kind: 'applicant', grounds: [own, other] })).toEqual(refused);
});

test('[RPT-12] what a second look doubts is withheld, whatever it rests on', () => {
  const grounds = [{ key: 'project/p1', quote: OWN }];
  expect(judge({ grounds })).toEqual([]);
  expect(judge({ grounds, isDoubted: true })).toEqual(['what a second look finds in its sources']);
});

test('[GRD-07] the largest and the next to close are looked up among all records of their data set', () => {
  type Ranked = 'awards' | 'companies' | 'funding-opportunities';
  const title = (engine: Ranked, key: string) => ({
    key,
    quote: `Title: ${withRecords.records[engine].find((each) => each.key === key)!.record.title}`,
  });
  const rank = (engine: Ranked, by: 'amount' | 'closing', key: string, text: string) =>
    judge({ text, ranked: { engine, by }, grounds: [title(engine, key)] });
  expect(rank('awards', 'amount', 'awards/large', 'The largest award is Large cells.')).toEqual([]);
  expect(rank('awards', 'amount', 'awards/small', 'The largest award is Small cells.')).toEqual([
    'the first by amount',
  ]);
  expect(rank('awards', 'amount', 'awards/none', 'The largest award is Unpaid cells.')).toEqual([
    'the first by amount',
  ]);
  expect(rank('companies', 'amount', 'companies/unpaid', 'The largest company is Unpaid works.')).toEqual([
    'the first by amount',
  ]);
  expect(
    judge({
      text: 'Among the awards listed here, Large cells has the most, $900.',
      ranked: { engine: 'awards', by: 'amount' },
      grounds: [title('awards', 'awards/large'), { key: 'awards/large', quote: 'Award amount: $900' }],
    }),
  ).toEqual([]);
  const closing = (key: string, text: string) => rank('funding-opportunities', 'closing', key, text);
  expect(closing('funding-opportunities/soon', 'The next to close is Soon call.')).toEqual([]);
  for (const [key, title] of Object.entries({ late: 'Late', over: 'Past', open: 'Open' }))
    expect(closing(`funding-opportunities/${key}`, `The next to close is ${title} call.`)).toEqual([
      'the first by closing',
    ]);
  const next = (...keys: string[]) =>
    judge({
      text: 'These calls are next to close.',
      ranked: { engine: 'funding-opportunities', by: 'closing' },
      grounds: keys.map((key) => title('funding-opportunities', `funding-opportunities/${key}`)),
    });
  expect(next('soon', 'late')).not.toContain('the first by closing');
  expect(next('soon', 'late', 'open')).toEqual(['the first by closing']);
});

test('[GRD-01] a sentence is judged by the words that it quotes of a record, and by no others of it', () => {
  const amount = { key: 'awards/large', quote: 'Award amount: $900' };
  expect(judge({ text: 'The award amount is $900.', grounds: [amount] })).toEqual([]);
  expect(judge({ text: 'The award amount is $900.', grounds: [{ ...amount, quote: 'Title: Large cells' }] })).toEqual([
    '$900',
  ]);
  const talk = 'Pumps are red. Valves are blue.';
  const told = { ...withRecords, cited: [recordOf('awards/told', 'Parts', { text: talk })] } as unknown as Evidence;
  const says = (text: string) =>
    judgeSentence({ text, grounds: [{ key: 'awards/told', quote: talk }], figures: [] }, told, () => false);
  expect([says('Valves are blue.'), says('Pumps are blue.').length > 0]).toEqual([[], true]);
  // Who publishes the record stands in its reference.
  expect(
    judge({ text: 'Large cells is among the SBIR awards.', grounds: [{ ...amount, quote: 'Title: Large cells' }] }),
  ).toEqual([]);
  expect(judge({ text: 'X.', grounds: [{ ...amount, quote: 'Award amount: $901' }] })).toEqual([
    'a passage that awards/large does not hold',
  ]);
});

test('[GRD-08] of several cited records each title is its own words', () => {
  const grounds = ['awards/small', 'awards/large'].map((key) => ({
    key,
    quote: `Title: ${key === 'awards/small' ? 'Small cells' : 'Large cells'}`,
  }));
  const only = { ...grounds[0]!, key: 'awards/only', quote: 'Title: The only cell' };
  const of = { ...withRecords, cited: [recordOf('awards/only', 'The only cell')] } as unknown as Evidence;
  const lacks = (text: string) =>
    judgeSentence({ text, grounds: [...grounds, only], figures: [], kind: 'inference' }, of, () => false);
  expect(lacks('Compare it with “The only cell”.')).toEqual([]);
  expect(lacks('Compare it with “The only pump”.')).toEqual(['only']);
});

const ADVICE = 'Ask|Talk|Seek|Offer|Watch|Approach|Compare|Apply|Consider|Look|Read|Check|Start|Next steps'.split('|');
const OPEN =
  'may|might|could|suggest|suggests|likely|perhaps|possibly|appear to|appears to|seem to|seems to|would'.split('|');

test.each([
  ...ADVICE.map((advice) => `${advice} for coils.`),
  ...['first', 'second', 'third', 'fourth'].map((quarter) => `In the ${quarter} quarter, ask for coils.`),
  ...OPEN.map((open) => `The coils ${open} rust.`),
])('[GRD-08] an inference is open: %s', (text) => {
  expect(judgeInference(text, [], [], () => true)).toEqual([]);
});

test.each([
  'The coils rust.',
  'They ask for coils.',
  'The coils appear.',
  'In the fifth quarter, ask for coils.',
  'A likelihood.',
])('[GRD-08] one that isn’t: %s', (text) =>
  expect(judgeInference(text, [], [], () => true)).toEqual(['a word that says that it is inferred']),
);
