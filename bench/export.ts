import { performance } from 'node:perf_hooks';
import type { Engine } from '@groundwork/contract/engines';
import { EXPORT_ROWS_MAX } from '@groundwork/contract/limits';
import { engineDeclaration } from '../apps/server/src/catalogue/engines/registry.ts';
import { searchService } from '../apps/server/src/features/search/search.service.ts';
import { searchReader } from '../apps/server/src/features/search/selection.ts';
import { searchExportService } from '../apps/server/src/features/search-export/search-export.service.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { noAbout } from '../apps/server/test/subject.ts';
import { ENGINE, feed, openCatalogue, RECORDS, withFolder } from './catalogue.ts';
import { WORDS } from './corpus.ts';
import { printTable, round, withLoopDelay } from './measure.ts';

const ACTOR = { userId: 'bench', email: 'bench@example.org', roles: [], plan: 'pro' as const };
const keywordsOnly = { embedQuery: async () => null };

/** A word that more records have than one export takes. */
const FREQUENT = WORDS[3]!;

/** How fast an export of 10,000 rows is, and how much memory it takes above what the process had before. */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const index = await openCatalogue(folder);
    // As publications: columns are read from what a source gave, so that its texts have to be there.
    await feed((batch) =>
      index.upsert(
        batch.map((record) => ({
          ...record,
          data: { title: record.title, abstract: record.text, authors: record.people },
        })),
      ),
    );
    const search = searchService({
      catalogueOf: async () => index,
      organisationOf: async () => null,
      engineOf: engineDeclaration,
      readSearch: searchReader({ semantics: keywordsOnly, catalogueOf: async () => index, about: noAbout }),
    });
    const exports = searchExportService({
      catalogueOf: async () => index,
      engineOf: engineDeclaration,
      findRefs: search.refs,
      ownColumns: async () => [],
      audit: { record: async () => undefined },
      clock: systemClock,
      appUrl: 'http://localhost:3000',
      version: 'bench',
    });
    const rows: string[][] = [];
    for (const [name, query, bundle] of [
      ['browse all, CSV', '', false],
      ['browse all, bundle', '', true],
      ['frequent word, bundle', FREQUENT, true],
    ] as const) {
      const refs = await search.refs(undefined, queryOf(query), EXPORT_ROWS_MAX);
      globalThis.gc?.();
      const before = process.memoryUsage().rss;
      let peak = before;
      const sampling = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage().rss);
      }, 5);
      let bytes = 0;
      let first = 0;
      const start = performance.now();
      const { p99, max } = await withLoopDelay(async () => {
        const { body } = await exports.csvData(ACTOR, { ...queryOf(query), bundle });
        for await (const chunk of body) {
          first ||= performance.now() - start;
          bytes += chunk.length;
        }
      });
      const ms = performance.now() - start;
      clearInterval(sampling);
      rows.push([
        name,
        refs.refs.length.toLocaleString('en'),
        `${Math.round((refs.refs.length / ms) * 1000).toLocaleString('en')}/s`,
        `${round(first)} ms`,
        `${(bytes / 1e6).toFixed(1)} MB`,
        `${Math.round((peak - before) / 1e6)} MB`,
        `${round(p99)} / ${round(max)} ms`,
      ]);
    }
    console.log(`${RECORDS.toLocaleString('en')} records\n`);
    printTable(['export', 'rows', 'rate', 'first byte', 'size', 'peak growth', 'event loop p99 / max'], rows);
    await index.close();
  });
}

const queryOf = (query: string) => ({
  searchEngine: ENGINE as Engine,
  query,
  filters: {},
  sort: 'relevance' as const,
  sortDirection: 'desc' as const,
});
