import { totalmem } from 'node:os';

const MB = 1024 * 1024;
/** A large machine keeps no more than this: what is kept longer is seldom asked for again. */
const DEFAULT_MAX_MB = 320;
const DEFAULT_MIN_MB = 48;
const OF_THE_MACHINE = 1 / 24;

/** MB that a catalogue may keep where nobody says how many. */
export const memoryDefault = (machine = totalmem()): number =>
  Math.round(Math.min(DEFAULT_MAX_MB, Math.max(DEFAULT_MIN_MB, (machine / MB) * OF_THE_MACHINE)));

/** Bytes that a reader keeps besides the arrays that it needs of every record. */
export interface ReaderMemory {
  /** Matches of each word, and of each part of a query. */
  matches: number;
  /** The results of a search, for its next page. */
  found: number;
  /** Columns of facets. */
  facets: number;
  /** Places of the words of subjects. */
  terms: number;
}

/** The shares of one of so many readers of `mb`, and of the answers that are kept for all. */
export function sharesOf(mb: number, readers: number): { reader: ReaderMemory; answers: number } {
  const answers = (mb * MB) / 40;
  const each = (mb * MB - answers) / readers;
  return {
    answers,
    reader: { matches: 0.4 * each, found: 0.3 * each, facets: 0.2 * each, terms: 0.1 * each },
  };
}
