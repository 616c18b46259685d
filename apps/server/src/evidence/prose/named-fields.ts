import { wordsOf } from '../../catalogue/query/content-words.ts';
import { memoize } from '../../platform/memoize.ts';
import { stemOf } from '../words/stems.ts';
import type { Place } from './read-source.ts';

/** A value of a sentence with the places of its sources that hold it. */
export interface HeldValue {
  kind: 'date' | 'number' | 'name';
  text: string;
  at: number;
  end: number;
  holders: readonly Place[];
}

/** Farther away a word names another date's field. */
const REACH = 40;
const WORD = /\p{L}[\p{L}-]*/gu;
/** Words in labels of several fields, and words that a sentence calls its record by. */
const GENERIC = new Set('date day year award trial studi patent work'.split(' '));
/** Labels say 'start', 'close', 'complet', 'grant'. */
const SAME = new Map(
  'begin start|launch start|commenc start|open start|due close|deadlin close|end complet|finish complet|issu grant'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
const readStem = (word: string): string => SAME.get(stemOf(word)) ?? stemOf(word);
const stemsOf = memoize((label) =>
  wordsOf(label)
    .map(readStem)
    .filter((stem) => !GENERIC.has(stem)),
);
const isNamed = (stem: string, { label }: Place): boolean => stemsOf(label ?? '').includes(stem);

/** Values that the sources hold in other fields than the sentence says, or in other rows than the name beside them. */
export const inOtherFields = (text: string, values: readonly HeldValue[], places: readonly Place[]): HeldValue[] =>
  values.filter((value) => isOfAnotherField(value, text, values, places) || isOfAnotherRow(value, values));

/** 'Closed on 22 May' is a value of 'Close date': 22 May as 'Posted date' doesn't hold it. */
function isOfAnotherField(
  value: HeldValue,
  text: string,
  values: readonly HeldValue[],
  places: readonly Place[],
): boolean {
  const { kind, holders } = value;
  // Running text may tell it in any words.
  if (kind !== 'date' || holders.length === 0 || holders.some(({ label }) => label === null)) return false;
  const dated = places.filter(({ dates }) => dates.length > 0);
  const named = [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({
      stem: readStem(word),
      away: between(index, index + word.length, value, values),
    }))
    .filter(({ stem, away }) => away <= REACH && dated.some((place) => isNamed(stem, place)));
  const nearest = Math.min(...named.map(({ away }) => away));
  // If two words are as near, either may be meant.
  const meant = named.filter(({ away }) => away === nearest);
  return meant.length > 0 && !meant.some(({ stem }) => holders.some((place) => isNamed(stem, place)));
}

/** Letters between the two, where no other value of the kind stands between them. */
function between(at: number, end: number, value: HeldValue, values: readonly HeldValue[]): number {
  const [from, to] = at < value.at ? [end, value.at] : [value.end, at];
  const isParted = values.some(({ kind, ...other }) => kind === value.kind && other.at >= from && other.end <= to);
  return isParted ? Number.POSITIVE_INFINITY : to - from;
}

const ROWS =
  /^(?:Inventors|Assignees|Authors|Rounds|Known investments|Acquisitions|Works and citations by year|Leadership|Investigators)$/;

/** A row tells of one person, firm or round: what is said of it, and held by such rows alone, stands in that row. */
function isOfAnotherRow(value: HeldValue, values: readonly HeldValue[]): boolean {
  const [label] = value.holders.map((row) => row.label);
  if (!label || !ROWS.test(label) || value.holders.some((row) => row.label !== label)) return false;
  const named = values.filter(
    ({ kind, holders, at }) => kind === 'name' && at !== value.at && holders.some((row) => row.label === label),
  );
  // 'Ohio' of 'Acme of Ohio and Voltara of Utah' is the first one's.
  const before = named.findLast(({ at }) => at < value.at);
  const beside = before ? [before] : value.kind === 'name' ? [] : named;
  return beside.length > 0 && !beside.some(({ holders }) => holders.some((row) => value.holders.includes(row)));
}
