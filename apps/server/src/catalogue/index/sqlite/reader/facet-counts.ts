import type { FacetCount } from '../../index.port.ts';
import type { Cancellation } from '../../threads/serve.ts';
import { withCapacity } from './capacity.ts';
import type { DocOrdinalFilter } from './doc-ordinal-filter.ts';
import type { FacetColumns } from './facet-columns.ts';
import type { RecordColumns } from './record-columns.ts';
import { firstInOrder } from './top-k.ts';

export interface FacetParts {
  recordColumns: RecordColumns;
  columns: FacetColumns;
  /** For one counter at a time. */
  scratch: { counts: Uint32Array<ArrayBuffer> };
}

/** Counts facet values: of records that pass every filter, and of those that fail the value's own field alone. */
export class FacetCounter {
  private readonly recordColumns: RecordColumns;
  private readonly cancellation: Cancellation;
  private readonly counts: Uint32Array;
  /** Bit of a field's filter, by place of the field, 0 when it has none. */
  private readonly bitOfField: Uint32Array;
  private readonly columns: FacetColumns;
  /** Those that are asked for; no other is counted. */
  private readonly fields: string[];

  constructor(
    { recordColumns, columns, scratch }: FacetParts,
    fields: string[],
    filter: DocOrdinalFilter,
    cancellation: Cancellation,
  ) {
    this.columns = columns;
    this.fields = fields;
    this.recordColumns = recordColumns;
    this.cancellation = cancellation;
    scratch.counts = withCapacity(scratch.counts, recordColumns.facets.size);
    this.counts = scratch.counts.fill(0);
    this.bitOfField = Uint32Array.from(recordColumns.facets.fields, ({ field }) => filter.bitOf(field));
  }

  addAll(docOrdinals: Uint32Array): void {
    for (const field of this.fields) this.columns.count(field, docOrdinals, this.counts, this.cancellation);
  }

  addNearMiss(docOrdinal: number, missing: number): void {
    const { codes, codeStart } = this.recordColumns.columns;
    const { fieldOf } = this.recordColumns.facets;
    for (let at = codeStart[docOrdinal]!; at < codeStart[docOrdinal + 1]!; at++) {
      const code = codes[at]!;
      if (this.bitOfField[fieldOf[code]!] === missing) this.counts[code]!++;
    }
  }

  /** A field's values with the largest counts, equal counts by value; only those that `isWanted` admits. */
  top(
    field: string,
    engines: number[],
    limit: number,
    isWanted: (code: number) => boolean = () => true,
  ): { values: FacetCount[]; isCapped: boolean } {
    const { facets } = this.recordColumns;
    const byValue = new Map<string, number>();
    for (const index of facets.fieldsNamed(field, engines)) {
      for (const code of facets.fields[index]!.codes) {
        if (this.counts[code] === 0 || !isWanted(code)) continue;
        const value = facets.values[code]!;
        byValue.set(value, (byValue.get(value) ?? 0) + this.counts[code]!);
      }
    }
    const values = firstInOrder(byValue, limit, ([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    return { values: values.map(([value, count]) => ({ value, count })), isCapped: byValue.size > limit };
  }
}
