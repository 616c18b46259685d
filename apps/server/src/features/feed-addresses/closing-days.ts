import { hourOf } from '@groundwork/contract/closing';
import { formatDate } from '@groundwork/contract/format';
import { CALENDAR_PAST_DAYS } from '@groundwork/contract/limits';
import { recordPath } from '@groundwork/contract/paths';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { CalendarDay } from './icalendar.ts';

const DAY_MS = 86_400_000;

/** When opportunities close: the day, or the minute where the source gives one. Those whose source names only a month have none. */
export function closingDays(records: CatalogueRecord[], { appUrl, now }: { appUrl: string; now: Date }): CalendarDay[] {
  const first = new Date(now.getTime() - CALENDAR_PAST_DAYS * DAY_MS).toISOString().slice(0, 10);
  return records
    .flatMap((record) => {
      const { engine, id, title, closes, source, withdrawn } = record;
      if (!closes || closes.length < 10 || closes < first) return [];
      const url = appUrl + recordPath({ engine, id });
      const changedAt = new Date(Number.isNaN(Date.parse(source.retrievedAt)) ? 0 : source.retrievedAt);
      return [
        {
          id: `${engine}/${id}`,
          date: closes.slice(0, 10),
          at: hourOf(closes) ? new Date(closes) : null,
          summary: `Closes: ${title}`,
          description: `${title}\n${formatDate(closes, 'en')}\n${url}`,
          url,
          changedAt,
          isCancelled: withdrawn !== undefined,
        },
      ];
    })
    .sort((one, other) => one.date.localeCompare(other.date) || one.id.localeCompare(other.id));
}
