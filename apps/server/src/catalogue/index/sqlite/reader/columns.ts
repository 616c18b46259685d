import { HIDDEN } from '../../hidden.ts';
import { type DocBlock, isGone } from '../shared/doc-block.ts';
import { codesOf, type DocRow } from '../shared/doc-rows.ts';
import { withCapacity } from './capacity.ts';
import type { Matches } from './matches.ts';

/**
 * Columns for ranking, filtering, counting and sorting of every record, as arrays over doc ordinals. A doc ordinal is a record's
 * place in these arrays: dense, in the order of docids. New records take new doc ordinals; a record that left only turns dead.
 */
export class Columns {
  /** Doc ordinals in use, dead ones included. */
  size = 0;
  /** Records that are alive, and the words in all of them. */
  live = 0;
  words = 0;
  /** Living records of everybody that are no sample, hidden ones included. */
  private real = 0;
  /** The collection that is seen beside what is everybody's, by its code: 0 for none, -1 for one that has no record here. */
  viewer = 0;
  /** Collections of the records that have one, by doc ordinal. */
  private readonly owners = new Map<number, number>();
  private readonly ownedBy = new Map<number, number>();
  lastDocid = 0;
  alive = new Uint8Array(0);
  docid = new Uint32Array(0);
  engine = new Uint8Array(0);
  isSample = new Uint8Array(0);
  /** Bits of HIDDEN; 0 for what searches list. */
  hidden = new Uint8Array(0);
  /** yyyymmdd, 0 for none. */
  date = new Int32Array(0);
  /** Minutes since 1970, 0 for none. */
  closes = new Int32Array(0);
  /** NaN for none. */
  amount = new Float64Array(0);
  length = new Uint32Array(0);
  /** Seconds since 1970. */
  seen = new Uint32Array(0);
  /** The facet codes of a doc ordinal are `codes[codeStart[doc ordinal]]` up to, not including, `codes[codeStart[doc ordinal + 1]]`. */
  codeStart = new Uint32Array(1);
  codes = new Uint32Array(0);
  /** Doc ordinal + 1 by docid, 0 where there is none or it is dead. */
  docOrdinalByDocid = new Uint32Array(0);
  /** A bit by docid: whether it has a living doc ordinal. */
  living = new Uint8Array(0);

  /** Whether real records are there, of whatever data set. */
  get isSampleAside(): boolean {
    return this.real > 0;
  }

  /** How many records belong to collections that are not seen. */
  get unseen(): number {
    return this.owners.size - (this.ownedBy.get(this.viewer) ?? 0);
  }

  /** Whether it is everybody's, or of the collection that is seen. */
  isSeen(docOrdinal: number): boolean {
    return (
      (this.hidden[docOrdinal]! & HIDDEN.owned) === 0 ||
      (this.viewer > 0 && this.owners.get(docOrdinal) === this.viewer)
    );
  }

  /** The same, without duplicates and what its source deleted. */
  isShown(docOrdinal: number): boolean {
    const hidden = this.hidden[docOrdinal];
    return hidden === 0 || (hidden === HIDDEN.owned && this.isSeen(docOrdinal));
  }

  /** Without what is not seen. */
  onlySeen(matches: Matches): Matches {
    if (this.unseen === 0) return matches;
    const { docOrdinals, scores } = matches;
    const kept = new Uint32Array(docOrdinals.length);
    let n = 0;
    for (let i = 0; i < docOrdinals.length; i++) if (this.isSeen(docOrdinals[i]!)) kept[n++] = i;
    if (n === docOrdinals.length) return matches;
    const places = kept.subarray(0, n);
    return { docOrdinals: places.map((i) => docOrdinals[i]!), scores: Float32Array.from(places, (i) => scores[i]!) };
  }

  /** Sets a docid's owner; told after its row. */
  own(docid: number, collection: number): void {
    const docOrdinal = this.docOrdinalOf(docid);
    if (docOrdinal < 0) return;
    this.owners.set(docOrdinal, collection);
    this.ownedBy.set(collection, (this.ownedBy.get(collection) ?? 0) + 1);
  }

  private disown(docOrdinal: number): void {
    const collection = this.owners.get(docOrdinal);
    if (collection === undefined) return;
    this.owners.delete(docOrdinal);
    this.ownedBy.set(collection, this.ownedBy.get(collection)! - 1);
  }

  /** Whether the sample lies beside real records. */
  get isMixed(): boolean {
    return this.real > 0 && this.real < this.live;
  }

  /** The live doc ordinal of a docid, -1 where there is none. */
  docOrdinalOf(docid: number): number {
    return (this.docOrdinalByDocid[docid] ?? 0) - 1;
  }

  /**
   * Whether it is searched, counted and shown: the sample until the first real record is there, real records alone from
   * then on. Who looks at the sample (`only`) is shown nothing else. To be asked anew in each state of the index.
   */
  listing(only?: 'sample'): (docOrdinal: number) => boolean {
    const { alive, isSample } = this;
    const isEither = only !== 'sample' && !this.isSampleAside;
    const wanted = only === 'sample' ? 1 : 0;
    return (docOrdinal) =>
      alive[docOrdinal] === 1 && this.isShown(docOrdinal) && (isEither || isSample[docOrdinal] === wanted);
  }

