import { countsByRows, derivedHolders } from './derive-numbers.ts';
import type { GroundUnit } from './ground.ts';
import { foldText } from './language/fold-letters.ts';
import { isFrameWord } from './language/frame-words.ts';
import type { Operator } from './language/operators.ts';
import { isNeverName, type Word, wordsOf } from './language/words.ts';
import { cuesOf } from './roles/cues.ts';
import { SENT_IN } from './slight-words.ts';
import type { Value } from './value.ts';
import { holdsDate, statedDates } from './values/dates.ts';
import { findName, holdsName } from './values/find-name.ts';
import { type StatedName, statedNames } from './values/names.ts';
import { agrees, isHowOften, phraseStart, type StatedNumber, statedNumbers } from './values/numbers.ts';

export interface JudgeOptions {
  /** What the caller has proved itself: a rank among records, a share of figures. */
  excused?: readonly Operator[];
  /** Stems that claim nothing where the statement stands. */
  vocabulary?: ReadonlySet<string>;
  /** What the statement quotes; found out from its text. */
  quotes?: string[];
  /** Words that are no names although a sentence starts with them. */
  isOrdinary?: (word: string) => boolean;
}

/** The values of a text, each with the places of the ground that hold it. */
export interface Reading {
  values: Value[];
  numbers: Map<Value, StatedNumber>;
  missing: string[];
}

/** The values of a text with the places that hold them; what stands nowhere is missing. */
export function readValues(text: string, units: GroundUnit[], { isOrdinary = () => false }: JudgeOptions): Reading {
  const { dates, rest } = statedDates(text);
  const numbers = new Map<Value, StatedNumber>();
  const missing: string[] = [];
  const values: Value[] = [];
  for (const date of dates) {
    const year = /^\d{4}$/.test(date.date) ? Number(date.date) : null;
    const holders = units.filter(
      (unit) =>
        unit.dates.some((known) => holdsDate(known.date, date.date)) ||
        (year !== null && unit.numbers.some(({ value, unit: own }) => value === year && own === null)),
    );
    if (holders.length === 0) missing.push(date.text);
    values.push({ text: date.text, kind: 'date', at: date.at, end: date.at + date.text.length, holders });
  }
  for (const number of statedNumbers(rest)) {
    const holders = countsByRows(number, rest, units)
      ? []
      : units.filter((unit) =>
          unit.numbers.some((known) => agrees(number, known) || agreesByWord(number, known, rest, unit)),
        );
    const prefix = holders.length === 0 ? /(\p{Lu}[\p{L}]*)[ -]$/u.exec(rest.slice(0, number.at))?.[1] : undefined;
    // 'ANDA 040428' for 'ANDA040428'.
    const joined = prefix && foldText(`${prefix}${rest.slice(number.at, number.end).replaceAll(',', '')}`);
    const isJoined = joined ? units.filter(({ folded }) => folded.includes(` ${joined} `)) : [];
    holders.push(...isJoined);
    const derived = derivedHolders(number, rest, units, dates);
    const isDerived = derived.length > 0 || isJoined.length > 0;
    holders.push(...derived);
    if (holders.length === 0) missing.push(number.text);
    const value: Value = {
      text: number.text,
      kind: isJoined.length > 0 ? 'id' : kindOf(number, rest),
      at: phraseStart(rest, number),
      end: number.end + (number.per ? (/^ ?(?:per|\/) ?\p{L}+/u.exec(rest.slice(number.end))?.[0].length ?? 0) : 0),
      holders,
      isDerived,
    };
    numbers.set(value, number);
    values.push(value);
  }
  const saidByDates = dates.map((date) => date.text.toLowerCase());
  // 'Acme in August 1998': no name goes on into a date.
  const undated = dates.reduce(
    (left, { at, text: said }) => left.slice(0, at) + '#'.repeat(said.length) + left.slice(at + said.length),
    text,
  );
  for (const match of rest.matchAll(IDENTIFIER)) {
    const own = match[0].replace(/[^\p{L}\d]/gu, ' ');
    const holders = units.filter(({ folded }) => folded.includes(` ${own} `));
    if (holders.length === 0) missing.push(match[0]);
    values.push({ text: match[0], kind: 'id', at: match.index, end: match.index + match[0].length, holders });
  }
  for (const name of statedNames(undated, (word) => isOrdinary(word) || isKnownWord(word, units))) {
    if (saidByDates.some((date) => date.includes(name.text.toLowerCase()))) continue;
    if (values.some((value) => name.at >= value.at && name.at < value.end)) continue;
    if (isOfficeOf(name, text) || (name.isOpening && isGerund(name, text))) continue;
    for (const part of partsOf(name, units)) {
      const holders = findName(part.text, units);
      if (holders.length === 0) missing.push(part.text);
      const before = values.at(-1);
      // 'In Alexandria, Virginia': the state goes with its town.
      const isWithin =
        before !== undefined &&
        (before.kind === 'place' || ENDS_IN_PLACE.test(text.slice(0, before.end))) &&
        text.slice(before.end, part.at) === ', ' &&
        before.holders.some((unit) => holders.includes(unit) && unit.roles.includes('place'));
      const isPlace =
        isWithin ||
        (!NO_PLACE.test(part.text) &&
          (/\b(?:in|from|at|near|of|(?:performance|location|place) is) $/i.test(text.slice(0, part.at)) ||
            (WITH_ARTICLE.test(part.text) && /\b(?:in|from) the $/i.test(text.slice(0, part.at)))));
      values.push({ ...part, kind: isPlace ? 'place' : 'name', holders });
    }
  }
  values.sort((a, b) => a.at - b.at);
  return { values, numbers, missing };
}

