import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueIndex } from '../apps/server/src/catalogue/index/index.port.ts';
import type { QueryNode } from '../apps/server/src/catalogue/query/query-tree.ts';
import { BATCH, ENGINE, makeBatch, openCatalogue, withFolder } from './catalogue.ts';
import { makeRecord, WORDS } from './corpus.ts';
import { printTable, round, spread, timed, withLoopDelay } from './measure.ts';
import { randomNumbers } from './random.ts';

export const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 1_000_000);
export const FACETS = ['status', 'state', 'agency'];
const CLIENTS = 4;
const COLD_QUERIES = 400;
const WARM_QUERIES = 60;
const WARM_ROUNDS = 8;
const LOAD_MS = 10_000;

/** Ranks of words by how many records they stand in, as people use them: subject words, seldom the commonest. */
const RANKS = {
  common: { from: 20, to: 90 },
  middling: { from: 150, to: 1_500 },
  telling: { from: 1_500, to: 20_000 },
};

/**
 * One large data set and what people ask of it: 60 % two to four words that must all match, 10 % phrases, 15 % the key
 * phrases of a description, 10 % one common word, 5 % prefixes. `BENCH_FOLDER` keeps the catalogue for the next run.
 */
export async function run(): Promise<void> {
  const kept = process.env['BENCH_FOLDER'];
  if (kept) mkdirSync(kept, { recursive: true });
  await (kept ? measure(kept) : withFolder(measure));
}

async function measure(folder: string): Promise<void> {
  await ensureCatalogue(folder);
  const opening = await timed(() => openCatalogue(folder));
  const index = opening.value;
  const first = await timed(() => search(index, mixed(0)));
  console.log(`${RECORDS.toLocaleString('en')} records, ${CLIENTS} clients; milliseconds\n`);
  const rows: string[][] = [];
  const add = async (what: string, run: () => Promise<number[]>) => {
    const { value, p99, max } = await withLoopDelay(run);
    rows.push([
      what,
      spread(value),
      round(value.reduce((a, b) => Math.max(a, b), 0)),
      `${round(p99)} / ${round(max)}`,
      memory(),
    ]);
  };
  await add('cold: every query new', () => byClients(COLD_QUERIES, (i) => mixed(1 + i), index));
  const warm = (i: number) => mixed(10_000 + (i % WARM_QUERIES));
  await byClients(WARM_QUERIES * 2, warm, index);
  await add('warm: asked before', () => byClients(WARM_QUERIES * WARM_ROUNDS, warm, index));
  await add('cold, while 1,000 records/s change', () => whileImporting(index, (i) => mixed(20_000 + i)));
  await add('warm, while 1,000 records/s change', () => whileImporting(index, warm));
  printTable(['', 'p50 / p95', 'max', 'event loop p99 / max', 'process'], rows);
  await index.close();
  const cancelling = await cancelled(folder);
  printTable(
    ['what', 'measured'],
    [
      ['opening, then the first answer', `${round(opening.ms)}, ${round(first.ms)}`],
      ['a cancelled search frees its reader within, p50 / p95', spread(cancelling)],
    ],
  );
}

/** Fills the folder's catalogue, unless it has one. */
export async function ensureCatalogue(folder: string): Promise<void> {
  if (existsSync(join(folder, 'catalogue.db'))) return;
  const index = await openCatalogue(folder);
  for (let from = 0; from < RECORDS; from += BATCH)
    await index.upsert(await makeBatch(from, Math.min(BATCH, RECORDS - from)));
  await index.close();
}

async function byClients(count: number, query: (i: number) => QueryNode, index: CatalogueIndex): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let i = next++; i < count; i = next++) {
        times.push((await timed(() => search(index, query(i)))).ms);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }),
  );
  return times;
}

