import { FIGURE_LABEL, misboundValues } from './bind-values.ts';
import type { Clause } from './clause.ts';
import { isOtherwise, uncovered } from './cover-words.ts';
import { CRITERION, type GroundUnit } from './ground.ts';
import { wrongSubjects } from './hold-subjects.ts';
import { isFrameWord } from './language/frame-words.ts';
import { operatorsOf } from './language/operators.ts';
import { signedStem } from './language/opposites.ts';
import { type Word, wordsOf } from './language/words.ts';
import { type JudgeOptions, type Reading, readValues } from './read-values.ts';
import { type Cue, cuesOf } from './roles/cues.ts';
import { trendOf } from './trend.ts';
import type { Value } from './value.ts';

/** What a statement says that one record doesn't; empty where it says all of it. */
export function judgeAgainst(text: string, units: GroundUnit[], options: JudgeOptions): string[] {
  if (units.some((unit) => saysIt(unit, text))) return [];
  const { quotes = [] } = options;
  const reading = readValues(text, units, options);
  if (reading.missing.length > 0) return reading.missing;
  const trend = trendOf(text);
  if (trend === 'false') return ['the direction'];
  const cues = cuesOf(text).filter((cue) => !isInName(cue, text, reading.values));
  const rest = wordsLeft(text, reading.values, cues);
  const isBare = rest.every(({ stem }) => isFrameWord(stem));
  const misbound = misboundValues(reading.values, cues, { text, units, isBare, quotes });
  if (misbound.length > 0) return misbound;
  const wrong = wrongSubjects(text, reading.values, units);
  if (wrong.length > 0) return wrong;
  const status = falseStatus(text, units);
  if (status.length > 0) return status;
  const denied = deniedOfValues(text, cues.filter(isBound(reading.values)), reading.values, units);
  if (denied.length > 0) return denied;
  const unpaid = paidOfNothing(text, cues, reading.values, units);
  if (unpaid.length > 0) return unpaid;
  const open = rest.filter(({ stem }) => !options.vocabulary?.has(stem));
  const stems = new Set(wordsOf(text).map(({ stem }) => stem));
  // A field that shares its number with the text by chance is not what the statement speaks of.
  const isOfField = ({ label, roles, words }: GroundUnit) =>
    label === FIGURE_LABEL ||
    cues.some((cue) => cue.roles.some((role) => roles.includes(role))) ||
    wordsOf(label!).some(({ isContent, stem }) => isContent && stems.has(stem)) ||
    words.some(({ isContent, stem }) => isContent && stems.has(stem));
  const clause = (from: number, to: number) => {
    const made = clauseOf(text, open, { ...reading, isOfField }, from, to, trend === 'true', quotes);
    return {
      ...made,
      operators: made.operators.filter(({ operator }) => !options.excused?.includes(operator)),
    };
  };
  const whole = clause(0, text.length);
  const reasons = uncovered(whole, units);
  const judged = (joint: RegExp) => splitAt(text, open, joint).map(([from, to]) => uncovered(clause(from, to), units));
  // A sentence that holds most of the words says nothing of a clause that another sentence tells otherwise.
  if (reasons.length === 0) return CLAUSES.test(text) ? (judged(new RegExp(CLAUSES, 'g')).find(isOtherwise) ?? []) : [];
  const each = judged(SPLIT);
  if (each.length < 2) return reasons;
  return each.every((missing) => missing.length === 0) ? [] : reasons;
}

/** A sentence of the record, word for word; what stands among criteria is none. */
const saysIt = ({ label, text, signs }: GroundUnit, stated: string) =>
  label === null &&
  Math.abs(text.length - stated.length) < 3 &&
  text.replace(/\.$/, '') === stated.trim().replace(/\.$/, '') &&
  !signs.has(CRITERION);

/** 'The Children's Network' counts no children, and 'Acme Incorporated' says no day. */
const isInName = (cue: Cue, text: string, values: Value[]) =>
  values.some(
    ({ kind, at, end }) =>
      kind === 'name' &&
      end >= cue.end &&
      (cue.kind === 'count' ? at <= cue.at : at < cue.at && /^\p{Lu}/u.test(text.slice(cue.at))),
  );

