import type { Engine, SortDirection, SortField } from '@groundwork/contract/engines';
import type { Span } from '@groundwork/contract/search';
import type { QueryNode } from '../query/query-tree.ts';
import type { CatalogueRecord, RecordRef } from '../record.ts';
import type { HybridSettings } from '../semantics/ranking/settings.ts';
import type { WatchedValues } from '../watched-values.ts';
import type { VectorIndex } from './vectors.port.ts';

/** Records that lie nearest and are looked at by a search by meaning. */
export const MEANING_DEPTH = 300;
/** With fewer records that match all of a query, those with some of its words follow. */
export const RELAX_BELOW = 10;

/** Finds by meaning, too: the records whose vectors lie nearest. */
export interface Meaning {
  /** semantic: what is close, whatever its words. hybrid: what the query matches, and what is close, in one ranking. */
  mode: 'semantic' | 'hybrid';
  /** The model of the vector. Where another one serves, nothing is near. */
  model: string;
  /** The query's vector, one long or all zeros. */
  vector: Float32Array;
  /** Any of the query's words; null for none. */
  words: QueryNode | null;
  /** A record must satisfy this to be found by meaning: the operators and fields of the query. */
  must: QueryNode | null;
  settings: HybridSettings;
  /**
   * The floor under what is close: records whose words or vectors say that they are, and those with none of its words that lie as near as the
   * nearer ones of those with all of them. Null for the nearest `MEANING_DEPTH`, however far.
   */
  floor: MeaningFloor | null;
}

export interface MeaningFloor {
  /** Having any of its words says nothing: the query is a description, and only what says much of it, or lies near, is found. */
  isDescription: boolean;
}

/** A list of records, each with a score. Equal keys, equal lists: what an index made of one is used again. */
export interface ListedRecords {
  key: string;
  records: readonly (RecordRef & { score: number })[];
}

/** Which records: of these engines, matching the tree (null: all), under these filters. */
export interface Selection {
  engines: Engine[];
  query: QueryNode | null;
  /** Any of the query's words: what has some of them follows when fewer than `RELAX_BELOW` records match the query. */
  relaxTo?: QueryNode | null;
  meaning?: Meaning;
  /** Only these records; without a query the highest scores come first. */
  among?: ListedRecords;
  /** Facet fields: any of the values. */
  facets?: Record<string, string[]>;
  /** Inclusive bounds on `date` (compared at the bound's own precision: max '2021' includes 2021-12-31) and `amount`. */
  ranges?: {
    date?: { min?: string; max?: string };
    amount?: { min?: number; max?: number };
    /** When the record was first stored: ISO 8601 in UTC. */
    seen?: { min?: string; max?: string };
  };
  /** The sample alone, for those who look at it. Otherwise it stands aside wherever there is a real record. */
  only?: 'sample';
  /** Records left out, for "similar to this one". */
  exclude?: RecordRef[];
}

export interface IndexQuery extends Selection {
  /** Records without the sorted value come last in both directions. 'relevance' without words to rank by is newest first. */
  sort: SortField;
  direction: SortDirection;
  offset: number;
  limit: number;
  /** Facet fields to count. Each field's counts follow the query and all filters except its own. */
  countFacets?: string[];
  /** Values listed per facet; default 12. */
  facetLimit?: number;
}

/** A matching record. `score` falls with rank under sort 'relevance'; 0 otherwise. */
export interface IndexHit {
  record: CatalogueRecord;
  score: number;
  snippet: string;
  highlights: { title: Span[]; snippet: Span[] };
  /** The query's words that it holds, as typed, and whether it was found for its meaning alone. */
  matched: { words: string[]; isByMeaning: boolean };
}

/** The same order as IndexAnswer's hits, without the records. */
export interface RefsAnswer {
  refs: RecordRef[];
  total: number;
  isTotalCapped: boolean;
  isRelaxed: boolean;
}

export interface FacetCount {
  value: string;
  count: number;
}

export interface FacetCounts {
  values: FacetCount[];
  isCapped: boolean;
  /** Reckoned from a part of what was found, or some of them may be too small. */
  isRough?: true;
}

export interface IndexAnswer {
  hits: IndexHit[];
  total: number;
  /** The part of the total that the query matches word for word; the rest is close in meaning, or has some of the words.
   *  Null where all of it matches, and where the total is not counted off. */
  withWords: number | null;
  isTotalCapped: boolean;
  /** Whether records with only some of the words were added. */
  isRelaxed: boolean;
  facets: Record<string, FacetCounts>;
}

/** Groups the selection by `by` and counts records and sums amounts. */
export interface AggregateQuery extends Selection {
  by:
    | { type: 'year' }
    | { type: 'day' }
    | { type: 'seen' }
    | { type: 'amount-range' }
    | { type: 'facet'; field: string }
    | { type: 'engine' }
    | { type: 'all' };
  /** At most this many groups, largest count first (years, days and ranges of amounts ascending, all of them); default 50. */
  limit?: number;
}

