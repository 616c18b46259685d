import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { foldRows } from '../shared/fold-rows.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { askDrugs } from './drugs-fda.ask.ts';
import { readDrugsFdaFiles } from './drugs-fda.files.ts';
import { liveDrugs } from './drugs-fda.live.ts';
import { mapApplication, mapOpenFda } from './drugs-fda.mapping.ts';
import { mapOrangeBook } from './orange-book.mapping.ts';

/**
 * https://www.fda.gov/drugs/drug-approvals-and-databases/drugsfda-data-files: Applications.txt with the files beside it;
 * https://open.fda.gov/apis/drug/drugsfda: results of the API and its downloads; and products.txt of the
 * Orange Book, https://www.fda.gov/drugs/drug-approvals-and-databases/orange-book-data-files.
 */
export const drugsFda: Source = {
  name: 'drugs-fda',
  label: 'Drugs@FDA',
  url: 'https://www.accessdata.fda.gov/scripts/cder/daf/',
  licence: 'US government work (public domain)',
  engines: ['drugs'],
  recognises: (file) => isApplications(file) || isOrangeBook(file) || pathOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(drugsFda, context, id, url);
    if (isOrangeBook(file)) {
      for await (const { line, rows } of foldRows(file, ['Appl_No'], context.signal))
        yield attempt(`line ${line}`, () => mapOrangeBook(rows, stamp));
      return;
    }
    if (isApplications(file)) {
      const files = await readDrugsFdaFiles(file, context.signal);
      for await (const row of readCsv(file, context.signal))
        yield attempt(`line ${row.line}`, () => mapApplication(row, files, stamp));
      return;
    }
    for await (const element of readRecords(file, pathOf(file) ?? [], context.signal)) {
      yield attempt(element.at, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapOpenFda(element.value, stamp);
      });
    }
  },
  live: liveDrugs(toItem),
  ask: askDrugs(toItem),
};

function toItem(at: string, result: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => mapOpenFda(result, (id, url) => stampOf(drugsFda, context, id, url)));
}

function isApplications(file: SourceFile): boolean {
  return (
    hasColumns(file, 'ApplNo', 'ApplType') && ['SponsorName', 'SponsorApplicant'].some((name) => hasColumns(file, name))
  );
}

const pathOf = (file: SourceFile) =>
  recordPath(
    file,
    ['application_number', 'sponsor_name'],
    ['application_number', 'products'],
    ['application_number', 'submissions'],
    ['submissions', 'products'],
  );

const isOrangeBook = (file: SourceFile) => hasColumns(file, 'Ingredient', 'Trade_Name', 'Appl_Type', 'Appl_No');