/** Content words that are part of no value and no cue. */
function wordsLeft(text: string, values: Value[], cues: Cue[]): Word[] {
  const isIn = ({ at, end }: Word, spans: { at: number; end: number }[]) =>
    spans.some((span) => at >= span.at && end <= span.end + POSSESSIVE);
  return wordsOf(text).filter(
    (word) => word.isContent && !isIn(word, values) && !isIn(word, cues.filter(isBound(values))),
  );
}

/** 'IBM's' is the name with an ending. */
const POSSESSIVE = 2;

/** A cue without a value claims by its words alone. */
const isBound = (values: Value[]) => (cue: Cue) => values.some(({ kind }) => kind === cue.kind);

function clauseOf(
  text: string,
  rest: Word[],
  { values, numbers, isOfField }: Reading & { isOfField: (unit: GroundUnit) => boolean },
  from: number,
  to: number,
  isTrend: boolean,
  quotes: string[],
): Clause {
  const within = ({ at }: { at: number }) => at >= from && at < to;
  const words = rest.filter(within).filter(({ lower }) => !isTrend || !TREND.has(lower));
  return {
    text: text.slice(from, to),
    from,
    whole: text,
    all: wordsOf(text).filter(within),
    words,
    operators: operatorsOf(blank(text, values)).filter(within),
    numbers: values.filter(within).flatMap((value) => {
      const number = numbers.get(value);
      return number && !value.isDerived && value.holders.every(isInText) ? [{ value, number }] : [];
    }),
    shared: values.filter(within).flatMap((value) => {
      const number = numbers.get(value);
      const fields = value.holders.filter((unit) => !isInText(unit));
      return number && fields.length > 0 && !fields.some(isOfField) ? [{ value, number }] : [];
    }),
    values: values.filter(within),
    names: values.filter(within).filter(
      ({ kind, holders }) =>
        ((kind === 'name' || kind === 'place') && holders.every(({ isWindow }) => isWindow)) ||
        // 'In New Zealand, …' where the text tells of several places.
        (kind === 'place' && holders.some(({ label }) => label === null)),
    ),
    isConditional: wordsOf(text).some(({ isConditional }) => isConditional),
    quotes,
  };
}

const DENIED = /\b(?:not|never|no|without) (?:(?:in|at|by|on|of|from|to|for|an?|the) )?(?:\p{Ll}+ )?$/iu;
const DENIES = /\b(?:not|no|never|none|without|neither|nor|cannot)\b|n't\b/i;

/** What is denied of a value is denied of it in the record: words that only tell its part are held against nothing else. */
function deniedOfValues(text: string, cues: Cue[], values: Value[], units: GroundUnit[]): string[] {
  const ofParts = wordsOf(text).filter(
    (word) =>
      word.isContent &&
      word.sign === -1 &&
      !word.isLoose &&
      signedStem(word.lower).sign === 1 &&
      cues.some(({ at, end }) => word.at >= at && word.end <= end),
  );
  const words = ofParts.filter(({ stem }) => !units.some(({ signs }) => signs.get(stem)?.has(-1)));
  const given = values.filter(
    ({ at, holders }) => DENIED.test(text.slice(0, at)) && !holders.some((unit) => DENIES.test(unit.text)),
  );
  return [...words, ...given].map((each) => `the denial of ${each.text}`);
}

/** 'Has obligated money to Acme' where the field of that part says that it is nothing. */
const paidOfNothing = (text: string, cues: Cue[], values: Value[], units: GroundUnit[]): string[] =>
  cues.flatMap(({ kind, roles, at, end }) => {
    // 'Received' may be of other things than money.
    const isOfIt = (unit: GroundUnit) => kind === 'money' && roles.every((role) => unit.roles.includes(role));
    const fields = units.filter(isOfIt);
    const isNothing = (field: GroundUnit) =>
      field.numbers[0]?.value === 0 && !values.some(({ holders }) => holders.includes(field));
    const isDenied = wordsOf(text).some((word) => word.at >= at && word.end <= end && word.sign === -1);
    return fields.length > 0 && fields.every(isNothing) && !isDenied ? [text.slice(at, end)] : [];
  });

const isInText = ({ label, isWindow }: GroundUnit) => label === null || (isWindow && label !== FIGURE_LABEL);

const isWithoutResults = ({ label, text }: GroundUnit) => label === 'Has results' && text === 'No';

