import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLANK, CSV_START, csvRow, harmless } from './csv.ts';

const read = (csv: string): string[][] => parse(csv, { bom: true });
/** Any text, with much of what means something to CSV and to spreadsheets. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠\t\r\n\0 "\',;|a1.\uFEFF\u00A0\u200B') }),
);

test('[SRCH-09] any text comes back through a CSV reader as itself, or itself behind one apostrophe', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 5 }), (cells) => {
      const [row, ...more] = read(CSV_START + csvRow(cells));
      expect(more).toEqual([]);
      expect(row).toHaveLength(cells.length);
      cells.forEach((cell, at) => {
        const text = cell.toWellFormed() || BLANK;
        expect([text, `'${text}`]).toContain(row![at]);
      });
    }),
    { numRuns: 2_000 },
  );
});

test('[SRCH-09] no cell begins as a formula does, whatever stands before it that a spreadsheet skips', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...' \t\r\n\0"\'\u00A0\u200B\uFEFF'), maxLength: 3 }),
      fc.constantFrom(...'=+-@＝＋－＠'),
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((rest) => /[^\d.-]/.test(rest)),
      (before, sign, rest) => {
        expect(harmless(before + sign + rest)).toBe(`'${before}${sign}${rest}`);
      },
    ),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝HYPERLINK("x")', `'＝HYPERLINK("x")`],
  ['"=1+1"', `'"=1+1"`],
  ['+1 (555) 555-0100', "'+1 (555) 555-0100"],
  ['-1+cmd|calc', "'-1+cmd|calc"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
])('[SRCH-09] %j is neutralised', (text, expected) => {
  expect(read(csvRow([text]))).toEqual([[expected]]);
});

test.each([
  [-12.5, '-12.5'],
  [1_100_000, '1100000'],
  [0, '0'],
  ['-12.5', '-12.5'],
  ['2021-03-12', '2021-03-12'],
  ['https://example.org/?a=1', 'https://example.org/?a=1'],
  ['a-b = c', 'a-b = c'],
  ['-', '-'],
])('[SRCH-09] %j stays as it is', (cell, expected) => {
  expect(csvRow([cell])).toBe(`${expected}\r\n`);
});

test('[SRCH-08] blanks are dashes, rows end with CRLF, quotes are doubled', () => {
  expect(csvRow([null, undefined, '', Number.NaN, 'a "b", c'])).toBe('-,-,-,-,"a ""b"", c"\r\n');
});
