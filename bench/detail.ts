import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { engineDeclarations } from '../apps/server/src/catalogue/engines/registry.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import type { QueryNode } from '../apps/server/src/catalogue/query/query-tree.ts';
import { BATCH, ENGINE, makeBatch, withFolder } from './catalogue.ts';
import { freed } from './freed.ts';
import { printTable, round, spread, timed } from './measure.ts';
import { mixed } from './search-mix.ts';
import { type RunningServer, startServer } from './served.ts';

const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 300_000);
const CLIENTS = 4;
const SECONDS = 10;
const GIVEN_UP = 24;
const ROUNDS = 5;
/** Records that stand far apart. */
const STEP = 7_919;

/**
 * What one sees of one record, over HTTP: its page, what is like it, and a hybrid search beside; then how soon a search is answered
 * after many such questions were given up, and how soon each gives its reader back. `BENCH_FOLDER` keeps the data folder, with its model and vectors, for the next run.
 */
export async function run(): Promise<void> {
  const kept = process.env['BENCH_FOLDER'];
  if (kept) mkdirSync(kept, { recursive: true });
  await (kept ? measure(kept) : withFolder(measure));
}

async function measure(folder: string): Promise<void> {
  await fill(folder);
  const server = await startServer(folder);
  try {
    const waited = await timed(() => server.untilSemantic(ENGINE));
    console.log(
      `${RECORDS.toLocaleString('en')} records, ${CLIENTS} clients; by meaning after ${round(waited.ms / 1000)} s\n`,
    );
    const { ask } = server;
    const search = (i: number, mode: string) =>
      ask('POST', '/search/semantic', { searchEngine: ENGINE, query: typed(mixed(i)), mode });
    const path = (i: number) => `/records/${ENGINE}/P${(i * STEP) % RECORDS}`;
    const kinds: [string, (i: number) => Promise<unknown>][] = [
      ["a record's page (target 60 / 150)", (i) => ask('GET', path(i))],
      ['more like it (target 100 / 250)', (i) => ask('GET', `${path(i)}/similar`)],
      ['hybrid search (target 40 / 100)', (i) => search(i, 'hybrid')],
      ['keyword search', (i) => search(i, 'keyword')],
    ];
    const rows: string[][] = [];
    for (const [name, each] of kinds) {
      const { times, ready } = await drive(server, each);
      rows.push([name, spread(times), round((times.length * 1000) / (SECONDS * 1000)), spread(ready)]);
    }
    printTable(['', 'p50 / p95 ms', 'a second', 'GET /api/ready meanwhile'], rows);
    const similar = (i: number, signal: AbortSignal) => ask('GET', `${path(i)}/similar`, undefined, signal);
    console.log(`\nA search after ${GIVEN_UP} of "more like it", ms`);
    const [stopped, running] = [await after(server, similar, true), await after(server, similar, false)];
    printTable(['given up', 'not given up'], [[spread(stopped), spread(running)]]);
  } finally {
    await server.stop();
  }
  const times = [...(await freed(join(folder, 'catalogue')))].map(([name, each]) => [name, spread(each)]);
  console.log('\nA question that is given up frees its reader within (target 20), in process');
  printTable(['', 'p50 / p95 ms'], times);
}

async function fill(folder: string): Promise<void> {
  const file = join(folder, 'catalogue', 'catalogue.db');
  if (existsSync(file)) return;
  const index = await openSqliteIndex({ file, engines: engineDeclarations });
  for (let from = 0; from < RECORDS; from += BATCH)
    await index.upsert(await makeBatch(from, Math.min(BATCH, RECORDS - from)));
  await index.close();
}

let asked = 0;

async function drive({ ask }: RunningServer, each: (i: number) => Promise<unknown>) {
  const times: number[] = [];
  const ready: number[] = [];
  const end = Date.now() + SECONDS * 1000;
  const client = async () => {
    while (Date.now() < end) times.push((await timed(() => each(asked++))).ms);
  };
  const watcher = async () => {
    while (Date.now() < end) {
      ready.push((await timed(() => ask('GET', '/ready'))).ms);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.all([...Array.from({ length: CLIENTS }, client), watcher()]);
  return { times, ready };
}

/** How long a search waits that is asked while many others are worked on, or have just been given up. */
async function after(
  { ask }: RunningServer,
  each: (i: number, signal: AbortSignal) => Promise<unknown>,
  isGivenUp: boolean,
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < ROUNDS; at++) {
    const abort = new AbortController();
    const others = Array.from({ length: GIVEN_UP }, () => each(asked++, abort.signal).catch(() => null));
    await new Promise((resolve) => setTimeout(resolve, 60));
    if (isGivenUp) abort.abort();
    const query = { searchEngine: ENGINE, query: `none${asked++}`, mode: 'keyword' };
    times.push((await timed(() => ask('POST', '/search/keyword', query))).ms);
    await Promise.all(others);
  }
  return times;
}

/** A query as people type it. */
function typed(node: QueryNode): string {
  switch (node.type) {
    case 'word':
      return node.word;
    case 'prefix':
      return `${node.prefix}*`;
    case 'phrase':
      return `"${node.words.join(' ')}"`;
    case 'and':
    case 'or':
      return node.nodes.map(typed).join(node.type === 'and' ? ' ' : ' OR ');
    default:
      throw new Error(`The mix of queries has no ${node.type}.`);
  }
}
