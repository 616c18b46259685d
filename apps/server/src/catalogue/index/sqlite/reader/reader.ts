import type { DatabaseSync } from 'node:sqlite';
import { serialize } from 'node:v8';
import type { Engine } from '@groundwork/contract/engines';
import { fold } from '../../../query/fold.ts';
import type { CatalogueRecord, RecordRef } from '../../../record.ts';
import type {
  AggregateQuery,
  AggregateRow,
  ChangePage,
  EngineStats,
  IdentityGroup,
  IndexAnswer,
  IndexQuery,
  RefPage,
  RefsAnswer,
  SelectedChanges,
  SelectedRange,
  Selection,
  SimilarQuery,
  SimilarRecords,
} from '../../index.port.ts';
import { CANDIDATES, tellingWords } from '../../telling-words.ts';
import type { TextLeaf } from '../../text/plan.ts';
import { present } from '../../text/present.ts';
import { TextAnalysis } from '../../text/text-analysis.ts';
import type { Cancellation } from '../../threads/serve.ts';
import type { EmbeddableText, Learnable, Neighbors, NeighborsQuery, ServingModel } from '../../vectors.port.ts';
import { memoryDefault, type ReaderMemory, sharesOf } from '../shared/memory.ts';
import type { FacetValuesQuery, IdentityQuery, PackedAnswer, ReaderApi } from '../shared/protocol.ts';
import { aggregate } from './aggregate.ts';
import { ChangeReader } from './change-reader.ts';
import { ChangeSelector } from './change-selector.ts';
import { DocOrdinalRanges } from './doc-ordinal-ranges.ts';
import { engineStats } from './engine-stats.ts';
import { FacetColumns } from './facet-columns.ts';
import { FacetCounter } from './facet-counts.ts';
import { IdentityReader } from './identity-reader.ts';
import { MatchCache } from './match-cache.ts';
import type { Matches } from './matches.ts';
import { neighborsOf } from './neighbors.ts';
import { RecordColumns } from './record-columns.ts';
import { RecordReader } from './record-reader.ts';
import { selectionParts } from './selection-parts.ts';
import { type Selector, STRICT_LEAD } from './selector.ts';
import { similarDocOrdinals } from './similar-reader.ts';
import { pageOf } from './sorting.ts';
import { Spelling } from './spelling.ts';
import { TextFeed } from './text-feed.ts';
import { VectorColumns } from './vector-columns.ts';

const FACET_VALUES_DEFAULT = 12;
/** Values of fewer records than these are counted from their lists of codes. */
const COLUMN_WORTHWHILE = 5_000;

/** All that a search found, before one page of it is shown. */
interface Counted {
  docOrdinals: Uint32Array;
  found: Matches;
  meant: Matches['meant'];
  facets: IndexAnswer['facets'];
  leaves: TextLeaf[];
  isRanked: boolean;
  isRelaxed: boolean;
}

/** Answers reads, each from one snapshot of the file: the rows and the record columns in memory always agree. */
export class Reader implements ReaderApi {
  private readonly db: DatabaseSync;
  private readonly engines: Engine[];
  private readonly cancellation: Cancellation;
  readonly recordColumns: RecordColumns;
  readonly columns: FacetColumns;
  /** Counts by facet code: one question counts at a time. */
  readonly scratch = { counts: new Uint32Array(0) };
  private readonly records: RecordReader;
  private readonly identities: IdentityReader;
  private readonly changed: ChangeReader;
  private readonly selectedChanges: ChangeSelector;
  private readonly text = new TextAnalysis();
  private readonly vectors: VectorColumns;
  private readonly ranges = new DocOrdinalRanges();
  private readonly feed: TextFeed;
  private readonly parts: ReturnType<typeof selectionParts>;
  private readonly selector: Selector;
  private readonly spelling: Spelling;
  private readonly answers: MatchCache<Counted>;
  private collection: string | null = null;

  constructor(
    db: DatabaseSync,
    engines: Engine[],
    cancellation: Cancellation,
    memory: ReaderMemory = sharesOf(memoryDefault(), 1).reader,
  ) {
    this.db = db;
    this.engines = engines;
    this.cancellation = cancellation;
    this.recordColumns = new RecordColumns(db);
    this.columns = new FacetColumns(this.recordColumns, { bytes: memory.facets, worthwhile: COLUMN_WORTHWHILE });
    this.answers = new MatchCache(memory.found, () => this.recordColumns.scope);
    this.records = new RecordReader(db, this.recordColumns);
    this.identities = new IdentityReader(db, this.recordColumns, this.records, cancellation);
    this.changed = new ChangeReader(db, this.recordColumns);
    this.vectors = new VectorColumns(db, cancellation);
    this.feed = new TextFeed(db);
    const { recordColumns, vectors, records } = this;
    const tokenize = (text: string) => this.text.tokenize(text);
    this.parts = selectionParts(db, { recordColumns, vectors, records, cancellation, tokenize, memory });
    this.selector = this.parts.selector;
    this.selectedChanges = new ChangeSelector(db, { recordColumns, records, cancellation, selector: this.selector });
    const countOf = (token: string) => this.selector.roughCountOf(token);
    this.spelling = new Spelling(db, { countOf, viewer: () => this.recordColumns.columns.viewer }, this.text);
    // The first search then finds the arrays loaded.
    this.snapshot(() => undefined);
  }

