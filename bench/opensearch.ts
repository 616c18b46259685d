import { mkdirSync } from 'node:fs';
import type { CatalogueIndex } from '../apps/server/src/catalogue/index/index.port.ts';
import { openCatalogue, withFolder } from './catalogue.ts';
import { percentile, printTable, spread, timed } from './measure.ts';
import { OpenSearchNode } from './opensearch-node.ts';
import { CLASSES, classOf, ensureCatalogue, FACETS, mixed, RECORDS, search } from './search-mix.ts';

const CLIENTS = 4;
const BLOCK = 40;
const COLD = 400;
const WARM = 60;
const WARM_ROUNDS = 6;
const WARM_UP = 200;

const HOW_TO = `There is no OpenSearch to compare with, so nothing was measured. Start one (one node, without security; version 2.x),
then name its address:

  OPENSEARCH_URL=http://127.0.0.1:9200 BENCH_FOLDER=/tmp/mix BENCH_RECORDS=1000000 npm run bench -- opensearch

It needs Java, some 10 GB of disk and 12 GB of memory for a million records; fewer records need less.`;

type Times = Map<number, number[]>;

/** The mix of `search-mix` to the catalogue and to OpenSearch by turns, on the same records: ratios in one run. */
export async function run(): Promise<void> {
  const url = process.env['OPENSEARCH_URL'];
  const node = url ? new OpenSearchNode(url) : null;
  const version = await node?.version();
  if (!node || !version) {
    console.log(url ? `Nothing answers at ${url}.\n\n${HOW_TO}` : HOW_TO);
    node?.close();
    process.exitCode = 1;
    return;
  }
  const kept = process.env['BENCH_FOLDER'];
  if (kept) mkdirSync(kept, { recursive: true });
  const compareIn = async (folder: string) => {
    await ensureCatalogue(folder);
    await node.fill(RECORDS);
    const index = await openCatalogue(folder);
    console.log(
      `${RECORDS.toLocaleString('en')} records, ${CLIENTS} clients, OpenSearch ${version}; p50 / p95 in ms\n`,
    );
    await compare(index, node);
    await index.close();
  };
  await (kept ? compareIn(kept) : withFolder(compareIn));
  node.close();
}

async function compare(index: CatalogueIndex, node: OpenSearchNode): Promise<void> {
  const ours = (i: number) => search(index, mixed(i));
  const theirs = (i: number) => node.search(mixed(i), FACETS);
  // Both compile before anything is measured.
  const others = range(50_000, WARM_UP);
  await ask(others, ours);
  await ask([...others, ...others], theirs);

  const cold: [Times, Times] = [new Map(), new Map()];
  let different = 0;
  for (let from = 1; from <= COLD; from += BLOCK) {
    const numbers = range(from, BLOCK);
    const isOursFirst = ((from - 1) / BLOCK) % 2 === 0;
    const first = await ask(numbers, isOursFirst ? ours : theirs, cold[isOursFirst ? 0 : 1]);
    const second = await ask(numbers, isOursFirst ? theirs : ours, cold[isOursFirst ? 1 : 0]);
    for (const i of numbers) different += Number(first.get(i) !== second.get(i));
  }
  report('cold: every query new', cold);
  console.log(`\nTotals differ in ${different} of ${COLD}.\n`);

  const again = range(10_000, WARM);
  const warm: [Times, Times] = [new Map(), new Map()];
  await ask([...again, ...again], ours);
  await ask([...again, ...again], theirs);
  for (let round = 0; round < WARM_ROUNDS; round++) {
    await ask(again, ours, warm[0]);
    await ask(again, theirs, warm[1]);
  }
  report('warm: asked before', warm);
}

/** Asks by several clients at once; answers each query's total. */
async function ask(
  numbers: number[],
  run: (i: number) => Promise<number>,
  into: Times = new Map(),
): Promise<Map<number, number>> {
  const totals = new Map<number, number>();
  let next = 0;
  const client = async () => {
    for (let at = next++; at < numbers.length; at = next++) {
      const i = numbers[at]!;
      const { ms, value } = await timed(() => run(i));
      into.set(i, [...(into.get(i) ?? []), ms]);
      totals.set(i, value);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return totals;
}

function report(what: string, [ours, theirs]: [Times, Times]): void {
  const rows = [...CLASSES, 'all'].map((name) => {
    const of = (times: Times) =>
      [...times].filter(([i]) => name === 'all' || classOf(i) === name).flatMap(([, ms]) => ms);
    const [a, b] = [of(ours), of(theirs)];
    const ratio = (share: number) => (percentile(a, share) / percentile(b, share)).toFixed(2);
    return [name, spread(a), spread(b), ratio(0.5), ratio(0.95)];
  });
  printTable([what, 'the catalogue', 'OpenSearch', 'ratio p50', 'ratio p95'], rows);
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, k) => from + k);
