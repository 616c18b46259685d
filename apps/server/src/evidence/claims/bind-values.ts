import {
  apartInItems,
  apartInLists,
  apartInRows,
  apartInText,
  measuredByAnother,
  namedApart,
  ofAnotherOutcome,
  placedElsewhere,
} from './apart.ts';
import type { GroundUnit } from './ground.ts';
import { rangesOfTwo } from './hold-dates.ts';
import { ofAnotherRow } from './hold-rows.ts';
import { foldText } from './language/fold-letters.ts';
import { stemOf } from './language/stems.ts';
import { wordsOf } from './language/words.ts';
import type { Cue, ValueKind } from './roles/cues.ts';
import { PEOPLE_LABELS } from './roles/labels.ts';
import type { Value } from './value.ts';
import { statedNumbers } from './values/numbers.ts';
import { isOfNation } from './values/short-names.ts';

interface Context {
  text: string;
  units: GroundUnit[];
  /** Nothing is left of the statement but values and what they are to the record. */
  isBare: boolean;
  /** What the statement quotes. */
  quotes?: string[];
}

/** Words between a cue and its value that don't part them: 'the sponsor is', 'inventors include'. */
const FILLER =
  /^(?:[ ,:]|\b(?:dr|ms|mr|mrs|prof)\.|\b(?:is|are|was|were|will|be|include[sd]?|including|named?|as|the|a|an|dr|ms|mr|mrs|prof|of record|company|called|contract|award|work|project|about|over|nearly|some|on|in|by|from|since|until|at|to|of|with|around|total|amount|amounts|date|dates|not|yet|just|under|more|than|most|times)\b)*$/i;
const POSSESSOR = /^ ?(?:of|for|behind|in|at|on)\b/i;

const REACH: Record<ValueKind, number> = { name: 90, money: 70, date: 70, count: 45, place: 60, id: 40 };

/** Why values don't stand where the statement puts them: one line for each that is given a part that its field doesn't have. */
export function misboundValues(values: Value[], cues: Cue[], context: Context): string[] {
  return [
    ...cues.filter(({ kind }) => kind === 'name').flatMap((cue) => misboundName(cue, values, context)),
    ...cues.filter(({ kind }) => kind === 'id').flatMap((cue) => misnumbered(cue, values, context)),
    ...values.filter(({ kind }) => kind !== 'name').flatMap((value) => misboundOther(value, values, cues, context)),
    ...values.filter((value) => isAgeTurned(value, context.text)).map(({ text }) => `${text} as age`),
    ...apartInRows(context.text, values),
    ...apartInLists(context.text, values, context.units),
    ...apartInText(values),
    ...rangesOfTwo(context.text, values),
    ...placedElsewhere(context.text, values),
    ...apartInItems(context.text, values),
    ...namedApart(context.text, values),
    ...measuredByAnother(context.text, values, context.units),
    ...ofAnotherOutcome(context.text, values, context.units),
    ...ofAnotherRow(context.text, values, context.units),
  ];
}

function misboundName(cue: Cue, values: Value[], context: Context): string[] {
  const { text } = context;
  const names = values.filter(({ kind, text: name }) => (kind === 'name' || kind === 'place') && !isOfNation(name));
  const candidates = namesOf(cue, text, names);
  if (candidates.length === 0) return [];
  // A subject may carry its place and its title with it: one of the names before the verb must have the part.
  const isEnough =
    cue.side === 'before'
      ? candidates.some((name) => plays(name, cue, context))
      : candidates.every((name) => plays(name, cue, context));
  return isEnough
    ? []
    : candidates
        .filter((name) => !plays(name, cue, context))
        .map((name) => `${name.text} as ${text.slice(cue.at, cue.end)}`);
}

/** 'The application number is ABC-1-2': letters and digits are read as a name. */
function misnumbered(cue: Cue, values: Value[], context: Context): string[] {
  return values
    .filter(
      ({ kind, at, text }) =>
        kind === 'name' && /\d/.test(text) && /^ (?:is|was) $/.test(context.text.slice(cue.end, at)),
    )
    .filter((value) => !plays(value, cue, context))
    .map((value) => `${value.text} as ${context.text.slice(cue.at, cue.end)}`);
}

