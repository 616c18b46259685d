import type { LiveContext, LiveSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { at, booleanAt, listAt, numberAt, textAt } from '../shared/mapping.ts';

export const API = 'https://euclinicaltrials.eu/ctis-public-api';
const PAGE_SIZE = 100;
export const INTERVAL_MS = 500;

export type CtisParts = { trial?: unknown; row: unknown };
export type ToItem = (at: string, parts: CtisParts, context: ReadContext) => SourceItem;

/**
 * All trials, the latest decision first (who moves on while this runs then comes twice, and none is passed over). There
 * is no filter by day: the rows say when a trial changed, and the records of those that did are read.
 */
export function liveCtis(toItem: ToItem): LiveSource {
  return {
    firstRunDays: 365,
    async *pages(context) {
      let page: number | null = (context.cursor as number | null) ?? 1;
      while (page !== null) {
        const answer: unknown = await search(page, context);
        const rows = listAt(answer, 'data');
        const items: SourceItem[] = [];
        for (const row of rows) if (hasChanged(row, context.since)) items.push(await readTrial(row, toItem, context));
        const total = numberAt(answer, 'pagination', 'totalRecords');
        page = booleanAt(answer, 'pagination', 'nextPage') && rows.length > 0 ? page + 1 : null;
        yield { items, cursor: page, count: rows.length, ...(total !== undefined && { total }) };
      }
    },
  };
}

async function search(page: number, { client, signal }: LiveContext): Promise<unknown> {
  const answer = await client.json(`${API}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      pagination: { page, size: PAGE_SIZE },
      sort: { property: 'decisionDate', direction: 'DESC' },
      // Nothing is found without criteria, even empty ones.
      searchCriteria: {},
    }),
    intervalMs: INTERVAL_MS,
    signal,
    errorIn: (value) => (Array.isArray(at(value, 'data')) ? undefined : 'no list of trials'),
  });
  return answer?.value;
}

/** A row that names no day is taken for changed. */
function hasChanged(row: unknown, since: string | null): boolean {
  const days = ['lastUpdated', 'lastPublicationUpdate', 'decisionDateOverall'].flatMap(
    (name) => parseDate(textAt(row, name), 'day-first') ?? [],
  );
  return since === null || days.length === 0 || days.some((day) => day >= since);
}

export async function readTrial(
  row: unknown,
  toItem: ToItem,
  context: Pick<LiveContext, 'client' | 'signal' | 'retrievedAt'>,
): Promise<SourceItem> {
  const number = textAt(row, 'ctNumber');
  if (!number) return toItem('a row without number', { row }, context);
  const answer = await context.client.json(`${API}/retrieve/${encodeURIComponent(number)}`, {
    intervalMs: INTERVAL_MS,
    signal: context.signal,
  });
  // A trial that is not there is answered as {}.
  const isThere = textAt(answer?.value, 'ctNumber') === number;
  return toItem(number, { row, ...(isThere && { trial: answer?.value }) }, context);
}
