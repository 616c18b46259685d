import { Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { memoize } from '../../platform/memoize.ts';
import { hasAll } from './asked-columns.ts';
import { headText, readText } from './decode.ts';

const DELIMITERS = [',', '\t', ';', '|', '~'];
/** Lines in which a header is looked for; exports begin with the search's words or Excel's 'sep=;'. */
const HEADER_WITHIN = 12;
const DELIMITER_WITHIN = 40;
const EXCEL_SEPARATOR = /^\ufeff?"?sep=(.)"?\s*$/im;
/** Blank cells as R, pandas, SQL and spreadsheets write them. */
const BLANK = /^(?:NA|NULL|null|None|NaN|nan|NaT|<NA>|#N\/A|\\N|-+|\.)$/;

/** One row with its line in the file (1 is the header's). Columns are found by meaning, see `cell`. */
export interface CsvRow {
  line: number;
  cells: Map<string, string>;
}

/** Streams a delimited file with a header line. Quotes, CRLF, line breaks inside quotes and ragged rows are understood. */
export async function* readCsv(file: SourceFile, signal: AbortSignal): AsyncGenerator<CsvRow> {
  let before = headerIn(headText(file)).index;
  let header: string[] | null = null;
  let isFirst = true;
  for await (const { line, record } of readCsvRecords(file, signal)) {
    // A row of nothing but delimiters is what spreadsheets leave of an empty line.
    if (header && record.some((one) => one.trim())) {
      // R writes the names of rows without a name for their column.
      if (isFirst && record.length === header.length + 1 && record.at(-1)?.trim()) header.unshift('');
      isFirst = false;
      yield { line, cells: cellsOf(header, record) };
    } else if (!header && before > 0) before -= 1;
    else header ??= record.map(columnName);
  }
}

/** The lines of a delimited file as they are, each with where it begins. */
export async function* readCsvRecords(
  file: SourceFile,
  signal: AbortSignal,
): AsyncGenerator<{ line: number; record: string[] }> {
  const parser = parse({ ...optionsOf(headText(file)), info: true });
  const input = Readable.from(unixLines(readText(file, signal)));
  input.on('error', (error) => parser.destroy(error));
  let line = 1;
  for await (const { record, info } of input.pipe(parser) as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    yield { line, record };
    line = info.lines + 1;
  }
}

/** The first filled one counts of columns with one name; those without a name are numbers of rows. */
function cellsOf(header: string[], record: string[]): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [index, column] of header.entries())
    if (column && !cells.get(column)) cells.set(column, record[index] ?? '');
  return cells;
}

const isHeader = (record: string[]) =>
  record.filter((one) => one.trim()).length > 1 && !EXCEL_SEPARATOR.test(record.join(';'));

function optionsOf(head: string) {
  return {
    delimiter: sniffDelimiter(head),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    bom: true,
  } satisfies Options;
}

/** The parser counts a line end of two characters inside quotes twice. */
async function* unixLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replaceAll('\r\n', '\n');
  }
  if (held) yield held;
}

const headers = new WeakMap<Uint8Array, string[]>();

/** Names of the header's columns, as `cell` compares them; empty when the head holds no header line. */
function csvColumns(file: SourceFile): string[] {
  const known = headers.get(file.head);
  if (known) return known;
  const text = headText(file).replace(/^\ufeff/, '');
  // JSON and XML on one line, taken for a header, may seem to have any column: names are compared without punctuation.
  const columns = /^\s*[[{<]/.test(text) ? [] : headerIn(text).names.map(columnName);
  headers.set(file.head, columns);
  return columns;
}

/** The header and how many lines stand before it: the first of several cells, or the first of all. */
function headerIn(text: string): { index: number; names: string[] } {
  const records: string[][] = [];
  try {
    parseNow(text.replaceAll('\r\n', '\n'), {
      ...optionsOf(text),
      to: HEADER_WITHIN,
      on_record: (record: string[]) => {
        records.push(record);
        return record;
      },
    });
  } catch {
    // The head of a file may end within a quoted cell: what stands before it was read.
  }
  const index = Math.max(records.findIndex(isHeader), 0);
  return { index, names: records[index] ?? [] };
}

export function hasColumns(file: SourceFile, ...names: string[]): boolean {
  const columns = new Set(csvColumns(file));
  return hasAll(names, (name) => columns.has(columnName(name)));
}

/** The first filled cell among the names that vintages give to one column; undefined when all are blank. */
export function cell(row: CsvRow, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = codeCell(row, name);
    if (value && !BLANK.test(value)) return value;
  }
  return undefined;
}

/** Whether programs write this for nothing. */
export const isBlank = (text: string): boolean => text === '' || BLANK.test(text);

/** A cell in which 'NA' is a code and no blank: the phase that a trial does not have. */
export function codeCell(row: CsvRow, name: string): string | undefined {
  return row.cells.get(columnName(name))?.trim() || undefined;
}

const COLUMN_NAMES_KEPT = 10_000;

/** 'Award Title', 'award_title' and 'AWARD TITLE ' are one column. Mappings ask for the same few hundred names in every row. */
export const columnName = memoize((raw) => raw.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''), COLUMN_NAMES_KEPT);

/** The delimiter that stands equally often in most of the first lines: words before the header may hold others. */
export function sniffDelimiter(text: string): string {
  const told = EXCEL_SEPARATOR.exec(text.slice(0, 20))?.[1];
  if (told) return told;
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r\n?|\n/, DELIMITER_WITHIN)
    .filter((line) => line !== '');
  const [best] = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const agreeing = (count: number) => counts.filter((one) => one === count).length;
    const usual = Math.max(0, ...counts.map((count) => agreeing(count) * 1000 + count));
    return { delimiter, usual };
  }).toSorted((a, b) => b.usual - a.usual);
  return best && best.usual > 0 ? best.delimiter : ',';
}
