import type { Postings, Wanted } from './posting-decoder.ts';

/** The lists of records that FTS5 keeps for each term. */
export interface TermLists {
  /** To be called in each new state of the index, before anything is read in it. */
  sync(): void;
  read(term: string, isPrefix: boolean, weights: number[], into: Postings): void;
  /** `read` of the wanted records alone; answers in how many living records the term stands. */
  readWanted(term: string, weights: number[], wanted: Wanted, into: Postings): number;
  /** Records in which the terms stand side by side; false where this cannot tell, and FTS5 is to be asked. */
  readPhrase(terms: string[], weights: number[], into: Postings): boolean;
  has(term: string, isPrefix: boolean): boolean;
  /** About how many records a term stands in, removed ones included, without reading its list. */
  roughCount(term: string): number;
  /** How long a term's list is beside another's, at next to no cost. */
  roughLength(term: string): number;
}