  append(row: DocRow): void {
    const docOrdinal = this.size;
    const codes = codesOf(row);
    this.reserve(docOrdinal + 1, row.docid + 1, this.codeStart[docOrdinal]! + codes.length);
    this.alive[docOrdinal] = 1;
    this.docid[docOrdinal] = row.docid;
    this.engine[docOrdinal] = row.engine;
    this.isSample[docOrdinal] = row.isSample;
    this.hidden[docOrdinal] = row.hidden;
    this.date[docOrdinal] = row.date;
    this.closes[docOrdinal] = row.closes;
    this.amount[docOrdinal] = row.amount ?? Number.NaN;
    this.length[docOrdinal] = row.length;
    this.seen[docOrdinal] = row.seen;
    this.docOrdinalByDocid[row.docid] = docOrdinal + 1;
    this.living[row.docid >>> 3]! |= 1 << (row.docid & 7);
    this.codes.set(codes, this.codeStart[docOrdinal]!);
    this.codeStart[docOrdinal + 1] = this.codeStart[docOrdinal]! + codes.length;
    this.size++;
    this.live++;
    this.real += Number(this.isReal(docOrdinal));
    this.words += row.length;
    this.lastDocid = row.docid;
  }

  remove(docid: number): void {
    const docOrdinal = this.docOrdinalOf(docid);
    if (docOrdinal < 0) return;
    this.alive[docOrdinal] = 0;
    this.docOrdinalByDocid[docid] = 0;
    this.living[docid >>> 3]! &= ~(1 << (docid & 7));
    this.live--;
    this.real -= Number(this.isReal(docOrdinal));
    this.disown(docOrdinal);
    this.words -= this.length[docOrdinal]!;
  }

  appendBlock(block: DocBlock, gone: Uint8Array): void {
    const { docid, codeCount, codes } = block;
    const count = docid.length;
    if (count === 0) return;
    this.reserve(this.size + count, docid[count - 1]! + 1, this.codeStart[this.size]! + codes.length);
    let codeAt = 0;
    for (let i = 0; i < count; i++) {
      const codeEnd = codeAt + codeCount[i]!;
      if (!isGone(gone, docid[i]!)) {
        const docOrdinal = this.size++;
        this.alive[docOrdinal] = 1;
        this.docid[docOrdinal] = docid[i]!;
        this.engine[docOrdinal] = block.engine[i]!;
        this.isSample[docOrdinal] = block.isSample[i]!;
        this.hidden[docOrdinal] = block.hidden[i]!;
        this.date[docOrdinal] = block.date[i]!;
        this.closes[docOrdinal] = block.closes[i]!;
        this.amount[docOrdinal] = block.amount[i]!;
        this.length[docOrdinal] = block.length[i]!;
        this.seen[docOrdinal] = block.seen[i]!;
        this.docOrdinalByDocid[docid[i]!] = docOrdinal + 1;
        this.living[docid[i]! >>> 3]! |= 1 << (docid[i]! & 7);
        let end = this.codeStart[docOrdinal]!;
        for (let at = codeAt; at < codeEnd; at++) this.codes[end++] = codes[at]!;
        this.codeStart[docOrdinal + 1] = end;
        this.live++;
        this.real += Number(this.isReal(docOrdinal));
        this.words += block.length[i]!;
      }
      codeAt = codeEnd;
    }
    this.lastDocid = docid[count - 1]!;
  }

  /** A record that somebody alone has puts the sample aside for nobody else. */
  private isReal(docOrdinal: number): boolean {
    return this.isSample[docOrdinal] === 0 && (this.hidden[docOrdinal]! & HIDDEN.owned) === 0;
  }

  private reserve(docOrdinals: number, docids: number, codes: number): void {
    this.codes = withCapacity(this.codes, codes);
    this.docOrdinalByDocid = withCapacity(this.docOrdinalByDocid, docids);
    this.living = withCapacity(this.living, (docids >>> 3) + 1);
    this.codeStart = withCapacity(this.codeStart, docOrdinals + 1);
    if (docOrdinals <= this.alive.length) return;
    this.alive = withCapacity(this.alive, docOrdinals);
    this.docid = withCapacity(this.docid, docOrdinals);
    this.engine = withCapacity(this.engine, docOrdinals);
    this.isSample = withCapacity(this.isSample, docOrdinals);
    this.hidden = withCapacity(this.hidden, docOrdinals);
    this.date = withCapacity(this.date, docOrdinals);
    this.closes = withCapacity(this.closes, docOrdinals);
    this.amount = withCapacity(this.amount, docOrdinals);
    this.length = withCapacity(this.length, docOrdinals);
    this.seen = withCapacity(this.seen, docOrdinals);
  }
}
