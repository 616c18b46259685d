import { WATCHED_LABELS, type WatchedChange } from '@groundwork/contract/agents';
import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import type { Message } from '@groundwork/contract/texts';
import { MESSAGES } from './messages.ts';

/** “Changed: Solid electrolytes (closing date: 1 Dec 2026 → 15 Jan 2027)”. */
export function lineOfChange(
  title: string,
  changes: readonly WatchedChange[],
  amount: { unit: 'usd' | 'count' } | null,
): Message {
  const told = changes.map(({ field, before, after }) => {
    const say = (value: string | number | null) => {
      if (value === null) return 'none';
      if (typeof value === 'string') return field === 'closes' ? formatDate(value) : value;
      return amount?.unit === 'count' ? formatNumber(value) : formatMoney(value);
    };
    return `${WATCHED_LABELS[field].toLowerCase()}: ${say(before)} → ${say(after)}`;
  });
  return MESSAGES.words.notifications.change(title, told.join('; '));
}
