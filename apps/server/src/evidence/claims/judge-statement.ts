import { FIGURE_LABEL, misboundValues, type Value } from './bind-values.ts';
import { type Clause, uncovered } from './cover-words.ts';
import { type Cited, type Ground, type GroundUnit, groundOf } from './ground.ts';
import { isFrameWord } from './language/frame-words.ts';
import { type Operator, operatorsOf } from './language/operators.ts';
import { type Word, wordsOf } from './language/words.ts';
import { quotationsOf, whyNotVerbatim } from './quotations.ts';
import { type Cue, cuesOf } from './roles/cues.ts';
import { trendOf } from './trend.ts';
import { holdsDate, statedDates } from './values/dates.ts';
import { findName, holdsName } from './values/find-name.ts';
import { type StatedName, statedNames } from './values/names.ts';
import { agrees, phraseStart, type StatedNumber, statedNumbers } from './values/numbers.ts';
import { plainText } from './values/plain-text.ts';

export type { Cited } from './ground.ts';

export interface Judgement {
  isSupported: boolean;
  /** What the statement says that its sources don't, in words for the service view. */
  reasons: string[];
}

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

/**
 * The publish gate for one statement: quotations stand word for word in a cited record; every number, date and name stands
 * in the field or sentence that gives it the part that the statement gives it; and one sentence of the record holds the
 * statement's words with the same polarity, modality, quantity, comparison, cause and condition. What can't be told is withheld.
 */
export function judgeStatement(text: string, cited: readonly Cited[], options: JudgeOptions = {}): Judgement {
  const grounds = cited.map(groundOf);
  if (grounds.every(({ units }) => units.length === 0)) return { isSupported: false, reasons: ['a source'] };
  const quotations = quotationsOf(text);
  const falseQuotes = quotations.flatMap((quotation) => whyNotVerbatim(quotation.text, text, grounds) ?? []);
  if (falseQuotes.length > 0) return { isSupported: false, reasons: falseQuotes };
  const rest = plainText(
    quotations.reduceRight((left, { at, end }) => `${left.slice(0, at)}“”${left.slice(end)}`, text),
  )
    .replace(/\b(?:opens|begins|starts|closes|ends) with:?\s*“”/g, '“”')
    .replace(SPELLED_OUT, spelledOut);
  const quotes = quotations.map((quotation) => plainText(quotation.text).replace(/[.,;]$/, ''));
  const reasons = judgeFact(rest, grounds, { ...options, quotes });
  return { isSupported: reasons.length === 0, reasons };
}

const SPELLED_OUT = /((?:[\p{L}\p{N}]+[\s-]){1,6})\((\p{Lu}[\p{Lu}\d]{1,5}s?)\)/gu;

/** 'Radio-frequency (RF)': the words that the short form behind them stands for are left to it. */
function spelledOut(whole: string, words: string, short: string): string {
  const letters = short.replace(/s$/, '').toLowerCase();
  const parts = words.trim().split(/[\s-]/);
  const own = parts.slice(-letters.length);
  if (own.map((word) => word[0]!.toLowerCase()).join('') !== letters) return whole;
  return `${parts.slice(0, -letters.length).join(' ')} ${short}`.trim();
}

/** Values of a text that its sources don't hold, or hold in another part: what is asked of an inference, too. */
export function missingValues(text: string, cited: readonly Cited[], options: JudgeOptions = {}): string[] {
  const units = cited.flatMap((each) => groundOf(each).units);
  const plain = plainText(
    quotationsOf(text).reduceRight((left, { at, end }) => `${left.slice(0, at)}“”${left.slice(end)}`, text),
  );
  const reading = read(plain, units, options);
  if (reading.missing.length > 0) return reading.missing;
  return misboundValues(reading.values, cuesOf(plain), { text: plain, units, isBare: false });
}

function judgeFact(text: string, grounds: Ground[], options: JudgeOptions): string[] {
  let best: string[] | null = null;
  for (const { units } of grounds) {
    const reasons = judgeAgainst(text, units, options);
    if (reasons.length === 0) return [];
    if (best === null || reasons.length < best.length) best = reasons;
  }
  return grounds.length === 1 ? best! : judgeJoined(text, grounds, options);
}

