import type { Engine } from '@groundwork/contract/engines';
import { type Database, outsideTransaction } from '../../../platform/db/database.ts';
import type { SearchClient } from '../../../platform/fetch/search-client.ts';
import { asOfNow } from '../../closing.ts';
import { abortError, IndexClosedError } from '../errors.ts';
import type { CatalogueIndex, IndexHit } from '../index.port.ts';
import { adoptEmbedded } from '../postgres/adopt-embedded.ts';
import { ensureState } from '../postgres/catalogue-database.ts';
import { findByIdentity } from '../postgres/identity-reads.ts';
import { recordReads } from '../postgres/record-reads.ts';
import { type Prepare, recordWriter } from '../postgres/record-writer.ts';
import { vectorStore } from '../postgres/vector-store.ts';
import { writeKeysAnew } from '../postgres/write-keys-anew.ts';
import type { TextLeaf } from '../text/plan.ts';
import { TextAnalysis } from '../text/text-analysis.ts';
import { type CalledThread, Thread } from '../threads/thread.ts';
import { asking, type ServiceHit } from './asking.ts';
import { aggregate, aggregationsAmong, facetAggregations, facetCounts, facetValues, PARTS, partOf } from './counts.ts';
import { allOf, EVERYTHING, NOTHING } from './dsl.ts';
import { vectorOf } from './fetched-vectors.ts';
import { freshness } from './freshness.ts';
import { generations } from './generations.ts';
import { type Matched, matcher } from './matching.ts';
import { neighborsOf } from './neighbors.ts';
import { pageOf } from './pages.ts';
import { queryTranslator } from './query-dsl.ts';
import { selectChanges } from './selected-changes.ts';
import type { Service } from './service.ts';
import { similarHits, wordCounts } from './similar.ts';
import { similarWords } from './similar-words.ts';
import { teller } from './teller.ts';
import type { TextApi } from './text.worker.ts';

export interface OpenSearchIndexOptions {
  /** Closed with the index. */
  database: Database;
  client: SearchClient;
  /** Data sets that statistics list even when they hold nothing. */
  engines: readonly Engine[];
  prefix: string;
  shards: number;
  /** Matches that are counted off. */
  countedMax?: number;
  /** How long a question waits for what was committed before it. */
  freshMs: number;
  onError(error: Error): void;
  /** Closed with the index, too; its own unless one is given. */
  texts?: CalledThread<TextApi>;
}

/** Slow work on texts has a thread of its own. */
export const textThread = () =>
  new Thread<TextApi>(new URL('./text.worker.ts', import.meta.url), { file: '', engines: [] });

export interface OpenSearchIndex extends CatalogueIndex {
  /** Makes the index anew from the records, while searches go on. */
  rebuild(onProgress?: (records: number) => void): Promise<{ records: number }>;
  /** Takes over an embedded catalogue's file, into an empty one. */
  adopt(file: string, onProgress?: (records: number) => void): Promise<{ records: number }>;
  /** How many records there are, and how many of them the search service holds. */
  counts(): Promise<{ records: number; searched: number }>;
}

const FACET_VALUES_DEFAULT = 12;
const COUNTED_MAX = 1_000_000;

/**
 * The catalogue of an installation that one machine is too small for: records in PostgreSQL, what is searched of them in OpenSearch. Both
 * are asked; what is shown of a record is what PostgreSQL has.
 */
