import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { CatalogueStorageError } from '../../errors.ts';
import type { Cancellation } from '../shared/serve.ts';
import { readVarint, varintBytes } from '../shared/varint.ts';
import { ListBuffer } from './list-buffer.ts';
import { addPhrase, PlaceList } from './place-lists.ts';
import { countList, frequencyOf, type Postings, reserve, type Wanted } from './posting-decoder.ts';
import type { TermLists } from './term-lists.ts';

/** Rows of FTS5's data table that are not pages of segments. */
const STRUCTURE_ID = 10;
/** A page's row: the segment's number in the bits above its page number. */
const SEGMENT_UNIT = 2 ** 37;
/** Says that a structure record counts origins and tombstones, as those of contentless tables with deletion do. */
const STRUCTURE_V2 = [0xff, 0, 0, 1];
/** Of a list's bytes: a record's docid, the length of its places, and some places. */
const ENTRY_BYTES = 6;
/** Behind every character of UTF-8. */
const LAST_BYTE = 0xff;
/** Half a megabyte: read in well under a millisecond. */
const PAGES_AT_ONCE = 128;
/** Before each term: FTS5 keeps its prefix indexes, of which this table has none, beside the main one. */
const MAIN_INDEX = '0';
const PAGE_HEADER = 4;
/** As FTS5 fills them unless told otherwise. */
const PAGE_BYTES = 4050;

interface Segment {
  id: number;
  firstPage: number;
  lastPage: number;
  /** Which of all writings its first records came with. */
  origin: number;
}

/**
 * Reads the lists of records that FTS5 keeps for each term, straight from its pages: some twenty times quicker than by
 * its vocabulary table, which makes a row of each place where a word stands.
 *
 * The layout is that of SQLite's file format (ext/fts5/fts5_index.c: structure record, segment leaves, doclists), which
 * SQLite must keep readable. Records that were removed are still in the lists; their docids have no slot.
 */
export class PostingLists implements TermLists {
  private readonly structure: StatementSync;
  private readonly pageOf: StatementSync;
  private readonly nextPageOf: StatementSync;
  private readonly pages: StatementSync;
  private readonly cancellation: Cancellation;
  private segments: Segment[] = [];
  private readonly list = new ListBuffer();
  /** Of the words of a phrase. */
  private readonly places: PlaceList[] = [];
  private term = new Uint8Array(256);

  constructor(db: DatabaseSync, cancellation: Cancellation) {
    this.cancellation = cancellation;
    this.structure = db.prepare(`select block from fts_data where id = ${STRUCTURE_ID}`);
    this.pageOf = db.prepare(
      'select pgno >> 1 as page from fts_idx where segid = ? and term <= ? order by term desc limit 1',
    );
    this.nextPageOf = db.prepare(
      'select pgno >> 1 as page from fts_idx where segid = ? and term > ? order by term limit 1',
    );
    // Many pages in one piece: an object for each would take twice as long as reading them.
    this.pages = db.prepare(
      "select group_concat(length(block)), cast(group_concat(block, '') as blob) from fts_data where id between ? and ?",
    );
    this.pages.setReturnArrays(true);
  }

  /** To be called in each new state of the index, before anything is read in it. */
  sync(): void {
    this.list.forget();
    this.segments = readStructure(this.structure.get()?.['block'] as Uint8Array);
  }

  /**
   * The records of a term or of all terms that begin so; of the latter, a record comes once for each of its terms.
   * `weights`: what a place in each text column counts, 0 for nothing.
   */
  read(term: string, isPrefix: boolean, weights: number[], into: Postings): void {
    into.count = 0;
    for (const segment of this.segments) {
      this.eachList(segment, term, isPrefix, (list) => {
        list.decode(weights, into);
        return true;
      });
    }
  }

  /** Of the wanted records alone. Answers in how many living records the term stands, wherever. */
  readWanted(term: string, weights: number[], { living, docids }: Wanted, into: Postings): number {
    into.count = 0;
    reserve(into, docids.length);
    let count = 0;
    this.list.marking(docids, docids.length, living, () => {
      for (const segment of this.segments)
        this.eachList(segment, term, false, (list) => {
          count += list.eachPlaces('marked', (bytes, records) => {
            for (let i = 0; i < records.length; i += 3) {
              into.docids[into.count] = records[i]!;
              into.frequencies[into.count++] = frequencyOf(bytes, records[i + 1]!, records[i + 2]!, weights);
            }
          });
          return true;
        });
    });
    return count;
  }