  seenBy(...[collection, method, args]: Parameters<ReaderApi['seenBy']>): unknown {
    this.collection = collection;
    try {
      return (this[method] as (...given: unknown[]) => unknown)(...args);
    } finally {
      this.collection = null;
    }
  }

  search(query: IndexQuery): IndexAnswer {
    return this.snapshot(() => {
      const { found, meant, facets, leaves, isRanked, isRelaxed } = this.counted(query);
      const page = pageOf(found, query, this.recordColumns.columns, isRanked).map(({ docOrdinal, score }) => ({
        record: this.records.byDocOrdinal(docOrdinal),
        score,
        isByMeaning: meant?.close.has(docOrdinal) ?? false,
      }));
      this.cancellation.check();
      return {
        hits: present(page, leaves, this.text),
        total: found.docOrdinals.length,
        withWords: withWords(found, meant, isRelaxed),
        isTotalCapped: false,
        isRelaxed,
        facets,
      };
    });
  }

  searchPacked(query: IndexQuery): PackedAnswer {
    const data = serialize(this.search(query));
    return { version: this.recordColumns.version, until: this.recordColumns.nextClosing, data };
  }

  similar(query: SimilarQuery): SimilarRecords {
    return this.vectorSnapshot(() => {
      const { columns, engineCodes } = this.recordColumns;
      this.text.prepare(query.words.slice(0, CANDIDATES).map(({ word }) => word));
      const words = tellingWords(query, columns.live, (word) => this.selector.roughCount(word));
      if (words.length < 2) return { words, groups: [] };
      const { matches, leaves } = this.selector.anyOf(words);
      const isListed = columns.listing(query.only);
      const apart = new Set([query.record, ...query.exclude].map((ref) => this.records.docOrdinalOf(ref)));
      const found = similarDocOrdinals(query, matches, this.vectors.get(this.records.docOrdinalOf(query.record)), {
        columns,
        ranges: this.ranges,
        engineCodes,
        vectors: this.vectors,
        cancellation: this.cancellation,
        isListed: (docOrdinal) => isListed(docOrdinal) && !apart.has(docOrdinal),
      });
      const groups = found.map(({ engine, ranked }) => {
        this.cancellation.check();
        const page = ranked.map(({ docOrdinal, ...rest }) => ({
          record: this.records.byDocOrdinal(docOrdinal),
          ...rest,
        }));
        return { engine, hits: present(page, leaves, this.text) };
      });
      return { words, groups: groups.filter(({ hits }) => hits.length > 0) };
    });
  }

  searchRefs(query: Omit<IndexQuery, 'offset'>): RefsAnswer {
    return this.snapshot(() => {
      const { matches, filter, isRanked, isRelaxed } = this.selector.match(query);
      const found = filter.apply(matches);
      this.cancellation.check();
      const docOrdinals = pageOf(found, { ...query, offset: 0 }, this.recordColumns.columns, isRanked);
      return {
        refs: docOrdinals.map(({ docOrdinal }) => this.records.refByDocOrdinal(docOrdinal)),
        total: found.docOrdinals.length,
        isTotalCapped: false,
        isRelaxed,
      };
    });
  }

  facetValues({ selection, field, contains, limit }: FacetValuesQuery): ReturnType<ReaderApi['facetValues']> {
    return this.snapshot(() => {
      const { matches, filter, engines } = this.selector.match(selection);
      const counter = new FacetCounter(this, [field], filter, this.cancellation);
      const found = filter.apply(matches, (docOrdinal, missing) => counter.addNearMiss(docOrdinal, missing));
      counter.addAll(found.docOrdinals);
      const folded = fold(contains);
      return counter.top(field, engines, limit, (code) => this.recordColumns.facets.foldedValue(code).includes(folded));
    });
  }

  aggregate(query: AggregateQuery): AggregateRow[] {
    return this.snapshot(() => {
      const { matches, filter } = this.selector.match(query);
      return aggregate(filter.apply(matches).docOrdinals, query, this.recordColumns);
    });
  }

  get(refs: RecordRef[]): (CatalogueRecord | null)[] {
    return this.snapshot(() => refs.map((ref) => this.records.byRef(ref)));
  }

  refsOfSource(engine: Engine, sourceName: string, from: number): RefPage {
    return this.snapshot(() => this.records.refsOfSource(engine, sourceName, from));
  }

  wordCounts(words: string[]): number[] {
    return this.snapshot(() => {
      this.text.prepare(words);
      return words.map((word) => this.selector.roughCount(word));
    });
  }

