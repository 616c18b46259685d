import { describe, expect, test } from 'vitest';
import type { Evidence } from '../evidence.ts';
import type { DraftBlock } from '../writer/draft.ts';
import { publishSection } from './gate.ts';

const query = { searchEngine: 'awards' as const, query: '', filters: {} };
const rows = [
  { key: 'NASA', count: 30, amount: 9_000_000, withAmount: 30 },
  { key: 'Navy', count: 13, amount: 1_000_000, withAmount: 13 },
];
const evidence = {
  asOf: '2026-03-01T00:00:00Z',
  records: { awards: [] },
  cited: [],
  figures: [
    { id: 'awards:count', label: 'awards', value: 137, unit: 'count', query },
    { id: 'awards-by-agency:NASA:sum', label: 'award money, NASA', value: 9_000_000, unit: 'usd', query },
    { id: 'awards-by-agency:Navy:sum', label: 'award money, Navy', value: 1_000_000, unit: 'usd', query },
  ],
  series: [{ id: 'awards-by-agency', query, rows }],
} as unknown as Evidence;

const publish = (...blocks: DraftBlock[]) =>
  publishSection({ id: 'x', title: 'Funding', blocks }, evidence, () => false).report;
const chart = (note: string, values = [30, 13], title = 'Awards by agency'): DraftBlock => ({
  type: 'chart',
  kind: 'bar',
  title,
  xLabel: 'Agency',
  yLabel: 'Awards',
  unit: 'count',
  categories: ['NASA', 'Navy'],
  series: [{ name: 'Awards', values, seriesId: 'awards-by-agency' }],
  note,
});
const say = (text: string, figures: string[], kind?: 'inference'): DraftBlock => ({
  type: 'paragraph',
  sentences: [{ text, figures, grounds: [], ...(kind && { kind }) }],
});
const NASA = 'awards-by-agency:NASA:sum';
const NAVY = 'awards-by-agency:Navy:sum';

describe('[GRD-08] charts, captions and notes', () => {
  test('a note says how many are shown', () => {
    expect(publish(chart('Source: 43 of the 137 awards found, as of 1 March, 2026.')).withheld).toEqual([]);
    expect(publish(chart('Source: all 137 awards found, as of 1 March, 2026.')).withheld[0]!.missing).toEqual([
      'all 137 over 43',
    ]);
  });

  test('a chart draws its series, and its title claims nothing', () => {
    expect(publish(chart('Source: 43 of the 137 awards found.', [30, 14])).withheld[0]!.missing).toContain('Navy: 14');
    expect(publish(chart('Source: 43 of the 137 awards found.', [30, 13], 'Most awards go to NASA')).supported).toBe(0);
    expect(publish(chart('Source: 44 of the 137 awards found.')).supported).toBe(0);
  });
});

test('[GRD-08] advice goes with the sentence that it leans on', () => {
  const item = (text: string): DraftBlock => ({
    type: 'list',
    items: [
      [
        { text, figures: ['awards:count'], grounds: [] },
        { text: 'Consider what these pay for.', figures: ['awards:count'], grounds: [], kind: 'inference' },
      ],
    ],
  });
  expect(publish(item('The search found 137 awards.'))).toMatchObject({ made: 2, supported: 2 });
  expect(publish(item('The search found 138 awards.'))).toMatchObject({ made: 1, supported: 0 });
});

describe('[GRD-08] what is left where something is withheld', () => {
  const blocksOf = (...blocks: DraftBlock[]) =>
    publishSection({ id: 'x', title: 'Funding', blocks }, evidence, () => false).section.blocks;
  const found = (count: number) => ({
    text: `The search found ${count} awards.`,
    figures: ['awards:count'],
    grounds: [],
  });
  const advice = { ...found(137), text: 'Consider what these pay for.', kind: 'inference' as const };
  const nothing = [{ type: 'nothing-found', text: 'Nothing was found that its sources support.' }];

  test('a section without anything says so', () => {
    expect(blocksOf()).toEqual(nothing);
    expect(blocksOf({ type: 'paragraph', sentences: [found(138)] })).toEqual(nothing);
    expect(blocksOf({ type: 'list', items: [[found(138)], [found(138), advice]] })).toEqual(nothing);
  });

  test('of a list’s item the other sentences stay', () => {
    expect(blocksOf({ type: 'list', items: [[found(138), found(137)]] })).toEqual([
      { type: 'list', items: [[found(137)]] },
    ]);
    expect(blocksOf({ type: 'list', items: [[advice, found(137)]] })).toEqual([
      { type: 'list', items: [[advice, found(137)]] },
    ]);
  });

  test('a table keeps its true rows, and goes with the last of them', () => {
    const columns = [{ label: 'Awards', unit: 'count' as const }];
    const row = (count: number) => ({ cells: [count], key: null, figures: ['awards:count'] });
    const table = { type: 'table' as const, caption: 'Awards', columns, note: '' };
    expect(blocksOf({ ...table, rows: [row(137), row(138)] })).toEqual([{ ...table, rows: [row(137)] }]);
    expect(blocksOf({ ...table, rows: [row(138)] })).toEqual(nothing);
  });

  test.each([
    ['Nothing was found on this topic.', 'Nothing was found on this topic.'],
    ['Nothing was found among 12 awards.', nothing[0]!.text],
    ['Nobody makes this yet.', nothing[0]!.text],
    ['On this topic: Nothing was found', nothing[0]!.text],
  ])('where nothing was found only that is said: %s', (text, said) => {
    expect(blocksOf({ type: 'nothing-found', text })).toEqual([{ type: 'nothing-found', text: said }]);
  });
});

