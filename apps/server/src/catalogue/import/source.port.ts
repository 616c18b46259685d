import type { Engine } from '@groundwork/contract/engines';
import type { PoliteClient } from '../../platform/fetch/polite-client.ts';
import type { CatalogueRecord, RecordRef } from '../record.ts';

/** One thing that a source's file or answer held: a record, the news that one is gone, or why it cannot become one. */
export type SourceItem =
  | { at: string; record: CatalogueRecord }
  /** The source itself says that it took this record back; `reason` in words for people. */
  | { at: string; deleted: RecordRef; reason: string }
  /** `at` says where, as people count: 'line 17', 'record 3', 'NCT01234567'. `reason` says what is wrong. */
  | { at: string; rejected: string };

/** An item of a file, or a notice for the operator although it went well. */
export type FileItem = SourceItem | { at: string; notice: string };

/** A file to import: its name (for recognising the format) and its bytes, decompressed. */
export interface SourceFile {
  name: string;
  /** Companion files are looked up here (Drugs@FDA and Crunchbase come as several files). */
  folder: string | null;
  open(): ReadableStream<Uint8Array>;
  /** Told of each companion that is looked for; what it answers is read in its place. */
  onCompanion?(name: string, found: SourceFile | null): SourceFile | null;
  /** In bytes as stored (packed, where it is packed); null when it is not known, as for a pipe. */
  size: number | null;
  /** The first bytes (at most 64 kB), for recognising the format without reading it all. */
  head: Uint8Array;
}

export interface ReadContext {
  /** Stamped on every record as `source.retrievedAt`, ISO 8601 in UTC. */
  retrievedAt: string;
  signal: AbortSignal;
}

export interface LiveContext extends ReadContext {
  client: Pick<PoliteClient, 'json' | 'text'>;
  /** Only records of these are wanted. */
  engines: Engine[];
  /** First and last day asked for, `yyyy-mm-dd`, both included; null: from the source's beginning. */
  since: string | null;
  until: string;
  /** The place where an earlier run of the same days stopped, as the page before gave it; null at the beginning. */
  cursor: unknown;
  /** The records stored under these references, in order: so that what costs a call of its own isn't asked twice. */
  stored(refs: RecordRef[]): Promise<(CatalogueRecord | null)[]>;
  /** Keyed by environment variable: keys, the operator's e-mail address. */
  settings: Readonly<Record<string, string | undefined>>;
}

/** One answer of a live source. */
export interface LivePage {
  items: SourceItem[];
  /** The place to go on from after this page, as JSON; null after the last one. */
  cursor: unknown;
  /** Counts of the source's own things (studies, companies …): in all, as far as it tells, and on this page. */
  total?: number;
  count?: number;
}

/** How a source is fetched over the network. */
export interface LiveSource {
  /** Engines that are fetched, when files of the source feed more. */
  engines?: Engine[];
  /** Environment variable of a key that the source does not answer without. */
  key?: string;
  /** A run from the beginning lists everything that the source still has, under the ids that its files give, too: what was
   *  stored and is not listed any more is gone. */
  isComplete?: true;
  /** A source too large to be fetched whole begins this many days back; an operator may go further by asking. */
  firstRunDays?: number;
  /** Page by page; throws FetchError when the source cannot be read on. */
  pages(context: LiveContext): AsyncIterable<LivePage>;
}

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
  /** The place where an earlier ask of the same words stopped; null at the beginning. */
  cursor: unknown;
}

/** One answer of a source that was asked. `total` and `count` are what the source itself counts. */
export interface AskPage extends LivePage {
  /** A page at the source that shows the same question, where only its answer tells the address. */
  address?: string;
}

/** A source's count for one year. */
export interface YearCount {
  year: number;
  value: number;
}

/** How a source is asked by words, in its own order of relevance. */
export interface AskSource {
  /** The data sets that it feeds, where files of the source feed more. */
  engines?: Engine[];
  /** Environment variable of a key that the source does not answer without. */
  key?: string;
  /** Tells people who choose what is to be found there: 'Trials registered in the United States and beyond'. */
  goodFor: string;
  /** It holds trials, medicines and care alone: for other ideas it is asked only if somebody chooses it. */
  isOfMedicine?: true;
  /** From the start of one request to the start of the next. */
  intervalMs: number;
  /** The most that one ask takes, where each record costs a call of its own. */
  limitMax?: number;
  /** The source knows no "and" and takes phrases one after another: `shape` makes no difference. */
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

/** A public source of records: knows its formats and maps them. Sources are islands: none imports another. */
export interface Source {
  /** Name on the command line: 'clinicaltrials-gov'. */
  name: string;
  label: string;
  url: string;
  licence: string;
  engines: Engine[];
  /** Version of the description that a source reads by: another description is another import of the same file. */
  version?: string;
  /** True when `read` understands this file, judged by its head (columns, keys, root element), then its name. */
  recognises(file: SourceFile): boolean;
  /** Streams the file's records in file order; never throws for a bad row: it yields the reason and goes on. */
  read(file: SourceFile, context: ReadContext): AsyncIterable<FileItem>;
  /** Absent when the source is only imported from files. */
  live?: LiveSource;
  /** Absent when the source cannot be asked by words. */
  ask?: AskSource;
}

/** The outcome of a run; `read` = added + changed + unchanged + rejected. News of deletions are not counted as read. */
export interface ImportSummary {
  source: string;
  file: string;
  engines: Partial<Record<Engine, number>>;
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  rejected: number;
  /** Records marked because the source does not have them any more. */
  withdrawn: number;
  /** A notice for the operator although the run went well; null mostly. */
  notice: string | null;
  /** The first 1,000 rejections with their place and reason. */
  rejections: { at: string; reason: string }[];
  milliseconds: number;
  isResumed: boolean;
  /** The very bytes that were imported before, and nothing has changed since: they were compared, not read again. */
  isSame: boolean;
  /** For a live source: the first day fetched (null: all), how many things it announced, and how many of them came. */
  since?: string | null;
  total?: number;
  done?: number;
  /** Why the file could not be read to its end; what came before it is kept. Null when all of it was read. */
  failure: string | null;
}
