import { recordPath } from '@groundwork/contract/paths';
import type { Cell } from '../../platform/csv.ts';
import type { EngineDeclaration } from '../engine.ts';
import { furtherColumns } from '../engines/further.ts';
import type { CatalogueRecord, RecordRef } from '../record.ts';

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

/**
 * The files of an engine's records: one row a record in the first, which has the engine's name, then its further tables.
 * `further`: headings of own tables' columns, as `furtherHeadings` finds them.
 */
export function csvFilesOf(engine: EngineDeclaration, appUrl: string, further: string[] = []): [CsvFile, ...CsvFile[]] {
  const furtherCells = (record: CatalogueRecord) => {
    const values = new Map(furtherColumns(record.data));
    return further.map((heading) => values.get(heading));
  };
  const link = (record: CatalogueRecord) => recordAddress(appUrl, record);
  return [
    {
      name: `${engine.id}.csv`,
      columns: [...engine.columns.map(({ title }) => title), ...further, SAMPLE_COLUMN, MORE_DETAILS],
      rows: (record) => [
        [
          ...engine.columns.map(({ value }) => value(record)),
          ...furtherCells(record),
          sampleCell(record),
          link(record),
        ],
      ],
    },
    ...(engine.exportTables ?? []).map((table) => ({
      name: `${table.name}.csv`,
      columns: [...table.titles, SAMPLE_COLUMN, MORE_DETAILS],
      rows: (record: CatalogueRecord) => table.rows(record).map((row) => [...row, sampleCell(record), link(record)]),
    })),
  ];
}

/** More would be wider than spreadsheets are read. */
const FURTHER_MAX = 200;

/** The own tables' columns that these records have, as they come. */
export function furtherHeadings(records: CatalogueRecord[], known: Set<string>): void {
  for (const { data } of records)
    for (const [heading] of furtherColumns(data)) if (known.size < FURTHER_MAX) known.add(heading);
}