/** Countries that are told with 'the': 'in the Navy' is no place. */
const WITH_ARTICLE =
  /^(?:United (?:States|Kingdom|Arab Emirates)|Netherlands|Philippines|Czech Republic|Dominican Republic)$/;

/** 'Sending a message costs time' */
const isGerund = ({ text: name, end }: StatedName, text: string) =>
  /ing$/.test(name) && /^ (?:an?|the|its|their|these|this|all|such) /.test(text.slice(end));

/** 'US patents', 'the patent, US 8,062,129,': whose office granted it is no name of the record. */
const isOfficeOf = ({ text: name, at, end }: StatedName, text: string) =>
  name === 'US' &&
  (/^ patents?\b/i.test(text.slice(end)) || (at > 0 && /^ \d{1,2},\d{3},\d{3}\b/.test(text.slice(end))));

/** 'In Phase 2' is nowhere. */
const NO_PLACE = /^(?:Phase|Stage|Type|Class|Part|Series|Level) /;

/** 'Exampleton Ltd of Manama': a name that a town ends. */
const ENDS_IN_PLACE = /\b(?:of|in|at|from) \p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2}$/u;

/** A unit may stand behind the errors of its number: '125.09±0.21 (stat) GeV'. */
const isBeside = (between: string) => between.length < 60 && !/[,;] /.test(between);

/** The ground parts the number from its unit ('125.09±0.21 GeV'), but says both in one sentence. */
function agreesByWord(number: StatedNumber, known: StatedNumber, text: string, ground: GroundUnit): boolean {
  if (number.unit === null || known.unit !== null || ground.label !== null || isHowOften(number)) return false;
  const word = /([\p{L}%]+)(?:\/\p{L}+)?$/u.exec(text.slice(0, number.end))?.[1];
  return (
    word !== undefined &&
    ground.words.some(
      ({ text: said, at }) => said === word && at >= known.end && isBeside(ground.text.slice(known.end, at)),
    ) &&
    agrees({ ...number, unit: null }, known)
  );
}

/** 'Acme and Voltara' are two names, unless a record writes them as one. */
function partsOf(name: StatedName, units: GroundUnit[]): StatedName[] {
  const joint = / (?:and|&) /.exec(name.text);
  if (!joint || units.some((unit) => holdsName(name.text, unit))) return [name];
  const next = joint.index + joint[0].length;
  const left = { ...name, text: name.text.slice(0, joint.index), end: name.at + joint.index };
  const right = { ...name, text: name.text.slice(next).replace(/^the /, ''), at: name.at + next };
  return [left, ...partsOf(right, units)];
}

/** Digits in groups that are no number: '10/956,704'. */
const IDENTIFIER = /(?<![\p{L}\p{N}.,/-])\d+\/\d[\d,]{2,}\d(?![\p{L}\p{N}/-])/gu;

const ORDINAL = /\b(?:type|phase|grade|stage|class|group|part|level|step|version|series|no\.?) $/i;

function kindOf({ unit, at }: StatedNumber, text: string): Value['kind'] {
  if (ORDINAL.test(text.slice(Math.max(0, at - 10), at))) return 'id';
  if (unit === null) return 'count';
  return /^(?:usd|eur|gbp|yen)$/.test(unit.dimension) ? 'money' : 'id';
}

/** A word that the ground writes small, or that belongs to the language of reports, is no name where it opens a sentence. */
function isKnownWord(word: string, units: GroundUnit[]): boolean {
  const [said] = wordsOf(word);
  if (SENT_IN.has(word.toLowerCase()) || isNeverName(word)) return true;
  // A field that says who somebody is has nothing else: 'Fancred'.
  const isSaid = ({ stem }: Word) => stem === said?.stem;
  const folded = ` ${foldText(word)} `;
  if (units.some((unit) => unit.roles.length > 0 && unit.folded === folded)) return false;
  if (!said?.isContent || isFrameWord(said.stem) || cuesOf(word).length > 0) return true;
  // 'Boeing' ends as a verb does; without a trace of it in the record it may be a name.
  if (/(?:ly|ed|tion|tions|ment|ments|ness|ers|ists|ants|ents)$/.test(word)) return true;
  if (/ing$/.test(word)) return units.some(({ signs }) => signs.has(said.stem));
  // 'Healthy volunteers: No'
  if (units.some(({ label, signs, words }) => label !== null && signs.has(said.stem) && !words.some(isSaid)))
    return true;
  return units.some(
    ({ signs, words, isWindow }) =>
      isWindow && signs.has(said.stem) && words.some(({ stem, text }) => stem === said.stem && /^\p{Ll}/u.test(text)),
  );
}