/** Records like one of the catalogue's. */
export interface SimilarQuery {
  record: RecordRef;
  /** The record's words with how much each stands out in it, the most first. */
  words: { word: string; weight: number }[];
  /** So many of them are asked for: those that are rare elsewhere before those that stand everywhere. */
  take: number;
  engines: Engine[];
  /** Left out beside the record itself. */
  exclude: RecordRef[];
  only?: Selection['only'];
  /** How words and meaning become one ranking; without a vector of the record, words alone rank. */
  settings: HybridSettings;
  /** Records of each data set. */
  limit: number;
}

export interface SimilarRecords {
  /** The words that were asked for. */
  words: string[];
  /** Best first in each data set; none for one that has nothing. */
  groups: { engine: Engine; hits: IndexHit[] }[];
}

export interface AggregateRow {
  /** Year as `yyyy`, day (of dates that have one) and day first stored as `yyyy-mm-dd`, lower bound of the range (`AMOUNT_BOUNDS`), facet value, engine id,
   *  or '' for all. Records without the key are left out. */
  key: string;
  count: number;
  /** Sum of `amount` over records that have one; 0 when none has. */
  amount: number;
  /** How many of `count` have an amount. */
  withAmount: number;
}

export interface UpsertResult {
  added: number;
  changed: number;
  unchanged: number;
}

export const sumCounts = (one: UpsertResult, other: UpsertResult): UpsertResult => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
});

/** Something to go on from, and what the upserts that were stored with it have done in all. */
export interface Checkpoint<Value> {
  value: Value;
  counts: UpsertResult;
}

/** Some of the records that a source gave; `next` asks for more of them, null after the last. */
export interface RefPage {
  refs: RecordRef[];
  next: number | null;
}

/** A record that was added or changed. */
export interface RecordChange {
  record: CatalogueRecord;
  /** When it was first stored: ISO 8601 in UTC, to the second. */
  seen: string;
  /** The watched values at the place that was asked from; null where it was not there or none of them has been changed since. */
  before: WatchedValues | null;
  /** When the first of those changes was stored. */
  changedAt: string | null;
}

/** A record of which what people watch has changed: as it was at the place that was asked from, and as it is. */
export interface ChangedRecord {
  ref: RecordRef;
  title: string;
  before: WatchedValues;
  after: WatchedValues;
  /** When it was first stored, and when it was first changed after the place: ISO 8601 in UTC, to the second. */
  seen: string;
  changedAt: string;
}

/** Changes of all data sets behind the place `after` and up to `to`, of which so many are told for each selection. */
export interface SelectedRange extends Omit<ChangeRange, 'engine'> {
  limit: number;
}

/** The changes among the records that a selection finds. */
export interface SelectedChanges {
  /** When the newest of the records was first stored; null where nothing that was added or changed is found. */
  newest: string | null;
  /** At most so many as were asked for. */
  changed: ChangedRecord[];
}

/** Changes after a place, in the order in which they were stored; `next` is the place of the last of them. */
export interface ChangePage {
  changes: RecordChange[];
  next: number;
  isLast: boolean;
}

/** `version` grows by one with every committed change. */
export interface IndexVersion {
  version: number;
  /** ISO 8601 in UTC. */
  changedAt: string;
  /** The version by which records of an engine last changed; none for an engine that never had any. */
  engines: Partial<Record<Engine, number>>;
}

export interface IdentityOptions {
  exclude?: RecordRef;
  /** Records answered per engine; all of them are counted. */
  perEngine: number;
  /** Also duplicates of other records, what the source deleted, and the sample beside real records. */
  withHidden?: boolean;
  only?: Selection['only'];
}

export interface IdentityGroup {
  engine: Engine;
  total: number;
  records: CatalogueRecord[];
}

export interface EngineStats {
  engine: Engine;
  /** Records that searches list. */
  count: number;
  /** Sample records, listed or set aside. */
  sampleCount: number;
  /** There are real records in the catalogue, of whatever data set: the sample is not listed. */
  isSampleAside: boolean;
  /** Newest `date` among the listed records; null when none has one. */
  newest: string | null;
}

/** One engine's changes behind the place `after` and up to `to`. */
interface ChangeRange {
  engine: Engine;
  after: number;
  to: number;
}

/**
 * The catalogue's index: stores the records of the fourteen data sets and finds them. One suite of contract tests
 * (`index.contract.ts`) holds for every adapter. Of several entries of one thing in one data set (`recordNumbers`), all
 * but the preferred one are hidden: read by `get`, left out of searches, counts and sums. So is the sample wherever there is a
 * real record, unless it is asked for alone. Reads may run side by side with writes and see whole batches. Records of an
 * organization's own collection are there for the index that `seenBy` gives alone: for every other read they do not exist.
 *
 * Where another service searches (OpenSearch), some promises are weaker, and the caller can rely on these alone:
 * - A search waits for what was committed before it, and answers without it after a second: the service is behind. While it is far behind, whole batches may be seen in parts.
 * - What is shown of a record is what it says now; one that left while it was searched for is left out of its page.
 * - On an index of several shards, whole batches become visible shard by shard, and facets with more than 5,000 values are counted roughly (groups: with more than 60,000).
 * - Which of equally good records comes first differs between adapters, as do scores; each has one order, and keeps it.
 * - Words that are only begun rank nothing, and a phrase whose last word is only begun goes on with 1,000 words at most.
 * Every method rejects with IndexClosedError after close(), and with AbortError when `signal` fires.
 */
