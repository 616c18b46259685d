import { misboundValues } from './bind-values.ts';
import { type Cited, type Ground, type GroundUnit, groundOf } from './ground.ts';
import { blank, judgeAgainst } from './judge-record.ts';
import { isFrameWord } from './language/frame-words.ts';
import { wordsOf } from './language/words.ts';
import { quotationFault, quotationsOf } from './quotations.ts';
import { type JudgeOptions, type Reading, readValues } from './read-values.ts';
import { cuesOf } from './roles/cues.ts';
import type { Value } from './value.ts';
import { statedNumbers } from './values/numbers.ts';
import { plainFact } from './values/plain-text.ts';

export type { Cited } from './ground.ts';

export interface Judgement {
  isSupported: boolean;
  /** What the statement says that its sources don't, in words for the service view. */
  reasons: string[];
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
  const falseQuotes = quotations.flatMap((quotation) => quotationFault(quotation.text, text, grounds) ?? []);
  if (falseQuotes.length > 0) return { isSupported: false, reasons: falseQuotes };
  const plain = plainFact(
    quotations.reduceRight((left, { at, end }) => `${left.slice(0, at)}“”${left.slice(end)}`, text),
  ).replace(/\b(?:opens|begins|starts|closes|ends) with:? ?“”/g, '“”');
  const rest = plain.includes('(') ? plain.replace(SPELLED_OUT, spelledOut) : plain;
  const quotes = quotations.map((quotation) => plainFact(quotation.text).replace(/[.,;]$/, ''));
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
  const plain = plainFact(
    quotationsOf(text).reduceRight((left, { at, end }) => `${left.slice(0, at)}“”${left.slice(end)}`, text),
  );
  const reading = readValues(plain, units, options);
  if (reading.missing.length > 0) return reading.missing;
  return misboundValues(reading.values, cuesOf(plain), { text: plain, units, isBare: false });
}

function judgeFact(text: string, grounds: Ground[], options: JudgeOptions): string[] {
  // What is said of both must be said of each.
  if (grounds.length > 1 && OF_NONE.test(text))
    return judgeFact(text.replace(OF_NONE, 'Both are not '), grounds, options);
  if (grounds.length > 1 && OF_EACH.test(text))
    return grounds.flatMap(({ units }) => judgeAgainst(text.replace(OF_EACH, 'The '), units, options));
  // What is said of both is said by no single one of them.
  const isOfAll =
    grounds.length > 1 &&
    /\b(?:[Bb]oth|[Ee]ach of the|[Aa]ll (?:two|three|four|five)) (?:\p{Ll}+ )?\p{Ll}{3,}s\b/u.test(text);
  for (const { units } of isOfAll ? [] : groundsNamed(text, grounds)) {
    const reasons = judgeAgainst(text, units, options);
    if (reasons.length === 0 || grounds.length === 1) return reasons;
  }
  const bare = text.replace(/\bboth /i, 'the ');
  if (isOfAll && grounds.every(({ units }) => judgeAgainst(bare, units, options).length === 0)) return [];
  const parts = text.split(PARTS);
  const isEach =
    parts.length > 1 &&
    parts.every((part) => wordsOf(part).filter(({ isContent }) => isContent).length >= PART_MIN) &&
    parts.every((part) => judgeFact(part, grounds, options).length === 0);
  return isEach ? [] : judgeJoined(text, grounds, options);
}

const SUBJECT_WORDS = 2;

/** 'The imaging study': of records cited together the one whose title alone has a word of the subject; all where none has. */
function groundsNamed(text: string, grounds: Ground[]): Ground[] {
  const subject = wordsOf(text)
    .filter(({ isContent, stem }) => isContent && !isFrameWord(stem))
    .slice(0, SUBJECT_WORDS);
  const isNamed = ({ units }: Ground) =>
    subject.some(({ stem }) => units.some(({ label, signs }) => label === 'Title' && signs.has(stem)));
  const named = grounds.filter(isNamed);
  return named.length === 1 ? named : grounds;
}

/** Each part is a statement of its own, of one of the records or of all. */
const PARTS = /; |,? (?:while|whereas) |, and (?=both\b|neither\b)/;
const PART_MIN = 2;

const OF_NONE = /^neither (?:\p{Ll}+ |of the \p{Ll}+ )?(?:is|are|was|were) /iu;
const OF_EACH = /^(?:[Bb]oth|Each of the|All(?: of)?(?: the)?(?: two| three| four| \d+)?) (?=\p{Ll}+ \p{Ll})/u;
/** 'A, B and C' */
const IN_LIST = /^(?:,|,? and| &) $/;

const JOINT = /; |,? (?:while|whereas|but|and|against) |, /g;

/**
 * A statement over several records: each of its clauses must be held by the one record that it names, and what it says of
 * several at once by each of them.
 */
