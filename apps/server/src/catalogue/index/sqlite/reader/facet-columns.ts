import type { Mirror } from './mirror.ts';

/** In place of a code: the record has several values of the field, which stand in its list of codes. */
const SEVERAL = 0xffff_ffff;

/** Of one field: each slot's code where it has one value, 0 where it has none. */
interface FacetColumn {
  codes: Uint32Array;
  /** Slots that have been read. */
  size: number;
}

/**
 * The codes of a facet field side by side, so that counting one field passes over no other's. A column is made when its field is
 * counted first, and grows with the catalogue; only the last few are kept, since each takes four bytes a record.
 */
export class FacetColumns {
  private readonly mirror: Mirror;
  private readonly kept = new Map<string, FacetColumn>();
  private columns: Mirror['columns'] | null = null;
  private readonly capacity: number;
  private readonly worthwhile: number;

  /** `capacity`: columns that are kept. `worthwhile`: what fewer slots than these have is read from their lists of codes. */
  constructor(mirror: Mirror, { capacity, worthwhile }: { capacity: number; worthwhile: number }) {
    this.mirror = mirror;
    this.capacity = capacity;
    this.worthwhile = worthwhile;
  }

  /** Adds one to `counts`, by code, for each value that the slots have of the field. */
  count(field: string, slots: Uint32Array, from: number, to: number, counts: Uint32Array): void {
    const column = slots.length >= this.worthwhile ? this.column(field).codes : null;
    const { codeStart, codes: all } = this.mirror.columns;
    const { fieldOf, fields } = this.mirror.facets;
    for (let i = from; i < to; i++) {
      const slot = slots[i]!;
      const code = column === null ? SEVERAL : column[slot]!;
      if (code === 0) continue;
      if (code !== SEVERAL) {
        counts[code]!++;
        continue;
      }
      for (let at = codeStart[slot]!; at < codeStart[slot + 1]!; at++)
        if (fields[fieldOf[all[at]!]!]!.field === field) counts[all[at]!]!++;
    }
  }

  private column(field: string): FacetColumn {
    const { columns } = this.mirror;
    if (columns !== this.columns) {
      this.kept.clear();
      this.columns = columns;
    }
    const column = this.kept.get(field) ?? { codes: new Uint32Array(0), size: 0 };
    this.kept.delete(field);
    this.kept.set(field, column);
    for (const name of this.kept.keys()) if (this.kept.size > this.capacity) this.kept.delete(name);
    this.extend(column, field);
    return column;
  }

  private extend(column: FacetColumn, field: string): void {
    const { size, codeStart, codes } = this.mirror.columns;
    if (column.size === size) return;
    const { fieldOf, fields } = this.mirror.facets;
    if (size > column.codes.length) {
      const longer = new Uint32Array(Math.ceil(size * 1.1));
      longer.set(column.codes);
      column.codes = longer;
    }
    const isField = Uint8Array.from(fields, (one) => Number(one.field === field));
    for (let slot = column.size; slot < size; slot++)
      for (let at = codeStart[slot]!; at < codeStart[slot + 1]!; at++)
        if (isField[fieldOf[codes[at]!]!] === 1) column.codes[slot] = column.codes[slot] === 0 ? codes[at]! : SEVERAL;
    column.size = size;
  }
}
