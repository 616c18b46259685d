import { inSentence } from '@groundwork/contract/format';
import { messageRefOf, word } from '@groundwork/contract/message-refs';
import type { AlertPreview, AlertPreviewQuery } from '@groundwork/contract/saved-searches';
import type { CatalogueIndex, Selection } from '../../catalogue/index/index.port.ts';
import type { Clock } from '../../platform/clock.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { DAY_MS, dayOf, daysBefore } from './alert-times.ts';
import { type AlertMatcher, alertSelection } from './count-matched.ts';

const DAYS = 30;

/** How often an alert would have fired in the last 30 days. */
export async function previewAlert(
  matcher: AlertMatcher,
  clock: Clock,
  { userId, searchEngine, query, filters, mode, frequency }: AlertPreviewQuery & { userId: string },
): Promise<AlertPreview> {
  const engine = matcher.engineOf(searchEngine);
  const until = dayOf(clock.now());
  const first = dayOf(daysBefore(clock.now(), DAYS - 1));
  const index = await matcher.catalogueOf({ userId });
  const selection = await alertSelection(matcher, { userId, searchEngine, query, filters });
  const count = async (by: 'seen' | 'day', ranges: Selection['ranges']) =>
    index.aggregate({ ...selection, ranges: { ...selection.ranges, ...ranges }, by: { type: by } });

  const isOldEnough = await hasHistory(index, searchEngine, first);
  const basis = isOldEnough || !engine.date ? 'seen' : 'dated';
  const rows =
    basis === 'seen'
      ? await count('seen', { seen: { min: `${first}T00:00:00.000Z` } })
      : await count('day', { date: narrowed(selection.ranges?.date, first, until) });
  const firings = frequency === 'daily' ? rows.map(({ key, count }) => ({ date: key, count })) : weeks(rows, until);
  const note = MESSAGES.words.sentences([
    ...(isOldEnough ? [] : [noteOnHistory(inSentence(engine.label), engine.date?.label)]),
    ...(mode === 'keyword' ? [] : [MESSAGES.words.searches.alertsByWords]),
  ]);
  return {
    days: DAYS,
    until,
    firings,
    total: firings.reduce((sum, { count }) => sum + count, 0),
    basis,
    note: note.text,
    ...(note.text !== '' && { noteSaid: messageRefOf(note) }),
  };
}

/** Whether this catalogue held records of the data set before the days that are looked at. */
async function hasHistory(
  index: Pick<CatalogueIndex, 'aggregate'>,
  engine: AlertPreviewQuery['searchEngine'],
  first: string,
) {
  const ranges = { seen: { max: `${first}T00:00:00.000Z` } };
  const [before] = await index.aggregate({ engines: [engine], query: null, ranges, by: { type: 'all' } });
  return (before?.count ?? 0) > 0;
}

const noteOnHistory = (label: string, dateLabel: string | undefined) =>
  dateLabel
    ? MESSAGES.words.searches.previewByDate(word(label), word(inSentence(dateLabel)))
    : MESSAGES.words.searches.previewFirstLoad(word(label));

/** The days looked at, within what the search itself asks for. */
function narrowed(own: { min?: string; max?: string } = {}, first: string, until: string) {
  return {
    min: own.min !== undefined && own.min > first ? own.min : first,
    max: own.max !== undefined && own.max < until ? own.max : until,
  };
}

/** Weeks counted back from the last day. */
function weeks(rows: { key: string; count: number }[], until: string): AlertPreview['firings'] {
  const byEnd = new Map<string, number>();
  for (const { key, count } of rows) {
    const weeksAgo = Math.floor((Date.parse(until) - Date.parse(key)) / (7 * DAY_MS));
    const end = dayOf(daysBefore(new Date(until), weeksAgo * 7));
    byEnd.set(end, (byEnd.get(end) ?? 0) + count);
  }
  return [...byEnd].map(([date, count]) => ({ date, count })).sort((a, b) => (a.date < b.date ? -1 : 1));
}
