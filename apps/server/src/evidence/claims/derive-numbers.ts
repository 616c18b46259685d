import type { GroundUnit } from './ground.ts';
import { foldText } from './language/fold-letters.ts';
import { cuesOf } from './roles/cues.ts';
import type { RoleClass } from './roles/labels.ts';
import type { StatedDate } from './values/dates.ts';
import { holdsName } from './values/find-name.ts';
import { type StatedNumber, statedNumbers } from './values/numbers.ts';

/** Where a record holds a number that it doesn't write: it counts rows, parts and others, or the time between two days. */
export function derivedHolders(
  number: StatedNumber,
  text: string,
  units: GroundUnit[],
  dates: readonly StatedDate[],
): GroundUnit[] {
  return [
    ...countedRows(number, text, units),
    ...countedRounds(number, text, units, dates),
    ...partsOfCount(number, text, units),
    ...othersBeside(number, text, units),
    ...timeBetween(number, text, units, dates),
    ...countedList(number, text, units),
  ];
}

/** Rows that tell where somebody or something is. */
const PLACED = new Set(['inventors', 'authors', 'sites', 'assignees']);
const OF_ROWS =
  /^ (?:of (?:the|its|these)(?: \p{L}+)? (?<noun>inventors|authors|sites|assignees)\b[^.;]{0,40}?\b|of (?:them|whom|these|those),? (?:(?:is|are|live|lives|come|comes|sit|based) )?)?(?:in|from)? ?(?<place>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u;

/** 'Two inventors live in Munich' */
const LIVE =
  /^ (?<noun>inventors|authors) (?:(?:who )?(?:live|come|are|work)(?: based)? )?(?:in|from) (?<place>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u;

/** Not of 'two of the three inventors live in Munich': those are two. */
const livingIn = ({ at, end }: StatedNumber, text: string) =>
  /\bof (?:the |its )?$/i.test(text.slice(0, at)) ? null : LIVE.exec(text.slice(end));

/** 'Two of the inventors live in Munich', 'five of them Swiss and two from Rhode Island': the rows with that place are so many. */
function countedRows(number: StatedNumber, text: string, units: GroundUnit[]): GroundUnit[] {
  const rows = rowsAt(number, text, units);
  return rows.length === number.value ? rows : [];
}

const TIMES_IN = /^ times in ((?:\p{Lu}\S* ?)+)/u;
const IN_TIMES = /\binvested in ((?:\p{Lu}\S* )+)$/u;

const ROUNDS = /^ (?:known )?(?:rounds|investments)\b/;
const ROUNDS_OF = /^ (?:known |funding )?rounds (?:of|by) ((?:\p{Lu}\S* ?)+)/u;

/** 'Invested three times in Acme', 'two rounds of Acme', 'five rounds in 2009': so many of its rows. */
function countedRounds(
  { at, end, value }: StatedNumber,
  text: string,
  units: GroundUnit[],
  dates: readonly StatedDate[],
): GroundUnit[] {
  const behind = text.slice(end);
  const before = /^ times\b/.test(behind) ? IN_TIMES.exec(text.slice(0, at)) : null;
  const whom = (TIMES_IN.exec(behind) ?? ROUNDS_OF.exec(behind) ?? before)?.[1];
  const name = whom?.trim().replace(/\.$/, '');
  const year = !name && ROUNDS.test(behind) ? dates.find(({ date }) => /^\d{4}$/.test(date))?.date : undefined;
  const rows = units.filter(
    (unit) =>
      unit.label === 'Known investments' &&
      (name ? holdsName(name, unit) : year !== undefined && unit.dates[0]?.date.startsWith(year)),
  );
  return rows.length === value ? rows : [];
}

/** The rows with the place that it counts them by. */
function rowsAt(number: StatedNumber, text: string, units: GroundUnit[]): GroundUnit[] {
  const behind = text.slice(number.end);
  const { noun, place } = (livingIn(number, text) ?? OF_ROWS.exec(behind))?.groups ?? {};
  if (!place) return [];
  const nouns = noun ? [noun] : [...PLACED].filter((each) => text.toLowerCase().includes(each));
  return units.filter(
    (unit) => unit.label !== null && nouns.includes(unit.label.toLowerCase()) && holdsName(place, unit),
  );
}

const OF_THEM = /^ of (?:them|these|those|whom|which)\b/i;

/** 'Twenty people took part, half of them in the first group': ten of twenty. */
function partsOfCount(share: StatedNumber, text: string, units: GroundUnit[]): GroundUnit[] {
  if (share.unit?.dimension !== 'percent' || !OF_THEM.test(text.slice(share.end))) return [];
  const whole = statedNumbers(text).findLast(({ end, unit }) => unit === null && end <= share.at);
  const part = whole && (whole.value * share.value) / 100;
  return units.filter(({ numbers }) => numbers.some(({ value, unit }) => unit === null && value === part));
}

const LISTED = /^(?: \p{L}[\p{L}-]*){1,4}: ([^:;]+?)\.?$/u;

/** 'Four countries: Italy, France, Germany and Japan': the statement counts what it lists. Where each item stands is looked up by itself. */
function countedList({ value, end, unit }: StatedNumber, text: string, units: GroundUnit[]): GroundUnit[] {
  const items = (unit === null ? LISTED.exec(text.slice(end))?.[1] : undefined)?.split(/, (?:and )?| and /) ?? [];
  if (items.length !== value) return [];
  const folded = items.map((item) => ` ${foldText(item)} `);
  return units.filter((each) => folded.some((item) => each.folded.includes(item)));
}

const OTHERS: [RegExp, string][] = [
  [/^ (?:co-?authors|colleagues|other authors|others|more authors)\b/i, 'Number of authors'],
  [/^ (?:co-?inventors|other inventors|others|more inventors)\b/i, 'Number of inventors'],
];

/** Does it count what the record doesn't write: rows by their place, or those beside somebody? */
export const countsByRows = (number: StatedNumber, text: string, units: GroundUnit[]): boolean =>
  countsOthers(number, text) ||
  ((/^ of\b/.test(text.slice(number.end)) || livingIn(number, text) !== null) &&
    rowsAt(number, text, units).length > 0);

/** Does it count those beside somebody who is named? */
const countsOthers = ({ at, end }: StatedNumber, text: string): boolean =>
  OTHERS.some(([said]) => said.test(text.slice(end))) &&
  /\p{Lu}[\p{L}.'’-]+,? (?:and|with) (?:(?:his|her|their) )?$/u.test(text.slice(0, at));

/** 'Roe and four co-authors' are five. */
function othersBeside(number: StatedNumber, text: string, units: GroundUnit[]): GroundUnit[] {
  if (!countsOthers(number, text)) return [];
  const { value, end } = number;
  const labels = OTHERS.filter(([said]) => said.test(text.slice(end))).map(([, label]) => label);
  return units.filter(
    ({ label, numbers }) =>
      label !== null && labels.includes(label) && numbers.some((known) => known.value === value + 1),
  );
}

const DAY = 86_400;
/** Months and years are told by the nearest whole one. */
const MONTH_MIN = 28;
/** Days of a record between which something goes on. */
const FROM: RoleClass[] = ['start', 'filed', 'posted', 'founded', 'award-date', 'first-work', 'enrolled'];
const UNTIL: RoleClass[] = [
  'end',
  'completion',
  'primary-completion',
  'closes',
  'granted',
  'latest-work',
  'approved',
  'expires',
];

const ENDS = new Set<RoleClass>(['end', 'completion']);
/** 'The contract runs for three years', 'a two-year award': from its first day to its last. */
const LASTS =
  /\b(?:award|contract|grant|agreement|project|effort|trial|study)s?(?: itself| as a whole)? (?:last|run|ran|span|extend|take|took)|[- ](?:day|week|month|year)s?[- ](?:long )?(?:[\p{Lu}\d]\S* ){0,3}(?:award|contract|grant|agreement|project|effort|trial|study)/u;

/** 'Began in June 2017 and ended in August 2018, fourteen months later': the time between two days of the record. */
function timeBetween(
  { value, bound, unit }: StatedNumber,
  text: string,
  units: GroundUnit[],
  dates: readonly StatedDate[],
): GroundUnit[] {
  if (unit?.dimension !== 'time') return [];
  const length = unit.factor / DAY;
  const isLength = LASTS.test(text);
  const isSaid = ({ dates: known }: GroundUnit) =>
    dates.some((date) => known.some((each) => each.date.startsWith(date.date)));
  const told = new Set(cuesOf(text).flatMap(({ roles }) => roles));
  const isTold = (day: GroundUnit) => isSaid(day) || day.roles.some((role) => told.has(role));
  const daysOf = (roles: RoleClass[]) =>
    units.filter((day) => day.dates.length === 1 && day.roles.some((role) => roles.includes(role)));
  return daysOf(FROM).flatMap((from) =>
    daysOf(UNTIL).flatMap((until) => {
      const isWhole = isLength && from.roles.includes('start') && until.roles.some((role) => ENDS.has(role));
      if (!isWhole && (!isTold(from) || !isTold(until) || (!isSaid(from) && !isSaid(until)))) return [];
      const more = (daysSince(until) - daysSince(from)) / length - value;
      const isSo =
        bound === 'nearly' || bound === 'under'
          ? more < 0 && more > -0.5
          : bound === 'over'
            ? more > 0 && more < 1
            : Math.abs(more) <= (bound === 'about' || length >= MONTH_MIN ? 0.5 : 0);
      return isSo ? [from, until] : [];
    }),
  );
}

/** A day without its month says too little to count by. */
function daysSince({ dates: [date] }: GroundUnit): number {
  const [year, month, day] = date!.date.split('-').map(Number);
  return month ? Date.UTC(year!, month - 1, day ?? 15) / 1000 / DAY : Number.NaN;
}
