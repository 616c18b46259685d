import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { textAt } from '../shared/mapping.ts';

const AWARDS = 'https://api.www.sbir.gov/public/api/awards';
const PAGE_SIZE = 100;
const INTERVAL_MS = 2_000;
/** The year of the first awards. */
const FIRST_YEAR = 1983;

interface Cursor {
  year: number;
  start: number;
}

/** The API filters by award year alone; agencies report up to a year late, so the year before is read again. */
export function liveAwards(toItem: (at: string, award: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    async *pages(context) {
      const lastYear = Number(context.until.slice(0, 4));
      const firstYear = context.since ? Math.max(FIRST_YEAR, Number(context.since.slice(0, 4)) - 1) : FIRST_YEAR;
      let cursor: Cursor | null = (context.cursor as Cursor | null) ?? { year: firstYear, start: 0 };
      while (cursor) {
        const { year, start } = cursor as Cursor;
        const awards: unknown[] = await readPage(cursor, context);
        const items = awards.map((award, index) => toItem(`award ${start + index + 1} of ${year}`, award, context));
        if (awards.length === PAGE_SIZE) cursor = { year, start: start + PAGE_SIZE };
        else cursor = year < lastYear ? { year: year + 1, start: 0 } : null;
        yield { items, cursor };
      }
    },
  };
}

async function readPage({ year, start }: Cursor, { client, signal }: LiveContext): Promise<unknown[]> {
  const query = new URLSearchParams({ year: String(year), start: String(start), rows: String(PAGE_SIZE) });
  try {
    const answer = await client.json(`${AWARDS}?${query}`, {
      intervalMs: INTERVAL_MS,
      signal,
      errorIn: (value) => (Array.isArray(value) ? undefined : (textAt(value, 'message') ?? 'no list of awards')),
    });
    return (answer?.value as unknown[] | undefined) ?? [];
  } catch (error) {
    // A year without awards is not found.
    if (error instanceof FetchError && error.status === 404) return [];
    throw error;
  }
}