export interface CatalogueIndex {
  /** The same catalogue as those see it who see this collection beside what is everybody's; null sees no collection. What is stored, and
   *  vectors that are made of it, are the same for all. */
  seenBy(collection: string | null): CatalogueIndex;
  /** Adds and replaces by (engine, id); equal content (by hashRecord) is left alone. Durable when it resolves. Rejects, and stores nothing,
   *  where an id is that of a record of another collection.
   *  `checkpoint` is stored in the same step as the records, and the result is added to its counts. */
  upsert(records: CatalogueRecord[], checkpoint?: { key: string; value: unknown }): Promise<UpsertResult>;
  /** Deletes by reference; unknown references are ignored. Answers how many there were. */
  delete(refs: RecordRef[]): Promise<number>;
  /** Marks records that their source no longer has: still read by `get`, left out of everything else until the source
   *  has them again (upsert). Unknown references and marked ones are ignored. Answers how many were marked. */
  markWithdrawn(refs: RecordRef[], reason: string): Promise<number>;
  /** Deletes every record marked as sample data, but for those to be kept for what cites them: these are marked as
   *  withdrawn. Answers how many there were. */
  deleteSample(keep: { refs: RecordRef[]; reason: string }): Promise<number>;
  /** Deletes a collection with its records. Answers how many there were. */
  deleteCollection(collection: string): Promise<number>;
  /** References of an engine's records whose `source.name` is this one, everybody's or those of the collection alone, without sample data and what is marked as deleted. May answer an
   *  empty page before the last. `from`: 0, then the `next` of the page before. */
  refsOfSource(engine: Engine, sourceName: string, from: number): Promise<RefPage>;
  getCheckpoint<Value>(key: string): Promise<Checkpoint<Value> | null>;
  /** Begins the checkpoint's counts anew. */
  setCheckpoint(key: string, value: unknown): Promise<void>;
  /** In the order asked; null where there is none. */
  get(refs: RecordRef[], signal?: AbortSignal): Promise<(CatalogueRecord | null)[]>;
  search(query: IndexQuery, signal?: AbortSignal): Promise<IndexAnswer>;
  /** References of the first `limit` that `search` would find, in its order, from one state of the index. */
  searchRefs(query: Omit<IndexQuery, 'offset'>, signal?: AbortSignal): Promise<RefsAnswer>;
  /** Records of each data set that share a record's telling words or lie near it in meaning. */
  similar(query: SimilarQuery, signal?: AbortSignal): Promise<SimilarRecords>;
  /** Values of one facet whose folded text contains the folded `contains`, counted under the selection without its
   *  filter on that facet, largest first. */
  facetValues(
    selection: Selection,
    field: string,
    contains: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FacetCounts>;
  aggregate(query: AggregateQuery, signal?: AbortSignal): Promise<AggregateRow[]>;
  /** The results of each selection among the changes in a range of places, all of them in one pass. Not by meaning, and not
   *  with words left out: what is nearest, and whether too little is found, says nothing of one record. */
  selectChanges(selections: Selection[], range: SelectedRange, signal?: AbortSignal): Promise<SelectedChanges[]>;
  /** How many records hold each of the words, whichever form of it; of a word that is several tokens, its rarest. About: records that are not
   *  listed may count. */
  wordCounts(words: string[], signal?: AbortSignal): Promise<number[]>;
  /** For each of the words that no record holds: words like it that some do, likeliest first, at most `limit`. */
  similarWords(words: string[], limit: number, signal?: AbortSignal): Promise<Record<string, string[]>>;
  /** Records that hold any of these keys (`identityKeys` of a record, `recordNumbers` after 'n:'), by engine. Within one,
   *  those with the earlier key come first, then the newest. */
  findByIdentity(keys: string[], options: IdentityOptions, signal?: AbortSignal): Promise<IdentityGroup[]>;
  stats(): Promise<EngineStats[]>;
  /** Rejects while searches cannot be answered. Answers how many changes they do not show yet. */
  ping(): Promise<{ waiting: number }>;
  /** The place of the last change there is. Places only grow, as long as the catalogue is the same. */
  lastChange(): Promise<number>;
  /** Records added or changed after a place, each once, as it is now. Duplicates and what the source deleted are left out. */
  changes(after: number, limit: number): Promise<ChangePage>;
  version(): Promise<IndexVersion>;
  readonly vectors: VectorIndex;
  close(): Promise<void>;
}
