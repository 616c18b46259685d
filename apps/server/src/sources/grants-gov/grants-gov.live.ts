import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { at, listAt, numberAt, textAt } from '../shared/mapping.ts';

const API = 'https://api.grants.gov/v1/api';
const HITS_PER_SEARCH = 1_000;
/** Each opportunity is a call of its own, so a page is small: what a stopped run has to fetch again. */
const OPPORTUNITIES_PER_PAGE = 25;
export const INTERVAL_MS = 500;

type Calls = Pick<LiveContext, 'client' | 'signal'>;

interface Cursor {
  /** Start of the next search. */
  start: number;
  isSearched: boolean;
  /** Ids of the last search that are not fetched yet. */
  pending: string[];
}

/**
 * https://www.grants.gov/api: search2 lists all opportunities, fetchOpportunity gives the text and the rest of each. There
 * is no filter by change, so what is open or forecasted is always fetched; of the others, what closes in the days or later.
 */
export function liveOpportunities(
  toItem: (at: string, opportunity: unknown, context: LiveContext) => SourceItem,
): LiveSource {
  return {
    firstRunDays: 365,
    async *pages(context) {
      let cursor: Cursor = (context.cursor as Cursor | null) ?? { start: 0, isSearched: false, pending: [] };
      for (;;) {
        if (cursor.pending.length === 0 && !cursor.isSearched) cursor = await search(cursor.start, context);
        const items: SourceItem[] = [];
        for (const id of cursor.pending.slice(0, OPPORTUNITIES_PER_PAGE))
          items.push(await fetchOne(id, toItem, context));
        cursor = { ...cursor, pending: cursor.pending.slice(OPPORTUNITIES_PER_PAGE) };
        const isDone = cursor.isSearched && cursor.pending.length === 0;
        yield { items, cursor: isDone ? null : cursor };
        if (isDone) return;
      }
    },
  };
}

async function search(start: number, context: LiveContext): Promise<Cursor> {
  const body = {
    oppStatuses: 'forecasted|posted|closed|archived',
    sortBy: 'openDate|desc',
    rows: HITS_PER_SEARCH,
    startRecordNum: start,
  };
  const answer = await call('search2', body, context, (data) => {
    // A search that it does not understand gets an empty list.
    const isExpected = start > 0 && (numberAt(data, 'hitCount') ?? 0) <= start;
    return listAt(data, 'oppHits').length === 0 && !isExpected ? 'an empty list of opportunities' : undefined;
  });
  const hits = listAt(answer, 'oppHits');
  const next = start + hits.length;
  return {
    start: next,
    isSearched: hits.length === 0 || next >= (numberAt(answer, 'hitCount') ?? next),
    pending: hits.filter((hit) => mayHaveChanged(hit, context.since)).flatMap((hit) => textAt(hit, 'id') ?? []),
  };
}

function mayHaveChanged(hit: unknown, since: string | null): boolean {
  const isLive = ['posted', 'forecasted'].includes(textAt(hit, 'oppStatus') ?? '');
  return since === null || isLive || (parseDate(textAt(hit, 'closeDate')) ?? '') >= since;
}

/** An error of one opportunity stays with it; what the host refuses ends the run. */
export async function fetchOne<Context extends Calls>(
  id: string,
  toItem: (at: string, opportunity: unknown, context: Context) => SourceItem,
  context: Context,
): Promise<SourceItem> {
  const place = `opportunity ${id}`;
  try {
    return toItem(place, await call('fetchOpportunity', { opportunityId: Number(id) }, context), context);
  } catch (error) {
    if (error instanceof FetchError && error.problem === 'error-in-answer')
      return { at: place, rejected: error.message };
    throw error;
  }
}

/** Both calls answer `{errorcode, msg, data}` with status 200, whatever happened. */
export async function call(
  name: string,
  body: Record<string, unknown>,
  { client, signal }: Calls,
  errorInData?: (data: unknown) => string | undefined,
): Promise<unknown> {
  const answer = await client.json(`${API}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    intervalMs: INTERVAL_MS,
    signal,
    errorIn: (value) =>
      numberAt(value, 'errorcode') === 0
        ? errorInData?.(at(value, 'data'))
        : (textAt(value, 'msg') ?? 'no reason given'),
  });
  return at(answer?.value, 'data');
}
