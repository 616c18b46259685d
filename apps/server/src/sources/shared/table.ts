import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { hasAll } from './asked-columns.ts';
import { type CsvRow, columnName, hasColumns, readCsv } from './csv.ts';
import { isXlsx, readXlsx, xlsxColumns } from './xlsx.ts';

/** A delimited file or the first sheet of a workbook: the same rows either way. */
export function readTable(file: SourceFile, signal: AbortSignal): AsyncGenerator<CsvRow> {
  return isXlsx(file) ? readXlsx(file, signal) : readCsv(file, signal);
}

export function tableHasColumns(file: SourceFile, ...names: string[]): boolean {
  if (!isXlsx(file)) return hasColumns(file, ...names);
  const columns = new Set(xlsxColumns(file));
  return hasAll(names, (name) => columns.has(columnName(name)));
}
