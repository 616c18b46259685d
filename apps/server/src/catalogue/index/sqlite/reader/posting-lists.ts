import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { CatalogueStorageError } from '../../errors.ts';
import type { Cancellation } from '../../threads/serve.ts';
import { readVarint, varintBytes } from '../shared/varint.ts';
import { ByteCache } from './byte-cache.ts';
import { ListBuffer } from './list-buffer.ts';
import { addPhrase, PlaceList } from './place-lists.ts';
import { countList, frequencyOf, type Postings, reserve, type Wanted } from './posting-decoder.ts';
import type { TermLists } from './term-lists.ts';
import { type Segment, TermPages } from './term-pages.ts';

/** Rows of FTS5's data table that are not pages of segments. */
const STRUCTURE_ID = 10;
/** A page's row: the segment's number in the bits above its page number. */
const SEGMENT_UNIT = 2 ** 37;
/** Says that a structure record counts origins and tombstones, as those of contentless tables with deletion do. */
const STRUCTURE_V2 = [0xff, 0, 0, 1];
/** Bytes of a list's entry: a record's docid, the length of its places, and some places. */
const ENTRY_BYTES = 6;
/** Behind every character of UTF-8. */
const LAST_BYTE = 0xff;
/** Half a megabyte: read in well under a millisecond. */
const PAGES_AT_ONCE = 128;
/** Enough for the words of one question, as a rule, and as much again. */
const RECENT_BYTES = 2 * 1024 * 1024;
/** Copying more at once takes longer than it saves: the longest lists are read once, as a rule. */
const RECENT_PIECE_MAX = 64 * 1024;
/** Before each term: FTS5 keeps its prefix indexes, of which this table has none, beside the main one. */
const MAIN_INDEX = '0';
const PAGE_HEADER = 4;
const ENCODER = new TextEncoder();
/** The size to which FTS5 fills them unless told otherwise. */
const PAGE_BYTES = 4050;

/**
 * Reads the lists of records that FTS5 keeps for each term, straight from its pages: some twenty times quicker than by
 * its vocabulary table, which makes a row of each place where a word stands.
 *
 * The layout is that of SQLite's file format (ext/fts5/fts5_index.c: structure record, segment leaves, doclists), which
 * SQLite must keep readable. Records that were removed are still in the lists; their docids have no doc ordinal.
 */
export class PostingLists implements TermLists {
  private readonly structure: StatementSync;
  private readonly page: StatementSync;
  private readonly inARow: StatementSync;
  private readonly pages: StatementSync;
  private readonly termPages: TermPages;
  private readonly cancellation: Cancellation;
  private segments: Segment[] = [];
  private readonly recent = new ByteCache(RECENT_BYTES);
  private readonly list = new ListBuffer();
  /** Places of a phrase's words. */
  private readonly places: PlaceList[] = [];

  constructor(db: DatabaseSync, cancellation: Cancellation) {
    this.cancellation = cancellation;
    this.structure = db.prepare(`select block from fts_data where id = ${STRUCTURE_ID}`);
    this.termPages = new TermPages(db);
    this.page = db.prepare('select block from fts_data where id = ?');
    this.page.setReturnArrays(true);
    // Many pages in one piece: an object for each would take twice as long as reading them.
    this.pages = db.prepare(
      "select group_concat(length(block)), cast(group_concat(block, '') as blob) from fts_data where id between ? and ?",
    );
    this.pages.setReturnArrays(true);
    this.inARow = db.prepare("select cast(group_concat(block, '') as blob) from fts_data where id between ? and ?");
    this.inARow.setReturnArrays(true);
  }