export async function openOpenSearchIndex(options: OpenSearchIndexOptions): Promise<OpenSearchIndex> {
  const { database, client, engines, prefix, shards, countedMax = COUNTED_MAX, onError } = options;
  const texts = options.texts ?? textThread();
  const service: Service = { database, client, texts, prefix, shards, countedMax, onError };
  const telling = teller(service);
  const making = generations(service, telling);
  await ensureState(database);
  const prepare: Prepare = (all) => texts.call('prepare', [all]);
  const writer = recordWriter(database, prepare);
  const vectors = vectorStore(database);
  const analysis = new TextAnalysis();
  const fresh = freshness({ database, telling, making, vectors, freshMs: options.freshMs, onError });
  await fresh.start();
  let closing: Promise<void> | null = null;

  /** Every question after what was committed before it; nothing once it is closed or no longer wanted. */
  async function open<Value>(signal: AbortSignal | undefined, run: () => Promise<Value>): Promise<Value> {
    if (closing) throw new IndexClosedError();
    if (signal?.aborted) throw abortError();
    try {
      // On connections of its own: whoever has a transaction open in the workspace does not wait for itself.
      return await outsideTransaction(run);
    } catch (error) {
      throw signal?.aborted ? abortError() : error;
    }
  }
  const reading = <Value>(run: () => Promise<Value>) => open(undefined, run);
  const writing = <Value>(run: () => Promise<Value>) =>
    open(undefined, async () => {
      const value = await run();
      await fresh.wrote();
      return value;
    });
  const searching = <Value>(
    signal: AbortSignal | undefined,
    run: (now: Awaited<ReturnType<typeof fresh.moment>>) => Promise<Value>,
  ) =>
    open(signal, async () => {
      const now = await fresh.moment(signal);
      return fresh.noticing(() => run(now));
    });

  /** The catalogue as those see it who see this collection beside what is everybody's. */
  function seenBy(collection: string | null): CatalogueIndex {
    const records = recordReads(database, collection);
    const ask = asking(service, collection);
    const translator = queryTranslator({ analysis, records, counts: ask.counts });
    const match = matcher({ ask, translator, vectors });

    /** Hits with their records and with what matched. One that has left meanwhile is left out. */
    async function shown(hits: (ServiceHit & { isByMeaning: boolean })[], leaves: TextLeaf[]): Promise<IndexHit[]> {
      const rows = await records.rowsOf(hits.map(({ ref }) => ref));
      const page = hits.flatMap(({ score, isByMeaning }, at) => {
        const row = rows[at];
        return row ? { record: asOfNow(JSON.parse(row.json)), score, isByMeaning } : [];
      });
      return page.length > 0 ? texts.call('present', [page, leaves]) : [];
    }

    /** How much of what passes the filters has all of the words. */
    async function withWords(
      { worded, query, filters }: Matched,
      signal: AbortSignal | undefined,
    ): Promise<number | null> {
      if (worded === null) return null;
      const [count] = await ask.counts([allOf(query, filters.plain, ...filters.facets.values(), worded)], signal);
      return count!;
    }

    return {
      seenBy,
      upsert: (all, checkpoint) => writing(() => writer.upsert(all, checkpoint)),
      deleteCollection: (name) => writing(() => writer.deleteCollection(name)),
      delete: (refs) => writing(() => writer.delete(refs)),
      markWithdrawn: (refs, reason) => writing(() => writer.markWithdrawn(refs, reason)),
      deleteSample: (keep) => writing(() => writer.deleteSample(keep)),
      getCheckpoint: <Value>(key: string) => reading(() => records.getCheckpoint<Value>(key)),
      setCheckpoint: (key, value) => writing(() => writer.setCheckpoint(key, value)),
      get: (refs, signal) => open(signal, () => records.get(refs)),
      refsOfSource: (...which) => reading(() => records.refsOfSource(...which)),
      search: (query, signal) =>
        searching(signal, async (now) => {
          const matched = await match(query, now, signal);
          const { countFacets: fields = [], facetLimit = FACET_VALUES_DEFAULT } = query;
          const aggs = facetAggregations(matched, fields, facetLimit);
          const isCounted = fields.length > 0;
          // At once, but where there may be too many to count them off.
          const isAtOnce = isCounted && now.places <= countedMax;
          const [page, worded] = await Promise.all([
            pageOf(ask, query, matched, { ...query, countedMax, ...(isAtOnce && { aggs }) }, signal),
            withWords(matched, signal),
          ]);
          const part = page.isTotalCapped ? partOf(now.places) : EVERYTHING;
          const aggregations =
            isCounted && !isAtOnce ? await aggregationsAmong(ask, matched, aggs, part, signal) : page.aggregations;
          const hits = page.hits.map((hit) => ({ ...hit, isByMeaning: matched.meant?.close.has(hit.id) ?? false }));
          return {
            hits: await shown(hits, matched.leaves),
            total: page.total,
            withWords: page.isTotalCapped ? null : worded,
            isTotalCapped: page.isTotalCapped,
            isRelaxed: matched.isRelaxed,
            facets: isCounted ? facetCounts(aggregations, fields, facetLimit, part === EVERYTHING ? 1 : PARTS) : {},
          };
        }),
      searchRefs: (query, signal) =>
        searching(signal, async (now) => {
          const matched = await match(query, now, signal);
          const { hits, total, isTotalCapped } = await pageOf(
            ask,
            query,
            matched,
            { ...query, countedMax, offset: 0 },
            signal,
          );
          return { refs: hits.map(({ ref }) => ref), total, isTotalCapped, isRelaxed: matched.isRelaxed };
        }),
      similar: (query, signal) =>
        searching(signal, async (now) => {
          const { words, leaves, groups } = await similarHits(
            { ask, translator, records, vectors },
            query,
            now,
            signal,
          );
          const told = await Promise.all(
            groups.map(async ({ engine, hits }) => ({ engine, hits: await shown(hits, leaves) })),
          );
          return { words, groups: told.filter(({ hits }) => hits.length > 0) };
        }),
      facetValues: (selection, field, contains, limit, signal) =>
        searching(signal, async (now) => {
          const matched = await match(selection, now, signal);
          return facetValues(ask, records, matched, { engines: selection.engines, field, contains, limit }, signal);
        }),
      aggregate: (query, signal) =>
        searching(signal, async (now) => aggregate(ask, await match(query, now, signal), query, signal)),
      selectChanges: (selections, range, signal) =>
        searching(signal, (now) => selectChanges({ ask, match, records }, selections, range, now, signal)),
      wordCounts: (words, signal) => searching(signal, () => wordCounts({ ask, translator }, words, signal)),
      similarWords: (words, limit, signal) =>
        searching(signal, () => similarWords({ ask, translator, records }, words, limit, signal)),
      findByIdentity: (keys, how, signal) => open(signal, () => findByIdentity(database, collection, keys, how)),
      ping: () =>
        reading(async () => {
          const waiting = await fresh.waiting();
          await fresh.noticing(() => ask.counts([NOTHING]));
          return { waiting };
        }),
      stats: () => reading(() => records.stats(engines)),
      lastChange: () => reading(() => records.lastChange()),
      changes: (...which) => reading(() => records.changes(...which)),
      version: () => reading(() => records.version()),
      vectors: {
        servingId: () => reading(() => vectors.serving()),
        serving: () => reading(() => vectors.servingModel()),
        modelData: (id) => reading(() => vectors.modelData(id)),
        addModel: (model) => reading(() => vectors.addModel(model)),
        serve: (id) => reading(() => vectors.serve(id)),
        learnable: () => reading(() => vectors.learnable()),
        sample: (size) => reading(() => vectors.sample(size)),
        texts: (keys) => reading(() => vectors.texts(keys)),
        pending: (...which) => reading(() => vectors.pending(...which)),
        put: (model, all) => writing(() => vectors.put(model, all)),
        neighbors: (query, signal) =>
          searching(signal, (now) => neighborsOf({ ask, records, vectors }, query, now, signal)),
        of: (ref) =>
          reading(async () => {
            const model = await vectors.serving();
            const vector = model && (await vectorOf({ records, vectors }, ref, model));
            return vector && { model: model.id, vector };
          }),
      },
      close,
    };
  }

  function close(): Promise<void> {
    closing ??= fresh
      .stop()
      .then(() => texts.close())
      .then(() => database.close());
    return closing;
  }

  return {
    ...seenBy(null),
    rebuild: (onProgress) =>
      reading(async () => {
        // Beside each other: the service works while keys are made, and neither needs the other.
        const keys = writeKeysAnew(database, (records) => texts.call('keys', [records]));
        const [made, written] = await Promise.allSettled([making.rebuild(onProgress), keys]);
        if (written.status === 'rejected') throw written.reason;
        if (made.status === 'rejected') throw made.reason;
        return made.value;
      }),
    adopt: (file, onProgress = () => undefined) => reading(() => adoptEmbedded(database, file, prepare, onProgress)),
    counts: () =>
      reading(async () => {
        await fresh.allTold();
        const [searched = 0] = await asking(service, null).frequencies([EVERYTHING]);
        return { records: await recordReads(database, null).count(), searched };
      }),
  };
}
