import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { alternatives, anyOf } from './language/any-of.ts';
import { isEffect, isResult } from './language/frame-words.ts';
import type { Word } from './language/words.ts';

/** Share of the shared words that may be hedged, or conditional, in the ground and not in the statement. */
const STRONGER_MAX = 0.34;

/** Said of what has been done; what a study examines it examines by being planned. */
const DONE =
  /^(?!compar|examin|evaluat|assess|stud|investigat|test|survey|explor|analy|aged)\w*(?:ed|built|found|shown|made|proven|grown|risen|fallen|won)$/;

/** What a thing is said to do: 'improves'; the ground may only mean it to: 'to improve'. */
export const DOES: ReadonlySet<string> = new Set(
  `improves reduces increases lowers prevents eliminates protects treats cures inhibits interacts shortens relieves boosts enhances
accelerates demonstrates confirms`.split(/\s/),
);

/** The statement itself says that it is meant, or may be. */
const MEANT = anyOf(
  `may|might|could|would|will|shall|should|can|must|to be|is to|are to|was to|were to|set out to|sets out to|plan|plans|planned|aim|aims|aimed|goal|goals
intend|intends|intended|propose|proposes|proposed|expect|expects|expected|seek|seeks|sought|want|wants|wanted|interest in|interested in
hope|hopes|meant|desire|desires|ask for|asks for|ask to|asks to|call for|calls for|feasible|feasibly|invite|invites
look for|looks for|looked for|looking for|search for|searches for|need for
suggest|suggests|likely|possible|possibly|possibility|possibilities|potential|potentially|potentials|forecast|forecasts|forecasted`,
);
/** 'The study evaluates …' says what a study is for. */
const STUDIES = alternatives(
  `study|trial|project|program|author|authors|team|researcher|researchers|investigator|investigators|company|paper|work|it|they|we
topic|navy|call`,
);
const EXAMINES = alternatives(
  `study|studies|studying|test|tests|testing|compare|compares|compared|comparing|examine|examines|examined|examining|evaluate|evaluates
evaluated|evaluating|assess|assesses|assessed|assessing|investigate|investigates|investigated|investigating|explore|explores|explored
exploring|address|addresses|addressed|addressing|look|looks|looking|focus|focuses|focused|focusing|determine|determines|determined
determining|survey|surveys|surveyed|surveying`,
);
/** Before a noun: 'the study confirmed' says what it found, not what it is for. */
const BEFORE_NOUNS = '(?!(?:The|An?|This|That|These|Its|Their|Each|Both|One|No|In|For|Another|Such)\\b)';
const ASKS = new RegExp(
  `\\b(?:${STUDIES}|${BEFORE_NOUNS}\\p{Lu}\\w*) (?:is |are |also |\\w+ly )?(?:${EXAMINES})\\b`,
  'u',
);
/** What a trial that is over was for has been studied. */
const TESTED = new RegExp(`\\b(?:${STUDIES}|${BEFORE_NOUNS}\\p{Lu}\\w*) (?:has |have )?(?:studied|tested)\\b`, 'u');
const isOver = (fields: GroundUnit[]) =>
  fields.some(
    ({ label, text }) =>
      (label === 'Status' || label === 'Course' || label === 'Recruitment status') && /^completed/i.test(text),
  );
const RUNS =
  /\b(?:sponsor(?:s|ed)?|r[au]ns?|conduct(?:s|ed)?|leads?|led|recruit(?:s|ed|ing)?|enrol(?:s|l|ls|led|ling)?) (?:[^,.;]{0,60}? (?:for|in) )?(?:an?|the|this|two|three)\b[^,.;]{0,60}?\b(?:trials?|study|studies|surveys?|pilots?)\b(?!.*\b(?:that|which)\b)|\b(?:is|are) (?:running|conducting|carrying out|leading|planning|sponsoring) (?:an?|the|this|two|three)\b[^,.;]{0,60}?\b(?:trials?|study|studies|surveys?)\b/;
/** What patients receive is what they are to receive. */
const PEOPLE = alternatives(
  `patient|patients|participant|participants|group|groups|arm|arms|subject|subjects|control|controls|volunteer|volunteers|people|children
adults|women|men`,
);
const RECEIVES = alternatives(
  `receive|receives|undergo|undergoes|take|takes|is given|are given|is randomized|are randomized|is randomised|are randomised|is assigned
are assigned|is asked|are asked|is followed|are followed|is measured|are measured|is sampled|are sampled`,
);
const IS_TO_RECEIVE = new RegExp(`\\b(?:${PEOPLE})\\b[^.;]{0,60}?\\b(?:${RECEIVES})\\b`, 'i');
const PROCEDURE = anyOf(
  `is randomized|are randomized|is randomised|are randomised|is sampled|are sampled|is collected|are collected|is followed|are followed
is administered|are administered|is drawn|are drawn|treatment lasts|therapy lasts|intervention lasts|follow-up lasts`,
);

