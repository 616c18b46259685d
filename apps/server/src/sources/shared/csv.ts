import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { headText, readText } from './decode.ts';

const DELIMITERS = [',', '\t', ';', '|'];

/** One row with its line in the file (1 is the header's). Columns are found by meaning, see `cell`. */
export interface CsvRow {
  line: number;
  cells: Map<string, string>;
}

/** Streams a delimited file with a header line. Quotes, CRLF, line breaks inside quotes and ragged rows are understood. */
export async function* readCsv(file: SourceFile, signal: AbortSignal): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter: sniffDelimiter(headText(file)),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    bom: true,
    info: true,
  });
  const input = Readable.from(unixLines(readText(file, signal)));
  input.on('error', (error) => parser.destroy(error));
  let header: string[] | null = null;
  let line = 1;
  for await (const { record, info } of input.pipe(parser) as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    if (header) yield { line, cells: new Map(header.map((column, index) => [column, record[index] ?? ''])) };
    else header = record.map(columnName);
    line = info.lines + 1;
  }
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

/** Names of the header's columns, as `cell` compares them; empty when the head holds no header line. */
export function csvColumns(file: SourceFile): string[] {
  const text = headText(file).replace(/^\ufeff/, '');
  const [first = ''] = text.split(/\r?\n/, 1);
  // JSON and XML on one line, taken for a header, may seem to have any column: names are compared without punctuation.
  if (!first || first.length > 20_000 || /^\s*[[{<]/.test(first)) return [];
  return first.split(sniffDelimiter(text)).map((column) => columnName(column.replace(/^"|"$/g, '')));
}

export function hasColumns(file: SourceFile, ...names: string[]): boolean {
  const columns = new Set(csvColumns(file));
  return names.every((name) => columns.has(columnName(name)));
}

/** The first filled cell among the names that vintages give to one column; undefined when all are blank. */
export function cell(row: CsvRow, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = row.cells.get(columnName(name))?.trim();
    if (value) return value;
  }
  return undefined;
}

/** 'Award Title', 'award_title' and 'AWARD TITLE ' are one column. */
export function columnName(raw: string): string {
  return raw.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

export function sniffDelimiter(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]!.delimiter;
}