async function whileImporting(index: CatalogueIndex, query: (i: number) => QueryNode): Promise<number[]> {
  const end = Date.now() + LOAD_MS;
  const importing = (async () => {
    for (let batch = 0; Date.now() < end; batch++) {
      const begun = Date.now();
      await index.upsert(await makeBatch(batch * BATCH, BATCH, begun % 1_000_000));
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 500 - (Date.now() - begun))));
    }
  })();
  const times: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (Date.now() < end) {
        times.push((await timed(() => search(index, query(next++)))).ms);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }),
  );
  await importing;
  return times;
}

/** How long the only reader is taken by a costly search that nobody waits for any more. */
async function cancelled(folder: string): Promise<number[]> {
  const index = await openCatalogue(folder, 1);
  const times: number[] = [];
  for (let i = 0; i < 20; i++) {
    const abort = new AbortController();
    const costly: QueryNode = { type: 'or', nodes: Array.from({ length: 8 }, (_, k) => word(WORDS[20 + i * 8 + k]!)) };
    const asked = search(index, costly, abort.signal).catch(() => 0);
    await new Promise((resolve) => setTimeout(resolve, 30));
    abort.abort();
    times.push((await timed(() => index.get([]))).ms);
    await asked;
  }
  await index.close();
  return times;
}

export async function search(index: CatalogueIndex, query: QueryNode, signal?: AbortSignal): Promise<number> {
  const answer = await index.search(
    { engines: [ENGINE], query, sort: 'relevance', direction: 'desc', offset: 0, limit: 10, countFacets: FACETS },
    signal,
  );
  return answer.total;
}

const word = (text: string): QueryNode => ({ type: 'word', word: text });

export const CLASSES = ['AND of 2-4', 'phrase', 'key phrases OR', 'common word', 'prefix'];

export function classOf(i: number): string {
  const kind = i % 20;
  return CLASSES[kind < 12 ? 0 : kind < 14 ? 1 : kind < 17 ? 2 : kind < 19 ? 3 : 4]!;
}

/** The i-th query of the mix: the same for the same number. */
export function mixed(i: number): QueryNode {
  const random = randomNumbers(i * 31 + 7);
  const wordIn = ({ from, to }: { from: number; to: number }) => WORDS[from + Math.floor(random() * (to - from))]!;
  const subject = () => wordIn(random() < 0.5 ? RANKS.middling : RANKS.telling);
  const kind = i % 20;
  if (kind < 12) {
    const words = [random() < 0.3 ? wordIn(RANKS.common) : subject(), ...Array.from({ length: 1 + (i % 3) }, subject)];
    return { type: 'and', nodes: words.map(word) };
  }
  const text = makeRecord(Math.floor(random() * RECORDS)).text.split(' ');
  // People leave function words out of phrases: the commonest ranks stand for them.
  const phraseOf = (length: number): QueryNode => {
    const places = text.flatMap((_, at) => (isTelling(text.slice(at, at + length)) ? at : []));
    const at = places[Math.floor(random() * places.length)] ?? 0;
    return { type: 'phrase', words: text.slice(at, at + length) };
  };
  if (kind < 14) return phraseOf(2 + (i % 2));
  if (kind < 17)
    return { type: 'or', nodes: [...Array.from({ length: 4 }, () => phraseOf(2)), word(subject()), word(subject())] };
  if (kind < 19) return word(wordIn(RANKS.common));
  return { type: 'prefix', prefix: wordIn(RANKS.middling).slice(0, 4) };
}

const FUNCTION_WORDS = new Set(WORDS.slice(0, RANKS.common.to));
const isTelling = (words: string[]) => words.length > 1 && words.every((each) => !FUNCTION_WORDS.has(each));

/** The process's own; pages of the file that the system maps and can take back are not. */
function memory(): string {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const own = /RssAnon:\s+(\d+) kB/.exec(status)?.[1];
  return `${round((own ? Number(own) * 1024 : process.memoryUsage.rss()) / 1e6)} MB`;
}
