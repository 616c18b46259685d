import { join } from 'node:path';
import type { CatalogueIndex } from '../apps/server/src/catalogue/index/index.port.ts';
import { BATCH, ENGINE, feed, makeBatch, openCatalogue, RECORDS, withFolder } from './catalogue.ts';
import { percentile, printTable, round, spread, timed, withLoopDelay } from './measure.ts';
import { PlainSqlite } from './plain-sqlite.ts';
import { type BenchQuery, QUERY_CLASSES } from './queries.ts';

const FACETS = ['status', 'state', 'agency'];
const CLIENTS = 4;
const LOAD_MS = 4_000;

/** How long searches take, each with ten records, the exact total and three facets, beside plain SQLite. */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const plain = new PlainSqlite(join(folder, 'plain.db'));
    const index = await openCatalogue(folder);
    await feed((batch) => Promise.all([index.upsert(batch), plain.insert(batch)]));
    console.log(`${RECORDS.toLocaleString('en')} records; p50 / p95 in ms\n`);
    await compareClasses(index, plain);
    console.log(`\n${CLIENTS} clients, every class in turn\n`);
    await underLoad(index, plain);
    plain.close();
    await index.close();
  });
}

async function compareClasses(index: CatalogueIndex, plain: PlainSqlite): Promise<void> {
  const rows: string[][] = [];
  for (const [name, queries] of Object.entries(QUERY_CLASSES)) {
    const times = { plain: [] as number[], first: [] as number[], again: [] as number[] };
    let isEqual = true;
    for (const query of queries) {
      const expected = await timed(() => searchPlain(plain, query));
      const first = await timed(() => searchIndex(index, query));
      const again = await timed(() => searchIndex(index, query));
      times.plain.push(expected.ms);
      times.first.push(first.ms);
      times.again.push(again.ms);
      isEqual &&= first.value === expected.value && again.value === expected.value;
    }
    const ratio = percentile(times.plain, 0.5) / percentile(times.first, 0.5);
    rows.push([
      name,
      spread(times.plain),
      spread(times.first),
      spread(times.again),
      `${round(ratio)} x`,
      isEqual ? 'yes' : 'NO',
    ]);
  }
  printTable(['class', 'plain SQLite', 'first time', 'again', 'plain : first, p50', 'totals equal'], rows);
}

async function underLoad(index: CatalogueIndex, plain: PlainSqlite): Promise<void> {
  const quiet = await load((query) => searchIndex(index, query));
  let isOver = false;
  const importing = (async () => {
    for (let batch = 0; !isOver; batch++) {
      await index.upsert(await makeBatch(batch * BATCH, BATCH, 1));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  const busy = await load((query) => searchIndex(index, query));
  isOver = true;
  await importing;
  const beside = await load(async (query) => searchPlain(plain, query));
  printTable(
    ['', 'searches/s', 'p50 / p95', 'event loop p99', 'max'],
    [
      ['the catalogue', ...quiet],
      ['the catalogue while 2,000 records/s change', ...busy],
      ['plain SQLite', ...beside],
    ],
  );
}

async function load(search: (query: BenchQuery) => Promise<number>): Promise<string[]> {
  const queries = Object.values(QUERY_CLASSES);
  const times: number[] = [];
  const end = Date.now() + LOAD_MS;
  const { p99, max } = await withLoopDelay(() =>
    Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let i = client; Date.now() < end; i++) {
          const inClass = queries[i % queries.length]!;
          times.push((await timed(() => search(inClass[Math.floor(i / queries.length) % inClass.length]!))).ms);
          // A server answers each search in a turn of its own.
          await new Promise((resolve) => setImmediate(resolve));
        }
      }),
    ),
  );
  return [round((times.length / LOAD_MS) * 1000), spread(times), `${round(p99)} ms`, `${round(max)} ms`];
}

async function searchIndex(index: CatalogueIndex, { tree, sort }: BenchQuery): Promise<number> {
  const answer = await index.search({
    engines: [ENGINE],
    query: tree,
    sort,
    direction: 'desc',
    offset: 0,
    limit: 10,
    countFacets: FACETS,
  });
  return answer.total;
}

function searchPlain(plain: PlainSqlite, { match, sort }: BenchQuery): number {
  return plain.search(match, sort === 'date' ? 'date' : 'rank', FACETS);
}
