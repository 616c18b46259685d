import type { Preview } from './saved-searches.queries.ts';

const DAY_MS = 86_400_000;

/** One bar a day, or a week ending on that day: those without a firing are empty. */
export function previewBars({ days, until, firings }: Preview, step: 1 | 7): { date: string; count: number }[] {
  const counts = new Map(firings.map(({ date, count }) => [date, count]));
  const bars = Array.from({ length: Math.ceil(days / step) }, (_, at) => {
    const date = new Date(Date.parse(until) - at * step * DAY_MS).toISOString().slice(0, 10);
    return { date, count: counts.get(date) ?? 0 };
  });
  return bars.reverse();
}
