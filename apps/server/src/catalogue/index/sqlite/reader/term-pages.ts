import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** A segment of the full-text index: written once, unless a merge is under way. */
export interface Segment {
  id: number;
  firstPage: number;
  lastPage: number;
  /** Which of all writings its first records came with. */
  origin: number;
  /** Unlike any other's: numbers are used again, writings are not. */
  name: string;
}

/** A segment that was asked so often will be asked more: its terms are then kept. While much is written, many come and go. */
const ASKED_BEFORE_KEPT = 48;

/** The first term of each page of a segment: FTS5 keeps a row a page, and asking for one takes longer than looking here. */
interface Terms {
  /** One after the other. */
  bytes: Uint8Array;
  /** Start of each, and the end of the last. */
  starts: Uint32Array;
  pages: Uint32Array;
}

/** The page of a segment on which a term stands, and where the terms after it begin. */
export class TermPages {
  private readonly pageOf: StatementSync;
  private readonly nextPageOf: StatementSync;
  private readonly all: StatementSync;
  private readonly kept = new Map<string, { asked: number; terms: Terms | null }>();

  constructor(db: DatabaseSync) {
    this.pageOf = db.prepare(
      'select pgno >> 1 as page from fts_idx where segid = ? and term <= ? order by term desc limit 1',
    );
    this.nextPageOf = db.prepare(
      'select pgno >> 1 as page from fts_idx where segid = ? and term > ? order by term limit 1',
    );
    this.all = db.prepare(`
      select cast(group_concat(term, '') as blob), group_concat(length(term)), group_concat(pgno >> 1)
      from (select term, pgno from fts_idx where segid = ? order by term)
    `);
    this.all.setReturnArrays(true);
  }

  /** To be called in each new state of the index: what is no more is forgotten. */
  sync(segments: Segment[]): void {
    const present = new Set(segments.map(({ name }) => name));
    for (const name of this.kept.keys()) if (!present.has(name)) this.kept.delete(name);
  }

  /** The page on which a term stands, if it does. */
  pageWith(segment: Segment, term: Uint8Array): number {
    const { id, firstPage } = segment;
    const terms = this.termsOf(segment);
    const page = terms
      ? terms.pages[countUpTo(terms, term) - 1]
      : (this.pageOf.get(id, term)?.['page'] as number | undefined);
    return Math.max(firstPage, page ?? firstPage);
  }

  /** The first page on which terms after this one begin; a list may end on it. One before the first: a merge has taken the term out. */
  pageAfter(segment: Segment, term: Uint8Array): number {
    const { id, lastPage } = segment;
    const terms = this.termsOf(segment);
    const page = terms
      ? terms.pages[countUpTo(terms, term)]
      : (this.nextPageOf.get(id, term)?.['page'] as number | undefined);
    return page ?? lastPage;
  }

  private termsOf(segment: Segment): Terms | null {
    const { name } = segment;
    let kept = this.kept.get(name);
    if (!kept) {
      kept = { asked: 0, terms: null };
      this.kept.set(name, kept);
    }
    if (!kept.terms && ++kept.asked > ASKED_BEFORE_KEPT) kept.terms = this.read(segment.id);
    return kept.terms;
  }

  private read(id: number): Terms {
    const [bytes, lengths, pages] = this.all.get(id) as unknown as [Uint8Array | null, string | null, string | null];
    const each = lengths?.split(',') ?? [];
    const starts = new Uint32Array(each.length + 1);
    for (let i = 0; i < each.length; i++) starts[i + 1] = starts[i]! + Number(each[i]);
    return { bytes: bytes ?? new Uint8Array(), starts, pages: Uint32Array.from(pages?.split(',') ?? [], Number) };
  }
}

/** How many terms stand up to this one, in the order of their bytes. */
function countUpTo({ bytes, starts }: Terms, term: Uint8Array): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(bytes, starts[middle]!, starts[middle + 1]!, term)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function isAfter(bytes: Uint8Array, from: number, to: number, term: Uint8Array): boolean {
  const shared = Math.min(to - from, term.length);
  for (let i = 0; i < shared; i++) if (bytes[from + i] !== term[i]) return bytes[from + i]! > term[i]!;
  return to - from > term.length;
}
