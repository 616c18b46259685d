import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { columnName, readCsvRecords } from './csv.ts';
import { headText } from './decode.ts';
import type { JsonPath } from './json.ts';
import { likelyRecordPath, readRecords } from './json-records.ts';
import { isOds, odsSheetNames, readOdsSheet } from './ods.ts';
import { isXlsx, readSheet, sheetNames } from './xlsx.ts';

/** Place of the rows in a file: a sheet of a workbook, or a path of JSON. */
export interface TablePlace {
  sheet?: string | null | undefined;
  records?: JsonPath | undefined;
}

/** A row by its headings as they are written; values are texts, or of JSON numbers and lists. */
export interface TableRow {
  at: string;
  cells: Map<string, unknown>;
}

type Line = { line: number; cells: (string | undefined)[] };

/** Rows in which the header is looked for: titles, notes and blank rows may stand above it. */
const HEADER_WITHIN = 60;
const HEADING_MAX = 120;

/** Places of tables: each sheet of a workbook, the likeliest JSON list, or the file itself. Empty for other files. */
export async function tablePlaces(file: SourceFile, signal: AbortSignal): Promise<TablePlace[]> {
  if (isXlsx(file)) return (await sheetNames(file, signal)).map((sheet) => ({ sheet }));
  if (isOds(file)) return (await odsSheetNames(file, signal)).map((sheet) => ({ sheet }));
  const head = headText(file).trimStart();
  if (/^[[{]/.test(head)) {
    const records = likelyRecordPath(file);
    return records ? [{ records }] : [];
  }
  return head === '' || head.startsWith('<') || isBinary(head) ? [] : [{}];
}

const isBinary = (head: string) => head.includes('\0') || head.startsWith('%PDF');

/**
 * The rows of a table, whatever kind of file it is in. `headings`: those of a mapping, by which the header row is known
 * again; without them it is the first row that looks like one.
 */
export async function* readRows(
  file: SourceFile,
  place: TablePlace,
  signal: AbortSignal,
  headings: string[] = [],
): AsyncGenerator<TableRow> {
  if (place.records) {
    for await (const found of readRecords(file, place.records, signal)) {
      const cells = 'value' in found ? flat(found.value) : new Map<string, unknown>([[BROKEN, found.error]]);
      // Records by their ids: {"t-1": {…}, "t-2": {…}}.
      if (found.key && place.records.at(-1) === '*') cells.set('key', found.key);
      yield { at: found.at, cells };
    }
    return;
  }
  const lines = linesOf(file, place, signal);
  const first: Line[] = [];
  let next = await lines.next();
  for (; !next.done && first.length < HEADER_WITHIN; next = await lines.next()) first.push(next.value);
  const at = headings.length > 0 ? headerLike(first, headings) : headerIn(first);
  if (at < 0) return;
  const { header, height } = headerAt(first, at);
  const row = ({ line, cells }: Line): TableRow => ({
    at: `line ${line}`,
    cells: new Map(header.map((heading, index) => [heading, cells[index] ?? ''])),
  });
  const rows = first.slice(at + height).filter(isFilled);
  yield* rows.map(row);
  for (; !next.done; next = await lines.next()) if (isFilled(next.value)) yield row(next.value);
}

const isFilled = ({ cells }: Line) => cells.some(isText);

/** In place of a row: why it could not be read. */
export const BROKEN = '\0';

function linesOf(file: SourceFile, { sheet = null }: TablePlace, signal: AbortSignal): AsyncGenerator<Line> {
  if (isXlsx(file)) return readSheet(file, sheet, signal);
  return isOds(file) ? readOdsSheet(file, sheet, signal) : delimited(file, signal);
}

async function* delimited(file: SourceFile, signal: AbortSignal): AsyncGenerator<Line> {
  for await (const { line, record } of readCsvRecords(file, signal)) yield { line, cells: record };
}

/** The first row of short, different texts that is as wide as most rows and is no row of values; -1 where none is. */
function headerIn(lines: Line[]): number {
  const widths = lines.map(({ cells }) => cells.filter((cell) => cell?.trim()).length).toSorted((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  const couldBe = lines.map(({ cells }) => {
    const filled = cells.flatMap((cell) => cell?.trim() || []);
    return (
      filled.length >= Math.max(2, usual * 0.6) &&
      new Set(filled).size > filled.length * 0.7 &&
      filled.every((text) => text.length <= HEADING_MAX && /\p{L}/u.test(text) && !/^https?:|\S@\S/.test(text))
    );
  });
  const plain = lines.findIndex(({ cells }, at) => {
    const filled = cells.flatMap((cell) => cell?.trim() || []);
    return couldBe[at] && filled.filter((text) => /^\D*$/.test(text)).length >= filled.length / 2;
  });
  // 'Sales 2023', 'Sales 2024', …: headings with numbers are told from values by the row below, which is written in another way.
  return plain >= 0
    ? plain
    : lines.findIndex((line, at) => couldBe[at] && lines[at + 1] && differs(line, lines[at + 1]!));
}

/** 't-17' is 'a-9': how a cell is written. */
const written = (cell: string | undefined) =>
  (cell ?? '')
    .trim()
    .replace(/\p{L}+/gu, 'a')
    .replace(/\d+/g, '9');

function differs(line: Line, below: Line): boolean {
  const both = line.cells.map((cell, at) => [cell, below.cells[at]]).filter(([, value]) => isText(value));
  return both.filter(([cell, value]) => written(cell) !== written(value)).length > both.length * 0.7;
}

/** The row that has the most of these headings, and at least half of them. */
function headerLike(lines: Line[], headings: string[]): number {
  const wanted = new Set(headings.map(columnName));
  const found = lines.map(
    (_, at) => headerAt(lines, at).header.filter((heading) => wanted.has(columnName(heading))).length,
  );
  const most = Math.max(0, ...found);
  return most * 2 >= wanted.size ? found.indexOf(most) : -1;
}

/** The headings that begin at a row, and how many rows they take. */
function headerAt(lines: Line[], at: number): { header: string[]; height: number } {
  const [top, below] = [lines[at]!, lines[at + 1]];
  if (below && goesOn(top, below)) return { header: headingsOf(twoRows(top, below)), height: 2 };
  return { header: headingsOf(top), height: 1 };
}

const isText = (cell: string | undefined) => Boolean(cell?.trim());

/** A merged heading has its parts below: that row fills the gaps of the header, and hardly more. */
function goesOn(top: Line, below: Line): boolean {
  const filled = below.cells.flatMap((cell, at) =>
    isText(cell) ? [{ cell: cell!, isGap: !isText(top.cells[at]) }] : [],
  );
  const gaps = filled.filter(({ isGap }) => isGap).length;
  const areHeadings = filled.every(({ cell }) => cell.length < HEADING_MAX && !/^[\d.,\s%-]+$/.test(cell));
  return gaps > 0 && filled.length > 1 && filled.length <= gaps * 2 && areHeadings;
}

/** 'Eligibility' above 'States' and 'Cities' is 'Eligibility: States' and 'Eligibility: Cities'. */
function twoRows(top: Line, below: Line): Line {
  let group = '';
  const width = Math.max(top.cells.length, below.cells.length);
  const cells = Array.from({ length: width }, (_, at) => {
    group = top.cells[at]?.trim() || group;
    return isText(below.cells[at]) ? `${group}: ${below.cells[at]}` : top.cells[at];
  });
  return { line: top.line, cells };
}

const LETTER_A = 65;
const LETTERS = 26;

/** A heading for each column: those of one name are told apart by a number, those without one are called as spreadsheets do. */
function headingsOf({ cells }: Line): string[] {
  const seen = new Map<string, number>();
  return Array.from(cells, (cell, index) => {
    const letter = String.fromCharCode(LETTER_A + (index % LETTERS));
    const name = (cell ?? '').replace(/\s+/g, ' ').trim() || `Column ${letter}${Math.floor(index / LETTERS) || ''}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** An object of JSON as a row: {"contact": {"name": "A"}} has the heading 'contact.name'; of a list of objects each member is a list. */
function flat(value: unknown): Map<string, unknown> {
  const cells = new Map<string, unknown>();
  const add = (path: string, one: unknown): void => {
    if (Array.isArray(one)) {
      const plain = one.filter((item) => item !== null && typeof item !== 'object');
      if (plain.length > 0) cells.set(path, [...listAt(cells, path), ...plain]);
      const objects = one.filter((item) => item !== null && typeof item === 'object');
      const keys = new Set(objects.flatMap((item) => Object.keys(item)));
      for (const key of keys)
        add(
          joined(path, key),
          objects.flatMap((item) => item[key] ?? []),
        );
    } else if (one !== null && typeof one === 'object') {
      for (const [key, member] of Object.entries(one)) add(joined(path, key), member);
    } else if (one !== null && one !== undefined && one !== '') cells.set(path, one);
  };
  add('', value);
  return cells;
}

const listAt = (cells: Map<string, unknown>, path: string): unknown[] => {
  const found = cells.get(path);
  return Array.isArray(found) ? found : [];
};

/** The type of a value, as databases write it around each ({"S": "text"}), is no part of its name. */
const joined = (path: string, key: string) => (path && /^[A-Z]{1,2}$/.test(key) ? path : path ? `${path}.${key}` : key);
