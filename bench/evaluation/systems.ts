import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchMode } from '@groundwork/contract/search';
import { openEncoder } from '../../apps/server/src/catalogue/encoder/open-encoder.ts';
import { publications } from '../../apps/server/src/catalogue/engines/publications.ts';
import type { CatalogueIndex, Selection } from '../../apps/server/src/catalogue/index/index.port.ts';
import { openSqliteIndex } from '../../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import { openSearchCatalogue } from '../../apps/server/src/catalogue/open-catalogue.ts';
import { descriptionQuery } from '../../apps/server/src/catalogue/query/description-query.ts';
import type { CatalogueRecord } from '../../apps/server/src/catalogue/record.ts';
import { embeddingProvider } from '../../apps/server/src/catalogue/semantics/embedding-provider.ts';
import { rankHybrid } from '../../apps/server/src/catalogue/semantics/ranking/rank-hybrid.ts';
import type { HybridSettings } from '../../apps/server/src/catalogue/semantics/ranking/settings.ts';
import { type Semantics, semanticsService } from '../../apps/server/src/catalogue/semantics/semantics.service.ts';
import { ByteVectors, type Scored } from '../../apps/server/src/catalogue/semantics/vectors.ts';
import { searchReader } from '../../apps/server/src/features/search/selection.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import type { Collection } from '../../apps/server/test/evaluation/collection.ts';
import { ReferenceBm25 } from '../../apps/server/test/evaluation/reference-bm25.ts';
import { noAbout } from '../../apps/server/test/subject.ts';

const ENGINE = 'publications';
const BATCH = 500;
/** As deep as recall is measured. */
const DEPTH = 100;

/** The one that the environment names, as for the server. */
const config = readConfig({ ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-evaluate-')) });
const provider = embeddingProvider(config, { encoder: openEncoder(), onError: console.error });

/** Embedded, or on the services that the environment names, which are given back as they were. */
const openScratch = (): Promise<CatalogueIndex> =>
  config.SEARCH_URL
    ? openSearchCatalogue({ ...config, SEARCH_PREFIX: 'evaluate' }, console.error)
    : openSqliteIndex({ file: ':memory:', engines: [{ id: ENGINE }], readers: 1 });

export type Rankings = number[][];

/** What each system finds for each query of a collection, as places of documents, best first. */
export interface Answers {
  collection: Collection;
  reference: Rankings;
  /** As the product answers, in each of its modes. */
  keyword: Rankings;
  semantic: Rankings;
  hybrid: Rankings;
  /** The fusion alone, anew for each setting: its lists and vectors are at hand. */
  fused(settings: HybridSettings): Rankings;
}

/** Loads a collection into a scratch catalogue, lets it train and embed, and asks every query as people do. */
export async function answersOf(collection: Collection): Promise<Answers> {
  const { documents, queries } = collection;
  const index = await openScratch();
  const semantics = semanticsService({ index, provider, onError: console.error });
  try {
    for (let from = 0; from < documents.length; from += BATCH) {
      const batch = documents.slice(from, from + BATCH);
      await index.upsert(batch.map((document, i) => recordOf(document, from + i)));
    }
    await semantics.keep();
    const reference = new ReferenceBm25(documents);
    const readSearch = searchReader({ semantics, catalogueOf: async () => index, about: noAbout });
    const ask = async (mode: SearchMode) => {
      const rankings: Rankings = [];
      for (const { text } of queries) {
        const { selection } = await readSearch(publications, { query: text, filters: {}, mode });
        rankings.push(idsOf(await search(index, selection)));
      }
      return rankings;
    };
    return {
      collection,
      reference: queries.map(({ text }) => idsOf(reference.search(text, DEPTH))),
      keyword: await ask('keyword'),
      semantic: await ask('semantic'),
      hybrid: await ask('hybrid'),
      fused: await fusion(index, semantics, collection),
    };
  } finally {
    await semantics.close();
    await index.delete(documents.map((_, place) => ({ engine: ENGINE, id: String(place) })));
    await index.close();
  }
}

/** What `rankHybrid` makes of the best by words and by meaning. */
async function fusion(index: CatalogueIndex, semantics: Semantics, { documents, queries }: Collection) {
  const serving = await index.vectors.servingId();
  if (!serving) return () => queries.map(() => []);
  const kept = await Promise.all(documents.map((_, i) => index.vectors.of({ engine: ENGINE, id: String(i) })));
  const vectors = new ByteVectors(
    kept.map((one) => one?.vector ?? new Float32Array(serving.dimension)),
    serving.dimension,
  );
  const asked: { keyword: Scored[]; query: Float32Array }[] = [];
  for (const { text } of queries) {
    const query = descriptionQuery(text);
    const keyword = query ? await search(index, { engines: [ENGINE], query }) : [];
    asked.push({ keyword, query: (await semantics.embedQuery(text))!.vector });
  }
  return (settings: HybridSettings) => asked.map((each) => idsOf(rankHybrid({ ...each, vectors, settings })));
}

async function search(index: CatalogueIndex, selection: Selection): Promise<Scored[]> {
  const { hits } = await index.search({ ...selection, sort: 'relevance', direction: 'desc', offset: 0, limit: DEPTH });
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
