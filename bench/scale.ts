import { join } from 'node:path';
import type { CatalogueIndex, Meaning } from '../apps/server/src/catalogue/index/index.port.ts';
import {
  type OpenSearchIndex,
  openOpenSearchIndex,
} from '../apps/server/src/catalogue/index/opensearch/opensearch-index.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import { ENCODER_SETTINGS } from '../apps/server/src/catalogue/semantics/ranking/settings.ts';
import { migrate, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { searchClient } from '../apps/server/src/platform/fetch/search-client.ts';
import { ENGINE, feed, RECORDS, withFolder } from './catalogue.ts';
import { percentile, printTable, round, spread, timed } from './measure.ts';
import { randomNumbers } from './random.ts';
import { CLASSES, classOf, mixed, search } from './search-mix.ts';

const HOW_TO = `Embedded against PostgreSQL and OpenSearch. Both are wanted, empty and to be thrown away:

  npm run services        # in another window: prints both addresses
  DATABASE_URL=… SEARCH_URL=… BENCH_RECORDS=20000 npm run bench -- scale`;

const QUERIES = 300;
const CLIENTS = 4;
const DIMENSION = 384;
const SUBJECTS = 200;
const NEAREST = 300;
const VECTORS_AT_ONCE = 500;
/** So many have a vector: comparing with all of them takes as long as there are. */
const EMBEDDED = Math.min(RECORDS, 20_000);
const MODEL = { id: 'bench', dimension: DIMENSION, documents: 0, data: null };

/** The same records, searches and vectors on both shapes of the catalogue: ratios in one run, and how often totals differ. */
export async function run(): Promise<void> {
  const { DATABASE_URL: url, SEARCH_URL: searchUrl } = process.env;
  if (!url || !searchUrl) {
    console.log(HOW_TO);
    process.exitCode = 1;
    return;
  }
  await withFolder(async (folder) => {
    const client = searchClient({ urls: [searchUrl] });
    const engines = [{ id: ENGINE }] as const;
    const embedded = await openSqliteIndex({ file: join(folder, 'catalogue.db'), engines: [...engines] });
    const database = await openDatabase({ url });
    await migrate(database);
    const service = await openOpenSearchIndex({
      database,
      client,
      engines: engines.map(({ id }) => id),
      prefix: 'bench',
      shards: 1,
      freshMs: 600_000,
      onError: console.error,
    });
    try {
      if ((await service.lastChange()) > 0) throw new Error('The database holds records already.');
      await compare(embedded, service);
    } finally {
      await embedded.close();
      await service.close();
      await client.call('DELETE', '/bench-*');
    }
  });
}

async function compare(embedded: CatalogueIndex, service: OpenSearchIndex): Promise<void> {
  const perSecond = (ms: number, count = RECORDS) => round(count / (ms / 1_000));
  const storing = [
    await feed((batch) => embedded.upsert(batch)),
    await feed((batch) => service.upsert(batch)),
  ] as const;
  const told = await timed(() => search(service, mixed(0)));
  const vectors = [await embed(embedded), await embed(service)] as const;
  const toldVectors = await timed(() => search(service, mixed(0)));
  const rebuilt = await timed(() => service.rebuild());
  printTable(
    [`${RECORDS.toLocaleString('en')} records, a second`, 'embedded', 'PostgreSQL + OpenSearch'],
    [
      ['stored', perSecond(storing[0]), perSecond(storing[1])],
      ['stored and searched', perSecond(storing[0]), perSecond(storing[1] + told.ms)],
      [
        'vectors stored and searched',
        perSecond(vectors[0], EMBEDDED),
        perSecond(vectors[1] + toldVectors.ms, EMBEDDED),
      ],
      ['index made anew', '', perSecond(rebuilt.ms)],
    ],
  );
  const [ours, theirs] = [await ask(embedded), await ask(service)];
  const different = ours.totals.filter((total, i) => total !== theirs.totals[i]).length;
  const rows = [...CLASSES, 'all'].map((name) => {
    const of = ({ times }: Asked) => times.filter((_, i) => name === 'all' || classOf(i + 1) === name);
    const [a, b] = [of(ours), of(theirs)];
    return [name, spread(a), spread(b), (percentile(b, 0.5) / percentile(a, 0.5)).toFixed(1)];
  });
  printTable([`${CLIENTS} clients, p50 / p95 ms`, 'embedded', 'PostgreSQL + OpenSearch', 'ratio p50'], rows);
  console.log(`Totals differ in ${different} of ${QUERIES}.`);
  await compareMeaning(embedded, service);
}

interface Asked {
  times: number[];
  totals: number[];
}

async function ask(index: CatalogueIndex): Promise<Asked> {
  for (let i = 0; i < QUERIES / 4; i++) await search(index, mixed(50_000 + i));
  const asked: Asked = { times: [], totals: [] };
  let next = 0;
  const client = async () => {
    for (let i = next++; i < QUERIES; i = next++) {
      const { ms, value } = await timed(() => search(index, mixed(i + 1)));
      asked.times[i] = ms;
      asked.totals[i] = value;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return asked;
}

/** Records around subjects, as texts lie: each a subject's direction and some of its own. */
function vectorOf(n: number): Float32Array {
  const [subject, own] = [randomNumbers(1 + (n % SUBJECTS)), randomNumbers(100_000 + n)];
  const vector = Float32Array.from({ length: DIMENSION }, () => subject() - 0.5 + 0.8 * (own() - 0.5));
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

async function embed(index: CatalogueIndex): Promise<number> {
  await index.vectors.addModel(MODEL);
  let spent = 0;
  let batch: { key: string; vector: Float32Array }[] = [];
  const put = async () => {
    spent += (await timed(() => index.vectors.put(MODEL.id, batch))).ms;
    batch = [];
  };
  let left = EMBEDDED;
  for (let from: number | null = 0; from !== null && left > 0; ) {
    const page = await index.vectors.pending(MODEL.id, from);
    for (const { key } of page.texts.slice(0, left)) {
      left--;
      batch.push({ key, vector: vectorOf(Number(key)) });
      if (batch.length === VECTORS_AT_ONCE) await put();
    }
    from = page.next;
  }
  await put();
  await index.vectors.serve(MODEL.id);
  return spent;
}

/** The nearest by the service's graph against all compared: by the embedded catalogue, whose answer of so many is nearly that, too. */
async function compareMeaning(embedded: CatalogueIndex, service: CatalogueIndex): Promise<void> {
  const times: [number[], number[]] = [[], []];
  const recalls: [number[], number[]] = [[], []];
  const all = Array.from({ length: EMBEDDED }, (_, n) => vectorOf(n + 1));
  for (let n = 0; n < 40; n++) {
    const vector = vectorOf(1_000_000 + n);
    const exact = new Set(
      all
        .map((each, at) => ({ at, cosine: each.reduce((sum, value, k) => sum + value * vector[k]!, 0) }))
        .sort((a, b) => b.cosine - a.cosine)
        .slice(0, NEAREST)
        .map(({ at }) => `P${at}`),
    );
    const meaning: Meaning = {
      mode: 'semantic',
      model: MODEL.id,
      vector,
      words: null,
      must: null,
      settings: ENCODER_SETTINGS,
      floor: null,
    };
    for (const [at, index] of [embedded, service].entries()) {
      const asked = {
        engines: [ENGINE],
        query: null,
        meaning,
        sort: 'relevance',
        direction: 'desc',
        limit: NEAREST,
      } as const;
      const { ms, value } = await timed(() => index.searchRefs({ ...asked, engines: [ENGINE] }));
      times[at]!.push(ms);
      recalls[at]!.push(value.refs.filter(({ id }) => exact.has(id)).length / NEAREST);
    }
  }
  const mean = (values: number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
  printTable(
    [`${NEAREST} nearest of ${DIMENSION} numbers`, 'embedded', 'PostgreSQL + OpenSearch'],
    [
      ['p50 / p95 ms', spread(times[0]), spread(times[1])],
      ['of the exact ones', mean(recalls[0]), mean(recalls[1])],
    ],
  );
}
