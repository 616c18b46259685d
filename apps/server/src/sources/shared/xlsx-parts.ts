import { SaxesParser } from 'saxes';

/** One part of a workbook or another office file, read as its text comes; prefixes of element names are passed over. */
export abstract class Part {
  private readonly parser = new SaxesParser();

  constructor() {
    this.parser.on('error', (error) => {
      throw error;
    });
    this.parser.on('opentag', ({ name, attributes }) => this.open(local(name), attributes as Record<string, string>));
    this.parser.on('closetag', ({ name }) => this.close(local(name)));
    this.parser.on('text', (text) => this.text(text));
  }

  write(text: string): void {
    if (text) this.parser.write(text);
  }

  protected open(_name: string, _attributes: Record<string, string>): void {}
  protected close(_name: string): void {}
  protected text(_text: string): void {}
}

/** The table of texts that cells point into. Runs of one text are joined; phonetic readings are left out. */
export class SharedStrings extends Part {
  readonly values: string[] = [];
  private current = '';
  private isText = false;
  private isPhonetic = false;

  protected override open(name: string): void {
    if (name === 'si') this.current = '';
    if (name === 'rPh') this.isPhonetic = true;
    if (name === 't') this.isText = !this.isPhonetic;
  }

  protected override close(name: string): void {
    if (name === 't') this.isText = false;
    if (name === 'rPh') this.isPhonetic = false;
    if (name === 'si') this.values.push(unescapeText(this.current));
  }

  protected override text(text: string): void {
    if (this.isText) this.current += text;
  }
}

/** The cell styles that show a number as a date. */
export class Styles extends Part {
  readonly dateStyles = new Set<number>();
  private readonly formats = new Map<number, string>();
  private isCellFormats = false;
  private count = 0;

  protected override open(name: string, attributes: Record<string, string>): void {
    if (name === 'numFmt') this.formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
    if (name === 'cellXfs') this.isCellFormats = true;
    if (name !== 'xf' || !this.isCellFormats) return;
    if (this.isDate(Number(attributes['numFmtId']))) this.dateStyles.add(this.count);
    this.count += 1;
  }

  protected override close(name: string): void {
    if (name === 'cellXfs') this.isCellFormats = false;
  }

  /** 14 to 17 and 22 are dates by the standard, 27 to 36 and 50 to 58 in East Asian locales. */
  private isDate(id: number): boolean {
    const code = this.formats.get(id)?.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
    if (code !== undefined) return /[yd]/i.test(code);
    return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  }
}

export class SheetList extends Part {
  /** In the order in which they are shown. */
  readonly sheets: { name: string; relation: string }[] = [];
  isDate1904 = false;

  protected override open(name: string, attributes: Record<string, string>): void {
    if (name === 'workbookPr') this.isDate1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
    if (name === 'sheet') this.sheets.push({ name: attributes['name'] ?? '', relation: attributes['r:id'] ?? '' });
  }
}

export class Relations extends Part {
  readonly targets = new Map<string, string>();

  protected override open(name: string, attributes: Record<string, string>): void {
    if (name === 'Relationship') this.targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
  }
}

export interface SheetRow {
  line: number;
  cells: (string | undefined)[];
}

/** The standard's limit for a worksheet: up to XFD. A cell that says it stands further would make a row of millions. */
const COLUMNS_MAX = 16_384;

/** A worksheet's rows as texts. Rows and cells without content may be left out of the file. */
export class Sheet extends Part {
  private rows: SheetRow[] = [];
  private row: SheetRow = { line: 0, cells: [] };
  private column = 0;
  private type = '';
  private style = -1;
  private value = '';
  private isValue = false;
  private readonly strings: readonly string[];
  private readonly dateStyles: ReadonlySet<number>;
  private readonly isDate1904: boolean;

  constructor(strings: readonly string[], dateStyles: ReadonlySet<number>, isDate1904: boolean) {
    super();
    this.strings = strings;
    this.dateStyles = dateStyles;
    this.isDate1904 = isDate1904;
  }

  /** The rows that are complete by now. */
  take(): SheetRow[] {
    return this.rows.splice(0);
  }

  protected override open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') {
      this.row = { line: Number(attributes['r']) || this.row.line + 1, cells: [] };
      this.column = -1;
    }
    if (name === 'c') {
      const letters = /^[A-Z]+/.exec(attributes['r'] ?? '')?.[0];
      this.column = letters ? columnIndex(letters) : this.column + 1;
      this.type = attributes['t'] ?? 'n';
      this.style = Number(attributes['s'] ?? -1);
      this.value = '';
    }
    if (name === 'v' || name === 't') this.isValue = true;
  }

  protected override close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false;
    if (name === 'c' && this.column < COLUMNS_MAX) this.row.cells[this.column] = this.shown();
    if (name === 'row' && this.row.cells.some((cell) => cell)) this.rows.push(this.row);
  }

  protected override text(text: string): void {
    if (this.isValue) this.value += text;
  }

  private shown(): string | undefined {
    if (this.type === 's') return this.strings[Number(this.value)];
    if (this.type === 'inlineStr' || this.type === 'str') return unescapeText(this.value);
    if (this.type === 'e') return undefined;
    const isDate = this.type === 'n' && this.value !== '' && this.dateStyles.has(this.style);
    return isDate ? serialDate(Number(this.value), this.isDate1904) : this.value;
  }
}

/** Days since the end of 1899, with a February 29, 1900 that never was; or since 1904 in old Macintosh files. */
export function serialDate(serial: number, isDate1904: boolean): string {
  const days = isDate1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const date = new Date(Math.round((days - 25_569) * 86_400_000));
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}

/** 'A' is 0, 'AA' is 26. */
export function columnIndex(letters: string): number {
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Control characters are written '_x000D_', and such a text itself '_x005F_x000D_'. */
function unescapeText(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);