function judgeJoined(text: string, grounds: Ground[], options: JudgeOptions): string[] {
  const everything = grounds.flatMap(({ units }) => units);
  const whole = readValues(text, everything, options);
  const isOwnCount = (missing: string) => statedNumbers(missing)[0]?.value === grounds.length;
  if (whole.missing.some((missing) => !isOwnCount(missing))) return whole.missing;
  const named = (value: Value) =>
    grounds.filter(({ units }) => units.some((unit) => isIdentity(unit) && value.holders.includes(unit)));
  const identities = whole.values.filter(
    (value) => (value.kind === 'name' || value.kind === 'place') && named(value).length === 1,
  );
  if (identities.length === 0)
    return isOfOwnValues(text, grounds, options, whole) ? [] : judgeEach(text, grounds, options, whole);
  const clauses = clausesOf(text, identities);
  if (!clauses) return ['one record that joins what two records say'];
  return completed(clauses).flatMap(({ text: clause, owners }) => {
    const own = grounds.filter((ground) => owners.some((value) => named(value)[0] === ground));
    // What is said of several at once, each of them must say.
    return own.flatMap(({ units }) => {
      const others = identities.filter((value) => !named(value).some((ground) => ground.units === units));
      const bare = others.reduce((left, { text: name }) => left.replace(name, ' '.repeat(name.length)), clause);
      return judgeAgainst(bare.replace(/\b(?:both|each|all)\b/gi, ' '), units, options);
    });
  });
}

/** 'The agency paid $338 for pens and $3,712 for tools': a part with a value that one record alone has must be said of that record. */
function isOfOwnValues(text: string, grounds: Ground[], options: JudgeOptions, { values }: Reading): boolean {
  const ownerOf = ({ holders }: Value) => {
    const own = grounds.filter(({ units }) => holders.some((unit) => units.includes(unit)));
    return own.length === 1 ? own[0]! : null;
  };
  const owned = values.filter((value) => value.kind !== 'name' && ownerOf(value) !== null);
  const clauses = owned.length > 1 ? clausesOf(text, owned) : null;
  if (!clauses) return false;
  const head = text.slice(0, owned[0]!.at);
  return clauses.every(({ text: clause, owners }, at) => {
    const isShort = at > 0 && clause.startsWith(owners[0]!.text);
    const said = isShort ? `${head}${clause}` : clause;
    return judgeAgainst(said, ownerOf(owners[0]!)!.units, options).length === 0;
  });
}

/** 'Acme has 12 employees, and Voltara 60': what the second leaves out it shares with the first. */
function completed(clauses: { text: string; owners: Value[] }[]): { text: string; owners: Value[] }[] {
  const first = clauses[0]!.text;
  const head = /^((?:The|Its|Their) [\p{Ll} ]+? (?:is|are|was|were)) (?:about )?[\d$]/u.exec(first)?.[1];
  if (head)
    return clauses.map((clause) =>
      /^(?:about )?[\d$]/.test(clause.text) ? { ...clause, text: `${head} ${clause.text}` } : clause,
    );
  const noun = /\d (\p{Ll}[\p{L} ]*)$/u.exec(first)?.[1];
  // 'Voltara was founded in 2015' leaves nothing out.
  const isShort = ({ text, owners }: { text: string; owners: Value[] }) =>
    /^(?:'s)? (?:\p{Ll}+ )?[\d,.]+$/u.test(text.split(owners.at(-1)!.text).at(-1)!);
  return clauses.map((clause) =>
    noun && isShort(clause) ? { ...clause, text: `${clause.text.replace(/\.$/, '')} ${noun}.` } : clause,
  );
}

const isIdentity = ({ label, roles }: GroundUnit) => label === 'Title' || roles.some((role) => IDENTITIES.has(role));

const IDENTITIES = new Set<string>(['taker', 'sponsor', 'laboratory']);

/** The statement's clauses, cut between one record's name and the next; names in one list stay together. Null where two share a clause. */
function clausesOf(text: string, identities: Value[]): { text: string; owners: Value[] }[] | null {
  const clauses: { text: string; owners: Value[] }[] = [];
  let from = 0;
  let owners = [identities[0]!];
  for (const next of identities.slice(1)) {
    const between = text.slice(owners.at(-1)!.end, next.at);
    const joints = [...between.matchAll(JOINT)];
    const cut = joints.at(-1);
    if (IN_LIST.test(between)) {
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
  if (joinsNames(text, grounds, whole.values)) return ['one record that joins what two records say'];
  if (!isList) return ['one record that says so'];
  return grounds.flatMap(({ units }) => judgeAgainst(bare, units, options));
}

/** A name of one record and one of another, in one clause and in no list. */
function joinsNames(text: string, grounds: Ground[], values: Value[]): boolean {
  const owned = values.flatMap((value) => {
    if (value.kind !== 'name') return [];
    const own = grounds.filter(({ units }) => value.holders.some((unit) => units.includes(unit)));
    return own.length === 1 ? [{ value, own: own[0]! }] : [];
  });
  return owned.slice(1).some(({ value, own }, at) => {
    const before = owned[at]!;
    const between = text.slice(before.value.end, value.at);
    return before.own !== own && !IN_LIST.test(between) && between.search(JOINT) < 0;
  });
}
