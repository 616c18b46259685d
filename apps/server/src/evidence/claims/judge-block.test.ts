import { describe, expect, test } from 'vitest';
import type { Evidence } from '../evidence.ts';
import { cellText, judgeChart, judgeHeading, judgeNote, judgeRow } from './judge-block.ts';

const query = { searchEngine: 'awards' as const, query: '', filters: {} };
const award = {
  key: 'awards/a',
  record: {
    engine: 'awards',
    id: 'a',
    title: 'Ceramic separators',
    text: 'It was tested in Dayton for 40 days.',
    amount: 749_852,
    data: {},
  },
  fields: [
    'Title: Ceramic separators',
    'Awardee: Voltara Energy, Inc.',
    'Award amount: $749,852',
    'Award date: 3 May, 2021',
    'Employees: 1,200',
    'Founded: 1998',
  ],
};
const evidence = {
  asOf: '2026-03-01T12:00:00Z',
  records: { awards: [award], patents: [] },
  cited: [],
  figures: [
    { id: 'awards:count', label: 'awards', value: 137, unit: 'count', query },
    { id: 'awards:sum', label: 'award money', value: 9_000, unit: 'usd', query },
  ],
  series: [
    {
      id: 'by-agency',
      query,
      rows: [
        { key: 'NASA', count: 30, amount: 9_000, withAmount: 28 },
        { key: 'Navy', count: 13, amount: 1_000, withAmount: 12 },
      ],
    },
    { id: 'by-year', query, rows: [{ key: '2020', count: 5, amount: 0, withAmount: 0 }] },
  ],
} as unknown as Evidence;

type Columns = Parameters<typeof judgeRow>[1];
const row = (column: Columns[number], cell: string | number | null, key: string | null = 'awards/a') =>
  judgeRow({ cells: [cell], key }, [column], evidence, () => false);
const text = { label: 'Text', unit: 'text' as const };

describe('[GRD-01] a row of a table', () => {
  test('is about a record of the evidence', () => {
    expect(row(text, 'Ceramic separators')).toEqual([]);
    expect(row(text, 'Ceramic separators', null)).toEqual(['a source']);
    expect(row(text, 'Ceramic separators', 'awards/b')).toEqual(['the record awards/b']);
  });

  test('has cells that stand in the record, in fields or, where these don’t say it, in its text', () => {
    expect(row(text, 'Voltara Energy, Inc.')).toEqual([]);
    expect(row(text, 'Helion Grid')).toEqual(['Helion Grid']);
    expect(row(text, '“Ceramic separators”')).toEqual([]);
    expect(row(text, '“Ceramic pumps”')).toHaveLength(1);
    expect(row(text, 'Dayton')).toEqual([]);
    expect(row(text, 'separators')).toEqual([]);
    expect(row(text, 'It was tested in Dayton for 41 days')).toEqual(['41']);
    expect(row(text, null)).toEqual([]);
    expect(row(text, '')).toEqual([]);
  });

  test('has amounts, counts, years and days in fields of what their column says', () => {
    expect(row({ label: 'Award amount', unit: 'usd' }, 749_852)).toEqual([]);
    expect(row({ label: 'Award amount', unit: 'usd' }, 749_853)).toEqual(['$749,853']);
    expect(row({ label: 'Employees', unit: 'count' }, 1200)).toEqual([]);
    expect(row({ label: 'Employees', unit: 'count' }, 1201)).toEqual(['1,201']);
    expect(row({ label: 'Founded', unit: 'year' }, 1998)).toEqual([]);
    expect(row({ label: 'Founded', unit: 'year' }, 1999)).toEqual(['1999']);
    expect(row({ label: 'Award date', unit: 'date' }, '2021-05-03')).toEqual([]);
    expect(row({ label: 'Award date', unit: 'date' }, '2021-05-04')).toEqual(['4 May, 2021']);
  });

  test('names every cell that is not held', () => {
    const columns: Columns = [text, { label: 'Award amount', unit: 'usd' }, text];
    const cells = ['Helion Grid', 5, 'Ceramic separators'];
    expect(judgeRow({ cells, key: 'awards/a' }, columns, evidence, () => false)).toEqual(['Helion Grid', '$5']);
  });
});