  /** To be called in each new state of the index, before anything is read in it. */
  sync(): void {
    this.list.forget();
    this.recent.clear();
    this.segments = readStructure(this.structure.get()?.['block'] as Uint8Array);
    this.termPages.sync(this.segments);
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

  /** Reads the wanted records alone. Answers in how many living records the term stands, wherever. */
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

  /** Estimates a list that goes over several pages by their number; a shorter one is counted. */
  roughCount(term: string): number {
    const wanted = bytesOf(term);
    let count = 0;
    for (const segment of this.segments) {
      const firstPage = this.termPages.pageWith(segment, wanted);
      const pages = this.termPages.pageAfter(segment, wanted) - firstPage;
      if (pages < 0) continue;
      let isLong = false;
      this.listsFrom(wanted, false, this.pagesBetween(segment, firstPage, firstPage + Math.min(pages, 1)), (list) => {
        isLong = list.isCut;
        if (!isLong) count += countList(list.bytes, list.length, list.restarts);
        return false;
      });
      if (isLong) count += Math.round((pages * PAGE_BYTES) / ENTRY_BYTES);
    }
    return count;
  }

  /** In pages begun. */
  roughLength(term: string): number {
    const wanted = bytesOf(term);
    let pages = 0;
    for (const segment of this.segments)
      pages += Math.max(0, this.termPages.pageAfter(segment, wanted) - this.termPages.pageWith(segment, wanted));
    return pages;
  }

  /** Gathers each wanted term's list in one piece; `use` answers whether to go on. */
  private eachList(segment: Segment, text: string, isPrefix: boolean, use: (list: ListBuffer) => boolean): void {
    const wanted = bytesOf(text);
    this.listsFrom(wanted, isPrefix, this.pagesFrom(segment, wanted, isPrefix), use);
  }

  private listsFrom(
    wanted: Uint8Array,
    isPrefix: boolean,
    pages: Iterable<Uint8Array>,
    use: (list: ListBuffer) => boolean,
  ): void {
    const { list } = this;
    let isOpen = false;
    for (const page of pages) {
      const leafEnd = uint16(page, 2);
      const footer = new Footer(page, leafEnd);
      if (isOpen) {
        // The list goes on up to the page's first term. The first record on a page is not told as a difference.
        list.append(page, PAGE_HEADER, footer.offset, uint16(page, 0));
        if (footer.isOver) continue;
        isOpen = false;
        if (!use(list) || !isPrefix) return;
      }
      const order = new TermOrder(wanted, isPrefix);
      for (let isFirst = true; !footer.isOver; isFirst = false) {
        let at = footer.offset;
        footer.next();
        let kept = 0;
        if (!isFirst) {
          kept = readVarint(page, at);
          at += varintBytes(page, at);
        }
        const added = readVarint(page, at);
        at += varintBytes(page, at);
        const place = order.of(page, at, kept, added);
        if (place > 0) return;
        if (place < 0) continue;
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
    const first = this.termPages.pageWith(segment, term);
    const after = this.termPages.pageAfter(segment, isPrefix ? Uint8Array.of(...term, LAST_BYTE) : term);
    if (after < segment.firstPage) return;
    yield* this.pagesBetween(segment, first, first);
    if (first >= segment.lastPage) return;
    const last = Math.min(segment.lastPage, after);
    // Between the page where a list begins and that of the next term there is nothing but the list.
    if (!isPrefix) yield* this.pagesInARow(segment, first + 1, last - 1);
    yield* this.pagesBetween(segment, isPrefix ? first + 1 : last, last);
  }

  private *pagesBetween({ id }: Segment, first: number, last: number): Generator<Uint8Array> {
    const start = id * SEGMENT_UNIT;
    if (first === last) {
      const page = this.lately(this.page, start + first);
      if (page) yield page;
      return;
    }
    for (let from = first; from <= last; from += PAGES_AT_ONCE) {
      this.cancellation.check();
      const to = Math.min(last, from + PAGES_AT_ONCE - 1);
      const [lengths, bytes] = this.pages.get(start + from, start + to) as unknown as [string | null, Uint8Array];
      let end = 0;
      for (const length of lengths?.split(',') ?? []) {
        const begin = end;
        end += Number(length);
        yield bytes.subarray(begin, end);
      }
    }
  }

  /** Pages without any term: each is as long as the part of it that holds lists. */
  private *pagesInARow({ id }: Segment, first: number, last: number): Generator<Uint8Array> {
    const start = id * SEGMENT_UNIT;
    for (let from = first; from <= last; from += PAGES_AT_ONCE) {
      this.cancellation.check();
      const to = Math.min(last, from + PAGES_AT_ONCE - 1);
      const bytes = this.lately(this.inARow, start + from, start + to);
      for (let at = 0; bytes && at < bytes.length; ) {
        const end = at + Math.max(PAGE_HEADER, uint16(bytes, at + 2));
        yield bytes.subarray(at, end);
        at = end;
      }
    }
  }

  /** A statement's answer for these ids, to be used at once: a question reads most of its words' lists more than once. */
  private lately(statement: StatementSync, ...ids: number[]): Uint8Array | null {
    this.recent.turn();
    const name = ids.join(' ');
    const known = this.recent.get(name);
    if (known) return known;
    const [bytes = null] = (statement.get(...ids) ?? []) as unknown as [Uint8Array | null] | [];
    if (bytes && bytes.length <= RECENT_PIECE_MAX) this.recent.add(name, bytes.length)?.set(bytes);
    return bytes;
  }
}

/** Compares a page's terms with the wanted one, in the order in which FTS5 sorts them, that of their bytes. */
class TermOrder {
  private readonly wanted: Uint8Array;
  private readonly isPrefix: boolean;
  /** Bytes at the beginning that the last term has in common with the wanted one. */
  private shared = 0;

  constructor(wanted: Uint8Array, isPrefix: boolean) {
    this.wanted = wanted;
    this.isPrefix = isPrefix;
  }

  /** Order of the page's next term: `kept` bytes of the last one, then those at `at`. 0 for a term that is wanted. */
  of(page: Uint8Array, at: number, kept: number, added: number): number {
    const { wanted } = this;
    // It goes on as the last one did, which stood before the wanted one, or began like it.
    if (kept > this.shared) return this.shared === wanted.length ? 0 : -1;
    let i = 0;
    while (i < added && kept + i < wanted.length && page[at + i] === wanted[kept + i]) i++;
    this.shared = kept + i;
    if (this.shared === wanted.length) return this.isPrefix || i === added ? 0 : 1;
    return i === added ? -1 : page[at + i]! - wanted[this.shared]!;
  }
}

/** Starts of a page's terms: differences at its end. */
class Footer {
  /** Offset of the present term; the end of the lists when there is none. */
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
      const numbers = [next(), next(), next(), next(), next()] as const;
      const [id, firstPage, lastPage, origin] = numbers;
      const segment = { id, firstPage, lastPage, origin, name: numbers.join(' ') };
      // All of it is in the segment that a merge under way writes; its pages are only still to be removed.
      if (segment.firstPage > 0) segments.push(segment);
      // Tombstone pages, tombstones, rows.
      for (let i = 0; i < 3; i++) next();
    }
  }
  // Docids only grow, so that lists come in their order but for merges under way.
  return segments.sort((a, b) => a.origin - b.origin);
}

const bytesOf = (term: string) => ENCODER.encode(MAIN_INDEX + term);
const uint16 = (bytes: Uint8Array, at: number) => (bytes[at]! << 8) | bytes[at + 1]!;
