import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { foldRows } from '../shared/fold-rows.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readTable, tableHasColumns } from '../shared/table.ts';
import { isXlsx } from '../shared/xlsx.ts';
import { CRD, mapAdviser } from './sec-adv.mapping.ts';

/**
 * https://www.sec.gov/data-research/sec-markets-data/information-about-registered-investment-advisers-exempt-reporting-advisers:
 * the monthly lists of advisers, and table Base A of the complete Form ADV filings.
 */
export const secAdv: Source = {
  name: 'sec-adv',
  label: 'SEC Form ADV',
  url: 'https://adviserinfo.sec.gov',
  licence: 'US government work (public domain)',
  engines: ['investors'],
  recognises: (file) => isList(file) || isFilings(file),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(secAdv, context, id, url);
    for await (const { line, row } of advisers(file, context.signal))
      yield attempt(`line ${line}`, () => mapAdviser(row, stamp));
  },
};

/** A firm files every year and whenever something changes; of its filings the last tells what it is. */
async function* advisers(file: SourceFile, signal: AbortSignal): AsyncGenerator<{ line: number; row: CsvRow }> {
  if (isXlsx(file) || !isFilings(file)) {
    for await (const row of readTable(file, signal)) yield { line: row.line, row };
    return;
  }
  const filed = (row: CsvRow) => parseDate(cell(row, 'DateSubmitted')) ?? '';
  for await (const { line, rows } of foldRows(file, CRD, signal)) {
    const row = rows.toSorted((a, b) => (filed(a) < filed(b) ? -1 : 1)).at(-1);
    if (row) yield { line, row };
  }
}

const isList = (file: SourceFile) =>
  tableHasColumns(file, 'Organization CRD#', 'Legal Name') ||
  tableHasColumns(file, 'Organization CRD#', 'Primary Business Name');

const isFilings = (file: SourceFile) => tableHasColumns(file, 'FilingID', '1A', 'DateSubmitted');
