import type { EngineOverview } from '@groundwork/contract/search-overview';
import { Title, VisuallyHidden } from '@mantine/core';
import classes from './all-screen.module.css';
import { OVERVIEW_TEXTS } from './search-overview.texts.ts';

/** Older years would press the later ones together. */
const YEARS = 25;

/** How many records of all data sets each year has. */
export function OverTime({ years }: { years: EngineOverview['years'] }) {
  const counts = new Map<number, number>();
  for (const { year, count } of years) counts.set(year, (counts.get(year) ?? 0) + count);
  // A closing date lies ahead; this is about what was.
  const last = Math.min(new Date().getFullYear(), Math.max(...counts.keys()));
  const first = Math.max(Math.min(...counts.keys()), last - YEARS + 1);
  if (counts.size < 2 || first >= last) return null;
  const bars = Array.from({ length: last - first + 1 }, (_, at) => ({
    year: first + at,
    count: counts.get(first + at) ?? 0,
  }));
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section aria-labelledby="all-over-time">
      <Title order={2} size="h5" id="all-over-time" mb={6}>
        {OVERVIEW_TEXTS.overTime}
      </Title>
      <div className={classes['bars']} aria-hidden>
        {bars.map(({ year, count }) => (
          <div key={year} className={classes['place']} title={OVERVIEW_TEXTS.inYear(year, count)}>
            <div className={classes['bar']} style={{ height: `${(count / highest) * 100}%` }} />
          </div>
        ))}
      </div>
      <div className={classes['ends']} aria-hidden>
        <span>{first}</span>
        <span>{last}</span>
      </div>
      <VisuallyHidden>
        <ul>
          {bars.map(({ year, count }) => (
            <li key={year}>{OVERVIEW_TEXTS.inYear(year, count)}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </section>
  );
}