const JOINT = /;\s+|,?\s+(?:while|whereas|but|and|against)\s+|,\s+/g;

/**
 * A statement over several records: each of its clauses must be held by the one record that it names, and what it says of
 * several at once by each of them.
 */
function judgeJoined(text: string, grounds: Ground[], options: JudgeOptions): string[] {
  const everything = grounds.flatMap(({ units }) => units);
  const whole = read(text, everything, options);
  const isOwnCount = (missing: string) => statedNumbers(missing)[0]?.value === grounds.length;
  if (whole.missing.some((missing) => !isOwnCount(missing))) return whole.missing;
  const named = (value: Value) =>
    grounds.filter(({ units }) => units.some((unit) => isIdentity(unit) && value.holders.includes(unit)));
  const identities = whole.values.filter(
    (value) => (value.kind === 'name' || value.kind === 'place') && named(value).length === 1,
  );
  if (identities.length === 0) return judgeEach(text, grounds, options, whole);
  const trend = trendOf(text);
  if (trend === 'false') return ['the direction'];
  const clauses = clausesOf(text, identities);
  if (!clauses) return ['one record that joins what two records say'];
  return clauses.flatMap(({ text: clause, owners }) => {
    const own = grounds.filter((ground) => owners.some((value) => named(value)[0] === ground));
    // What is said of several at once, each of them must say.
    return own.flatMap(({ units }) => {
      const others = identities.filter((value) => !named(value).some((ground) => ground.units === units));
      const bare = others.reduce((left, { text: name }) => left.replace(name, ' '.repeat(name.length)), clause);
      return judgeAgainst(bare.replace(/\b(?:both|each|all)\b/gi, ' '), units, options);
    });
  });
}

const isIdentity = ({ label, roles }: GroundUnit) =>
  label === 'Title' || roles.some((role) => role === 'taker' || role === 'sponsor' || role === 'laboratory');

/** The statement's clauses, cut between one record's name and the next; names in one list stay together. Null where two share a clause. */
function clausesOf(text: string, identities: Value[]): { text: string; owners: Value[] }[] | null {
  const clauses: { text: string; owners: Value[] }[] = [];
  let from = 0;
  let owners = [identities[0]!];
  for (const next of identities.slice(1)) {
    const between = text.slice(owners.at(-1)!.end, next.at);
    const joints = [...between.matchAll(JOINT)];
    const cut = joints.at(-1);
    const isList = /^\s*(?:,|and|,\s*and|&)\s*$/i.test(between);
    if (isList) {
      owners.push(next);
      continue;
    }
    if (!cut) return null;
    const at = owners.at(-1)!.end + cut.index;
    clauses.push({ text: text.slice(from, at), owners });
    from = at + cut[0].length;
    owners = [next];
  }
  return [...clauses, { text: text.slice(from), owners }];
}

/** No record is named: every record must hold the words, and each value must stand in one of them. */
function judgeEach(text: string, grounds: Ground[], options: JudgeOptions, whole: Reading): string[] {
  const bare = blank(text, whole.values);
  const isList = whole.values.length > 1;
  if (!isList) return ['one record that says so'];
  return grounds.flatMap(({ units }) => judgeAgainst(bare, units, options));
}

function judgeAgainst(text: string, units: GroundUnit[], options: JudgeOptions): string[] {
  const reading = read(text, units, options);
  if (reading.missing.length > 0) return reading.missing;
  const trend = trendOf(text);
  if (trend === 'false') return ['the direction'];
  const cues = cuesOf(text);
  const rest = wordsLeft(text, reading.values, cues);
  const isBare = rest.every(({ stem }) => isFrameWord(stem));
  const misbound = misboundValues(reading.values, cues, { text, units, isBare });
  if (misbound.length > 0) return misbound;
  const status = falseStatus(text, units);
  if (status.length > 0) return status;
  const open = rest.filter(({ stem }) => !options.vocabulary?.has(stem));
  const clause = (from: number, to: number) => {
    const made = clauseOf(text, open, reading, from, to, trend === 'true', options.quotes ?? []);
    return {
      ...made,
      operators: made.operators.filter(({ operator }) => !options.excused?.includes(operator)),
    };
  };
  const whole = clause(0, text.length);
  const reasons = uncovered(whole, units);
  if (reasons.length === 0) return [];
  const parts = splitAt(text, open);
  if (parts.length < 2) return reasons;
  const each = parts.map(([from, to]) => uncovered(clause(from, to), units));
  return each.every((missing) => missing.length === 0) ? [] : reasons;
}