  /** The records in which the terms stand side by side, in this order. While segments are merged, a record's terms lie in several. */
  readPhrase(terms: string[], weights: number[], into: Postings): boolean {
    into.count = 0;
    const rarestFirst = [...new Set(terms)]
      .map((term) => ({ term, length: this.roughLength(term) }))
      .sort((a, b) => a.length - b.length);
    const lists = new Map<string, PlaceList>();
    let found: PlaceList | null = null;
    for (const { term } of rarestFirst) {
      found = this.placesOf(term, found, lists.size);
      if (found.count === 0) return true;
      lists.set(term, found);
    }
    if (!found) return true;
    const inOrder = terms.map((term) => lists.get(term)!);
    addPhrase(inOrder, found, weights, into);
    return true;
  }

  private placesOf(term: string, among: PlaceList | null, place: number): PlaceList {
    const places = this.places[place] ?? new PlaceList();
    this.places[place] = places;
    places.clear();
    const read = () => {
      for (const segment of this.segments)
        this.eachList(segment, term, false, (list) => {
          list.eachPlaces(among ? 'marked' : 'all', (bytes, records) => places.add(bytes, records));
          return true;
        });
    };
    if (among) this.list.marking(among.docids, among.count, null, read);
    else read();
    places.sort();
    return places;
  }

  /** Whether there is such a term, or one that begins so. */
  has(term: string, isPrefix: boolean): boolean {
    let found = false;
    for (const segment of this.segments) {
      this.eachList(segment, term, isPrefix, () => {
        found = true;
        return false;
      });
      if (found) return true;
    }
    return false;
  }

  /** Of a list that goes over several pages, by their number; a shorter one is counted. */
  roughCount(term: string): number {
    const wanted = new TextEncoder().encode(MAIN_INDEX + term);
    let count = 0;
    for (const segment of this.segments) {
      const firstPage = this.pageWith(segment, wanted);
      let isLong = false;
      this.eachList({ ...segment, lastPage: firstPage + 1 }, term, false, (list) => {
        isLong = list.isCut;
        if (!isLong) count += countList(list.bytes, list.length, list.restarts);
        return false;
      });
      if (!isLong) continue;
      count += Math.round(((this.pageAfter(segment, wanted) - firstPage) * PAGE_BYTES) / ENTRY_BYTES);
    }
    return count;
  }

  /** In pages begun. */
  roughLength(term: string): number {
    const wanted = new TextEncoder().encode(MAIN_INDEX + term);
    let pages = 0;
    for (const segment of this.segments) pages += this.pageAfter(segment, wanted) - this.pageWith(segment, wanted);
    return pages;
  }

  /** Gathers each wanted term's list in one piece; `use` answers whether to go on. */
  private eachList(segment: Segment, text: string, isPrefix: boolean, use: (list: ListBuffer) => boolean): void {
    const wanted = new TextEncoder().encode(MAIN_INDEX + text);
    const { list } = this;
    let isOpen = false;
    for (const page of this.pagesFrom(segment, wanted, isPrefix)) {
      const leafEnd = uint16(page, 2);
      const footer = new Footer(page, leafEnd);
      if (isOpen) {
        // The list goes on up to the page's first term. The first record on a page is not told as a difference.
        list.append(page, PAGE_HEADER, footer.offset, uint16(page, 0));
        if (footer.isOver) continue;
        isOpen = false;
        if (!use(list) || !isPrefix) return;
      }
      for (let length = 0; !footer.isOver; ) {
        let at = footer.offset;
        footer.next();
        let kept = 0;
        if (length > 0) {
          kept = readVarint(page, at);
          at += varintBytes(page, at);
        }
        const added = readVarint(page, at);
        at += varintBytes(page, at);
        length = kept + added;
        this.setTerm(kept, page.subarray(at, at + added));
        const order = compare(this.term.subarray(0, length), wanted, isPrefix);
        if (order > 0) return;
        if (order < 0) continue;
        list.start(page, at + added, footer.offset);
        isOpen = footer.isOver;
        if (!isOpen && (!use(list) || !isPrefix)) return;
      }
      if (!isOpen && !isPrefix) return;
    }
    list.isCut = isOpen;
    if (isOpen) use(list);
  }

