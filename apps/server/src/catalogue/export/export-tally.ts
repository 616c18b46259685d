import type { ExportManifest } from '@groundwork/contract/search-export';
import type { CatalogueRecord } from '../record.ts';

type Source = ExportManifest['sources'][number];

/** Counts what goes by: how many records, from which sources, under which licences. */
export function exportTally() {
  const sources = new Map<string, Source>();
  let rows = 0;
  function add(records: CatalogueRecord[]) {
    for (const { source } of records) {
      const { name, licence, isSample } = source;
      const key = JSON.stringify([name, licence, isSample]);
      const known = sources.get(key) ?? { name, licence, records: 0, isSample };
      known.records += 1;
      sources.set(key, known);
    }
    rows += records.length;
  }
  return {
    add,
    /** Adds each batch and passes it on. */
    async *counting(batches: AsyncIterable<CatalogueRecord[]>): AsyncGenerator<CatalogueRecord[]> {
      for await (const records of batches) {
        add(records);
        yield records;
      }
    },
    /** Totals so far. */
    totals(): Pick<ExportManifest, 'rows' | 'sources' | 'hasSampleData'> {
      const all = [...sources.values()].sort((a, b) => b.records - a.records);
      return { rows, sources: all, hasSampleData: all.some(({ isSample }) => isSample) };
    },
  };
}

export type ExportTally = ReturnType<typeof exportTally>;
