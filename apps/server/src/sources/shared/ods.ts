import { Unzip, UnzipInflate } from 'fflate';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { Part, type SheetRow } from './xlsx-parts.ts';

const MARK = 'opendocument.spreadsheet';
/** Blank rows and cells below and beside a table are written as one that is repeated up to the sheet's end. */
const REPEATED_MAX = 1000;
const CHARACTERS_MAX = 1_000_000_000;

export const isOds = (file: SourceFile): boolean =>
  file.head[0] === 0x50 && Buffer.from(file.head.subarray(0, 200)).includes(MARK);

/** Streams the rows of a sheet of an OpenDocument workbook; null: the first one. Dates come as yyyy-mm-dd, numbers with a point. */
export async function* readOdsSheet(
  file: SourceFile,
  name: string | null,
  signal: AbortSignal,
): AsyncGenerator<SheetRow> {
  const content = new OdsContent(name);
  for await (const text of contentOf(file, signal)) {
    content.write(text);
    yield* content.rows.splice(0);
  }
}

export async function odsSheetNames(file: SourceFile, signal: AbortSignal): Promise<string[]> {
  const content = new OdsContent(null);
  for await (const text of contentOf(file, signal)) {
    content.write(text);
    content.rows.length = 0;
  }
  return content.sheets;
}

async function* contentOf(file: SourceFile, signal: AbortSignal): AsyncGenerator<string> {
  const pieces: string[] = [];
  let characters = 0;
  const unzip = new Unzip((entry) => {
    if (entry.name !== 'content.xml') return;
    const decoder = new TextDecoder();
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      pieces.push(decoder.decode(chunk, { stream: !isLast }));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for await (const chunk of file.open()) {
    signal.throwIfAborted();
    unzip.push(chunk);
    for (const piece of pieces.splice(0)) {
      characters += piece.length;
      if (characters > CHARACTERS_MAX) throw new Error('The workbook unpacks to more than 1 GB');
      yield piece;
    }
  }
  unzip.push(new Uint8Array(0), true);
  yield* pieces;
}

/** Reads 'content.xml', prefixes of names left out. */
class OdsContent extends Part {
  readonly rows: SheetRow[] = [];
  readonly sheets: string[] = [];
  private readonly wanted: string | null;
  private line = 0;
  private row: SheetRow = { line: 0, cells: [] };
  private rowRepeats = 1;
  private cellRepeats = 1;
  private value: string | null = null;
  private shown: string[] = [];
  private isText = false;

  constructor(wanted: string | null) {
    super();
    this.wanted = wanted;
  }

  protected override open(name: string, attributes: Record<string, string>): void {
    if (name === 'table') {
      this.sheets.push(attributes['table:name'] ?? '');
      this.line = 0;
    } else if (name === 'table-row') {
      this.rowRepeats = Number(attributes['table:number-rows-repeated'] ?? 1);
      this.row = { line: this.line + 1, cells: [] };
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      this.cellRepeats = Math.min(REPEATED_MAX, Number(attributes['table:number-columns-repeated'] ?? 1));
      this.value = attributes['office:date-value']?.slice(0, 10) ?? attributes['office:value'] ?? null;
      this.shown = [];
    } else if (name === 'p') {
      this.isText = true;
      this.shown.push('');
    }
  }

  protected override close(name: string): void {
    if (name === 'p') this.isText = false;
    if (name === 'table-cell' || name === 'covered-table-cell') {
      const text = this.value ?? this.shown.join('\n');
      for (let times = 0; times < this.cellRepeats; times += 1) this.row.cells.push(text);
    }
    if (name !== 'table-row') return;
    const isWanted = this.wanted === null ? this.sheets.length === 1 : this.sheets.at(-1) === this.wanted;
    const isFilled = this.row.cells.some((cell) => cell);
    for (let times = 0; isWanted && isFilled && times < Math.min(this.rowRepeats, REPEATED_MAX); times += 1)
      this.rows.push({ line: this.line + 1 + times, cells: this.row.cells });
    this.line += this.rowRepeats;
  }

  protected override text(text: string): void {
    if (this.isText) this.shown[this.shown.length - 1] += text;
  }
}