  /** The pages on which a term, or all that begin so, may stand: the first alone, since most lists end there, then many at once. */
  private *pagesFrom(segment: Segment, term: Uint8Array, isPrefix: boolean): Generator<Uint8Array> {
    const start = segment.id * SEGMENT_UNIT;
    const first = this.pageWith(segment, term);
    yield* this.pagesBetween(start + first, start + first);
    if (first >= segment.lastPage) return;
    const last = Math.min(
      segment.lastPage,
      this.pageAfter(segment, isPrefix ? Uint8Array.of(...term, LAST_BYTE) : term),
    );
    for (let from = first + 1; from <= last; from += PAGES_AT_ONCE) {
      this.cancellation.check();
      const to = Math.min(last, from + PAGES_AT_ONCE - 1);
      yield* this.pagesBetween(start + from, start + to);
    }
  }

  private *pagesBetween(from: number, to: number): Generator<Uint8Array> {
    const [lengths, bytes] = this.pages.all(from, to)[0] as unknown as [string | null, Uint8Array];
    let end = 0;
    for (const length of lengths?.split(',') ?? []) {
      const start = end;
      end += Number(length);
      yield bytes.subarray(start, end);
    }
  }

  /** The first page on which terms after this one begin; a list may end on it. */
  private pageAfter({ id, lastPage }: Segment, term: Uint8Array): number {
    return Number(this.nextPageOf.get(id, term)?.['page'] ?? lastPage);
  }

  /** The page on which a term stands, if it does. */
  private pageWith({ id, firstPage }: Pick<Segment, 'id' | 'firstPage'>, term: Uint8Array): number {
    return Math.max(firstPage, Number(this.pageOf.get(id, term)?.['page'] ?? firstPage));
  }

  private setTerm(kept: number, added: Uint8Array): void {
    if (kept + added.length > this.term.length) {
      const longer = new Uint8Array(2 * (kept + added.length));
      longer.set(this.term);
      this.term = longer;
    }
    this.term.set(added, kept);
  }
}

/** Where the terms of a page begin: differences at its end. */
class Footer {
  /** Of the present term; the end of the lists when there is none. */
  offset = 0;
  isOver = false;
  private readonly page: Uint8Array;
  private readonly leafEnd: number;
  private at: number;

  constructor(page: Uint8Array, leafEnd: number) {
    this.page = page;
    this.leafEnd = leafEnd;
    this.at = leafEnd;
    this.next();
  }

  next(): void {
    this.isOver = this.at >= this.page.length;
    if (this.isOver) {
      this.offset = this.leafEnd;
      return;
    }
    this.offset += readVarint(this.page, this.at);
    this.at += varintBytes(this.page, this.at);
  }
}

function readStructure(block: Uint8Array | undefined): Segment[] {
  if (!block || STRUCTURE_V2.some((byte, i) => block[4 + i] !== byte)) {
    throw new CatalogueStorageError('The full-text index of the catalog has a layout that is not known here.');
  }
  let at = 4 + STRUCTURE_V2.length;
  const next = () => {
    const value = readVarint(block, at);
    at += varintBytes(block, at);
    return value;
  };
  const segments: Segment[] = [];
  const levels = next();
  // Then the number of segments and the write counter.
  next();
  next();
  for (let level = 0; level < levels; level++) {
    next();
    for (let left = next(); left > 0; left--) {
      const segment = { id: next(), firstPage: next(), lastPage: next(), origin: next() };
      // All of it is in the segment that a merge under way writes; its pages are only still to be removed.
      if (segment.firstPage > 0) segments.push(segment);
      // The last origin, tombstone pages, tombstones, rows.
      for (let i = 0; i < 4; i++) next();
    }
  }
  // Docids only grow, so that lists come in their order but for merges under way.
  return segments.sort((a, b) => a.origin - b.origin);
}

/** Of the order in which FTS5 sorts terms, bytes; 0 for a term that is the wanted one, or begins so. */
function compare(term: Uint8Array, wanted: Uint8Array, isPrefix: boolean): number {
  const shared = Math.min(term.length, wanted.length);
  for (let i = 0; i < shared; i++) if (term[i] !== wanted[i]) return term[i]! - wanted[i]!;
  return isPrefix && term.length > wanted.length ? 0 : term.length - wanted.length;
}

const uint16 = (bytes: Uint8Array, at: number) => (bytes[at]! << 8) | bytes[at + 1]!;
