import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { companionFile } from '../../catalogue/import/companion.ts';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { type CsvRow, columnName } from './csv.ts';
import { headText, readText } from './decode.ts';
import { Relations, SharedStrings, Sheet, SheetList, type SheetRow, Styles } from './xlsx-parts.ts';

/** A workbook whose columns are not in its head is read whole to recognise it, up to this size. */
const RECOGNISED_MAX_BYTES = 100_000_000;
/** All unpacked parts together; text packs about ten-fold, so this is a workbook of some 100 MB. */
const UNPACKED_MAX_CHARACTERS = 1_000_000_000;
/** The header's names are the first strings of the shared table, or nearly so. */
const HEADER_STRINGS = 300;

const STRINGS = 'sharedStrings.xml';
const known = new WeakMap<SourceFile, string[]>();

/** True for a workbook, also one whose archive was unpacked on the way: then its first sheet stands for it. */
export function isXlsx(file: SourceFile): boolean {
  const { head } = file;
  if (head[0] === 0x50 && head[1] === 0x4b) return Buffer.from(head).includes('[Content_Types].xml');
  return isUnpackedSheet(file);
}

/** Texts among which are the names of the first sheet's columns, as `cell` compares them. */
export function xlsxColumns(file: SourceFile): string[] {
  let columns = known.get(file);
  if (!columns) {
    columns = headerTexts(file).map(columnName);
    known.set(file, columns);
  }
  return columns;
}

/** Streams the first sheet below its header; `line` is the sheet's row number. Dates come as yyyy-mm-dd. */
export async function* readXlsx(file: SourceFile, signal: AbortSignal): AsyncGenerator<CsvRow> {
  let header: string[] | null = null;
  for await (const { line, cells } of readSheet(file, null, signal)) {
    if (header) yield { line, cells: new Map(header.map((column, index) => [column, cells[index] ?? ''])) };
    else header = Array.from(cells, (cell) => columnName(cell ?? ''));
  }
}

/** Streams the rows of a sheet as they are; null: the first one. */
export async function* readSheet(file: SourceFile, name: string | null, signal: AbortSignal): AsyncGenerator<SheetRow> {
  const strings = new SharedStrings();
  const styles = new Styles();
  const sheets = new SheetList();
  const relations = new Relations();
  const parts: Record<string, Part> = {
    [STRINGS]: strings,
    'styles.xml': styles,
    'workbook.xml': sheets,
    'workbook.xml.rels': relations,
  };
  await writeParts(file, parts, signal);
  const chosen = name === null ? sheets.sheets[0] : sheets.sheets.find((one) => one.name === name);
  if (!chosen && name !== null) throw new Error(`The workbook has no sheet '${name}'`);
  const part = path.basename(relations.targets.get(chosen?.relation ?? '') ?? 'sheet1.xml');
  const sheet = new Sheet(strings.values, styles.dateStyles, sheets.isDate1904);
  for await (const { text } of partTexts(file, (one) => one === part, signal)) {
    sheet.write(text);
    yield* sheet.take();
  }
}

/** The names of the workbook's sheets, in their order. */
export async function sheetNames(file: SourceFile, signal: AbortSignal): Promise<string[]> {
  const list = new SheetList();
  await writeParts(file, { 'workbook.xml': list }, signal);
  return list.sheets.map(({ name }) => name);
}

type Part = { write(text: string): void };

async function writeParts(file: SourceFile, parts: Record<string, Part>, signal: AbortSignal): Promise<void> {
  for await (const { name, text } of partTexts(file, (part) => part in parts, signal)) parts[name]?.write(text);
}

type PartText = { name: string; text: string };

/** The parts that are wanted, by their last name (they are unique in a workbook), piece by piece. */
async function* partTexts(
  file: SourceFile,
  isWanted: (name: string) => boolean,
  signal: AbortSignal,
): AsyncGenerator<PartText> {
  if (isUnpackedSheet(file)) {
    for (const name of [STRINGS, 'styles.xml', 'workbook.xml', 'workbook.xml.rels', file.name].filter(isWanted)) {
      const part = name === file.name ? file : await companionFile(file, name);
      if (part) for await (const text of readText(part, signal)) yield { name, text };
    }
    return;
  }
  const pieces: PartText[] = [];
  const unzip = unzipInto(pieces, isWanted);
  let characters = 0;
  const take = function* () {
    for (const piece of pieces.splice(0)) {
      characters += piece.text.length;
      if (characters > UNPACKED_MAX_CHARACTERS) throw new Error('The workbook unpacks to more than 1 GB');
      yield piece;
    }
  };
  for await (const chunk of file.open()) {
    signal.throwIfAborted();
    unzip.push(chunk);
    yield* take();
  }
  unzip.push(new Uint8Array(0), true);
  yield* take();
}

function unzipInto(pieces: PartText[], isWanted: (name: string) => boolean): Unzip {
  const unzip = new Unzip((entry) => {
    const name = path.posix.basename(entry.name);
    if (!isWanted(name) || !/^(xl|\/xl)\//.test(entry.name)) return;
    const decoder = new TextDecoder();
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      pieces.push({ name, text: decoder.decode(chunk, { stream: !isLast }) });
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  return unzip;
}

const isUnpackedSheet = (file: SourceFile) => file.name === 'sheet1.xml' && headText(file).includes('<worksheet');

/** From the head where the parts come in the usual order; otherwise from the file. */
function headerTexts(file: SourceFile): string[] {
  if (!isXlsx(file)) return [];
  if (isUnpackedSheet(file)) return headerOf(fileText(file, STRINGS), headText(file));
  const pieces: PartText[] = [];
  try {
    unzipInto(pieces, (name) => name === STRINGS || name === 'sheet1.xml').push(file.head);
  } catch {
    // The head ends inside a part.
  }
  const textOf = (name: string) => pieces.flatMap((piece) => (piece.name === name ? piece.text : [])).join('');
  const texts = headerOf(textOf(STRINGS), textOf('sheet1.xml'));
  if (texts.length > 0 || (file.size ?? Number.POSITIVE_INFINITY) > RECOGNISED_MAX_BYTES) return texts;
  const location = file.folder ? path.join(file.folder, file.name) : '';
  if (!existsSync(location)) return [];
  const parts = unzipSync(readFileSync(location), {
    filter: ({ name }) => /xl\/(sharedStrings|worksheets\/sheet1)/.test(name),
  });
  const decode = (name: string) => new TextDecoder().decode(parts[name]);
  return headerOf(decode(`xl/${STRINGS}`), decode('xl/worksheets/sheet1.xml'));
}

/** The first shared strings, or the first row where it holds its texts itself. */
function headerOf(stringsText: string, sheetText: string): string[] {
  const strings = new SharedStrings();
  strings.write(stringsText.slice(0, 1_000_000));
  const sheet = new Sheet([], new Set(), false);
  sheet.write(sheetText.slice(0, 1_000_000));
  const [first] = sheet.take();
  return [...strings.values.slice(0, HEADER_STRINGS), ...(first?.cells ?? [])].filter((text) => text !== undefined);
}

function fileText(file: SourceFile, name: string): string {
  const location = file.folder ? path.join(file.folder, name) : '';
  return existsSync(location) ? readFileSync(location, 'utf8') : '';
}
