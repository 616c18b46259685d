import { ENGINES } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../apps/server/src/catalogue/index/index.port.ts';
import type { CatalogueRecord } from '../apps/server/src/catalogue/record.ts';
import { openLabelled } from './evaluation/relevance/data-folders.ts';

const PAGE = 1_000;
/** More than the published files hold. */
const PUBLISHED_MAX = 100_000;
/** Numbers that would make a copy a duplicate of its original. */
const NUMBERS = ['doi', 'pmid', 'arxiv', 'awardNumber', 'trackingNumber', 'trialId', 'secondaryIds'];

/** Fills an index with the published records, over and over under other ids; answers how many. None without the files. */
export async function fillPublished(index: CatalogueIndex, size: number): Promise<number> {
  const catalogue = await openLabelled('real', process.env['BENCH_CATALOGUE'] ?? null);
  if (!catalogue) return 0;
  const { refs } = await catalogue.index.searchRefs({
    engines: [...ENGINES],
    query: null,
    sort: 'date',
    direction: 'desc',
    limit: PUBLISHED_MAX,
  });
  let stored = 0;
  for (let copy = 0; stored < size; copy++)
    for (let at = 0; at < refs.length && stored < size; at += PAGE) {
      const records = await catalogue.index.get(refs.slice(at, Math.min(at + PAGE, at + size - stored)));
      const batch = records.filter((record) => record !== null).map((record) => copyOf(record, copy));
      await index.upsert(batch);
      stored += batch.length;
    }
  await catalogue.close();
  return stored;
}

function copyOf(record: CatalogueRecord, copy: number): CatalogueRecord {
  if (copy === 0) return record;
  const data = Object.fromEntries(Object.entries(record.data).filter(([name]) => !NUMBERS.includes(name)));
  return { ...record, id: `${record.id}-${copy}`, title: `${record.title} (${copy + 1})`, data };
}
