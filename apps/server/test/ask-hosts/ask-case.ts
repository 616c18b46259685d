import type { ReplayHost, ReplayRequest } from '../replay-server.ts';

/** What the servers of a source answer to words, in their own envelopes and by their own rules of paging. */
export interface AskCase {
  source: string;
  /** The host that is searched. */
  host: string;
  /** Which requests to it are searches; all of them when absent. */
  isSearch?(request: ReplayRequest): boolean;
  /** The words as a search carries them. */
  sent(request: ReplayRequest): string;
  hosts(world: AskedWorld): Record<string, ReplayHost>;
  /** Records of each match, where it is more than one (a study with its intervention). */
  recordsOfEach?: number;
  /** What it tells how many there are of; null: it does not. Several phrases asked one after another have no total. */
  totalOf: 'all words' | 'one phrase' | null;
  hasYears?: true;
  /** It is asked for all that it has; the words are looked for here. */
  isToldNothing?: true;
  settings?: Record<string, string>;
}

export interface AskedWorld {
  /** How many things of each source have the words. */
  matches: number;
  /** What they are about. */
  topic: string;
}

const from = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: Math.max(0, length) }, (_, index) => make(index));

export const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** The part of all matches that a page holds. */
export const page = <Item>(
  { matches }: AskedWorld,
  start: number,
  size: number,
  make: (index: number) => Item,
): Item[] => from(Math.min(size, matches - start), (index) => make(start + index));
