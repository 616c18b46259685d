import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { EngineOverview } from '@groundwork/contract/search-overview';
import { engineDeclaration, engineDeclarations } from '../apps/server/src/catalogue/engines/registry.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import { presentHit } from '../apps/server/src/features/search/present-hit.ts';
import { searchService } from '../apps/server/src/features/search/search.service.ts';
import { searchReader } from '../apps/server/src/features/search/selection.ts';
import { searchOverviewService } from '../apps/server/src/features/search-overview/search-overview.service.ts';
import { BATCH, makeBatch, RECORDS, withFolder } from './catalogue.ts';
import { makeRecord, WORDS } from './corpus.ts';
import { printTable, spread, timed } from './measure.ts';

const QUERIES = 60;
const WHO = { userId: 'bench' };

/**
 * One question to all data sets beside fourteen searches: until the first data set has answered, and the last. Generated records,
 * spread evenly over the data sets; two words of the middle of the vocabulary, each asked for the first time.
 */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const index = await openSqliteIndex({ file: `${folder}/catalogue.db`, engines: [...engineDeclarations] });
    for (let from = 0; from < RECORDS; from += BATCH) {
      const batch = await makeBatch(from, Math.min(BATCH, RECORDS - from));
      await index.upsert(batch.map((record, at) => ({ ...record, engine: ENGINES[(from + at) % ENGINES.length]! })));
    }
    const readSearch = searchReader({
      catalogueOf: async () => index,
      semantics: { embedQuery: async () => null },
      about: async () => Promise.reject(new Error('no project')),
    });
    const engineOf = engineDeclaration;
    const overview = searchOverviewService({
      catalogueOf: async () => index,
      engineOf,
      readSearch,
      present: presentHit,
      clock: { now: () => new Date() },
    });
    const search = searchService({
      catalogueOf: async () => index,
      organisationOf: async () => null,
      engineOf,
      readSearch,
    });
    const one = (searchEngine: Engine, query: string) =>
      search.keyword(WHO, {
        searchEngine,
        query,
        filters: {},
        sort: 'relevance',
        sortDirection: 'desc',
        page: 1,
        pageLimit: 10,
        mode: 'keyword',
      });

    const first: number[] = [];
    const last: number[] = [];
    for (let at = 0; at < QUERIES; at++) {
      const started = performance.now();
      const answers = await overview.all(WHO, { query: queryOf(at), filters: {}, mode: 'keyword' });
      const seen: EngineOverview[] = [];
      for await (const event of answers) {
        if (event.kind !== 'engine') continue;
        if (seen.length === 0) first.push(performance.now() - started);
        seen.push(event);
      }
      last.push(performance.now() - started);
    }
    const turns: number[] = [];
    const together: number[] = [];
    for (let at = 0; at < QUERIES; at++) {
      const query = queryOf(QUERIES + at);
      const inTurn = async () => {
        for (const engine of ENGINES) await one(engine, query);
      };
      turns.push((await timed(inTurn)).ms);
      const other = queryOf(2 * QUERIES + at);
      together.push((await timed(() => Promise.all(ENGINES.map((engine) => one(engine, other))))).ms);
    }
    console.log(`${RECORDS.toLocaleString('en')} records in ${ENGINES.length} data sets; milliseconds, p50 / p95\n`);
    printTable(
      ['', 'until the first data set', 'until the last'],
      [
        ['one question to all', spread(first), spread(last)],
        ['fourteen searches, one after the other', '', spread(turns)],
        ['fourteen searches at once', '', spread(together)],
      ],
    );
    await index.close();
  });
}

/** Words that some hundreds of records have. */
function queryOf(at: number): string {
  const word = (place: number) => WORDS[150 + ((at * 37 + place * 611) % 1_350)] ?? makeRecord(at, 0).title;
  return `${word(0)} ${word(1)}`;
}
