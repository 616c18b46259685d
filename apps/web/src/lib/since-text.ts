import { formatCount, formatDate } from '@groundwork/contract/format';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `just now`, `5 minutes ago`, `2 hours ago`; from a day on the date. */
export function sinceText(moment: string, now: number): string {
  const ago = now - Date.parse(moment);
  if (ago < MINUTE_MS) return 'just now';
  if (ago < HOUR_MS) return `${formatCount(Math.floor(ago / MINUTE_MS), 'minute')} ago`;
  if (ago < DAY_MS) return `${formatCount(Math.floor(ago / HOUR_MS), 'hour')} ago`;
  return formatDate(moment);
}
