import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import type { DetailValue, RecordDetail } from '@groundwork/contract/records';
import { findPassage, quotedField } from '../../lib/passages.ts';

/** Where a cited passage stands on the page: in the text, in a field, in the title, or among the parties. */
export type QuotePlace =
  | { kind: 'text'; span: [number, number] }
  | { kind: 'field'; group: number; field: number }
  | { kind: 'title' }
  | { kind: 'party'; index: number }
  | null;

/** Places of several quotes of one record; those that are not in it any more are null. */
export const findQuotes = (record: RecordDetail, quotes: string[]): QuotePlace[] =>
  quotes.map((quote) => findQuote(record, quote));

/** Quotes are stretches of the record's text, or its fields written as `Label: value`. */
export function findQuote(record: RecordDetail, quote: string): QuotePlace {
  if (!quote.trim()) return null;
  const span = findPassage(record.text, quote);
  if (span) return { kind: 'text', span };
  const named = quotedField(quote);
  if (!named) return same(record.title, quote) ? { kind: 'title' } : null;
  if (named.label === 'Title' && same(record.title, named.value)) return { kind: 'title' };
  for (const [group, { fields }] of record.groups.entries())
    for (const [field, { label, value }] of fields.entries())
      if (label === named.label && value && holds(value, named.value)) return { kind: 'field', group, field };
  const parties = partiesOf(record);
  const index = parties.findIndex(({ role, name }) => role === named.label && same(name, named.value));
  if (index >= 0) return { kind: 'party', index };
  // The record's main date and amount go by the data set's labels for them, which a field may word differently.
  for (const [group, { fields }] of record.groups.entries())
    for (const [field, { value }] of fields.entries())
      if (value && value.type !== 'text' && holds(value, named.value)) return { kind: 'field', group, field };
  return null;
}

export const partiesOf = (record: RecordDetail) => [...record.organisations, ...record.people];

const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
const same = (a: string, b: string) => fold(a) === fold(b);

function holds(value: DetailValue, quoted: string): boolean {
  switch (value.type) {
    case 'text':
    case 'link':
      return same(value.text, quoted);
    case 'date':
      return same(formatDate(value.date), quoted);
    case 'money':
      return same(formatMoney(value.amount), quoted);
    case 'number':
      return same(formatNumber(value.value), quoted);
    case 'list':
      return same(value.items.join('; '), quoted) || value.items.some((item) => same(item, quoted));
    case 'table':
      return value.rows.some((row) => {
        const first = row[0];
        return typeof first === 'string' && fold(quoted).startsWith(fold(first));
      });
  }
}
