import type { Engine } from '@groundwork/contract/engines';
import type { LiveContext, LivePage } from './source.port.ts';

/** Words that somebody agreed to have sent to a source. */
export interface AskedWords {
  /** The phrases of a group are alternatives of each other; the most telling groups and phrases stand first. */
  groups: string[][];
  /** all: what is wanted has a phrase of each group; any: it has one of them. */
  shape: 'all' | 'any';
}

export interface AskContext extends Pick<LiveContext, 'client' | 'signal' | 'retrievedAt' | 'settings' | 'stored'> {
  words: AskedWords;
  /** How many are wanted in all, with those of the pages before the cursor. */
  limit: number;
  /** Where an earlier ask of the same words stopped; null at the beginning. */
  cursor: unknown;
}

/** One answer of a source that was asked. `total` and `count` are what the source itself counts. */
export interface AskPage extends LivePage {
  /** A page at the source that shows the same question, where only its answer tells the address. */
  address?: string;
}

/** What a source counts for one year. */
export interface YearCount {
  year: number;
  value: number;
}

/** How a source is asked by words, in its own order of relevance. */
export interface AskSource {
  /** What comes of it, where files of the source feed more. */
  engines?: Engine[];
  /** Environment variable of a key that the source does not answer without. */
  key?: string;
  /** What is to be found there, for people who choose: 'Trials registered in the United States and beyond'. */
  goodFor: string;
  /** From the start of one request to the start of the next. */
  intervalMs: number;
  /** The most that one ask takes, where each record costs a call of its own. */
  limitMax?: number;
  /** Of a source that knows no "and", which takes phrases one after another: `shape` makes no difference. */
  isPhraseByPhrase?: true;
  /** Page by page until `limit` or the end; the last page's cursor is where more would be. Throws FetchError. */
  pages(context: AskContext): AsyncIterable<AskPage>;
  /** How many there are of each of these years, or how many US dollars, as the source itself counts. */
  years?: {
    unit: 'count' | 'usd';
    count(context: AskContext, years: number[]): Promise<YearCount[]>;
  };
  /** A page for people at the source that shows the question, or where it can be put. */
  address(words: AskedWords): string;
}
