import type { CatalogueIndex } from '../../apps/server/src/catalogue/index/index.port.ts';
import { openSqliteIndex } from '../../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import { descriptionQuery } from '../../apps/server/src/catalogue/query/description-query.ts';
import { parseQuery } from '../../apps/server/src/catalogue/query/parse-query.ts';
import type { QueryNode } from '../../apps/server/src/catalogue/query/query-tree.ts';
import type { CatalogueRecord } from '../../apps/server/src/catalogue/record.ts';
import { readModel } from '../../apps/server/src/catalogue/semantics/model/model-file.ts';
import { sampleDocuments } from '../../apps/server/src/catalogue/semantics/model/sample-documents.ts';
import { TRAINING_DOCUMENTS_MAX } from '../../apps/server/src/catalogue/semantics/model/train-model.ts';
import { rankHybrid } from '../../apps/server/src/catalogue/semantics/ranking/rank-hybrid.ts';
import type { HybridSettings } from '../../apps/server/src/catalogue/semantics/ranking/settings.ts';
import { trainInThread } from '../../apps/server/src/catalogue/semantics/train-in-thread.ts';
import { ByteVectors, type Scored } from '../../apps/server/src/catalogue/semantics/vectors.ts';
import type { Collection } from '../../apps/server/test/evaluation/collection.ts';
import { ReferenceBm25 } from '../../apps/server/test/evaluation/reference-bm25.ts';

const ENGINE = 'publications';
const BATCH = 500;
/** As deep as recall is measured. */
export const DEPTH = 100;

export type Rankings = number[][];

/** What each system finds for each query of a collection, as places of documents, best first. */
export interface Answers {
  collection: Collection;
  reference: Rankings;
  /** The query box as it is today: all words, or any of them when there are many. */
  typed: Rankings;
  /** The same, and behind it what has any of the words. */
  relaxed: Rankings;
  keyword: Rankings;
  semantic: Rankings;
  /** Fused anew for each setting: the lists and vectors are at hand. */
  hybrid(settings?: HybridSettings): Rankings;
}

/** Loads a collection into a scratch catalogue, trains on it, and asks every system all its queries. */
export async function answersOf(collection: Collection): Promise<Answers> {
  const { documents, queries } = collection;
  const index = await openSqliteIndex({ file: ':memory:', engines: [{ id: ENGINE }], readers: 1 });
  try {
    for (let from = 0; from < documents.length; from += BATCH) {
      const batch = documents.slice(from, from + BATCH);
      await index.upsert(batch.map((document, i) => recordOf(document, from + i)));
    }
    const typed: Scored[][] = [];
    const keyword: Scored[][] = [];
    for (const { text } of queries) {
      typed.push(await search(index, parseQuery(text)));
      keyword.push(await search(index, descriptionQuery(text)));
    }
    const reference = new ReferenceBm25(documents);
    const model = readModel(await trainInThread(await sampleDocuments(documents, TRAINING_DOCUMENTS_MAX)));
    const vectors = new ByteVectors(
      documents.map((document) => model.embedDocument(document)),
      model.dimension,
    );
    const embedded = queries.map(({ text }) => model.embedQuery(text));
    return {
      collection,
      reference: queries.map(({ text }) => idsOf(reference.search(text, DEPTH))),
      typed: typed.map(idsOf),
      relaxed: typed.map((all, i) => [...new Set([...idsOf(all), ...idsOf(keyword[i]!)])]),
      keyword: keyword.map(idsOf),
      semantic: embedded.map((query) => idsOf(vectors.nearest(query, DEPTH))),
      hybrid: (settings) =>
        embedded.map((query, i) =>
          idsOf(rankHybrid({ keyword: keyword[i]!, query, vectors, ...(settings && { settings }) })),
        ),
    };
  } finally {
    await index.close();
  }
}

async function search(index: CatalogueIndex, query: QueryNode | null): Promise<Scored[]> {
  if (!query) return [];
  const { hits } = await index.search({
    engines: [ENGINE],
    query,
    sort: 'relevance',
    direction: 'desc',
    offset: 0,
    limit: DEPTH,
  });
  return hits.map(({ record, score }) => ({ id: Number(record.id), score }));
}

/** A record must have a title; '-' holds no word. */
function recordOf({ title, text }: Collection['documents'][number], place: number): CatalogueRecord {
  return {
    engine: ENGINE,
    id: String(place),
    title: title.trim().slice(0, 2000) || '-',
    text: text.slice(0, 200_000),
    date: null,
    amount: null,
    place: null,
    organisations: [],
    people: [],
    facets: {},
    url: null,
    source: { name: 'evaluation', url: null, retrievedAt: '2026-01-01T00:00:00.000Z', licence: '', isSample: false },
    data: {},
  };
}

const idsOf = (list: Scored[]): number[] => list.map(({ id }) => id);
