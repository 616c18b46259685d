import { HIDDEN } from '../../hidden.ts';
import { type DocBlock, isGone } from '../shared/doc-block.ts';
import { codesOf, type DocRow } from '../shared/doc-rows.ts';
import { withCapacity } from './capacity.ts';
import type { Matches } from './matches.ts';

/**
 * What ranking, filtering, counting and sorting need of every record, as arrays over slots. A slot is a record's place
 * in these arrays: dense, in the order of docids. New records take new slots; a record that left only turns dead.
 */
export class Columns {
  /** Slots in use, dead ones included. */
  size = 0;
  /** Records that are alive, and the words in all of them. */
  live = 0;
  words = 0;
  /** Living records of everybody that are no sample, hidden ones included. */
  private real = 0;
  /** The collection that is seen beside what is everybody's, by its code: 0 for none, -1 for one that has no record here. */
  viewer = 0;
  /** By slot: the collection of a record that has one. */
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
  /** The facet codes of a slot are `codes[codeStart[slot]]` up to, not including, `codes[codeStart[slot + 1]]`. */
  codeStart = new Uint32Array(1);
  codes = new Uint32Array(0);
  /** By docid: its slot + 1, 0 where there is none or it is dead. */
  slotByDocid = new Uint32Array(0);
  /** By docid a bit: whether it has a living slot. */
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
  isSeen(slot: number): boolean {
    return (this.hidden[slot]! & HIDDEN.owned) === 0 || (this.viewer > 0 && this.owners.get(slot) === this.viewer);
  }

  /** The same, without duplicates and what its source deleted. */
  isShown(slot: number): boolean {
    const hidden = this.hidden[slot];
    return hidden === 0 || (hidden === HIDDEN.owned && this.isSeen(slot));
  }

  /** Without what is not seen. */
  onlySeen(matches: Matches): Matches {
    if (this.unseen === 0) return matches;
    const { slots, scores } = matches;
    const kept = new Uint32Array(slots.length);
    let n = 0;
    for (let i = 0; i < slots.length; i++) if (this.isSeen(slots[i]!)) kept[n++] = i;
    if (n === slots.length) return matches;
    const places = kept.subarray(0, n);
    return { slots: places.map((i) => slots[i]!), scores: Float32Array.from(places, (i) => scores[i]!) };
  }

  /** Of a docid, told after its row. */
  own(docid: number, collection: number): void {
    const slot = this.slotOf(docid);
    if (slot < 0) return;
    this.owners.set(slot, collection);
    this.ownedBy.set(collection, (this.ownedBy.get(collection) ?? 0) + 1);
  }

  private disown(slot: number): void {
    const collection = this.owners.get(slot);
    if (collection === undefined) return;
    this.owners.delete(slot);
    this.ownedBy.set(collection, this.ownedBy.get(collection)! - 1);
  }

  /** Whether the sample lies beside real records. */
  get isMixed(): boolean {
    return this.real > 0 && this.real < this.live;
  }

  /** The live slot of a docid, -1 where there is none. */
  slotOf(docid: number): number {
    return (this.slotByDocid[docid] ?? 0) - 1;
  }

  /**
   * Whether it is searched, counted and shown: the sample until the first real record is there, real records alone from
   * then on. Who looks at the sample (`only`) is shown nothing else. To be asked anew in each state of the index.
   */
  listing(only?: 'sample'): (slot: number) => boolean {
    const { alive, isSample } = this;
    const isEither = only !== 'sample' && !this.isSampleAside;
    const wanted = only === 'sample' ? 1 : 0;
    return (slot) => alive[slot] === 1 && this.isShown(slot) && (isEither || isSample[slot] === wanted);
  }

  append(row: DocRow): void {
    const slot = this.size;
    const codes = codesOf(row);
    this.reserve(slot + 1, row.docid + 1, this.codeStart[slot]! + codes.length);
    this.alive[slot] = 1;
    this.docid[slot] = row.docid;
    this.engine[slot] = row.engine;
    this.isSample[slot] = row.isSample;
    this.hidden[slot] = row.hidden;
    this.date[slot] = row.date;
    this.closes[slot] = row.closes;
    this.amount[slot] = row.amount ?? Number.NaN;
    this.length[slot] = row.length;
    this.seen[slot] = row.seen;
    this.slotByDocid[row.docid] = slot + 1;
    this.living[row.docid >>> 3]! |= 1 << (row.docid & 7);
    this.codes.set(codes, this.codeStart[slot]!);
    this.codeStart[slot + 1] = this.codeStart[slot]! + codes.length;
    this.size++;
    this.live++;
    this.real += Number(this.isReal(slot));
    this.words += row.length;
    this.lastDocid = row.docid;
  }

  remove(docid: number): void {
    const slot = this.slotOf(docid);
    if (slot < 0) return;
    this.alive[slot] = 0;
    this.slotByDocid[docid] = 0;
    this.living[docid >>> 3]! &= ~(1 << (docid & 7));
    this.live--;
    this.real -= Number(this.isReal(slot));
    this.disown(slot);
    this.words -= this.length[slot]!;
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
        const slot = this.size++;
        this.alive[slot] = 1;
        this.docid[slot] = docid[i]!;
        this.engine[slot] = block.engine[i]!;
        this.isSample[slot] = block.isSample[i]!;
        this.hidden[slot] = block.hidden[i]!;
        this.date[slot] = block.date[i]!;
        this.closes[slot] = block.closes[i]!;
        this.amount[slot] = block.amount[i]!;
        this.length[slot] = block.length[i]!;
        this.seen[slot] = block.seen[i]!;
        this.slotByDocid[docid[i]!] = slot + 1;
        this.living[docid[i]! >>> 3]! |= 1 << (docid[i]! & 7);
        let end = this.codeStart[slot]!;
        for (let at = codeAt; at < codeEnd; at++) this.codes[end++] = codes[at]!;
        this.codeStart[slot + 1] = end;
        this.live++;
        this.real += Number(this.isReal(slot));
        this.words += block.length[i]!;
      }
      codeAt = codeEnd;
    }
    this.lastDocid = docid[count - 1]!;
  }

  /** What somebody alone has puts the sample aside for nobody else. */
  private isReal(slot: number): boolean {
    return this.isSample[slot] === 0 && (this.hidden[slot]! & HIDDEN.owned) === 0;
  }

  private reserve(slots: number, docids: number, codes: number): void {
    this.codes = withCapacity(this.codes, codes);
    this.slotByDocid = withCapacity(this.slotByDocid, docids);
    this.living = withCapacity(this.living, (docids >>> 3) + 1);
    this.codeStart = withCapacity(this.codeStart, slots + 1);
    if (slots <= this.alive.length) return;
    this.alive = withCapacity(this.alive, slots);
    this.docid = withCapacity(this.docid, slots);
    this.engine = withCapacity(this.engine, slots);
    this.isSample = withCapacity(this.isSample, slots);
    this.hidden = withCapacity(this.hidden, slots);
    this.date = withCapacity(this.date, slots);
    this.closes = withCapacity(this.closes, slots);
    this.amount = withCapacity(this.amount, slots);
    this.length = withCapacity(this.length, slots);
    this.seen = withCapacity(this.seen, slots);
  }
}
