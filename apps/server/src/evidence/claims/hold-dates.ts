import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { isSaidWithAnother, itemsOf } from './hold-numbers.ts';
import type { Word } from './language/words.ts';
import { holdsDate, type StatedDate, statedDates } from './values/dates.ts';

const YEAR_OF = /\b(?:for|of) (?:the )?(?:years? )?$/i;

/** 'Projections for the year 1989' of a sentence on those for the year 2000: that a field gives 1989 says nothing of them. */
export const datesOfAnother = ({ values, whole }: Clause, window: GroundUnit | null): string[] =>
  values
    .filter(
      ({ kind, holders, at }) =>
        kind === 'date' && window?.label === null && !holders.includes(window) && YEAR_OF.test(whole.slice(0, at)),
    )
    .filter(() => window!.dates.some(({ date }) => !whole.includes(date.slice(0, 4))))
    .map(({ text }) => text);

const SINCE = /\bsince\s(?:about\s)?$/i;
const SINCE_WHEN = /\bsince\s(?:about\s)?(?:\p{L}+\s)?(\d{4})\b/giu;

/** 'Since 2021' of what the sentence says has been so since 2023. */
export const sinceAnotherDay = ({ values, whole }: Clause, window: GroundUnit | null): string[] =>
  values
    .filter(
      ({ kind, at, holders }) =>
        kind === 'date' && window?.label === null && !holders.includes(window) && SINCE.test(whole.slice(0, at)),
    )
    .filter(() => [...window!.text.matchAll(SINCE_WHEN)].some(([, year]) => !whole.includes(year!)))
    .map(({ text }) => text);

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
  const stated = values.filter(({ kind, holders }) => kind === 'date' && holders.includes(window));
  const dateOf = (text: string) => statedDates(text).dates.map(({ date }) => date);
  const isStated = (day: Day) => stated.some(({ text }) => dateOf(text).some((date) => holdsDate(day.date, date)));
  const isIn = ({ at }: Word, spans: { at: number; end: number }[]) =>
    spans.some((span) => at >= span.at && at < span.end);
  const days = values.filter(({ kind }) => kind === 'date');
  const undated = { text: window.text, words: window.words.filter((word) => !isIn(word, known)) };
  const said = new Set(all.filter((word) => word.isContent && !isIn(word, days)).map(({ stem }) => stem));
  return stated
    .filter(({ text }) => {
      const same = known.filter((day) => dateOf(text).some((date) => holdsDate(day.date, date)));
      const rivals = known.filter((day) => !isStated(day));
      return same.length > 0 && isSaidWithAnother(same, rivals, itemsOf(undated, known), said);
    })
    .map(({ text }) => text);
}