  neighbors(query: NeighborsQuery): Neighbors {
    const { recordColumns, vectors, records, ranges, cancellation } = this;
    return this.vectorSnapshot(() => neighborsOf(query, { recordColumns, vectors, records, ranges, cancellation }));
  }

  similarWords(words: string[], limit: number): Record<string, string[]> {
    return this.snapshot(() => this.spelling.similarWords(words, limit));
  }

  findByIdentity(query: IdentityQuery): IdentityGroup[] {
    return this.snapshot(() => this.identities.find(query));
  }

  stats(): EngineStats[] {
    return this.snapshot(() => engineStats(this.engines, this.recordColumns));
  }

  lastChange(): number {
    return this.snapshot(() => this.changed.last());
  }

  changes(after: number, limit: number): ChangePage {
    return this.snapshot(() => this.changed.page(after, limit));
  }

  /** Asked every second while there is nothing else to do. */
  catchUp(): void {
    this.snapshot(() => this.vectors.sync(this.recordColumns.columns, false));
  }

  servingModel(): ServingModel | null {
    return this.snapshot(() => this.vectors.serving(this.records.listed()));
  }

  modelData(id: string): Uint8Array | null {
    return this.snapshot(() => this.feed.modelData(id));
  }

  learnable(): Learnable {
    return this.snapshot(() => this.feed.learnable(this.recordColumns.columns));
  }

  sampleKeys(size: number): string[] {
    return this.snapshot(() => this.feed.sample(this.recordColumns.columns, size));
  }

  texts(keys: string[]): EmbeddableText[] {
    return this.snapshot(() => this.feed.texts(keys));
  }

  pendingTexts(model: string, from: number): ReturnType<ReaderApi['pendingTexts']> {
    return this.snapshot(() => this.feed.pending(model, from, this.recordColumns.columns));
  }

  vectorOf(ref: RecordRef): ReturnType<ReaderApi['vectorOf']> {
    return this.vectorSnapshot(() => {
      const vector = this.vectors.get(this.records.docOrdinalOf(ref));
      return vector && { model: this.vectors.modelId, vector };
    });
  }

  selectChanges(selections: Selection[], range: SelectedRange): SelectedChanges[] {
    return this.snapshot(() => this.selectedChanges.select(selections, range));
  }

  close(): void {
    this.db.close();
  }

  /**
   * Kept for the next page and the next order of the same search. What is found by meaning depends on more, and nobody pages
   * through what is like one record: each record's page would leave an answer for every data set.
   */
  private counted(query: IndexQuery): Counted {
    const { sort: _sort, direction: _direction, offset: _offset, limit: _limit, among, ...asked } = query;
    if (query.meaning || query.exclude?.length) return this.count(query);
    return this.answers.get(JSON.stringify([asked, among?.key]), () => this.count(query));
  }

  private count(query: IndexQuery): Counted {
    const { matches, filter, engines, leaves, isRanked, isRelaxed } = this.selector.match(query);
    const fields = query.countFacets ?? [];
    const counter = fields.length > 0 ? new FacetCounter(this, fields, filter, this.cancellation) : null;
    const found = filter.apply(
      matches,
      counter ? (docOrdinal, missing) => counter.addNearMiss(docOrdinal, missing) : undefined,
    );
    this.cancellation.check();
    counter?.addAll(found.docOrdinals);
    const limit = query.facetLimit ?? FACET_VALUES_DEFAULT;
    const facets = fields.map((field) => [field, counter!.top(field, engines, limit)]);
    return {
      docOrdinals: found.docOrdinals,
      found,
      meant: matches?.meant,
      facets: Object.fromEntries(facets),
      leaves,
      isRanked,
      isRelaxed,
    };
  }

  /** Vectors are compared: all of them must be at hand. */
  private vectorSnapshot<Value>(run: () => Value): Value {
    return this.snapshot(() => {
      this.vectors.sync(this.recordColumns.columns, true);
      return run();
    });
  }

  private snapshot<Value>(run: () => Value): Value {
    this.parts.turn();
    this.db.exec('begin');
    try {
      if (this.recordColumns.sync()) {
        this.parts.reset();
        this.answers.clear();
      }
      this.recordColumns.seeAs(this.collection);
      return run();
    } finally {
      this.recordColumns.seeAs(null);
      this.db.exec('commit');
    }
  }
}

/** How much of what was found has all of the words; null where everything does. */
function withWords({ docOrdinals, scores }: Matches, meant: Matches['meant'], isRelaxed: boolean): number | null {
  if (meant) {
    let count = 0;
    for (let i = 0; i < docOrdinals.length; i++) if (meant.worded.has(docOrdinals[i]!)) count++;
    return count;
  }
  return isRelaxed ? scores.reduce((count, score) => count + Number(score >= STRICT_LEAD), 0) : null;
}