function namesOf(cue: Cue, text: string, names: Value[]): Value[] {
  const clauseStart = text.lastIndexOf(';', cue.at);
  const before = names.filter(({ at, end }) => end <= cue.at && at > clauseStart && cue.at - end < REACH.name);
  const after = names.filter(({ at }) => at >= cue.end && at - cue.end < REACH.name);
  const first = after[0];
  const between = first ? text.slice(cue.end, first.at) : null;
  if (cue.side === 'before')
    return IS_OF_NOUN.test(text.slice(0, cue.at))
      ? []
      : before.filter((name, at) => !isOwner(name, before[at + 1], text) && !IS_PATENT.test(text.slice(name.end)));
  if (cue.side === 'after')
    return first && between!.length < 45 && !/[;]/.test(between!) ? listFrom(first, names, text, 1) : [];
  if (first && FILLER.test(between!) && !POSSESSOR.test(between!)) return listFrom(first, names, text, 1);
  const last = before.findLast((name, at) => !isPlaceOf(before[at - 1], name, text));
  if (!last || /\b(?:by|from|to|with) ?$/i.test(text.slice(0, last.at))) return [];
  const gap = text.slice(last.end, cue.at);
  // 'Based in Ohio, the recipient …': where somebody is, not who.
  if (last.kind === 'place' && /^, (?:the |its )$/i.test(gap)) return [];
  const isSubject = /\b(?:is|are|was|were|as|serves?|became|be|remains?|named)\b|^,? (?:the |its |an? )?$/i.test(gap);
  return isSubject && !/\b(?:and|while|whereas|but)\b.*\b(?:is|are|was|were)\b/i.test(gap)
    ? listFrom(last, names, text, -1)
    : [];
}

