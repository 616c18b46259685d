import { ATOM_ENTRIES_MAX } from '@groundwork/contract/limits';
import { recordPath } from '@groundwork/contract/paths';
import type { CatalogueIndex, Selection } from '../../catalogue/index/index.port.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { AtomFeed } from './atom.ts';

interface Followed {
  name: string;
  path: string;
  hasDates: boolean;
  selection: Selection;
}

/** Records first stored so lately are new, however old they are themselves. */
const NEW_DAYS = 30;
const NEWEST_MAX = 20;
const SUMMARY_MAX = 500;
const DAY_MS = 86_400_000;

/** Records that came lately, and the newest by their own date: a program that follows a feed misses none between two reads. */
export async function searchFeed(
  { name, path, hasDates, selection }: Followed,
  { index, now }: { index: Pick<CatalogueIndex, 'search'>; now: Date },
): Promise<AtomFeed> {
  const since = new Date(now.getTime() - NEW_DAYS * DAY_MS).toISOString();
  const find = async (asked: Selection, limit: number) => {
    const sort = hasDates ? ('date' as const) : ('relevance' as const);
    const { hits } = await index.search({ ...asked, sort, direction: 'desc', offset: 0, limit });
    return hits.map(({ record }) => record);
  };
  const [lately, newest] = await Promise.all([
    find({ ...selection, ranges: { ...selection.ranges, seen: { min: since } } }, ATOM_ENTRIES_MAX),
    find(selection, NEWEST_MAX),
  ]);
  const records = new Map([...lately, ...newest].map((record) => [record.id, record]));
  return { title: name, path, entries: [...records.values()].slice(0, ATOM_ENTRIES_MAX).map(entryOf) };
}

function entryOf(record: CatalogueRecord) {
  const { engine, id, title, text, date, source } = record;
  const parties = record.organisations.slice(0, 3).map((party) => party.name);
  return {
    id: `${engine}/${id}`,
    title,
    summary: [[date, ...parties].filter(Boolean).join(' · '), text.slice(0, SUMMARY_MAX)].filter(Boolean).join('\n'),
    path: recordPath({ engine, id }),
    updatedAt: new Date(Number.isNaN(Date.parse(source.retrievedAt)) ? 0 : source.retrievedAt).toISOString(),
  };
}
