import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

const column = (label: string, unit: 'text' | 'year' | 'usd') => ({ label, unit });
const row = (...cells: (string | number | null)[]) => ({ cells, source: 1 });
const SENTENCE = 'We will develop a scanner that finds cracks in wings before anyone sees them. '.repeat(3);

test('[RPT-07] columns of names and numbers have the room that these take', () => {
  const table = { columns: [column('Company', 'text'), column('Raised', 'usd')], rows: [row('Acme', 5)] };
  expect(columnWidths(table)).toMatchObject({ hasSentences: false, widths: [150, 85] });
});

test('[RPT-07] beside a column of sentences names have the room of their longest word, so that none is broken', () => {
  const table = {
    columns: [column('Agency', 'text'), column('Year', 'year'), column('In its words', 'text')],
    rows: [row('Space Administration', 2016, SENTENCE), row('Navy', 2015, null)],
  };
  const { hasSentences, widths } = columnWidths(table);
  expect(hasSentences).toBe(true);
  expect(widths[0]).toBeGreaterThan(13 * 7);
  expect(widths[0]).toBeLessThan(150);
  expect(widths[2]).toBeGreaterThan(widths[0]!);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThan(500);
});

test('[RPT-07] a word without an end takes no more room than a long one', () => {
  const table = { columns: [column('A', 'text'), column('B', 'text')], rows: [row('x'.repeat(90), SENTENCE)] };
  expect(columnWidths(table).widths[0]).toBeLessThan(200);
});

test('[RPT-07] an identifier is never broken: digits and capitals are wider than letters', () => {
  const table = { columns: [column('Trial', 'text')], rows: [row('NCT04497298')] };
  expect(columnWidths(table).words[0]).toBeGreaterThan('nctabcdefgh'.length * 7.5 + 20);
  expect(columnWidths({ ...table, rows: [row('nctabcdefgh')] }).words[0]).toBe(11 * 7.5 + 20);
});

test('[RPT-07] a phase or a short name stands on one line', () => {
  const widthOf = (cell: string) => columnWidths({ columns: [column('Phase', 'text')], rows: [row(cell)] }).words[0]!;
  expect(widthOf('Phase II')).toBeGreaterThan(widthOf('Phase'));
  expect(widthOf('Department of Energy')).toBe(widthOf('Department'));
});
