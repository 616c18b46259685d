import { type Cancellation, CHECK_EVERY } from '../../threads/serve.ts';
import type { RecordColumns } from './record-columns.ts';

/** Searches count some ten fields each: a column that one of the last few needed is not dropped for another. */
const RECENT = 64;

/** In place of a number: the record has several values of the field, which stand in its list of codes. */
const severalOf = ({ BYTES_PER_ELEMENT }: Numbers) => 2 ** (8 * BYTES_PER_ELEMENT) - 1;

/** No bytes: code that meets three kinds of arrays is slower than what they would save. */
type Numbers = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** The number of a field's value within the field, by doc ordinal; 0 where it has none. As narrow as the field's values allow. */
interface FacetColumn {
  numbers: Numbers;
  /** Doc ordinals that have been read. */
  size: number;
  lastUse: number;
}

interface Limits {
  /** All columns together. */
  bytes: number;
  /** Values of fewer doc ordinals than these are read from their lists of codes. */
  worthwhile: number;
}

/**
 * The values of a facet field side by side, so that counting one field passes over no other's. A column is made when its field is
 * counted first, and grows with the catalogue. Where there is no room for all, some fields are counted from the records' lists
 * of codes: making columns anew for each search would cost far more.
 */
export class FacetColumns {
  private readonly recordColumns: RecordColumns;
  private readonly limits: Limits;
  private readonly kept = new Map<string, FacetColumn>();
  private columns: RecordColumns['columns'] | null = null;
  private closings = 0;
  private uses = 0;
  /** Doc ordinals of a part that have several values. */
  private readonly others = new Uint32Array(CHECK_EVERY);
  /** How many columns were made so far. */
  made = 0;

  constructor(recordColumns: RecordColumns, limits: Limits) {
    this.recordColumns = recordColumns;
    this.limits = limits;
  }

  get bytes(): number {
    let sum = 0;
    for (const { numbers } of this.kept.values()) sum += numbers.byteLength;
    return sum;
  }

  /** Adds one to `counts`, by code, for each value that the doc ordinals have of the field. */
  count(field: string, docOrdinals: Uint32Array, counts: Uint32Array, cancellation: Cancellation): void {
    const column = docOrdinals.length >= this.limits.worthwhile ? this.column(field) : null;
    const codes = this.recordColumns.facets.codesNamed(field);
    const byNumber = new Uint32Array(column ? 2 * (codes.length + 1) : 0);
    for (let from = 0; from < docOrdinals.length; from += CHECK_EVERY) {
      cancellation.check();
      const part = docOrdinals.subarray(from, from + CHECK_EVERY);
      if (column) {
        const left = countColumn(column.numbers, part, byNumber, this.others);
        this.countLists(field, this.others.subarray(0, left), counts);
      } else this.countLists(field, part, counts);
    }
    if (column)
      for (let i = 0; i < codes.length; i++) counts[codes[i]!]! += byNumber[i + 1]! + byNumber[i + 2 + codes.length]!;
  }

  private countLists(field: string, docOrdinals: Uint32Array, counts: Uint32Array): void {
    if (docOrdinals.length === 0) return;
    const { codeStart, codes } = this.recordColumns.columns;
    const { fieldOf } = this.recordColumns.facets;
    const isField = this.isField(field);
    for (let i = 0; i < docOrdinals.length; i++) {
      const docOrdinal = docOrdinals[i]!;
      for (let at = codeStart[docOrdinal]!; at < codeStart[docOrdinal + 1]!; at++)
        if (isField[fieldOf[codes[at]!]!] === 1) counts[codes[at]!]!++;
    }
  }

  /** Null where there is no room for one. */
  private column(field: string): FacetColumn | null {
    const { columns } = this.recordColumns;
    if (columns !== this.columns || this.closings !== this.recordColumns.closings) {
      this.kept.clear();
      this.columns = columns;
      this.closings = this.recordColumns.closings;
    }
    this.uses++;
    let column = this.kept.get(field);
    if (!column) {
      if (!this.makeRoom(columns.size * Uint16Array.BYTES_PER_ELEMENT)) return null;
      column = { numbers: new Uint16Array(0), size: 0, lastUse: 0 };
      this.kept.set(field, column);
      this.made++;
    }
    column.lastUse = this.uses;
    this.extend(column, field);
    return column;
  }

  private makeRoom(bytes: number): boolean {
    const { kept, limits } = this;
    const byUse = [...kept].sort(([, a], [, b]) => a.lastUse - b.lastUse);
    for (const [field, { lastUse }] of byUse) {
      if (this.bytes + bytes <= limits.bytes) return true;
      if (lastUse > this.uses - RECENT) return false;
      kept.delete(field);
    }
    return this.bytes + bytes <= limits.bytes;
  }

  private extend(column: FacetColumn, field: string): void {
    const { size, codeStart, codes } = this.recordColumns.columns;
    if (column.size === size) return;
    const { fieldOf, numberOf } = this.recordColumns.facets;
    column.numbers = fitting(column.numbers, size, this.recordColumns.facets.codesNamed(field).length);
    const { numbers } = column;
    const several = severalOf(numbers);
    const isField = this.isField(field);
    for (let docOrdinal = column.size; docOrdinal < size; docOrdinal++)
      for (let at = codeStart[docOrdinal]!; at < codeStart[docOrdinal + 1]!; at++) {
        const code = codes[at]!;
        if (isField[fieldOf[code]!] === 1) numbers[docOrdinal] = numbers[docOrdinal] === 0 ? numberOf[code]! : several;
      }
    column.size = size;
  }

  /** 1 for each field of a data set that has this name, by the field's place. */
  private isField(name: string): Uint8Array {
    return Uint8Array.from(this.recordColumns.facets.fields, ({ field }) => Number(field === name));
  }
}

/** Counts the doc ordinals by their number. Those that have several values go to `others`; answers how many these are. */
function countColumn(numbers: Numbers, docOrdinals: Uint32Array, byNumber: Uint32Array, others: Uint32Array): number {
  const several = severalOf(numbers);
  let left = 0;
  // Two at once, in two halves: to add to the same count twice in a row, the processor waits for the first.
  const half = byNumber.length >>> 1;
  for (let i = 0; i < docOrdinals.length; i += 2) {
    const one = numbers[docOrdinals[i]!]!;
    const other = i + 1 < docOrdinals.length ? numbers[docOrdinals[i + 1]!]! : 0;
    if (one !== several && other !== several) {
      byNumber[one]!++;
      byNumber[half + other]!++;
      continue;
    }
    if (one === several) others[left++] = docOrdinals[i]!;
    else byNumber[one]!++;
    if (other === several) others[left++] = docOrdinals[i + 1]!;
    else byNumber[half + other]!++;
  }
  return left;
}

/** The same numbers with room for so many doc ordinals and values. */
function fitting(numbers: Numbers, docOrdinals: number, values: number): Numbers {
  const isWideEnough = values < severalOf(numbers);
  if (isWideEnough && docOrdinals <= numbers.length) return numbers;
  const Kind = values < 0xffff ? Uint16Array : Uint32Array;
  const longer = new Kind(docOrdinals <= numbers.length ? numbers.length : Math.ceil(docOrdinals * 1.1));
  longer.set(numbers);
  const [before, now] = [severalOf(numbers), severalOf(longer)];
  if (before !== now)
    for (let docOrdinal = 0; docOrdinal < numbers.length; docOrdinal++)
      if (numbers[docOrdinal] === before) longer[docOrdinal] = now;
  return longer;
}
