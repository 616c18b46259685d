import { WASM_PAGE } from '../../../../platform/wasm-function.ts';
import {
  decodeFunction,
  HEADER_BYTES,
  HIGH_BITS,
  LIVING_COUNT,
  ONES,
  PLACES_BYTES,
  placesFunction,
  WEIGHTS,
} from './list-functions.ts';
import { type Postings, RECORD_BYTES_MIN, reserve } from './posting-decoder.ts';

/** Records that are answered at once: more than any page holds. */
const RECORDS_AT_ONCE = 65_536;
/** Beyond the list's end, for what reads eight bytes at once. */
const SLACK = 8;
const FOUND_FROM = HEADER_BYTES;
const BITS_FROM = FOUND_FROM + RECORDS_AT_ONCE * PLACES_BYTES;

/**
 * One term's list in one piece, and the places in it where a docid stands whole. WebAssembly reads it in a third of the time that
 * JavaScript takes.
 *
 * In memory: the header, what is answered, a bit for each docid that lives, a bit for each that is wanted, the list.
 */
export class ListBuffer {
  length = 0;
  restarts: number[] = [];
  /** Whether the pages were over before the list was. */
  isCut = false;
  private readonly memory = new WebAssembly.Memory({ initial: Math.ceil(BITS_FROM / WASM_PAGE) + 1 });
  private readonly decodePart = decodeFunction(this.memory);
  private readonly placesPart = placesFunction(this.memory);
  private all = new Uint8Array(this.memory.buffer);
  /** Bytes of the bits that live, and of those that are wanted. */
  private bitBytes = 0;
  /** Docids from here on have no bits. */
  private limit = 0;
  /** The content of the bits that live. */
  private living: Uint8Array | null = null;

  constructor() {
    this.all.fill(0x01, ONES, ONES + 8);
    this.all.fill(0x80, HIGH_BITS, HIGH_BITS + 8);
  }

  /** To be called in each new state of the index. */
  forget(): void {
    this.living = null;
  }

  /** The list; overwritten by the next. */
  get bytes(): Uint8Array {
    return this.all.subarray(this.listFrom, this.listFrom + this.length);
  }

  start(page: Uint8Array, from: number, to: number): void {
    this.length = 0;
    this.isCut = false;
    this.restarts = [0];
    this.add(page, from, to);
  }

  append(page: Uint8Array, from: number, to: number, firstRecord: number): void {
    if (firstRecord > 0 && firstRecord < to) this.restarts.push(this.length + firstRecord - from);
    this.add(page, from, to);
  }

  /** Adds the list's records, with how often the word stands in each, weighted by column. */
  decode(weights: number[], into: Postings): void {
    reserve(into, into.count + Math.ceil(this.length / RECORD_BYTES_MIN));
    new Uint32Array(this.memory.buffer, WEIGHTS, weights.length).set(weights);
    const frequenciesFrom = FOUND_FROM + RECORDS_AT_ONCE * 4;
    let count = 0;
    const take = () => {
      into.docids.set(new Uint32Array(this.memory.buffer, FOUND_FROM, count), into.count);
      into.frequencies.set(new Uint16Array(this.memory.buffer, frequenciesFrom, count), into.count);
      into.count += count;
      count = 0;
    };
    this.eachPart((from, to) => {
      if (count + (to - from) / RECORD_BYTES_MIN > RECORDS_AT_ONCE) take();
      count = (this.decodePart(from, to, FOUND_FROM + count * 4, frequenciesFrom + count * 2) - FOUND_FROM) / 4;
    });
    take();
  }

  /**
   * Tells of each record of the list, or of the marked ones alone, the docid and where its places begin and end, three numbers each, in
   * `bytes`. Answers how many records of those that live are in the list.
   */
  eachPlaces(which: 'all' | 'marked', use: (bytes: Uint8Array, records: Uint32Array) => void): number {
    const livingCount = new Uint32Array(this.memory.buffer, LIVING_COUNT, 1);
    livingCount[0] = 0;
    const limit = which === 'all' ? 0 : this.limit;
    const wanted = BITS_FROM + this.bitBytes;
    this.eachPart((from, to) => {
      const end = this.placesPart(from, to, Number(which === 'all'), limit, wanted, BITS_FROM, FOUND_FROM);
      if (end > FOUND_FROM) use(this.all, new Uint32Array(this.memory.buffer, FOUND_FROM, (end - FOUND_FROM) / 4));
    });
    return livingCount[0];
  }

  /** Runs while so many of the docids are marked. `living`: bits by docid, of all that live. */
  marking<Value>(docids: Uint32Array, count: number, living: Uint8Array | null, run: () => Value): Value {
    let last = 0;
    for (let i = 0; i < count; i++) last = Math.max(last, docids[i]!);
    this.reserveBits(Math.max(last + 1, living ? living.length * 8 : 0));
    if (living && living !== this.living) {
      this.all.fill(0, BITS_FROM, BITS_FROM + this.bitBytes);
      this.all.set(living, BITS_FROM);
      this.living = living;
    }
    const wanted = BITS_FROM + this.bitBytes;
    for (let i = 0; i < count; i++) this.all[wanted + (docids[i]! >>> 3)]! |= 1 << (docids[i]! & 7);
    try {
      return run();
    } finally {
      for (let i = 0; i < count; i++) this.all[wanted + (docids[i]! >>> 3)] = 0;
    }
  }

  private get listFrom(): number {
    return BITS_FROM + 2 * this.bitBytes;
  }

  /** The parts of the list whose first docid stands whole. */
  private eachPart(use: (from: number, to: number) => void): void {
    const { restarts, listFrom, length } = this;
    for (let r = 0; r < restarts.length; r++) {
      const to = r + 1 < restarts.length ? restarts[r + 1]! : length;
      if (to > restarts[r]!) use(listFrom + restarts[r]!, listFrom + to);
    }
  }

  private reserveBits(docids: number): void {
    this.limit = docids;
    if (docids <= this.bitBytes * 8) return;
    this.all.fill(0, BITS_FROM, this.listFrom);
    this.bitBytes = Math.ceil((docids * 1.25) / 64) * 8;
    this.length = 0;
    this.restarts = [];
    this.living = null;
    this.reserveBytes(0);
    this.all.fill(0, BITS_FROM, this.listFrom);
  }

  private reserveBytes(length: number): void {
    const missing = this.listFrom + length + SLACK - this.all.length;
    if (missing <= 0) return;
    // In steps: each gives all memory a new address.
    this.memory.grow(Math.ceil((missing + this.length / 2) / WASM_PAGE));
    this.all = new Uint8Array(this.memory.buffer);
  }

  private add(page: Uint8Array, from: number, to: number): void {
    const length = this.length + to - from;
    this.reserveBytes(length);
    this.all.set(page.subarray(from, to), this.listFrom + this.length);
    this.length = length;
  }
}