/** What an award is for is yet to be done. */
const AWARDED_FOR =
  /\b(?:award|grant|contract|funding|order)s?\b[^,.;]{0,60}?\bfor (?:an?|the)\b(?!.*\b(?:which|that|has|have|had)\b)/;

const RAN = /\b(?:sponsored|ran|conducted|led|recruited|enrol+ed)\b/;
const isAward = (fields: GroundUnit[]) => fields.some(({ label }) => label === 'Awarding agency');
/** Who has run a study has done it, where the record is of an award that pays for it. */
const isOfPlan = (text: string, fields: GroundUnit[]) =>
  [ASKS, ...(RAN.test(text) && isAward(fields) ? [] : [RUNS]), IS_TO_RECEIVE, PROCEDURE, AWARDED_FOR].some((said) =>
    said.test(text),
  );

const STEP = /\b(?:is|are) (?:\p{L}+ly )?(\p{L}+(?:ed|en))\b/u;
const DONE_STEP = /\b(?:was|were) (?:\p{L}+ly )?(\p{L}+(?:ed|en))\b/u;
const OVER = new Set(
  `completed finished approved planned needed required expected improved increased reduced associated recommended indicated closed stopped
marketed licensed granted owned`.split(/\s/),
);
const TO_BE = anyOf('will be|shall be|is to be|are to be');
const MAYBE = anyOf('may|might|could|can|if|unless|possible|possibly|potential|potentially');

/**
 * A step of a trial's protocol is told in the present: 'the needle is advanced' for 'will be advanced'. Of a trial that is over
 * it has been done.
 */
function isProtocol({ text }: Clause, window: GroundUnit, fields: GroundUnit[]): boolean {
  const step = (STEP.exec(text) ?? (isOver(fields) ? DONE_STEP.exec(text) : null))?.[1];
  return (
    step !== undefined &&
    !OVER.has(step) &&
    !isResult(step) &&
    !isEffect(step) &&
    TO_BE.test(window.text) &&
    !MAYBE.test(window.text) &&
    isTrial(fields)
  );
}

const isTrial = (fields: GroundUnit[]) => fields.some(({ label }) => label === 'NCT ID' || label === 'Trial ID');

/** What must be there is needed. */
const NEEDS = anyOf('need|needs|needed|require|requires|required');
const OBLIGED = anyOf('must|shall|should|require|requires|required');

const HAS_DONE = anyOf('has|have|had|proved|proven');
const WILL = anyOf('will|shall');
const HEDGED = anyOf('may|might|could|perhaps|possibly|will');

const LIKELY = anyOf(
  `will|shall|is to|are to|was to|were to|plan|plans|planned|planning|propose|proposes|proposed|proposing|proposal|proposals|intend|intends
intended|intending|expect|expects|expected|aim|aims|aimed|aiming|goal|goals|objective|objectives|seek|seeks|must|designed`,
);
const POSSIBLE = anyOf('can|could|may|might|possible|possibly|potential|potentially|perhaps');

/** 'A course for schools' is meant for them, as one 'that can be used in schools' is. */
const isMeantFor = ({ at }: Word, { text, from }: Clause): boolean =>
  /\bfor (?:[\p{L}\d-]+ ){0,4}$/u.test(text.slice(0, at - from));

/** The ground hedges what the statement says outright, or says it for a case only. */
export function strongerThan(clause: Clause, content: Word[], window: GroundUnit, fields: GroundUnit[]): string[] {
  const isDone = HAS_DONE.test(clause.text);
  const shared = content.flatMap((word) => {
    const there = window.words.filter(({ stem }) => stem === word.stem);
    return there.length > 0 ? [{ word, there }] : [];
  });
  if (shared.length === 0) return [];
  const share = (isStronger: (each: (typeof shared)[number]) => boolean) =>
    shared.filter(isStronger).length / shared.length;
  const reasons: string[] = [];
  const isMeant =
    MEANT.test(clause.text) ||
    (NEEDS.test(clause.text) && OBLIGED.test(window.text)) ||
    isProtocol(clause, window, fields) ||
    (!isDone && isOfPlan(clause.text, fields)) ||
    (TESTED.test(clause.text) && isOver(fields));
  const isUnhedged = ({ word, there }: (typeof shared)[number]) =>
    !word.isHedged && there.every(({ isHedged }) => isHedged);
  const isForWhom = shared.every((each) => !isUnhedged(each) || isMeantFor(each.word, clause));
  if (!isMeant && !isForWhom && (share(isUnhedged) > STRONGER_MAX || isUnhedged(shared.at(-1)!)))
    reasons.push('a hedge of its source');
  const isBarelyPossible = POSSIBLE.test(window.text) && !LIKELY.test(window.text);
  if (WILL.test(clause.text) && !POSSIBLE.test(clause.text) && isBarelyPossible)
    reasons.push('a weaker hedge of its source');
  const done = content.filter(
    (word) =>
      !word.isHedged &&
      !isOfWhom(word, clause) &&
      (DONE.test(word.lower) || DOES.has(word.lower) || isAdverbed(word, clause)) &&
      isPlanned(word, window),
  );
  if (done.length > 0 && !isMeant) reasons.push(`“${done[0]!.text}”, which its source only means to`);
  const told = perfectOf(clause);
  if (told && !told.isHedged && isNeverDone(told, window))
    reasons.push(`“${told.text}”, which its source doesn't say is done`);
  const unproved = content.find((word) => isUnproved(word, window) || isLookedFor(word, window));
  if (unproved && !isMeant) reasons.push(`“${unproved.text}”, which its source doesn't say is done`);
  const unconditional = share(({ there }) => there.every(({ isConditional }) => isConditional));
  if (unconditional > STRONGER_MAX && !clause.isConditional) reasons.push('a condition of its source');
  const limit = ONLY_IF.exec(window.text);
  if (limit && !LIMITED.test(clause.text) && shared.every(({ there }) => there.every(({ at }) => at < limit.index)))
    reasons.push('a condition of its source');
  const weaker = share(({ word, there }) => word.isHedged && !there.some(({ isHedged }) => isHedged));
  if (weaker > 0.6 && HEDGED.test(clause.text)) reasons.push('a hedge that its source lacks');
  return reasons;
}

