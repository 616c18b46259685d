import { formatDate } from '@groundwork/contract/format';
import { LIB_TEXTS } from './lib.texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `just now`, `5 minutes ago`, `2 hours ago`; from a day on the date. */
export function sinceText(moment: string, now: number): string {
  const ago = now - Date.parse(moment);
  if (ago < MINUTE_MS) return LIB_TEXTS.justNow;
  if (ago < HOUR_MS) return LIB_TEXTS.minutesAgo(Math.floor(ago / MINUTE_MS));
  if (ago < DAY_MS) return LIB_TEXTS.hoursAgo(Math.floor(ago / HOUR_MS));
  return formatDate(moment);
}
