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
    ...countedRounds(number, text, units),
    ...partsOfCount(number, text, units),
    ...othersBeside(number, text, units),
    ...timeBetween(number, text, units, dates),
    ...countedList(number, text, units),
  ];
}

/** Rows that tell where somebody or something is. */
const PLACED = new Set(['inventors', 'authors', 'sites', 'assignees']);
const OF_ROWS =
  /^\s+(?:of (?:the|its|these)(?: \p{L}+)? (?<noun>inventors|authors|sites|assignees)\b[^.;]{0,40}?\b|of (?:them|whom|these|those),? (?:(?:is|are|live|lives|come|comes|sit|based) )?)?(?:in|from)? ?(?<place>\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)*)/u;

const AND_FROM = /^ (?:from|in) (?<noun>(?!))?(?<place>\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)*)/u;

/** 'Two of the inventors live in Munich', 'five of them Swiss and two from Rhode Island': the rows with that place are so many. */
function countedRows(number: StatedNumber, text: string, units: GroundUnit[]): GroundUnit[] {
  const rows = rowsAt(number, text, units);
  return rows.length === number.value ? rows : [];
}

const TIMES_IN = /^\s+times in (\p{Lu}[\p{L}\d.&'-]*(?: \p{Lu}[\p{L}\d.&'-]*)*)/u;

const IN_TIMES = /\binvested in (\p{Lu}[\p{L}\d.&'-]*(?: \p{Lu}[\p{L}\d.&'-]*)*) $/u;

/** 'Invested three times in Acme', 'in Acme three times': so many of its rows. */
function countedRounds({ at, end, value }: StatedNumber, text: string, units: GroundUnit[]): GroundUnit[] {
  const before = /^\s+times\b/.test(text.slice(end)) ? IN_TIMES.exec(text.slice(0, at)) : null;
  const whom = (TIMES_IN.exec(text.slice(end)) ?? before)?.[1]?.replace(/\.$/, '');
  const rows = whom ? units.filter((unit) => unit.label === 'Known investments' && holdsName(whom, unit)) : [];
  return rows.length === value ? rows : [];
}

/** The rows with the place that it counts them by. */
function rowsAt({ at, end }: StatedNumber, text: string, units: GroundUnit[]): GroundUnit[] {
  const others = /\bof (?:them|whom|these|those)\b.*\band $/.test(text.slice(0, at))
    ? AND_FROM.exec(text.slice(end))
    : null;
  const { noun, place } = (OF_ROWS.exec(text.slice(end)) ?? others)?.groups ?? {};
  if (!place) return [];
  const nouns = noun ? [noun] : [...PLACED].filter((each) => text.toLowerCase().includes(each));
  return units.filter(
    (unit) => unit.label !== null && nouns.includes(unit.label.toLowerCase()) && holdsName(place, unit),
  );
}

const OF_THEM = /^\s+of (?:them|these|those|whom|which)\b/i;

/** 'Twenty people took part, half of them in the first group': ten of twenty. */
function partsOfCount(share: StatedNumber, text: string, units: GroundUnit[]): GroundUnit[] {
  if (share.unit?.dimension !== 'percent' || !OF_THEM.test(text.slice(share.end))) return [];
  const whole = statedNumbers(text).findLast(({ end, unit }) => unit === null && end <= share.at);
  const part = whole && (whole.value * share.value) / 100;
  return units.filter(({ numbers }) => numbers.some(({ value, unit }) => unit === null && value === part));
}

const LISTED = /^\s+(?:\p{L}[\p{L}-]*\s?){1,4}: ([^:;]+?)\.?$/u;

/** 'Four countries: Italy, France, Germany and Japan': the statement counts what it lists. Where each item stands is looked up by itself. */
function countedList({ value, end, unit }: StatedNumber, text: string, units: GroundUnit[]): GroundUnit[] {
  const items = (unit === null ? LISTED.exec(text.slice(end))?.[1] : undefined)?.split(/, (?:and )?| and /) ?? [];
  if (items.length !== value) return [];
  const folded = items.map((item) => ` ${foldText(item)} `);
  return units.filter((each) => folded.some((item) => each.folded.includes(item)));
}

const OTHERS: [RegExp, string][] = [
  [/^\s+(?:co-?authors|colleagues|other authors|others|more authors)\b/i, 'Number of authors'],
  [/^\s+(?:co-?inventors|other inventors|others|more inventors)\b/i, 'Number of inventors'],
];

/** Does it count what the record doesn't write: rows by their place, or those beside somebody? */
export const countsByRows = (number: StatedNumber, text: string, units: GroundUnit[]): boolean =>
  countsOthers(number, text) || (/^\s+of\b/.test(text.slice(number.end)) && rowsAt(number, text, units).length > 0);

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

const MONTH = 30.4375;
const DAYS: Record<string, number> = { day: 1, week: 7, month: MONTH, year: 12 * MONTH };
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
  /\b(?:awards?|contract|grant|agreement|project|effort|trial|study)\b(?: itself| as a whole)? (?:lasts?|lasted|runs?|ran|spans?|extends?|took|takes)\b|[- ](?:day|week|month|year)s?[- ](?:long )?(?:(?:\p{Lu}[\p{L}\d]*|\d) ){0,3}(?:awards?|contract|grant|agreement|project|effort|trial|study)\b/u;

/** 'Began in June 2017 and ended in August 2018, fourteen months later': the time between two days of the record. */
function timeBetween(
  { value, bound, unit, end, text: said }: StatedNumber,
  text: string,
  units: GroundUnit[],
  dates: readonly StatedDate[],
): GroundUnit[] {
  const isLength = LASTS.test(text);
  if (unit?.dimension !== 'time' || (dates.length === 0 && !isLength)) return [];
  const name = /^(?:[-\s])?(days?|weeks?|months?|years?)/i.exec(
    text.slice(text.indexOf(said, end - said.length - 12) + said.length),
  )?.[1];
  const length = DAYS[name?.toLowerCase().replace(/s$/, '') ?? ''];
  if (length === undefined) return [];
  const isSaid = ({ dates: known }: GroundUnit) =>
    dates.some((date) => known.some((each) => each.date.startsWith(date.date)));
  const told = new Set(cuesOf(text).flatMap(({ roles }) => roles));
  const isTold = (day: GroundUnit) => isSaid(day) || day.roles.some((role) => told.has(role));
  const daysOf = (roles: RoleClass[]) =>
    units.filter((unit) => unit.dates.length === 1 && unit.roles.some((role) => roles.includes(role)));
  return daysOf(FROM).flatMap((from) =>
    daysOf(UNTIL).flatMap((until) => {
      const isWhole = isLength && from.roles.includes('start') && until.roles.some((role) => ENDS.has(role));
      if (!isWhole && (!isTold(from) || !isTold(until) || (!isSaid(from) && !isSaid(until)))) return [];
      const [first, last] = [daysSince(from), daysSince(until)];
      if (first === null || last === null) return [];
      const lasts = (last - first) / length;
      const isSo =
        bound === 'nearly' || bound === 'under'
          ? lasts < value && lasts > value - 0.5
          : bound === 'over'
            ? lasts > value && lasts < value + 1
            : Math.abs(lasts - value) <= (bound === 'about' || length >= MONTH ? 0.5 : 0);
      return isSo ? [from, until] : [];
    }),
  );
}

/** A day without its month, or a month without its day, says too little to count by. */
function daysSince({ dates: [date] }: GroundUnit): number | null {
  const [year, month, day] = date!.date.split('-').map(Number);
  return year && month ? Date.UTC(year, month - 1, day ?? 15) / 86_400_000 : null;
}