/** 'Acme's Jane Roe' is Jane Roe, where the record says who she is. */
const isOwner = ({ end }: Value, next: Value | undefined, text: string) =>
  next !== undefined &&
  /['’]s? ?$/.test(text.slice(end - 2, next.at)) &&
  next.at - end < 4 &&
  next.holders.some(({ roles }) => roles.length > 0);

/** 'The U.S. patent was granted': the patent was. */
const IS_PATENT = /^\.? patents?\b/i;

/** 'Acme owns the patent, which has been granted': it is said of the noun before 'which'. */
const IS_OF_NOUN = /(?<=[ -])\p{Ll}{3,},? (?:which|that) (?:\p{Ll}+ )?$/u;

/** 'Jane Roe of Manama, Bahrain, is the inventor': where she is, not who. */
const isPlaceOf = (before: Value | undefined, { kind, at }: Value, text: string): boolean =>
  kind === 'place' &&
  before !== undefined &&
  /^,? (?:(?:(?:based|located|headquartered) )?(?:of|in|at|from) )?$/.test(text.slice(before.end, at));

/** The names that stand in one list with a name. */
function listFrom(start: Value, names: Value[], text: string, step: 1 | -1): Value[] {
  const list = [start];
  for (let at = names.indexOf(start) + step; names[at]; at += step) {
    const [left, right] = step === 1 ? [list.at(-1)!, names[at]!] : [names[at]!, list.at(-1)!];
    if (!/^ ?(?:,|and|&|, ?and|or) ?$/i.test(text.slice(left.end, right.at))) break;
    list.push(names[at]!);
  }
  // The place after a name ('Kent Displays of Kent, Ohio') is none of the list.
  return list.filter((name) => name === start || name.kind === 'name');
}

function misboundOther(value: Value, values: Value[], cues: Cue[], context: Context): string[] {
  const { text, units } = context;
  if (value.holders.length === 0) return [];
  const isKnown = ({ roles }: Cue) =>
    units.some((unit) => unit.roles.some((role) => roles.includes(role)) || unit.label === FIGURE_LABEL);
  // Counts are of many things: a noun that names no field of the record binds nothing.
  const usable = value.kind === 'count' ? cues.filter(isKnown) : cues;
  if (isYearOfTitle(value, text) || isSumOfText(value, text)) return [];
  const cue = ageOf(text, value, usable) ?? endOf(text, value, cueOf(text, value, values, usable));
  if (!cue && (value.kind === 'count' || value.kind === 'id')) return unplaced(text, value);
  if (!cue || plays(value, cue, context)) return [];
  return [`${value.text} as ${text.slice(cue.at, cue.end)}`];
}

/** 'Savings amount to $44 million': a sum that its sentence tells, and no field, of what no field would. */
const isSumOfText = ({ kind, at, holders }: Value, text: string) =>
  kind === 'money' &&
  holders.every(({ label }) => label === null) &&
  /\bamount(?:s|ed)? to (?:about |nearly |over |some )?$/i.test(text.slice(0, at)) &&
  !/\b(?:awards?|contracts?|grants?|orders?|rounds?|deals?|funding|obligations?|outlays?)\b/i.test(text.slice(0, at));

/** 'The 2016 STTR solicitation': a year that its name holds. */
const isYearOfTitle = ({ kind, text: year, at, end, holders }: Value, text: string) =>
  kind === 'date' &&
  /^\d{4}$/.test(year) &&
  /^ [\p{L}]{3,}/u.test(text.slice(end)) &&
  !/\b(?:in|on|since|of|by|until|from|to|before|after) $/i.test(text.slice(0, at)) &&
  holders.some(({ label }) => label === 'Title');

/** A bare number must stand in running text, or in a field that shares a word with the statement. */
function unplaced(text: string, value: Value): string[] {
  if (value.isDerived) return [];
  const stems = new Set(wordsOf(text).map(({ stem }) => stem));
  const isPlaced = value.holders.some(
    (unit) =>
      unit.label === null ||
      unit.isWindow ||
      unit.label === FIGURE_LABEL ||
      wordsOf(unit.label).some((word) => word.isContent && stems.has(word.stem)) ||
      unit.words.some((word) => word.isContent && stems.has(word.stem)),
  );
  return isPlaced ? [] : [value.text];
}

/** A cue that may mean so many things gives way to one that means fewer: 'outlays amount to'. */
const GENERIC = 4;

const AGED = /\b(?:aged?|ages|ages of) (?:from |between )?(?:\d+ (?:to|and) )?$/i;

/** 'People over sixty': how old they are, not how many. */
const OLDER =
  /\b(?:people|persons|patients|adults|anyone|those|participants|women|men|volunteers) (?:who are |aged )?(?:over|under|above|below|older than|younger than) $/i;

/** 'Adults from 18 to 90' */
const AGE_RANGE =
  /\b(?:adults|people|men|women|patients|participants|volunteers|children|adolescents) (?:from|between) \d+ (?:to|and) \d+\b/gi;
const isOfAgeRange = (text: string, at: number) =>
  [...text.matchAll(AGE_RANGE)].some(({ index, 0: range }) => at >= index && at < index + range.length);

/** 'People aged 25 to 75 were enrolled': both are ages. */
function ageOf(text: string, { kind, at, end }: Value, cues: Cue[]): Cue | undefined {
  if (kind !== 'count') return undefined;
  const before = text.slice(0, at);
  const bound = /^(?:over|under|above|below) /i.exec(text.slice(at, end))?.[0] ?? '';
  if (OLDER.test(before + bound) || isOfAgeRange(text, at))
    return { roles: ['age'], kind: 'count', at, end: at, side: 'any' };
  return AGED.test(before) ? cues.findLast(({ roles, end: last }) => roles.includes('age') && last <= at) : undefined;
}

const LATER: Cue['roles'] = ['end', 'completion', 'closes', 'expires', 'primary-completion', 'latest-work'];

/** In 'from 19 February to 5 March' the second day is the end of what began on the first. */
function endOf(text: string, value: Value, cue: Cue | null): Cue | null {
  if (!cue || value.kind !== 'date' || !/\b(?:to|until|till|through|and) $/i.test(text.slice(0, value.at))) return cue;
  const isRange =
    /\b(?:from|between)\b|(?:\d|\b(?:runs?|ran|lasts?|lasted|extends?|continues?)) (?:to|through) $|\b(?:until|till) $/i.test(
      text.slice(0, value.at),
    );
  return isRange
    ? { ...cue, roles: [...cue.roles.filter((role) => role !== 'start' && role !== 'posted'), ...LATER] }
    : cue;
}

/** The cue that binds a number, date or place: the nearest, and before it rather than behind it. */
function cueOf(text: string, value: Value, values: Value[], cues: Cue[]): Cue | null {
  const reach = REACH[value.kind];
  let best: Cue | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const cue of cues) {
    if (cue.kind !== value.kind && !(cue.kind === 'id' && value.kind === 'count')) continue;
    const isBefore = cue.end <= value.at;
    if (isBefore ? cue.side === 'before' : cue.side === 'after') continue;
    const between = isBefore ? text.slice(cue.end, value.at) : text.slice(value.end, cue.at);
    if (between.length > reach || /;/.test(between)) continue;
    if (value.kind === 'count' && isBefore && !FILLER.test(between)) continue;
    const isParted = values.some(
      (other) =>
        other !== value &&
        other.kind === value.kind &&
        (isBefore ? other.at >= cue.end && other.end <= value.at : other.at >= value.end && other.end <= cue.at),
    );
    // A count belongs to the noun behind it, a date and a sum to the verb before them.
    const prefersAfter = value.kind === 'count';
    const isList = /^ ?(?:,|and|to|or|[\d ,.$])* ?$/i.test(
      between.replace(/[\p{L}]+/gu, (word) => (/^(?:and|to|or)$/i.test(word) ? word : 'x')),
    );
    if (isParted && !isList && (value.kind === 'place' || value.kind === 'count')) continue;
    const distance =
      between.length +
      (isParted && !isList ? 40 : 0) +
      (isBefore === prefersAfter ? 15 : 0) +
      (cue.roles.length > GENERIC ? 30 : 0);
    if (distance < bestDistance) {
      best = cue;
      bestDistance = distance;
    }
  }
  return bestDistance <= reach + 45 ? best : null;
}

