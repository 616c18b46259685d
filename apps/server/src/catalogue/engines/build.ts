import { hourOf } from '@groundwork/contract/closing';
import type { Party, Place, RecordContact, RecordSource, Withdrawn } from '@groundwork/contract/records';
import { z } from 'zod';
import { cleanText } from '../normalise/text.ts';
import { PartialDate } from '../record.ts';

/** A record needs these beside its data: the source's own identifier, its page, and where it came from. */
export interface RecordStamp {
  id: string;
  url: string | null;
  source: RecordSource;
}

const TITLE_MAX = 2000;
const TEXT_MAX = 200_000;
const FACET_VALUE_MAX = 300;
/** An export writes this for a character before a title that it cannot write. */
const LOST = /^\?+\s*(?=\p{L})/u;
/** "Breanna Campion <campion@example.org>" in place of a name. */
const MAILBOX = /\s*<[^<>\s]+@[^<>\s]+>\s*/g;
const NOBODY = /^(?:n\/?a|none|null|not applicable|unknown|cancell?ed|[-–.?]+)$/i;

export const Contact = z.object({
  name: z.string().optional(),
  title: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
});
export type Contact = z.infer<typeof Contact>;

/** An amount that its source tells in a currency of its own. It is shown as it is, never summed with US dollars. */
export const ForeignAmount = z.object({ label: z.string(), value: z.number(), currency: z.string() });
export type ForeignAmount = z.infer<typeof ForeignAmount>;

/** 'Award ceiling: 20,000,000 EUR'. */
export const foreignAmountLine = ({ label, value, currency }: ForeignAmount): string =>
  `${label}: ${value.toLocaleString('en-US')} ${currency}`;

type Loose<Value> = Value | null | undefined;

/** The published email of a contact: one entry, or none. */
export function emailOf(contact: Contact | undefined, field: string): RecordContact[] {
  return contact?.email ? [{ name: contact.name ?? null, email: contact.email, field }] : [];
}

/** The date at the beginning of a text, as precise as it is; null where none stands. */
function dayOf(text: Loose<string>): string | null {
  const date = /^\d{4}(-\d{2}(-\d{2})?)?/.exec(text ?? '')?.[0];
  return PartialDate.safeParse(date).data ?? null;
}

/** Like `dayOf`, with the hour where the source gives one and its zone. */
export const closingOf = (text: Loose<string>): string | null => (text && hourOf(text) ? text : dayOf(text));

/** A record's title: the first candidate that says something, within the length a record may have. */
export function titleOf(...candidates: Loose<string>[]): string {
  const title = candidates.map((candidate) => cleanText(candidate).replace(LOST, '')).find(Boolean) ?? '';
  return title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1)}…` : title;
}

/** The searched text: the parts that say something, a blank line between them. */
export function textOf(...parts: Loose<string>[]): string {
  return parts.filter(Boolean).join('\n\n').slice(0, TEXT_MAX);
}

/** Facet values without blanks and repeats; a field that has none is left out. */
export function facetsOf(facets: Record<string, Loose<string> | Loose<string>[]>): Record<string, string[]> {
  const filled: Record<string, string[]> = {};
  for (const [field, raw] of Object.entries(facets)) {
    const values = (Array.isArray(raw) ? raw : [raw])
      .filter((value): value is string => Boolean(value?.trim()))
      .map((value) => value.slice(0, FACET_VALUE_MAX));
    if (values.length > 0) filled[field] = [...new Set(values)];
  }
  return filled;
}

/** One organisation or person in its role, or none when nobody is named. */
export function party(name: Loose<string>, role: string, ids: Record<string, Loose<string>> = {}): Party[] {
  const called = name?.includes('@') ? name.replace(MAILBOX, ' ').trim() : name;
  if (!called?.trim() || NOBODY.test(called.trim())) return [];
  const known = Object.entries(ids).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return [known.length > 0 ? { name: called, role, ids: Object.fromEntries(known) } : { name: called, role }];
}

export function placeOf(place: { city?: Loose<string>; state?: Loose<string>; country?: Loose<string> }): Place | null {
  const known = Object.entries(place).filter(([, value]) => Boolean(value));
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** 'Clean Energy' of [{code, title}] lists: 'H01M — Batteries', or the code alone. */
export function coded(item: { code: string; title?: string } | undefined): string | undefined {
  return item && (item.title ? `${item.code} — ${item.title}` : item.code);
}

/** A record's `withdrawn`, where the source says that it takes the record back; nothing otherwise. */
export function withdrawnWhen(
  isWithdrawn: boolean | undefined,
  reason: string,
  at: Loose<string> = null,
): { withdrawn?: Withdrawn } {
  return isWithdrawn ? { withdrawn: { at: at ?? null, reason, isDeleted: false } } : {};
}

/** The id of a United States patent's record from its number as people write it: 'US 9,876,543 B2' is 'US9876543'. */
export const patentRecordId = (number: string): string =>
  `US${number
    .replace(/^\s*US/i, '')
    .replace(/\s+[A-Z]\d?\s*$/, '')
    .replace(/[\s,]/g, '')}`;
