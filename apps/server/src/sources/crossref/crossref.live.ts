import { addDays } from '../../catalogue/import/days.ts';
import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { listAt, textAt } from '../shared/mapping.ts';

export const WORKS = 'https://api.crossref.org/works';
const PAGE_SIZE = 500;
export const INTERVAL_MS = 200;
const FIRST_RUN_DAYS = 7;

interface Cursor {
  day: string;
  token: string;
}

/** Works updated on each day, by cursor. A cursor lives five minutes, so one that is older begins its day again. */
export function liveCrossref(toItem: (at: string, work: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    firstRunDays: FIRST_RUN_DAYS,
    async *pages(context) {
      const { since, until } = context;
      const stored = context.cursor as Cursor | null;
      let cursor: Cursor | null = stored ?? { day: since ?? addDays(until, -FIRST_RUN_DAYS), token: '*' };
      while (cursor) {
        const { day, token } = cursor as Cursor;
        const message: unknown = await readPage(cursor, context).catch((error: unknown) => {
          const isExpired = error instanceof FetchError && error.problem === 'refused' && token === stored?.token;
          if (isExpired) return readPage({ day, token: '*' }, context);
          throw error;
        });
        const works = listAt(message, 'items');
        const next: string | undefined = works.length === PAGE_SIZE ? textAt(message, 'next-cursor') : undefined;
        const items = works.map((work, index) =>
          toItem(textAt(work, 'DOI') ?? `work ${index + 1} of a page`, work, context),
        );
        if (next) cursor = { day, token: next };
        else cursor = day < until ? { day: addDays(day, 1), token: '*' } : null;
        yield { items, cursor };
      }
    },
  };
}

async function readPage({ day, token }: Cursor, { client, settings, signal }: LiveContext): Promise<unknown> {
  const query = new URLSearchParams({
    filter: `from-update-date:${day},until-update-date:${day}`,
    rows: String(PAGE_SIZE),
    cursor: token,
  });
  const mail = settings['CONTACT_EMAIL'];
  if (mail) query.set('mailto', mail);
  const answer = await client.json(`${WORKS}?${query}`, { intervalMs: INTERVAL_MS, signal });
  return (answer?.value as { message?: unknown } | undefined)?.message;
}