const WHOM =
  /\b(?:in|with|among|of|for|from) (?:\p{L}+ )?(?:patients|people|adults|children|women|men|participants|subjects|volunteers|persons|residents|workers|veterans) $/iu;

/** 'In people hospitalized with it': who they are, not what is done with them. */
const isOfWhom = ({ at, lower }: Word, { whole }: Clause) => !isEffect(lower) && WHOM.test(whole.slice(0, at));

/** 'It is dry only if …': what stands before it holds in that case alone. */
const ONLY_IF = /\bonly (?:if|when|once|where|in case)\b/i;
const LIMITED = /\b(?:only|if|when|once|where|unless|provided|may|might|can|could)\b/i;

const HAVE = new Set('has have had'.split(' '));
const BETWEEN = new Set('been also already'.split(' '));

/** 'Has already been provided': the participle. */
function perfectOf({ all }: Clause): Word | undefined {
  const have = all.findIndex(({ lower }) => HAVE.has(lower));
  if (have < 0) return undefined;
  const told = all.slice(have + 1).find(({ lower }) => !BETWEEN.has(lower) && !lower.endsWith('ly'));
  return told && PAST.test(told.lower) ? told : undefined;
}

/** What has been found or reached: the ground must say it as done. */
const isUnproved = (word: Word, window: GroundUnit): boolean =>
  (isEffect(word.lower) || (isResult(word.lower) && PAST.test(word.lower))) &&
  !word.isHedged &&
  isNeverDone(word, window);

/** The ground has the verb, but nowhere as a thing done: 'to provide', 'may provide', 'provides'. */
function isNeverDone({ stem }: Word, { words }: GroundUnit): boolean {
  const there = words.filter((said) => said.stem === stem);
  return there.length > 0 && !there.some(({ lower, isHedged }) => !isHedged && PAST.test(lower));
}

const PAST =
  /(?:ed|[^aeiou]n|(?:v|k|tt|s|ll|at)en|own|ade|ght|uilt|ound|old|eft|aid|ung|ut)$|^(?:sent|spent|went|lent|meant)$/;

const TITLES = new Set(['Title', 'Official title', 'Scientific title', 'Trial']);
const LOOKS_FOR = /\b(?:effect(?:s|iveness)?|efficacy|impact|role|benefits?|evaluation|assessment) (?:of|in)\b/i;

/** 'Prevents it' of a study by whose title the effect of preventing it is looked for. */
const isLookedFor = ({ lower, stem, isHedged }: Word, { text, words, label }: GroundUnit): boolean => {
  if (
    !DOES.has(lower) ||
    isHedged ||
    !(LOOKS_FOR.test(text) || TITLES.has(label ?? '') || (label === null && !/[.;:]$/.test(text)))
  )
    return false;
  const there = words.filter((said) => said.stem === stem);
  return there.length > 0 && there.every((said) => /(?:ing|ions?|ments?)$/.test(said.lower));
};

const ABLE = new Set('able used known shown found proven helps helped enough'.split(' '));

/** Everywhere hedged, or the purpose of something: 'to improve', 'to reliably improve'. */
function isPlanned(word: Word, { words }: GroundUnit): boolean {
  const there = words.flatMap((said, at) => {
    if (said.stem !== word.stem) return [];
    const before = words[at - 1]?.lower.endsWith('ly') ? at - 2 : at - 1;
    return [said.isHedged || (words[before]?.lower === 'to' && !ABLE.has(words[before - 1]?.lower ?? ''))];
  });
  return there.length > 0 && there.every(Boolean);
}

/** 'Reliably characterizes': a finite verb, as its adverb stands before it. */
const isAdverbed = ({ lower, at }: Word, { all }: Clause) =>
  /[^s]s$/.test(lower) && all.findLast(({ end }) => end <= at)?.lower.endsWith('ly') === true;