/** 'Won a Phase I award' of what the record gives as Phase II, whatever its text tells of the first phase. */
const AWARDED_PHASE =
  /\b(?:receive[sd]?|won|wins|got|given|awarded|secured|obtained)\b[^,.;]{0,60}?\b(?:an?|its|the) (Phase \d)\b(?! (?:and|or|to)\b)/i;
/** Of whom is still to be found nobody has been. */
const HAS_ENROLLED = /\b(?:has|have) (?:already )?(?:been )?(?:enrolled|recruited|included|randomi[sz]ed)\b/i;
const ENDED = /\b(?:trial|study) (?:was|has been|is) (terminated|withdrawn|suspended)\b/i;
const STILL_OPEN = /\b(?:still|currently) (?:open|being (?:accepted|taken)|accept(?:s|ing|ed))\b/i;
const isLateRegistered = ({ label, text }: GroundUnit) => label === 'Registered retrospectively' && /^yes/i.test(text);
/** 'Is recruiting' of a trial that is over, or has not begun. */
const IS_RECRUITING = /\b(?:is|are) (?:currently |now |still |actively |already )?(?:recruiting|enrol+ing)\b/i;
const RECRUITS =
  /^(?:(?:open|active|authori[sz]ed)\b.*)?(?:recruiting|enrolling)|\brecruitment (?:is )?(?:open|ongoing)/i;
/** What is planned of a trial is no deed while nobody has been taken in; 'adults treated with it' are whom it is to look at. */
const HAS_RUN =
  /\b(?:trial|study|it|they) (?:has |have )?(?:\w+ly )?(?:enrolled|recruited|ended|finished|concluded)\b|\b(?:enrolled|recruited) \d/i;
const NOT_YET = /^not yet recruiting/i;
const TO_COME = /\b(?:plans?|planned|to be|will|not|expect(?:s|ed)?|aims?|no one|nobody)\b/i;
const YET_TO = /^(?:not yet recruiting|pending|recruiting|enrolling by invitation)/i;

const HAS_ENDED = /\b(?:trial|study|it) (?:has |had )?(?:\w+ly )?(?:ended|finished|concluded)\b/i;
const GOES_ON = /^(?:recruiting|enrolling by invitation|active, not recruiting|ongoing)/i;

const TAKEN =
  /\b(?:enrol+ed|recruited|included|randomi[sz]ed) (?:about |some |a total of )?(\d[\d,]*)|(?<![\d,])(\d[\d,]*) (?:\p{L}+ ){1,3}(?:were|have been) (?:enrol+ed|recruited|included|randomi[sz]ed)\b/iu;

/** 'Enrolled 300' of a trial that means to: its target is no count. */
function isTargetAsTaken(text: string, units: GroundUnit[]): boolean {
  const taken = TAKEN.exec(text);
  const count = Number((taken?.[1] ?? taken?.[2])?.replaceAll(',', ''));
  return units.some(({ label, numbers }) => label === 'Target size' && numbers.some(({ value }) => value === count));
}

/** The record has fields of that name, and none of them says so. */
function isOtherwiseIn(label: string, said: string, units: GroundUnit[]): boolean {
  const own = units.filter((unit) => unit.label === label);
  return own.length > 0 && !own.some(({ folded }) => folded.includes(` ${said.toLowerCase()} `));
}

/** 'Enrolled patients with gout' of a trial that says in its title that it is in healthy people. */
const WITH_ILLNESS =
  /\b(?:patients|people|adults|men|women|participants|subjects|volunteers) (?:with|who have|suffering from) (?!no\b)/i;
const IN_HEALTHY = /\bin (?:\p{L}+ )?healthy (?:\p{L}+ )?(?:volunteers|subjects|adults|participants|men|women)\b/iu;
const isOfHealthy = ({ label, text }: GroundUnit) =>
  (label === 'Title' || label === 'Official title' || label === 'Trial' || label === 'Scientific title') &&
  IN_HEALTHY.test(text) &&
  !/\bpatients\b/i.test(text);

const REVIEW = /\b(priority|standard) review\b/i;

const STATUS_LABELS = new Set<string | null>(['Status', 'Recruitment status', 'Course']);

