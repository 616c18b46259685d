import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../apps/server/src/catalogue/index/index.port.ts';
import type { QueryNode } from '../apps/server/src/catalogue/query/query-tree.ts';
import { BUILT_IN_SETTINGS } from '../apps/server/src/catalogue/semantics/ranking/settings.ts';
import { ENGINE as NAME, openCatalogue } from './catalogue.ts';
import { WORDS } from './corpus.ts';
import { timed } from './measure.ts';

const ENGINE = NAME as Engine;
const ROUNDS = 20;
/** Long enough to have begun, and as a rule too short to be done. */
const BEGUN_MS = 15;

type Ask = (round: number, signal: AbortSignal) => Promise<unknown>;

/** For each kind of question: how long the only reader is still taken once nobody waits for the answer any more, ms. */
export async function freed(folder: string): Promise<Map<string, number[]>> {
  const index = await openCatalogue(folder, 1);
  const kinds = await questions(index);
  const times = new Map<string, number[]>();
  for (const [name, ask] of Object.entries(kinds)) {
    await ask(ROUNDS, new AbortController().signal);
    const each: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const abort = new AbortController();
      const asked = ask(round, abort.signal).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, BEGUN_MS));
      abort.abort();
      each.push((await timed(() => index.get([]))).ms);
      await asked;
    }
    times.set(name, each);
  }
  await index.close();
  return times;
}

async function questions(index: CatalogueIndex): Promise<Record<string, Ask>> {
  const page = { engines: [ENGINE], sort: 'relevance' as const, direction: 'desc' as const, offset: 0, limit: 10 };
  const some = (round: number, count: number) => WORDS.slice(20 + round * count, 20 + (round + 1) * count);
  const anyOf = (words: string[]): QueryNode => ({
    type: 'or',
    nodes: words.map((word) => ({ type: 'word', word })),
  });
  const near = await index.vectors.of({ engine: ENGINE, id: 'P1' });
  return {
    'any of eight common words': (round, signal) =>
      index.search({ ...page, query: anyOf(some(round, 8)), countFacets: ['status', 'state'] }, signal),
    'more like one record': (round, signal) => {
      const words = some(round, 12).map((word) => ({ word, weight: 1 }));
      const record = { engine: ENGINE, id: `P${round}` };
      const asked = { record, words, take: 10, engines: [...ENGINES], exclude: [], settings: BUILT_IN_SETTINGS };
      return index.similar({ ...asked, limit: 5 }, signal);
    },
    ...(near && {
      'hybrid search': (round: number, signal: AbortSignal) => {
        const words = anyOf(some(round, 6));
        const meaning = { mode: 'hybrid' as const, ...near, words, must: null, floor: null };
        return index.search({ ...page, query: words, meaning: { ...meaning, settings: BUILT_IN_SETTINGS } }, signal);
      },
    }),
  };
}
