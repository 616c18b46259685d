import { formatMoney, formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';

/** `held`: brackets and stops that stand against a figure and go to no other line. */
export type TextPart = { text: string; figure: Figure | null; held?: { before: string; after: string } };

const OPENING = /[([“]+$/u;
const CLOSING = /^[)\]”.,;:!?]+/u;

/** How a figure may be written in a sentence, longest first. Reports are English, whatever the language of the page. */
export function writings({ value, unit }: Figure): string[] {
  if (unit === 'usd')
    return [formatMoney(value, 'en'), formatMoneyShort(value, 'en')].sort((a, b) => b.length - a.length);
  if (unit === 'year') return [String(value)];
  return unit === 'percent' ? [`${formatNumber(value, 'en')}%`] : [formatNumber(value, 'en')];
}

/** Cuts a sentence at its figures, so that each can lead to the search behind it. A figure is linked where it first stands. */
export function splitFigures(text: string, figures: Figure[]): TextPart[] {
  const found: { start: number; end: number; figure: Figure }[] = [];
  for (const figure of figures) {
    const place = writings(figure)
      .flatMap((writing) => occurrences(text, writing))
      .find(({ start, end }) => !found.some((other) => start < other.end && other.start < end));
    if (place) found.push({ ...place, figure });
  }
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end, figure } of found.sort((a, b) => a.start - b.start)) {
    const before = text.slice(at, start).match(OPENING)?.[0] ?? '';
    const after = text.slice(end).match(CLOSING)?.[0] ?? '';
    if (start - before.length > at) parts.push({ text: text.slice(at, start - before.length), figure: null });
    parts.push({ text: text.slice(start, end), figure, ...((before || after) && { held: { before, after } }) });
    at = end + after.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), figure: null });
  return parts;
}

/** Where a number stands by itself: 12 is not in 2012, 1,012 or 12.5. */
function occurrences(text: string, number: string) {
  const escaped = number.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\d$]|\\d[.,])${escaped}(?!\\d|[.,]\\d)`, 'g');
  return [...text.matchAll(pattern)].map(({ index }) => ({ start: index, end: index + number.length }));
}
