import type { DetailValue } from '@groundwork/contract/detail';
import type { RecordDetail } from '@groundwork/contract/records';
import { valueLines } from '@groundwork/contract/value-lines';
import { findPassage, quotedField } from '../../lib/passages.ts';

/** A stretch of one part of a field: of a long text, or of a claim. */
export type Passage = { part: number; span: [number, number] };

/** A cited passage's place on the page: in a field, in the searched text, in the title, or among the parties. */
export type QuotePlace =
  | { kind: 'text'; span: [number, number] }
  | { kind: 'field'; group: number; field: number; passage?: Passage }
  | { kind: 'title' }
  | { kind: 'party'; index: number }
  | null;

/** Places of several quotes of one record; those that are not in it any more are null. */
export const findQuotes = (record: RecordDetail, quotes: string[]): QuotePlace[] =>
  quotes.map((quote) => findQuote(record, quote));

/** Quotes are stretches of the record's text, or its fields written as `Label: value`. */
function findQuote(record: RecordDetail, quote: string): QuotePlace {
  if (!quote.trim()) return null;
  const shown = findField(record, ({ value }) => passageIn(value, quote));
  if (shown) return shown;
  const span = findPassage(record.text, quote);
  if (span) return { kind: 'text', span };
  const named = quotedField(quote);
  if (!named) return same(record.title, quote) ? { kind: 'title' } : null;
  if (named.label === 'Title' && same(record.title, named.value)) return { kind: 'title' };
  const field = findField(record, ({ label, value }) => holdsLine(label, value, quote));
  if (field) return field;
  const parties = partiesOf(record);
  const index = parties.findIndex(({ role, name }) => role === named.label && same(name, named.value));
  if (index >= 0) return { kind: 'party', index };
  // The record's main date and amount go by the data set's labels for them, which a field may word differently.
  return findField(record, ({ value }) => value?.type !== 'text' && holdsValue(value, named.value));
}

export const partiesOf = (record: RecordDetail) => [...record.organisations, ...record.people];

type Field = RecordDetail['groups'][number]['fields'][number];

function findField(record: RecordDetail, test: (field: Field) => boolean | Passage | null): QuotePlace {
  for (const [group, { fields }] of record.groups.entries())
    for (const [at, field] of fields.entries()) {
      const found = test(field);
      if (found) return { kind: 'field', group, field: at, ...(found !== true && { passage: found }) };
    }
  return null;
}

function passageIn(value: DetailValue | null, quote: string): Passage | null {
  const texts = value?.type === 'longText' ? value.parts : value?.type === 'claims' ? value.claims : [];
  for (const [part, { text }] of texts.entries()) {
    const span = findPassage(text, quote);
    if (span) return { part, span };
  }
  return null;
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
const same = (a: string, b: string) => fold(a) === fold(b);

/** Reports of before may quote a long text, a list or a row otherwise than it is written now: its label tells. */
function holdsLine(label: string, value: DetailValue | null, quote: string): boolean {
  if (valueLines(label, value).some((line) => same(line, quote))) return true;
  const named = quotedField(quote);
  if (!named || named.label !== label) return false;
  if (value?.type === 'list') return value.items.some((item) => same(item, named.value));
  if (value?.type === 'longText' || value?.type === 'claims') return true;
  if (value?.type !== 'table') return false;
  return value.rows.some(([first]) => {
    const name = Array.isArray(first) ? first[0] : first;
    return typeof name === 'string' && fold(named.value).startsWith(fold(name));
  });
}

const holdsValue = (value: DetailValue | null, quoted: string) =>
  valueLines('', value).some((line) => same(line.slice(line.indexOf(': ') + 2), quoted));
