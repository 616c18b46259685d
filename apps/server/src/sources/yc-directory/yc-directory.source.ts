import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { readCsv } from '../shared/csv.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { fromRow, isDirectoryTable } from './table.ts';
import { mapHit } from './yc-directory.mapping.ts';

/** https://www.ycombinator.com/companies: answers of the directory's search, and tables that people made of them. */
export const ycDirectory: Source = {
  name: 'yc-directory',
  label: 'Y Combinator company directory',
  url: 'https://www.ycombinator.com/companies',
  licence: 'Published on the directory’s pages; see its terms of use',
  engines: ['companies'],
  recognises: (file) => isDirectoryTable(file) || pathOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(ycDirectory, context, id, url);
    if (isDirectoryTable(file)) {
      for await (const row of readCsv(file, context.signal))
        yield attempt(`line ${row.line}`, () => mapHit(fromRow(row), stamp));
      return;
    }
    for await (const element of readRecords(file, pathOf(file) ?? [], context.signal)) {
      yield attempt(element.at, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapHit(element.value, stamp);
      });
    }
  },
};

const pathOf = (file: SourceFile) =>
  recordPath(file, ['name', 'batch', 'one_liner'], ['name', 'batch', 'slug'], ['name', 'batch', 'team_size']);