/** Of 'Karl Olsen of Austin' what holds him, and not what holds only the town. */
function ownHolders({ text, holders }: Value): GroundUnit[] {
  const [who, place] = text.split(/ (?:of|at|from) (?=\p{Lu})/u);
  const own = place ? holders.filter((unit) => unit.text.includes(who!)) : [];
  return own.length > 0 ? own : holders;
}

/** Does a place that holds the value give it the cue's part? */
function plays(value: Value, cue: Cue, { text, units, isBare, quotes = [] }: Context): boolean {
  const roles: readonly string[] = cue.roles;
  const holders = ownHolders(value);
  const ofGroup = roles.includes('enrollment') ? isOfGroup(text, value, units) : null;
  if (ofGroup !== null) return ofGroup;
  // 'Samuel Dekel, M.D., Study Director' is an investigator, but not the principal one.
  const isOtherTitle = ({ label, text: row }: GroundUnit) =>
    label === 'Investigators' &&
    /principal/i.test(text.slice(cue.at, cue.end)) &&
    /\b(?:study (?:director|chair)|sub-investigator)\b/i.test(row);
  if (holders.some((unit) => unit.roles.some((role) => roles.includes(role)) && !isOtherTitle(unit))) return true;
  if (holders.some(({ label }) => label === FIGURE_LABEL)) return true;
  if (roles.includes('approved') && holders.some((unit) => isSupplement(unit, text, units))) return true;
  const said = text
    .slice(cue.at, cue.end)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  const words = said.map(stemOf);
  // 'V.S. Ban, (PI)' says principal investigator of the name that it follows.
  const short = said.length > 1 ? said.map(([letter]) => letter!.toUpperCase()).join('') : null;
  const saysShort = ({ words: known, text: row }: GroundUnit) =>
    known.some(({ text: word, at }, place) => {
      const name = known[place - 1];
      return (
        word === short &&
        name !== undefined &&
        value.text.endsWith(name.text) &&
        at - name.end < 4 &&
        !/;/.test(row.slice(name.end, at))
      );
    });
  const says = (unit: GroundUnit) =>
    words.length === 0 || words.some((stem) => unit.signs.has(stem)) || saysShort(unit);
  const hasField = units.some((unit) => unit.roles.some((role) => roles.includes(role)));
  // Where the record has a field for it, another field doesn't say it, nor does running text that the statement shares nothing else with.
  if (holders.some((unit) => (unit.label === null ? !hasField || !isBare : unit.isWindow && !hasField) && says(unit)))
    return true;
  // A work that the statement quotes stands in one row with its year.
  const isOfWork = ({ label, folded }: GroundUnit) =>
    label === 'Selected works' && quotes.some((quote) => folded.includes(` ${foldText(quote)} `));
  if (roles.includes('published') && holders.some(isOfWork)) return true;
  // 'Leadership: Jane Roe, Director', and an expert whose position is the part itself.
  const saysAll = ({ signs }: GroundUnit) => words.length > 0 && words.every((stem) => signs.has(stem));
  if (holders.some((unit) => PEOPLE_LABELS.has(unit.label ?? '') && saysAll(unit))) return true;
  const isSelf = holders.some(({ label }) => label === 'Title' || label === 'Expert');
  // An expert whose position is the part itself, a company of which the record says 'Assignee of 6 patents'.
  const saysOfItself = (unit: GroundUnit) =>
    (unit.label === 'Position' && (saysAll(unit) || roles.includes(unit.text.toLowerCase()))) ||
    (unit.label === null && roles.includes(unit.words[0]?.lower ?? ''));
  if (isSelf && units.some(saysOfItself)) return true;
  return !hasField && value.kind === 'place';
}

