import { recordPath } from '@groundwork/contract/paths';
import type { EngineDeclaration } from '../engine.ts';
import type { CatalogueRecord, RecordRef } from '../record.ts';
import type { Cell } from './csv.ts';

/** One CSV of an export: which columns it has, and the rows that a record puts there. */
export interface CsvFile<Item = CatalogueRecord> {
  /** 'companies.csv' */
  name: string;
  columns: string[];
  rows(item: Item): Cell[][];
}

export const MORE_DETAILS = 'More Details';
export const SAMPLE_COLUMN = 'Sample Data';

/** In every CSV: a file is passed on without what stood around it. */
export const sampleCell = (record: Pick<CatalogueRecord, 'source'>): string => (record.source.isSample ? 'Yes' : 'No');

/** The address of a record's page. */
export const recordAddress = (appUrl: string, ref: RecordRef) => appUrl + recordPath(ref);

/** The files of an engine's records: one row a record in the first, which has the engine's name, then its further tables. */
export function csvFilesOf(engine: EngineDeclaration, appUrl: string): [CsvFile, ...CsvFile[]] {
  const link = (record: CatalogueRecord) => recordAddress(appUrl, record);
  return [
    {
      name: `${engine.id}.csv`,
      columns: [...engine.columns.map(({ title }) => title), SAMPLE_COLUMN, MORE_DETAILS],
      rows: (record) => [[...engine.columns.map(({ value }) => value(record)), sampleCell(record), link(record)]],
    },
    ...(engine.exportTables ?? []).map((table) => ({
      name: `${table.name}.csv`,
      columns: [...table.titles, SAMPLE_COLUMN, MORE_DETAILS],
      rows: (record: CatalogueRecord) => table.rows(record).map((row) => [...row, sampleCell(record), link(record)]),
    })),
  ];
}
