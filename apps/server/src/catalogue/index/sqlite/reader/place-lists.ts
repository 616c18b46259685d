import { withCapacity } from './capacity.ts';
import { COLUMN_MARK, FREQUENCY_MAX } from './list-functions.ts';
import { type Postings, reserve } from './posting-decoder.ts';

/** Longer lists give back their room. */
const RECORDS_KEPT = 2 ** 18;

/** Records of a list in ascending order, and where in its bytes the places of each stand. Used again for list after list. */
export class PlaceList {
  bytes = new Uint8Array();
  docids = new Uint32Array();
  from = new Uint32Array();
  to = new Uint32Array();
  count = 0;
  private used = 0;
  private isAscending = true;

  clear(): void {
    this.count = 0;
    this.used = 0;
    this.isAscending = true;
    if (this.docids.length <= RECORDS_KEPT) return;
    this.bytes = new Uint8Array();
    for (const name of ['docids', 'from', 'to'] as const) this[name] = new Uint32Array();
  }

  /** Copies those of a list, which gives way to the next: docid, start and end of the places, three numbers a record. */
  add(bytes: Uint8Array, records: Uint32Array): void {
    const most = this.count + records.length / 3;
    for (const name of ['docids', 'from', 'to'] as const) this[name] = withCapacity(this[name], most);
    const { docids, from, to } = this;
    const start = records[1]!;
    const length = records[records.length - 1]! - start;
    this.bytes = withCapacity(this.bytes, this.used + length);
    this.bytes.set(bytes.subarray(start, start + length), this.used);
    const shift = this.used - start;
    if (this.count > 0 && docids[this.count - 1]! > records[0]!) this.isAscending = false;
    for (let i = 0; i < records.length; i += 3) {
      docids[this.count] = records[i]!;
      from[this.count] = records[i + 1]! + shift;
      to[this.count++] = records[i + 2]! + shift;
    }
    this.used += length;
  }

  /** While segments are merged, those of one may lie among those of another. */
  sort(): void {
    if (this.isAscending) return;
    const { docids, from, to, count } = this;
    const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => docids[a]! - docids[b]!);
    for (const values of [docids, from, to]) values.set(order.map((i) => values[i]!));
    this.isAscending = true;
  }
}

/** The columns lie so far apart that no place of one follows the last of another. */
const COLUMN_UNIT = 2 ** 32;

/** Ascending. */
function positions({ bytes, from, to }: PlaceList, record: number, into: number[]): number {
  let count = 0;
  let column = 0;
  let position = 0;
  const end = to[record]!;
  for (let at = from[record]!; at < end; ) {
    let byte = bytes[at++]!;
    let value = byte & 127;
    while (byte > 127) {
      byte = bytes[at++]!;
      value = value * 128 + (byte & 127);
    }
    if (value === COLUMN_MARK) {
      column = bytes[at++]!;
      position = 0;
    } else {
      // Two more than the difference.
      position += value - 2;
      into[count++] = column * COLUMN_UNIT + position;
    }
  }
  return count;
}

/**
 * Adds the records of `all` in which the words stand side by side: a list for each word in their order, every one with all of these
 * records and perhaps more.
 */
export function addPhrase(lists: PlaceList[], all: PlaceList, weights: number[], into: Postings): void {
  reserve(into, into.count + all.count);
  const at = new Uint32Array(lists.length);
  const starts: number[] = [];
  const following: number[] = [];
  for (let i = 0; i < all.count; i++) {
    const docid = all.docids[i]!;
    for (let word = 0; word < lists.length; word++) while (lists[word]!.docids[at[word]!]! < docid) at[word]!++;
    let left = positions(lists[0]!, at[0]!, starts);
    for (let word = 1; word < lists.length && left > 0; word++) {
      const places = positions(lists[word]!, at[word]!, following);
      let kept = 0;
      for (let i = 0, j = 0; i < left && j < places; ) {
        const wanted = starts[i]! + word;
        if (following[j]! < wanted) j++;
        else {
          if (following[j] === wanted) starts[kept++] = starts[i]!;
          i++;
        }
      }
      left = kept;
    }
    let frequency = 0;
    for (let i = 0; i < left; i++) frequency += weights[Math.floor(starts[i]! / COLUMN_UNIT)]!;
    if (frequency === 0) continue;
    into.docids[into.count] = docid;
    into.frequencies[into.count++] = Math.min(frequency, FREQUENCY_MAX);
  }
}