const KINDS = /\b(?:labeling|manufacturing|efficacy|rems|priority|standard)\b/gi;

/** 'A labeling supplement was approved in May': the row of that day says of what kind it was, and no later one is there where it is the latest. */
function isSupplement({ label, folded, dates }: GroundUnit, text: string, units: GroundUnit[]): boolean {
  if (!label?.startsWith('Supplemental') || !/\bsupplement/i.test(text)) return false;
  const isKind = (text.match(KINDS) ?? []).every((kind) => folded.includes(` ${kind.toLowerCase()} `));
  const isLatest = /\b(?:latest|last|newest|most recent)\b/i.test(text);
  const isLater = (other: GroundUnit) =>
    other.label?.startsWith('Supplemental') && (other.dates[0]?.date ?? '') > (dates[0]?.date ?? '');
  return isKind && !(isLatest && units.some(isLater));
}

const OF_AGE = /\b(?:old|older|younger|aged?|ages)\b/i;
const AT_MOST = /\b(?:at most|up to|under|below|younger|no older|maximum|less than)\b/i;
const AT_LEAST = /\b(?:at least|over|above|older|minimum|upwards?|more than)\b/i;
const LEFT_OUT = /\b(?:not|no|nobody|none|never|exclu\p{L}+|cannot|unless|if)\b/iu;

/** 'At most 18 years old' of a least age. Who is left out is on the other side of it. */
function isAgeTurned({ at, end, holders }: Value, text: string): boolean {
  const said = `${text.slice(at, end)}${/^ (?:years? )?(?:old )?(?:or|and) \p{L}+/u.exec(text.slice(end))?.[0] ?? ''}`;
  if (!OF_AGE.test(text) || LEFT_OUT.test(text) || AT_MOST.test(said) === AT_LEAST.test(said)) return false;
  const isMost = AT_MOST.test(said);
  const ages = holders.filter(({ roles }) => roles.includes('age'));
  const own = statedNumbers(text.slice(at, end))[0]?.value;
  const isTurned = ({ label, text: age, numbers: [least, most] }: GroundUnit) =>
    isMost
      ? label === 'Minimum age' || (label === 'Age' && (/ and older$/i.test(age) || (most && least?.value === own)))
      : label === 'Maximum age' || (label === 'Age' && (/^up to /i.test(age) || most?.value === own));
  return ages.length > 0 && ages.every(isTurned);
}

const OF_GROUP =
  /\b(?:in|to) (?:the|each) (?:[\p{L}-]+ ){0,2}(?:group|arm|cohort)\b|\beach (?:group|arm|cohort) (?:had|has)\b/iu;
const OF_SEVERAL = /\b(?:or|and|either)\b/;
const PEOPLE_COUNTED = /\d (?:\p{L}+ )?(?:patients|participants|subjects|people|volunteers)\b/u;

/** '35 patients were assigned to the control group': those of an arm that says how many it has, not all that were enrolled. Null where no single group is meant, or none says so. */
function isOfGroup(text: string, { holders }: Value, units: GroundUnit[]): boolean | null {
  const arms = units.filter(({ label }) => label === 'Arms');
  const counted = arms.filter(({ text: arm }) => PEOPLE_COUNTED.test(arm));
  if (!OF_GROUP.test(text) || OF_SEVERAL.test(text) || counted.length === 0) return null;
  const own = counted.filter((arm) => holders.includes(arm));
  return /\beach\b/i.test(text) ? own.length === counted.length : own.length > 0;
}

export const FIGURE_LABEL = 'Figure';
