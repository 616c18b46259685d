import type { Ground } from '../draft.ts';
import { foldText } from '../words/fold-letters.ts';
import { type StatedDate, statedDates } from './dates.ts';
import { type StatedNumber, statedNumbers } from './numbers.ts';
import { plainFact, plainParagraphs, plainQuote } from './plain-text.ts';

/** The sources of a sentence: the fields of a record (`Label: value`) and running text of it. */
export interface Cited {
  key: string;
  fields: string[];
  passages: string[];
  /** The publisher of the record: 'Drugs@FDA'. */
  publisher?: string;
}

/** Stretches of records, by the record. */
export function citedBy(
  grounds: readonly Ground[],
  find: (key: string) => Pick<Cited, 'fields' | 'publisher'> | undefined,
): Cited[] {
  const byKey = new Map<string, Cited>();
  for (const { key, quote } of grounds) {
    const record = find(key);
    if (!record) continue;
    const cited = byKey.get(key) ?? { key, fields: [], passages: [], publisher: record.publisher };
    byKey.set(key, cited);
    (record.fields.includes(quote) ? cited.fields : cited.passages).push(quote);
  }
  return [...byKey.values()];
}

/** A field's value, or a stretch of running text, with the values in it. */
export interface Place {
  /** Null for running text. */
  label: string | null;
  text: string;
  /** Folded, with a space at both ends. */
  folded: string;
  numbers: StatedNumber[];
  dates: StatedDate[];
}

export interface ReadSource {
  places: Place[];
  /** Fields and passages whole, as quotations are looked for in them. */
  quotable: string[];
}

const LINE = /^([^:\n]{1,60}): (.*)$/s;

const read = new WeakMap<Cited, ReadSource>();

/** The values of a source, read once however often it is cited. */
export function readSource(cited: Cited): ReadSource {
  const known = read.get(cited);
  if (known) return known;
  const lines = cited.publisher ? [...cited.fields, `Source: ${cited.publisher}`] : cited.fields;
  const source = {
    places: [
      ...lines.map((line) => {
        const [, label, value] = LINE.exec(line) ?? [];
        return label ? placeOf(value!, label) : placeOf(line, null);
      }),
      ...countsOf(lines),
      ...cited.passages.map((passage) => placeOf(passage, null)),
    ],
    quotable: [
      ...cited.fields.flatMap((line) => [line, LINE.exec(line)?.[2] ?? '']).map(plainQuote),
      ...cited.passages.map(plainParagraphs),
    ],
  };
  read.set(cited, source);
  return source;
}

export function placeOf(raw: string, label: string | null): Place {
  const text = plainFact(raw);
  const { dates, rest } = statedDates(text);
  return {
    label,
    text,
    folded: ` ${foldText(text)} `,
    numbers: statedNumbers(rest),
    dates,
  };
}

/** Label of a count that a source doesn't write: it holds a number of such things, and of nothing else. */
export const COUNT_OF = 'Count of ';

/** How many rows of one label a record has: 'four inventors'. */
function countsOf(lines: readonly string[]): Place[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const [, label, value = ''] = LINE.exec(line) ?? [];
    if (label) counts.set(label, (counts.get(label) ?? 0) + value.split('; ').length);
  }
  return [...counts].map(([label, count]) => placeOf(String(count), `${COUNT_OF}${label.toLowerCase()}`));
}