interface Reading {
  values: Value[];
  numbers: Map<Value, StatedNumber>;
  missing: string[];
}

/** The values of a text with the places that hold them; what stands nowhere is missing. */
function read(text: string, units: GroundUnit[], { isOrdinary = () => false }: JudgeOptions): Reading {
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
    const holders = units.filter((unit) =>
      unit.numbers.some((known) => agrees(number, known) || agreesByWord(number, known, rest, unit)),
    );
    if (holders.length === 0) missing.push(number.text);
    const value: Value = {
      text: number.text,
      kind: kindOf(number, rest),
      at: phraseStart(rest, number),
      end: number.end,
      holders,
    };
    numbers.set(value, number);
    values.push(value);
  }
  const saidByDates = dates.map((date) => date.text.toLowerCase());
  for (const name of statedNames(text, (word) => isOrdinary(word) || isKnownWord(word, units))) {
    if (saidByDates.some((date) => date.includes(name.text.toLowerCase()))) continue;
    if (values.some((value) => name.at >= value.at && name.at < value.end)) continue;
    if (/^(?:US|U\.S\.|United States)$/.test(name.text) && /^ patents?\b/i.test(text.slice(name.end))) continue;
    for (const part of partsOf(name, units)) {
      const holders = findName(part.text, units);
      if (holders.length === 0) missing.push(part.text);
      const isPlace = /\b(?:in|from|at|near|of|(?:performance|location|place) is)\s+$/i.test(text.slice(0, part.at));
      values.push({ ...part, kind: isPlace ? 'place' : 'name', holders });
    }
  }
  values.sort((a, b) => a.at - b.at);
  return { values, numbers, missing };
}

/** The ground parts the number from its unit ('125.09±0.21 GeV'), but says both in one sentence. */
function agreesByWord(number: StatedNumber, known: StatedNumber, text: string, ground: GroundUnit): boolean {
  if (number.unit === null || known.unit !== null || ground.label !== null) return false;
  const word = /([\p{L}%]+)$/u.exec(text.slice(0, number.end))?.[1];
  return (
    word !== undefined &&
    ground.words.some(({ text: said }) => said === word) &&
    agrees({ ...number, unit: null }, known)
  );
}

/** 'Acme and Voltara' are two names, unless a record writes them as one. */
function partsOf(name: StatedName, units: GroundUnit[]): StatedName[] {
  const joint = /\s(?:and|&)\s/.exec(name.text);
  if (!joint || units.some((unit) => holdsName(name.text, unit))) return [name];
  const next = joint.index + joint[0].length;
  const left = { ...name, text: name.text.slice(0, joint.index), end: name.at + joint.index };
  const right = { ...name, text: name.text.slice(next).replace(/^the /, ''), at: name.at + next };
  return [left, ...partsOf(right, units)];
}

const ORDINAL = /\b(?:type|phase|grade|stage|class|group|part|level|step|version|series|no\.?)\s$/i;

function kindOf({ unit, at }: StatedNumber, text: string): Value['kind'] {
  if (ORDINAL.test(text.slice(Math.max(0, at - 10), at))) return 'id';
  if (unit === null) return 'count';
  return /^(?:usd|eur|gbp|yen)$/.test(unit.dimension) ? 'money' : 'id';
}

