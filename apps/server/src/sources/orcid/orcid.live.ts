import { addDays } from '../../catalogue/import/days.ts';
import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';

const TOKEN = 'https://orcid.org/oauth/token';
export const API = 'https://pub.orcid.org/v3.0';
const PAGE_SIZE = 100;
/** No search shows more. */
const REACHABLE = 10_000;
/** Twelve requests a second are let through, and 100,000 a day. */
export const INTERVAL_MS = 90;

type Calls = Pick<LiveContext, 'client' | 'signal' | 'settings'>;

interface Cursor {
  day: string;
  hour: number;
  offset: number;
}

/**
 * Records changed on the days, searched hour by hour (on a day more change than a search shows), then read one by one.
 * The public API is free for what earns no money, so it is only asked by who registered a client and agreed to that.
 */
export function liveOrcid(toItem: (at: string, record: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    key: 'ORCID_CLIENT_ID',
    firstRunDays: 1,
    async *pages(context) {
      const { since, until } = context;
      const ask = asker(context, await token(context));
      let cursor = (context.cursor as Cursor | null) ?? { day: since ?? until, hour: 0, offset: 0 };
      for (;;) {
        const answer = await ask(addressOf(cursor));
        const found = listAt(answer, 'result').flatMap((one) => textAt(one, 'orcid-identifier', 'path') ?? []);
        const total = numberAt(answer, 'num-found') ?? 0;
        const items: SourceItem[] = [];
        for (const orcid of found) {
          const record = await ask(`${API}/${orcid}/record`).catch(goneOr);
          items.push(typeof record === 'string' ? { at: orcid, rejected: record } : toItem(orcid, record, context));
        }
        const offset = cursor.offset + PAGE_SIZE;
        const isHourDone = offset >= Math.min(total, REACHABLE);
        if (isHourDone && total > REACHABLE) items.push(unreached(cursor, total));
        const next = isHourDone ? nextHour(cursor, until) : { ...cursor, offset };
        yield { items, cursor: next, count: found.length };
        if (!next) return;
        cursor = next;
      }
    },
  };
}

type ErrorIn = (value: unknown) => string | undefined;

export function asker({ client, signal }: Calls, bearer: string): (url: string, errorIn?: ErrorIn) => Promise<unknown> {
  const headers = { authorization: `Bearer ${bearer}` };
  return async (url, errorIn) =>
    (await client.json(url, { headers, intervalMs: INTERVAL_MS, signal, ...(errorIn && { errorIn }) }))?.value;
}

/** Why a record that was found cannot be read: it was deactivated, locked, or is gone. Throws what else went wrong. */
export function goneOr(error: unknown): string {
  if (error instanceof FetchError && [404, 409, 410].includes(error.status ?? 0)) return error.message;
  throw error;
}

const unreached = ({ day, hour }: Cursor, total: number): SourceItem => ({
  at: `day ${day}, hour ${hour}`,
  rejected: `The source shows ${REACHABLE} of this hour’s ${total} results`,
});

function addressOf({ day, hour, offset }: Cursor): string {
  const start = `${day}T${String(hour).padStart(2, '0')}`;
  const query = new URLSearchParams({
    q: `profile-last-modified-date:[${start}:00:00.000Z TO ${start}:59:59.999Z]`,
    start: String(offset),
    rows: String(PAGE_SIZE),
  });
  return `${API}/search/?${query}`;
}

function nextHour({ day, hour }: Cursor, until: string): Cursor | null {
  if (hour < 23) return { day, hour: hour + 1, offset: 0 };
  return day < until ? { day: addDays(day, 1), hour: 0, offset: 0 } : null;
}

export async function token({ client, settings, signal }: Calls): Promise<string> {
  const body = new URLSearchParams({
    client_id: settings['ORCID_CLIENT_ID'] ?? '',
    client_secret: settings['ORCID_CLIENT_SECRET'] ?? '',
    grant_type: 'client_credentials',
    scope: '/read-public',
  });
  const answer = await client.json(TOKEN, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(body),
    intervalMs: INTERVAL_MS,
    signal,
    errorIn: (value) => (textAt(value, 'access_token') ? undefined : 'no token'),
  });
  return textAt(answer?.value, 'access_token')!;
}