/** What is said to be over has a status that says so, where the record has one. */
function falseStatus(text: string, units: GroundUnit[]): string[] {
  if (
    /\b(?:has|have|posted|reported) (?:posted |reported )?results\b/i.test(text) &&
    !/\b(?:not|no|never|without)\b/i.test(text) &&
    units.some(isWithoutResults)
  )
    return ['results'];
  const later = /\bwill be (discontinued|acquired|granted|issued|closed|withdrawn|terminated)\b/i.exec(text)?.[1];
  if (later && units.some(({ label, folded }) => label !== null && folded.includes(` ${later.toLowerCase()} `)))
    return [`will be ${later}`];
  if (
    /\b(?:not (?:yet )?(?:been )?(?:complete|completed|finished|over)|still (?:recruiting|running|under way|open)|ongoing)\b/i.test(
      text,
    ) &&
    units.some(({ label, text: known }) => STATUS_LABELS.has(label) && /^completed/i.test(known))
  )
    return ['not completed'];
  if (WITH_ILLNESS.test(text) && !TO_COME.test(text) && units.some(isOfHealthy)) return ['the contrary of “healthy”'];
  const review = REVIEW.exec(text)?.[1]?.toLowerCase();
  if (review && !/\bsupplement/i.test(text) && isOtherwiseIn('Review priority', review, units))
    return [`${review} review`];
  const phase = AWARDED_PHASE.exec(text)?.[1];
  if (phase && isOtherwiseIn('Phase', phase, units)) return [phase];
  const statuses = units.filter(({ label }) => STATUS_LABELS.has(label));
  if (IS_RECRUITING.test(text) && statuses.length > 0 && !statuses.some(({ text: known }) => RECRUITS.test(known)))
    return ['is recruiting'];
  const ended = ENDED.exec(text)?.[1]?.toLowerCase();
  if (ended && statuses.length > 0 && !statuses.some(({ folded }) => folded.includes(` ${ended} `))) return [ended];
  if (STILL_OPEN.test(text) && units.some(({ label, text: known }) => label === 'Status' && known === 'Closed'))
    return ['will be closed'];
  if (/\bregistered prospectively\b/i.test(text) && units.some(isLateRegistered))
    return ['the contrary of “prospectively”'];
  if (HAS_ENROLLED.test(text) && units.some(({ label, text: known }) => STATUS_LABELS.has(label) && YET_TO.test(known)))
    return ['has enrolled'];
  if (HAS_ENDED.test(text) && !TO_COME.test(text) && statuses.some(({ text: known }) => GOES_ON.test(known)))
    return ['completed'];
  if (
    isTargetAsTaken(text, units) &&
    !TO_COME.test(text) &&
    !statuses.some(({ text: known }) => /^completed/i.test(known))
  )
    return ['has enrolled'];
  if (HAS_RUN.test(text) && !TO_COME.test(text) && statuses.some(({ text: known }) => NOT_YET.test(known)))
    return ['has enrolled'];
  if (!/\b(?:was|were|has been|have been|is) completed\b/i.test(text)) return [];
  return statuses.length === 0 || statuses.some(({ signs }) => signs.has('complet')) ? [] : ['completed'];
}

const TREND = new Set(
  'rose rise rises fell fall falls grew grow grows increased decreased declined dropped climbed shrank'.split(' '),
);

/** Names and numbers say nothing by the words in them: 'The First Affiliated Hospital', 'more than $11 million'. */
export const blank = (text: string, values: Value[]) =>
  values.reduce((left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end), text);

const SPLIT = /[;,] (?:(?:and|but|while|whereas|against|with|which|who) )?| (?:and|while|whereas|but) /g;

/** Between two clauses, each with a subject of its own. */
const CLAUSES =
  /; |,? (?:while|whereas|but) (?=the |an? |its |their |it |they )|, and (?=the |an? |its |their |it |they )/;

const TYPED = /^(?:Phase|Stage) (?:I|\d)/;
const PART_MIN = 3;

/** Stretches that may each be held by a sentence of its own: at least three content words in every one. */
function splitAt(text: string, words: Word[], joint: RegExp): [number, number][] {
  const cuts = [...text.matchAll(joint)].map(({ index, 0: found }) => [index, index + found.length] as const);
  const parts: [number, number][] = [];
  let from = 0;
  for (const [at, next] of [...cuts, [text.length, text.length] as const]) {
    const size = words.filter((word) => word.at >= from && word.at < at).length;
    const isPhase = TYPED.test(text.slice(next)) && TYPED.test(text.slice(from));
    if (!isPhase && size < PART_MIN) continue;
    parts.push([from, at]);
    from = next;
  }
  if (parts.length > 0) parts.at(-1)![1] = text.length;
  return parts;
}
