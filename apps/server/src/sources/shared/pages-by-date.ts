import { addDays, type Day, daysIn } from '../../catalogue/import/days.ts';
import type { LivePage, SourceItem } from '../../catalogue/import/source.port.ts';

export interface DateWindow {
  from: Day;
  to: Day;
}

/** A source's answer for one page of a window. */
export interface WindowPage {
  items: SourceItem[];
  /** Results on this page, as the source counts them. */
  count: number;
  /** Results of the whole window. */
  total: number;
}

interface WindowCursor extends DateWindow {
  offset: number;
  /** Results of all days, as the first answer said. */
  whole: number | null;
}

/**
 * Pages by offset through a source that shows no more than `reachable` results of one search: days are split into
 * windows small enough. Of a single day that is still too large, what cannot be reached is reported as rejected.
 */
export async function* pagesByDate(
  { from, to: until, cursor: stored }: DateWindow & { cursor: unknown },
  reachable: number,
  read: (window: DateWindow, offset: number) => Promise<WindowPage>,
): AsyncGenerator<LivePage> {
  let cursor = (stored as WindowCursor | null) ?? { from, to: until, offset: 0, whole: null };
  for (;;) {
    const { items, count, total } = await read(cursor, cursor.offset);
    const whole = cursor.whole ?? total;
    if (cursor.offset === 0 && total > reachable && cursor.from < cursor.to) {
      cursor = { ...cursor, whole, to: narrower(cursor, reachable / total) };
      continue;
    }
    const offset = cursor.offset + count;
    const isWindowDone = count === 0 || offset >= Math.min(total, reachable);
    if (isWindowDone && total > reachable) items.push(unreached(cursor.from, total, reachable));
    const next = isWindowDone ? nextWindow(cursor, until) : { ...cursor, offset };
    yield { items, cursor: next && { ...next, whole }, total: whole, count };
    if (!next) return;
    cursor = { ...next, whole };
  }
}

function narrower({ from, to }: DateWindow, share: number): Day {
  const days = daysIn(from, to);
  return addDays(from, Math.max(1, Math.min(days - 1, Math.floor(days * share * 0.8))) - 1);
}

/** Twice as long as the one before: quiet times need few windows. */
function nextWindow(done: WindowCursor, until: Day): WindowCursor | null {
  if (done.to >= until) return null;
  const from = addDays(done.to, 1);
  const to = addDays(from, daysIn(done.from, done.to) * 2 - 1);
  return { ...done, from, to: to < until ? to : until, offset: 0 };
}

const unreached = (day: Day, total: number, reachable: number): SourceItem => ({
  at: `day ${day}`,
  rejected: `The source shows ${reachable} of this day’s ${total} results`,
});
