import type { Selection } from '../../index.port.ts';
import { dateBounds } from '../../partial-date.ts';
import { type Cancellation, CHECK_EVERY } from '../../threads/serve.ts';
import type { Matches } from './matches.ts';
import type { RecordColumns } from './record-columns.ts';

/** Filtered facet fields are bits of one integer. */
const FILTERED_FIELDS_MAX = 31;

interface Parts {
  recordColumns: RecordColumns;
  selection: Selection;
  /** Codes of the engines asked. */
  engines: number[];
  excluded: ReadonlySet<number>;
  cancellation: Cancellation;
}

/**
 * A selection's filters, made ready for testing doc ordinals. A record passes a facet filter when one of its values is among
 * the wanted ones. A record that fails one facet filter alone still counts for that field, whose counts leave its own
 * filter out.
 */
export class DocOrdinalFilter {
  private readonly recordColumns: RecordColumns;
  private readonly cancellation: Cancellation;
  /** 1 when wanted, by engine code. */
  private readonly engines = new Uint8Array(256);
  private readonly only: Selection['only'];
  private readonly date: { min: number; max: number } | null;
  private readonly amount: { min: number; max: number } | null;
  private readonly seen: { min: number; max: number } | null;
  readonly isListed: (docOrdinal: number) => boolean;
  /** Doc ordinals left out. */
  readonly excluded: ReadonlySet<number>;
  /** The bit of the filter that a code satisfies, by facet code. */
  private readonly bitOfCode: Uint32Array;
  private readonly allBits: number;
  private readonly bitOfField = new Map<string, number>();

  constructor({ recordColumns, selection, engines, excluded, cancellation }: Parts) {
    this.recordColumns = recordColumns;
    this.cancellation = cancellation;
    this.only = selection.only;
    for (const engine of engines) this.engines[engine] = 1;
    const { date, amount, seen } = selection.ranges ?? {};
    this.date = isBounded(date) ? dateBounds(date) : null;
    this.amount = isBounded(amount)
      ? { min: amount.min ?? Number.NEGATIVE_INFINITY, max: amount.max ?? Number.POSITIVE_INFINITY }
      : null;
    this.seen = isBounded(seen)
      ? { min: secondsOf(seen.min, 0), max: secondsOf(seen.max, Number.POSITIVE_INFINITY) }
      : null;
    this.excluded = excluded;
    this.bitOfCode = new Uint32Array(Object.keys(selection.facets ?? {}).length > 0 ? recordColumns.facets.size : 0);
    this.allBits = this.readFacetFilters(selection.facets ?? {}, engines);
    this.isListed = this.listing();
  }

  /** The bit of a field's filter, 0 when it has none. */
  bitOf(field: string): number {
    return this.bitOfField.get(field) ?? 0;
  }

  /** The matches (null: all records) that pass every filter. `onNearMiss` hears of those that fail one facet alone. */
  apply(matches: Matches | null, onNearMiss?: (docOrdinal: number, missing: number) => void): Matches {
    const { columns } = this.recordColumns;
    if (matches && this.passesAll(matches.docOrdinals)) return matches;
    const candidates = matches ? matches.docOrdinals.length : columns.size;
    const docOrdinals = new Uint32Array(candidates);
    const scores = new Float32Array(matches ? candidates : 0);
    let n = 0;
    for (let i = 0; i < candidates; i++) {
      if (i % CHECK_EVERY === 0) this.cancellation.check();
      const docOrdinal = matches ? matches.docOrdinals[i]! : i;
      if (!this.passesPlain(docOrdinal)) continue;
      const missing = this.missingBits(docOrdinal);
      if (missing === 0) {
        docOrdinals[n] = docOrdinal;
        if (matches) scores[n] = matches.scores[i]!;
        n++;
      } else if (onNearMiss && (missing & (missing - 1)) === 0) onNearMiss(docOrdinal, missing);
    }
    // Copies of the part in use: what is found may be kept.
    return { docOrdinals: docOrdinals.slice(0, n), scores: matches ? scores.slice(0, n) : new Float32Array(n) };
  }

  /** Whether a search of these data sets lists it at all, whatever the filters: made once, since it is asked of every record. */
  private listing(): (docOrdinal: number) => boolean {
    const { engines, excluded, only } = this;
    const { columns } = this.recordColumns;
    const { engine } = columns;
    const isListed = columns.listing(only);
    const isAll = excluded.size === 0;
    return (docOrdinal) =>
      engines[engine[docOrdinal]!] === 1 && isListed(docOrdinal) && (isAll || !excluded.has(docOrdinal));
  }

  /** Without a filter but the data sets, often everything passes: it then needs no copy. */
  private passesAll(docOrdinals: Uint32Array): boolean {
    if (this.allBits !== 0 || this.date || this.amount || this.seen || this.excluded.size > 0) return false;
    const { engines, only } = this;
    const { engine, hidden, isSample, isSampleAside } = this.recordColumns.columns;
    const wanted = only === 'sample' ? 1 : 0;
    const isEither = only !== 'sample' && !isSampleAside;
    for (let i = 0; i < docOrdinals.length; i++) {
      const docOrdinal = docOrdinals[i]!;
      if (engines[engine[docOrdinal]!] === 0 || hidden[docOrdinal] !== 0) return false;
      if (!isEither && isSample[docOrdinal] !== wanted) return false;
    }
    return true;
  }

  private passesPlain(docOrdinal: number): boolean {
    if (!this.isListed(docOrdinal)) return false;
    const { columns } = this.recordColumns;
    if (this.date && !within(columns.date[docOrdinal]!, this.date)) return false;
    if (this.amount && !within(columns.amount[docOrdinal]!, this.amount)) return false;
    return !this.seen || within(columns.seen[docOrdinal]!, this.seen);
  }

  private missingBits(docOrdinal: number): number {
    if (this.allBits === 0) return 0;
    const { codes, codeStart } = this.recordColumns.columns;
    let bits = 0;
    for (let i = codeStart[docOrdinal]!; i < codeStart[docOrdinal + 1]!; i++) bits |= this.bitOfCode[codes[i]!]!;
    return this.allBits & ~bits;
  }

  private readFacetFilters(filters: Record<string, string[]>, engines: number[]): number {
    const { facets } = this.recordColumns;
    const fields = Object.entries(filters).filter(([, values]) => values.length > 0);
    if (fields.length > FILTERED_FIELDS_MAX) {
      throw new RangeError(`At most ${FILTERED_FIELDS_MAX} facet fields can be filtered at once.`);
    }
    fields.forEach(([field, values], i) => {
      const bit = 1 << i;
      this.bitOfField.set(field, bit);
      for (const index of facets.fieldsNamed(field, engines)) {
        for (const value of values) {
          const code = facets.codeOf(index, value);
          if (code !== undefined) this.bitOfCode[code] = bit;
        }
      }
    });
    return 2 ** fields.length - 1;
  }
}

/** A range without bounds is no filter: it also admits records without the value. */
function isBounded<Range extends { min?: unknown; max?: unknown }>(range: Range | undefined): range is Range {
  return range?.min !== undefined || range?.max !== undefined;
}

/** False for NaN, which stands for no amount and for a bound that cannot be read. */
function within(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}

const secondsOf = (time: string | undefined, otherwise: number) =>
  time === undefined ? otherwise : Date.parse(time) / 1000;
