import { addDays, type Day, daysIn } from '../../catalogue/import/days.ts';
import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { at, listAt, numberAt, textAt } from '../shared/mapping.ts';
import { SamClient } from './sam-client.ts';
import { recordId } from './sam-gov.mapping.ts';

const PAGE_SIZE = 1_000;
/** Between the first and the last day of a search there may be a year. */
const WINDOW_DAYS = 365;
/** Earlier notices are in the archive's files alone. */
const FIRST_DAY = '2002-01-01';

interface Cursor {
  from: Day;
  page: number;
}

/**
 * Notices posted in the days: https://open.gsa.gov/api/get-opportunities-public-api/. A notice gives the address of its
 * text in place of the text, and each text is a call of its own. So texts are fetched with what the searches leave of the
 * day's calls, and how many are left out is told.
 */
export function liveNotices(toItem: (at: string, notice: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    key: 'SAM_GOV_API_KEY',
    firstRunDays: 7,
    async *pages(context) {
      const sam = new SamClient(context);
      let cursor: Cursor | null = (context.cursor as Cursor | null) ?? { from: context.since ?? FIRST_DAY, page: 0 };
      while (cursor) {
        const { from, page } = cursor as Cursor;
        const to = earlier(addDays(from, WINDOW_DAYS - 1), context.until);
        const answer = await sam.json('/opportunities/v2/search', {
          postedFrom: american(from),
          postedTo: american(to),
          limit: String(PAGE_SIZE),
          // The index of the page, not of a notice.
          offset: String(page),
        });
        const notices = listAt(answer, 'opportunitiesData');
        const total = numberAt(answer, 'totalRecords');
        if (total === undefined) throw new FetchError('error-in-answer', 'SAM.gov answered no count of notices');
        const pagesLeft = notices.length === 0 ? 0 : Math.ceil(total / PAGE_SIZE) - page - 1;
        const windowsLeft = to < context.until ? Math.ceil(daysIn(addDays(to, 1), context.until) / WINDOW_DAYS) : 0;
        const texts = await readTexts(notices, sam, pagesLeft + windowsLeft, context);
        const items = notices.map((notice) =>
          toItem(`notice ${idOf(notice) ?? 'without id'}`, texts.found.get(notice) ?? notice, context),
        );
        if (texts.leftOut) items.push(texts.leftOut);
        if (pagesLeft > 0) cursor = { from, page: page + 1 };
        else cursor = to < context.until ? { from: addDays(to, 1), page: 0 } : null;
        yield { items, cursor, count: notices.length };
      }
    },
  };
}

const idOf = (notice: unknown) => textAt(notice, 'noticeId');

/** The oldest notices first: the later ones are listed again by the next run, which begins two days before. */
async function readTexts(notices: unknown[], sam: SamClient, searchesLeft: number, context: LiveContext) {
  const addressed = notices
    .filter((notice) => idOf(notice) && /^\s*https?:/.test(textAt(notice, 'description') ?? ''))
    .sort((a, b) => (textAt(a, 'postedDate') ?? '').localeCompare(textAt(b, 'postedDate') ?? ''));
  const found = await storedTexts(addressed, context);
  const wanted = addressed.filter((notice) => !found.has(notice));
  const known = found.size;
  let reason = `the key may make ${sam.limit} calls a day (SAM_GOV_DAILY_LIMIT)`;
  for (const notice of wanted) {
    if (sam.left <= searchesLeft) break;
    try {
      found.set(notice, { ...(notice as object), description: await readText(idOf(notice)!, sam) });
    } catch (error) {
      if (!(error instanceof FetchError && error.status === 429)) throw error;
      reason = error.message;
      break;
    }
  }
  const count = wanted.length - (found.size - known);
  return { found, leftOut: count > 0 ? leftOut(count, notices.length, reason) : null };
}

/** Notices with the text that an earlier run fetched: an amended one comes under an id of its own. */
async function storedTexts(notices: unknown[], context: LiveContext): Promise<Map<unknown, object>> {
  const refs = notices.map((notice) => ({ engine: 'funding-opportunities' as const, id: recordId(idOf(notice)!) }));
  const texts = (await context.stored(refs)).map((record) => record?.data['description']);
  return new Map(
    notices.flatMap((notice, at) => (texts[at] ? [[notice, { ...(notice as object), description: texts[at] }]] : [])),
  );
}

/** Undefined for a notice that has none, which is not found. */
async function readText(id: string, sam: SamClient): Promise<unknown> {
  try {
    return at(await sam.json('/prod/opportunities/v1/noticedesc', { noticeid: id }), 'description');
  } catch (error) {
    if (error instanceof FetchError && error.status === 404) return undefined;
    throw error;
  }
}

const leftOut = (count: number, of: number, reason: string): SourceItem => ({
  at: 'texts',
  rejected: `${count} of ${of} notices are stored without their text: ${reason}`,
});

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

function american(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