/** A word that the ground writes small, or that belongs to the language of reports, is no name where it opens a sentence. */
function isKnownWord(word: string, units: GroundUnit[]): boolean {
  const [said] = wordsOf(word);
  if (!said?.isContent || isFrameWord(said.stem) || cuesOf(word).length > 0) return true;
  if (/(?:ing|ly|ed|tion|tions|ment|ments|ness|ers|ists|ants|ents)$/.test(word)) return true;
  return units.some(
    ({ signs, words, isWindow }) =>
      isWindow && signs.has(said.stem) && words.some(({ stem, text }) => stem === said.stem && /^\p{Ll}/u.test(text)),
  );
}

/** Content words that are part of no value and no cue. */
function wordsLeft(text: string, values: Value[], cues: Cue[]): Word[] {
  const isIn = ({ at, end }: Word, spans: { at: number; end: number }[]) =>
    spans.some((span) => at >= span.at && end <= span.end);
  return wordsOf(text).filter(
    (word) => word.isContent && !isIn(word, values) && !isIn(word, cues.filter(isBound(values))),
  );
}

/** A cue without a value claims by its words alone. */
const isBound = (values: Value[]) => (cue: Cue) =>
  values.some(
    ({ kind, holders }) => holders.length > 0 && (kind === cue.kind || (cue.kind === 'count' && kind === 'id')),
  );

function clauseOf(
  text: string,
  rest: Word[],
  { values, numbers }: Reading,
  from: number,
  to: number,
  isTrend: boolean,
  quotes: string[],
): Clause {
  const within = ({ at }: { at: number }) => at >= from && at < to;
  const words = rest.filter(within).filter(({ lower }) => !isTrend || !TREND.test(lower));
  return {
    text: text.slice(from, to),
    all: wordsOf(text).filter(within),
    words,
    operators: operatorsOf(blank(text, values)).filter(within),
    numbers: values.filter(within).flatMap((value) => {
      const number = numbers.get(value);
      const isText = value.holders.every(
        ({ label, isWindow }) => label === null || (isWindow && label !== FIGURE_LABEL),
      );
      return number && isText ? [{ value, number }] : [];
    }),
    values: values.filter(within),
    names: values
      .filter(within)
      .filter(
        ({ kind, holders }) => (kind === 'name' || kind === 'place') && holders.every(({ isWindow }) => isWindow),
      ),
    isConditional: wordsOf(text).some(({ isConditional }) => isConditional),
    quotes,
  };
}

const STATUS_LABELS = new Set(['Status', 'Recruitment status', 'Course']);

/** What is said to be over has a status that says so, where the record has one. */
function falseStatus(text: string, units: GroundUnit[]): string[] {
  if (!/\b(?:was|were|has been|have been|is) completed\b/i.test(text)) return [];
  const statuses = units.filter(({ label }) => label !== null && STATUS_LABELS.has(label));
  return statuses.length === 0 || statuses.some(({ signs }) => signs.has('complet')) ? [] : ['completed'];
}

const TREND = /^(?:rose|rises?|fell|falls?|grew|grows?|increased|decreased|declined|dropped|climbed|shrank)$/;

/** Names and numbers say nothing by the words in them: 'The First Affiliated Hospital', 'more than $11 million'. */
const blank = (text: string, values: Value[]) =>
  values.reduce((left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end), text);

const SPLIT =
  /;\s+|,\s+(?:and|but|while|whereas|against|with|which|who)\s+|\s+(?:while|whereas|but)\s+|\s+and\s+|,\s+/g;

/** Stretches that may each be held by a sentence of its own: at least three content words in every one. */
function splitAt(text: string, words: Word[]): [number, number][] {
  const cuts = [...text.matchAll(SPLIT)].map(({ index, 0: joint }) => [index, index + joint.length] as const);
  const parts: [number, number][] = [];
  let from = 0;
  for (const [at, next] of [...cuts, [text.length, text.length] as const]) {
    const size = words.filter((word) => word.at >= from && word.at < at).length;
    const left = words.filter((word) => word.at >= next).length;
    if (size < 3 || (left > 0 && left < 3)) continue;
    parts.push([from, at]);
    from = next;
  }
  if (from < text.length && parts.length > 0) parts[parts.length - 1]![1] = text.length;
  return parts;
}
