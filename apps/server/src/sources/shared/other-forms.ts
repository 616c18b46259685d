import { Readable } from 'node:stream';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { parseJson } from './json.ts';
import { readRows, type TablePlace, type TableRow, tablePlaces } from './rows.ts';

/** A table of a file in the form in which another program saves it: a source that knows it as CSV knows it in a workbook, too. */
export interface OtherForm {
  place: TablePlace;
  as: 'csv' | 'json';
}

const SHEETS_READ = 5;
const HEAD_BYTES = 65_536;
/** Records of JSON lack members that others have: of so many the columns of a table are gathered. */
const ROWS_FOR_HEADINGS = 200;
const SAMPLE_ROWS = 10;
const KNOWN_SHARE = 0.35;

/** None of a file that can be read only once. */
export async function otherForms(file: SourceFile, signal: AbortSignal): Promise<OtherForm[]> {
  const places = file.size === null ? [] : await tablePlaces(file, signal).catch(() => []);
  return places.slice(0, SHEETS_READ).flatMap((place): OtherForm[] => [
    { place, as: 'csv' },
    { place, as: 'json' },
  ]);
}

/** The file in that form, written while it is read. */
export async function inForm(file: SourceFile, { place, as }: OtherForm, signal: AbortSignal): Promise<SourceFile> {
  const headings = headingsOf(await firstRows(file, place, ROWS_FOR_HEADINGS, signal));
  const written = () => bytesOf(as, headings, readRows(file, place, signal));
  const head: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of written()) {
    head.push(bytes);
    length += bytes.length;
    if (length >= HEAD_BYTES) break;
  }
  return {
    ...file,
    head: Buffer.concat(head).subarray(0, HEAD_BYTES),
    open: () => Readable.toWeb(Readable.from(written())) as ReadableStream<Uint8Array>,
  };
}

/**
 * Whether the source knows the table, and not a name or two of it: it makes something of a third of the columns that hold anything.
 * The first rows become something else without them.
 */
export async function knowsTable(source: Source, file: SourceFile, form: OtherForm, signal: AbortSignal) {
  const rows = await firstRows(file, form.place, SAMPLE_ROWS, signal);
  const headings = headingsOf(rows);
  const filled = headings.filter((heading) => rows.some(({ cells }) => textOf(cells.get(heading)) !== ''));
  const madeWithout = async (left: string | null) => {
    const sample = rows.map(({ at, cells }) => ({ at, cells: new Map([...cells].filter(([name]) => name !== left)) }));
    const pieces: Uint8Array[] = [];
    for await (const piece of bytesOf(form.as, headings, sample)) pieces.push(piece);
    const items: unknown[] = [];
    for await (const item of source.read(memoryFile(file.name, Buffer.concat(pieces)), { retrievedAt: '', signal }))
      items.push('rejected' in item ? null : item);
    return JSON.stringify(items);
  };
  const whole = await madeWithout(null);
  let known = 0;
  for (const heading of filled) if ((await madeWithout(heading)) !== whole) known += 1;
  return known > 0 && known >= filled.length * KNOWN_SHARE;
}

const headingsOf = (rows: TableRow[]) => [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];

async function firstRows(file: SourceFile, place: TablePlace, most: number, signal: AbortSignal): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of readRows(file, place, signal)) {
    rows.push(row);
    if (rows.length >= most) break;
  }
  return rows;
}

async function* bytesOf(
  as: OtherForm['as'],
  headings: string[],
  rows: Iterable<TableRow> | AsyncIterable<TableRow>,
): AsyncGenerator<Uint8Array> {
  if (as === 'csv') yield Buffer.from(`${headings.map(quoted).join(',')}\n`);
  for await (const { cells } of rows)
    yield Buffer.from(
      as === 'csv'
        ? `${headings.map((heading) => quoted(textOf(cells.get(heading)))).join(',')}\n`
        : `${JSON.stringify(Object.fromEntries([...cells].flatMap(([name, value]) => (value === '' ? [] : [[name, memberOf(value)]]))))}\n`,
    );
}

/** Lists and objects stand in a cell as the text of their JSON. */
function memberOf(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{].*[\]}]$/s.test(value)) return value;
  const parsed = parseJson(value);
  return 'value' in parsed ? parsed.value : value;
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join('; ') : String(value ?? ''));
const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
