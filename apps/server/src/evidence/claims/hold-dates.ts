import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { isSaidWithAnother, itemsOf } from './hold-numbers.ts';
import type { Word } from './language/words.ts';
import type { Value } from './value.ts';
import { holdsDate, type StatedDate, statedDates } from './values/dates.ts';

const YEAR_OF = /\b(?:for|of) (?:the )?(?:years? )?$/i;
const SINCE = /\bsince (?:about )?$/i;

/**
 * 'Projections for the year 1989' of a sentence on those for the year 2000, 'since 2021' of what the sentence says has been
 * so since 2023: that another field gives the year says nothing of it.
 */
export function datesOfAnother({ values, whole }: Clause, window: GroundUnit | null): string[] {
  if (window?.label !== null) return [];
  const since = window.dates.filter(({ at }) => SINCE.test(window.text.slice(0, at)));
  const isOfAnother = ({ kind, holders, at }: Value) => {
    if (kind !== 'date' || holders.includes(window)) return false;
    const before = whole.slice(0, at);
    const rivals = YEAR_OF.test(before) ? window.dates : SINCE.test(before) ? since : [];
    return rivals.some(({ date }) => !whole.includes(date.slice(0, 4)));
  };
  return values.filter(isOfAnother).map(({ text }) => text);
}

const FROM = /\b(?:between|from) $/i;
const TO = /^ (?:and|to|until|till|through) $/i;

/** 'Between February 2016 and July 2022' where the text says 'between February 2016 and March 2021': both days stand in one sentence. */
export const rangesOfTwo = (text: string, values: Value[]): string[] =>
  values.slice(1).flatMap((to, at) => {
    const from = values[at]!;
    const isRange =
      from.kind === 'date' &&
      to.kind === 'date' &&
      FROM.test(text.slice(0, from.at)) &&
      TO.test(text.slice(from.end, to.at));
    const isOfText = from.holders.length > 0 && from.holders.every(({ label }) => label === null);
    return isRange && isOfText && !from.holders.some((unit) => to.holders.includes(unit)) ? [to.text] : [];
  });

type Day = StatedDate & { end: number };

const read = new WeakMap<GroundUnit, Day[]>();

function daysOf(unit: GroundUnit): Day[] {
  const known = read.get(unit) ?? unit.dates.map((date) => ({ ...date, end: date.at + date.text.length }));
  read.set(unit, known);
  return known;
}

/** 'Built on the cases of June' where the sentence says that of May, and of June something else. */
export function datesSaidOfAnother({ values, all }: Clause, window: GroundUnit | null): string[] {
  if (window?.label !== null || window.dates.length < 2) return [];
  const known = daysOf(window);
  const isOfDay = ({ at }: Word) => known.some((day) => at >= day.at && at < day.end);
  const undated = { text: window.text, words: window.words.filter((word) => !isOfDay(word)) };
  const said = new Set(all.map(({ stem }) => stem));
  return values
    .filter(({ text }) => {
      const stated = statedDates(text).dates;
      const same = known.filter((day) => stated.some(({ date }) => holdsDate(day.date, date)));
      return same.length > 0 && isSaidWithAnother(same, known, itemsOf(undated, known), said);
    })
    .map(({ text }) => text);
}