test('cells are written as they are shown', () => {
  expect(cellText(null, 'usd')).toBe('');
  expect(cellText('2021-05-03', 'date')).toBe('3 May, 2021');
  expect(cellText('2021-05-03', 'text')).toBe('2021-05-03');
  expect(cellText(1200, 'usd')).toBe('$1,200');
  expect(cellText(1200, 'count')).toBe('1,200');
  expect(cellText(2021, 'year')).toBe('2021');
});

test('[GRD-08] headings, captions and labels name and claim nothing', () => {
  expect(judgeHeading('Awards closest to the project')).toEqual([]);
  expect(judgeHeading('137 awards since 3 May, 2021')).toEqual(['3 May, 2021', '137']);
  for (const [heading, claim] of [
    ['All awards', 'all'],
    ['Most awards', 'most'],
    ['Only awards', 'only'],
    ['Falls because of awards', 'because'],
    ['More than awards', 'than'],
    ['Not awards', 'not'],
  ] as const)
    expect(judgeHeading(heading)).toEqual([claim]);
});

describe('[GRD-08] a note', () => {
  const note = (words: string, shown: number | null = 43) => judgeNote(words, shown, evidence);

  test('counts what is shown, and what was found', () => {
    expect(note('Source: 43 of the 137 awards found, as of 1 March, 2026.')).toEqual([]);
    expect(note('Source: 44 of the 137 awards found.')).toEqual(['44']);
    expect(note('Source: 43 of the 138 awards found.')).toEqual(['138']);
    expect(note('Source: 9000 awards.')).toEqual(['9000']);
    expect(note('Source: awards.', null)).toEqual([]);
    expect(note('Source: 43 awards.', null)).toEqual(['43']);
  });

  test('is as of the report’s day', () => {
    expect(note('As of 2 March, 2026.')).toEqual(['2 March, 2026']);
    expect(note('As of 1 March, 2026.')).toEqual([]);
  });

  test('says all of as many as are shown', () => {
    expect(note('Source: all 137 awards found.')).toEqual(['all 137 over 43']);
    expect(note('Source: All 43 awards.')).toEqual([]);
    expect(note('Source: all 137 awards found.', 137)).toEqual([]);
    expect(note('Source: all 137 awards found.', null)).toEqual([]);
    expect(note('Source: all awards.')).toEqual([]);
  });

  test('claims no majority, cause or rank', () => {
    expect(note('Most are recent.')).toEqual(['most']);
    expect(note('Few, because of the budget.')).toEqual(['because']);
    expect(note('The largest come first.').toSorted()).toEqual(['first', 'largest']);
  });
});

