import { expect, test } from 'vitest';
import { aReport } from '../../../test/report-document.ts';
import { layColumns, noticesOf } from './layout.ts';

const withSources = (...areSamples: boolean[]) => {
  const report = aReport;
  const sources = areSamples.map((isSample, at) => ({ ...report.sources[0]!, number: at + 1, isSample }));
  return { ...report, sources, usesSample: areSamples.includes(true) };
};
const noticeOf = (...areSamples: boolean[]) => noticesOf(withSources(...areSamples)).join(' ');

test('[DATA-15] a report says how many of the records that it cites are sample data, and no more than these are invented', () => {
  expect(noticeOf(true, true)).toContain('All the records that this report cites are generated sample data');
  const one = noticeOf(true, false, false);
  expect(one).toContain('1 of the 3 cited records is generated sample data');
  expect(one).not.toContain('organizations, people');
  expect(noticeOf(true, true, false)).toContain('2 of the 3 cited records are generated sample data');
  expect(noticeOf(false)).not.toContain('sample');
});

test('[RPT-16] a column of a table has as much of the page as its texts want, and all have the whole', () => {
  const said =
    'Includes coatings for better corrosion and wear resistance, anti-fouling coatings, and surface modifications. ';
  const columns = [
    { label: 'Agency', unit: 'text' as const },
    { label: 'Year', unit: 'year' as const },
    { label: 'In the words of the call', unit: 'text' as const },
  ];
  const rows = [{ cells: ['National Science Foundation', 2015, said.repeat(3)], source: 3 }];
  const [agency, year, words, source] = layColumns({ type: 'table', caption: '', columns, rows } as never).shares;
  expect(agency! + year! + words! + source!).toBeCloseTo(1);
  expect(words!).toBeGreaterThan(0.45);
  expect(agency!).toBeGreaterThan(year!);
  expect(Math.max(year!, source!)).toBeLessThan(0.12);
  // "Foundation" stands on one line, at an eightieth of the page a letter.
  expect(agency!).toBeGreaterThan(10 / 80);
  const many = layColumns({
    type: 'table',
    caption: '',
    columns: Array(12).fill(columns[0]),
    rows: [],
  } as never).shares;
  expect(many.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  const bare = layColumns({
    type: 'table',
    caption: '',
    columns,
    rows: [{ ...rows[0], source: null }],
  } as never).shares;
  expect(bare).toHaveLength(3);
});

test('[RPT-16] a table of many columns is set smaller before a word of its heads is broken, and its names get what room is left', () => {
  const column = (label: string, unit: string) => ({ label, unit });
  const columns = [
    column('Organization', 'text'),
    column('Seen as', 'text'),
    column('Drug applications', 'count'),
    column('International trials', 'count'),
    column('Company entries', 'count'),
    column('Investor entries', 'count'),
    column('Latest record', 'year'),
  ];
  const rows = [
    { cells: ['Renmin Hospital of Wuhan University', 'possible competitor', 1, 2, 3, 4, 2020], source: null },
  ];
  const { shares, scale } = layColumns({ type: 'table', caption: '', columns, rows } as never);
  expect(scale).toBeLessThan(1);
  const lettersOf = (at: number) => (shares[at]! - 0.02 * scale) / (0.0125 * scale);
  for (const [at, word] of ['Organization', 'competitor', 'applications', 'International', 'Company'].entries())
    expect(lettersOf(at)).toBeGreaterThanOrEqual(word.length);
  expect(lettersOf(0) - 'Organization'.length).toBeGreaterThan(lettersOf(4) - 'Company'.length);
  expect(layColumns({ type: 'table', caption: '', columns: columns.slice(0, 3), rows } as never).scale).toBe(1);
});
