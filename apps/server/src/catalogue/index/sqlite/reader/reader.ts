import type { DatabaseSync } from 'node:sqlite';
import type { Engine } from '@groundwork/contract/engines';
import { fold } from '../../../query/fold.ts';
import type { CatalogueRecord, RecordRef } from '../../../record.ts';
import type {
  AggregateQuery,
  AggregateRow,
  EngineStats,
  IdentityGroup,
  IndexAnswer,
  IndexQuery,
  IndexVersion,
  RefPage,
  RefsAnswer,
  Selection,
} from '../../index.port.ts';
import type { FacetValuesQuery, IdentityQuery, ReaderApi } from '../shared/protocol.ts';
import type { Cancellation } from '../shared/serve.ts';
import { aggregate } from './aggregate.ts';
import { engineStats } from './engine-stats.ts';
import { type EvaluationContext, evaluate } from './evaluate.ts';
import { FacetCounter } from './facet-counts.ts';
import { IdentityReader } from './identity-reader.ts';
import { LeafCache } from './leaf-cache.ts';
import { Combiner, type Matches, NO_MATCHES } from './matches.ts';
import { Mirror } from './mirror.ts';
import { type Plan, planQuery, positiveLeaves, type Vocabulary } from './plan.ts';
import { present } from './present.ts';
import { RecordReader } from './record-reader.ts';
import { SlotFilter } from './slot-filter.ts';
import { pageOf } from './sorting.ts';
import { TextAnalysis } from './text-analysis.ts';
import { TextLeaves } from './text-leaves.ts';

const LEAF_CACHE_BYTES = 64 * 1024 * 1024;
const FACET_VALUES_DEFAULT = 12;

/** Answers reads, each from one snapshot of the file: the rows and the mirror in memory always agree. */
export class Reader implements ReaderApi {
  private readonly db: DatabaseSync;
  private readonly engines: Engine[];
  private readonly cancellation: Cancellation;
  private readonly mirror: Mirror;
  private readonly records: RecordReader;
  private readonly identities: IdentityReader;
  private readonly leaves: TextLeaves;
  private readonly text = new TextAnalysis();
  private readonly cache = new LeafCache(LEAF_CACHE_BYTES);
  private readonly combiner = new Combiner();
  private readonly vocabulary: Vocabulary = {
    tokenize: (text) => this.text.tokenize(text),
    hasPrefix: (prefix) => this.leaves.hasPrefix(prefix),
  };

  constructor(db: DatabaseSync, engines: Engine[], cancellation: Cancellation) {
    this.db = db;
    this.engines = engines;
    this.cancellation = cancellation;
    this.mirror = new Mirror(db);
    this.records = new RecordReader(db, this.mirror);
    this.identities = new IdentityReader(db, this.mirror, this.records);
    this.leaves = new TextLeaves(db, cancellation);
    // The first search then finds the arrays loaded.
    this.snapshot(() => undefined);
  }

  search(query: IndexQuery): IndexAnswer {
    return this.snapshot(() => {
      const { plan, matches, filter, engines } = this.match(query);
      const counter = query.countFacets?.length ? new FacetCounter(this.mirror, filter) : null;
      const found = filter.apply(matches, counter ? (slot, missing) => counter.addNearMiss(slot, missing) : undefined);
      this.cancellation.check();
      counter?.addAll(found.slots);
      const limit = query.facetLimit ?? FACET_VALUES_DEFAULT;
      const facets = (query.countFacets ?? []).map((field) => [field, counter!.top(field, engines, limit)]);
      const page = pageOf(found, query, this.mirror.columns, isRanked(plan)).map(({ slot, score }) => ({
        record: this.records.bySlot(slot),
        score,
      }));
      this.cancellation.check();
      return {
        hits: present(page, plan, this.text),
        total: found.slots.length,
        isTotalCapped: false,
        facets: Object.fromEntries(facets),
      };
    });
  }

  searchRefs(query: Omit<IndexQuery, 'offset'>): RefsAnswer {
    return this.snapshot(() => {
      const { plan, matches, filter } = this.match(query);
      const found = filter.apply(matches);
      this.cancellation.check();
      const slots = pageOf(found, { ...query, offset: 0 }, this.mirror.columns, isRanked(plan));
      return {
        refs: slots.map(({ slot }) => this.records.refBySlot(slot)),
        total: found.slots.length,
        isTotalCapped: false,
      };
    });
  }

  facetValues({ selection, field, contains, limit }: FacetValuesQuery): ReturnType<ReaderApi['facetValues']> {
    return this.snapshot(() => {
      const { matches, filter, engines } = this.match(selection);
      const counter = new FacetCounter(this.mirror, filter);
      const found = filter.apply(matches, (slot, missing) => counter.addNearMiss(slot, missing));
      counter.addAll(found.slots);
      const folded = fold(contains);
      return counter.top(field, engines, limit, (code) => this.mirror.facets.foldedValue(code).includes(folded));
    });
  }

  aggregate(query: AggregateQuery): AggregateRow[] {
    return this.snapshot(() => {
      const { matches, filter } = this.match(query);
      return aggregate(filter.apply(matches).slots, query, this.mirror);
    });
  }

  get(refs: RecordRef[]): (CatalogueRecord | null)[] {
    return this.snapshot(() => refs.map((ref) => this.records.byRef(ref)));
  }

  refsOfSource(engine: Engine, sourceName: string, from: number): RefPage {
    return this.snapshot(() => this.records.refsOfSource(engine, sourceName, from));
  }

  findByIdentity(query: IdentityQuery): IdentityGroup[] {
    return this.snapshot(() => this.identities.find(query));
  }

  stats(): EngineStats[] {
    return this.snapshot(() => engineStats(this.engines, this.mirror));
  }

  version(): IndexVersion {
    return this.snapshot(() => {
      const { version, changedAt } = this.mirror;
      return { version, changedAt, engines: this.records.engineVersions() };
    });
  }

  close(): void {
    this.db.close();
  }

  private snapshot<Value>(run: () => Value): Value {
    this.db.exec('begin');
    try {
      if (this.mirror.sync()) {
        this.cache.clear();
        this.combiner.reserve(this.mirror.columns.size);
      }
      return run();
    } finally {
      this.db.exec('commit');
    }
  }

  private match(selection: Selection): {
    plan: Plan | null;
    matches: Matches | null;
    filter: SlotFilter;
    engines: number[];
  } {
    const { mirror, leaves, cache, combiner } = this;
    const engines = selection.engines.flatMap((name) => mirror.engineCodes.get(name) ?? []);
    const plan = selection.query && planQuery(selection.query, this.vocabulary);
    const context: EvaluationContext = {
      mirror,
      leaves,
      cache,
      combiner,
      engines,
      cancellation: this.cancellation,
      slotsById: (id) => this.records.slotsById(id, engines),
    };
    const matches = selection.query === null ? null : plan ? evaluate(plan, context) : NO_MATCHES;
    const excluded = new Set((selection.exclude ?? []).map((ref) => this.records.slotOf(ref)));
    return { plan, matches, engines, filter: new SlotFilter(mirror, selection, engines, excluded) };
  }
}

/** Whether there are words to rank by. */
const isRanked = (plan: Plan | null) => plan !== null && positiveLeaves(plan).length > 0;