describe('[GRD-08] a chart', () => {
  type Chart = Parameters<typeof judgeChart>[0];
  const chart = (given: Partial<Chart>) =>
    judgeChart(
      {
        type: 'chart',
        kind: 'bar',
        title: 'Awards by agency',
        xLabel: 'Agency',
        yLabel: 'Awards',
        unit: 'count',
        categories: ['NASA', 'Navy'],
        series: [{ name: 'Awards', values: [30, 13], seriesId: 'by-agency' }],
        note: 'Source: 43 awards.',
        ...given,
      },
      evidence,
    );
  const series = (values: number[], seriesId: string | null = 'by-agency', name = 'Awards') => [
    { name, values, seriesId },
  ];

  test('shows the values of its series, group by group', () => {
    expect(chart({})).toEqual([]);
    expect(chart({ series: series([30, 12]) })).toEqual(['Navy: 12']);
    expect(chart({ categories: ['NASA', 'Army'], series: series([30, 0]), note: 'Source: 30 awards.' })).toEqual([]);
    expect(chart({ categories: ['NASA', 'Army'], series: series([30, 2]), note: '' })).toEqual(['Army: 2']);
    expect(chart({ unit: 'usd', series: series([9000, 1000]), note: 'Source: 40 awards with an amount.' })).toEqual([]);
    expect(chart({ unit: 'usd', series: series([30, 13]), note: '' })).toEqual(['NASA: 30', 'Navy: 13']);
  });

  test('counts in its note what it draws', () => {
    expect(chart({ note: 'Source: 44 awards.' })).toEqual(['44']);
    expect(chart({ unit: 'usd', series: series([9000, 1000]), note: 'Source: 43 awards.' })).toEqual(['43']);
    const two = [...series([30, 13]), { name: 'Older', values: [0, 0], seriesId: 'by-year' }];
    expect(chart({ series: two })).toEqual([]);
    expect(chart({ series: [], note: 'Source: 2 awards.' })).toEqual([]);
    expect(chart({ series: [], note: 'Source: 0 awards.' })).toEqual(['0']);
  });

  test('of records, by their titles, shows their own amounts', () => {
    const bars = (values: number[], title = 'Ceramic separators') =>
      chart({ categories: [title], unit: 'usd', series: series(values, null, 'Amount'), note: 'Source: 1 award.' });
    expect(bars([749_852])).toEqual([]);
    expect(bars([749_853])).toEqual(['Amount']);
    expect(bars([749_852], 'Other separators')).toEqual(['Amount']);
    const mixed = {
      categories: ['Ceramic separators', 'Lithium anodes'],
      unit: 'usd' as const,
      note: 'Source: 2 awards.',
    };
    expect(chart({ ...mixed, series: series([749_852, 5], null, 'Amount') })).toEqual(['Amount']);
  });

  test('claims nothing in its title, labels and legend', () => {
    expect(chart({ title: 'Most awards by agency' })).toEqual(['most']);
    expect(chart({ xLabel: 'All agencies' })).toEqual(['all']);
    expect(chart({ yLabel: '12 awards' })).toEqual(['12']);
    expect(chart({ series: series([30, 13], 'by-agency', 'Only awards') })).toEqual(['only']);
  });
});

test('[GRD-08] a note may say with which year what a data set covers begins, ends, or has a gap', () => {
  const covered = {
    ...evidence,
    coverage: { awards: { from: 1983, to: 2017, gaps: [{ from: 1990, to: 1991 }] }, patents: null },
  } as unknown as Evidence;
  const note = (words: string) => judgeNote(words, 43, covered);
  expect(note('From 1983.')).toEqual([]);
  expect(note('To 2017.')).toEqual([]);
  expect(note('Nothing of 1990.')).toEqual([]);
  expect(note('Nothing of 1991.')).toEqual([]);
  expect(note('From 1984.')).toEqual(['1984']);
});

describe('[GRD-03] a cell that a worked-out figure of its row gives', () => {
  const ids = ['worked:usd', 'worked:days', 'worked:months', 'worked:year', 'worked:percent', 'worked:count'];
  const figure = (id: string, label: string, value: number, unit: string) => ({ id, label, value, unit, query });
  const worked = {
    ...evidence,
    figures: [
      figure('worked:usd', 'median award', 700, 'usd'),
      figure('worked:days', 'days to award', 80, 'days'),
      figure('worked:months', 'months to award', 9, 'months'),
      figure('worked:year', 'first year', 1987, 'year'),
      figure('worked:percent', 'share of awards', 12, 'percent'),
      figure('worked:count', 'awards of Helion Grid', 4, 'count'),
    ],
  } as unknown as Evidence;
  const cell = (label: string, unit: Columns[number]['unit'], value: number | string) =>
    judgeRow({ cells: [value], key: 'awards/a', figures: ids }, [{ label, unit }], worked, () => false);
  test.each([
    ['Median award', 'usd', 700],
    ['Days to award', 'count', 80],
    ['Months to award', 'count', 9],
    ['First year', 'year', 1987],
  ] as const)('%s', (label, unit, value) => {
    expect(cell(label, unit, value)).toEqual([]);
    expect(cell(label, unit, value + 1)).not.toEqual([]);
    // Under a head of another kind, or with a word that is not the figure's own, it is none of it.
    expect(cell(`${label} largest`, unit, value)).not.toEqual([]);
    expect(cell(label, unit === 'usd' ? 'count' : 'usd', value)).not.toEqual([]);
  });
});