test('[GRD-08] a row of a table without a record behind it is withheld', () => {
  const columns = [{ label: 'Agency', unit: 'text' as const }];
  const table = { type: 'table' as const, caption: 'Agencies', columns, note: '' };
  expect(publish({ ...table, rows: [{ cells: ['NASA'], key: null }] })).toEqual({
    made: 1,
    supported: 0,
    withheld: [{ text: 'NASA', missing: ['a source'] }],
  });
});

describe('[GRD-08] figures and inferences', () => {
  test.each<[string, string[], number]>([
    ['The largest sums came from NASA ($9 million).', [NASA], 1],
    ['The largest sums came from Navy ($1 million).', [NAVY], 0],
    ['Most of the money came from NASA ($9 million).', [NASA], 1],
    ['The search found 137 awards on this topic.', ['awards:count'], 1],
    ['The search found 138 awards on this topic.', ['awards:count'], 0],
    ['The largest sums came from NASA ($1 million) and Navy ($9 million).', [NASA, NAVY], 0],
    ['Awards fell because NASA lost interest.', ['awards:count'], 0],
  ])('%s', (text, figures, supported) => {
    expect(publish(say(text, figures)).supported).toBe(supported);
  });

  test.each<[string, number]>([
    ['Ask NASA for a pilot.', 1],
    ['NASA may be the first to ask.', 1],
    ['NASA is easy to sell to.', 0],
    ['Ask NASA, because it buys everything.', 0],
    ['Ask the Navy and ESA for a pilot.', 0],
  ])('an inference is open and adds nothing: %s', (text, supported) => {
    expect(publish(say(text, [NASA, NAVY], 'inference')).supported).toBe(supported);
  });
});

describe('[RPT-14] figures that are worked out', () => {
  const basis = (how: string, figures: string[]) => ({ basis: { how, figures, records: [], n: 137 } });
  const worked = {
    ...evidence,
    figures: [
      ...evidence.figures,
      { id: 'navy', label: 'awards, Navy', value: 34, unit: 'count', query },
      {
        id: 'share',
        label: 'share of the awards, Navy',
        value: 25,
        unit: 'percent',
        query,
        ...basis('share', ['navy', 'awards:count']),
      },
      {
        id: 'wrong',
        label: 'share of the awards, Navy',
        value: 45,
        unit: 'percent',
        query,
        ...basis('share', ['navy', 'awards:count']),
      },
      {
        id: 'rest',
        label: 'awards of others',
        value: 103,
        unit: 'count',
        query,
        ...basis('difference', ['awards:count', 'navy']),
      },
      { id: 'months', label: 'median months between the awards', value: 25, unit: 'months', query },
      { id: 'days', label: 'days left to apply', value: 34, unit: 'days', query },
    ],
  } as unknown as Evidence;
  const supported = (block: DraftBlock) =>
    publishSection({ id: 'x', title: 'Funding', blocks: [block] }, worked, () => false).report.supported;

  test.each<[string, string[], number]>([
    ['The share of the awards of Navy is 25%.', ['share'], 1],
    ['The share of the awards of Navy is 45%.', ['wrong'], 0],
    ['The awards of Navy are 25.', ['share'], 0],
    ['The awards of others are 103.', ['rest'], 1],
    ['The median between the awards is 25 months.', ['months'], 1],
    ['The median between the awards is 25%.', ['months'], 0],
    ['The awards of Navy are 34 days.', ['navy'], 0],
    ['34 days are left to apply.', ['days'], 1],
  ])('%s', (text, figures, count) => {
    expect(supported(say(text, figures))).toBe(count);
  });

  test.each<[(string | number | null)[], number]>([
    [['Navy', 34, 25], 1],
    [['NASA', 34, 25], 0],
    [['Navy', 25, 34], 0],
    [['Navy', 34, null], 1],
  ])('a row over figures: %j', (cells, count) => {
    const columns = [
      { label: 'Awardee', unit: 'text' as const },
      { label: 'Awards', unit: 'count' as const },
      { label: 'Share', unit: 'percent' as const },
    ];
    const rows = [{ cells, key: null, figures: ['navy', 'share'] }];
    expect(supported({ type: 'table', caption: 'Awards', columns, rows, note: '' })).toBe(count);
  });
});

test.each<[string, number]>([
  ['Ask Acme about licensing “An interlayer only 80 nm thick”.', 1],
  ['Ask Acme about licensing “An interlayer only they have”.', 0],
  ['Ask only Acme about licensing “An interlayer only 80 nm thick”.', 0],
])('[GRD-08] the words of a cited title are its own: %s', (text, supported) => {
  const title = 'An interlayer only 80 nm thick';
  const fields = [`Title: ${title}`, 'Institution: Acme'];
  const key = 'university-technologies/u1';
  const cited = {
    ...evidence,
    cited: [{ key, record: { title, text: '', source: { name: 'Patents' } }, fields }],
  } as unknown as Evidence;
  const grounds = fields.map((quote) => ({ key, quote }));
  const block: DraftBlock = { type: 'paragraph', sentences: [{ text, figures: [], grounds, kind: 'inference' }] };
  const { report } = publishSection({ id: 'x', title: 'X', blocks: [block] }, cited, () => false);
  expect(report.supported).toBe(supported);
});
