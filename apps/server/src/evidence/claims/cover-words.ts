import type { Clause } from './clause.ts';
import { CRITERION, type GroundUnit, INCLUDE } from './ground.ts';
import { groupsNamed } from './groups-named.ts';
import { isCountedOtherwise, isLessRestricted, isOfSomeOnly, isPrefixedThere, leftOutRarity } from './hold-amounts.ts';
import { isOfTwoClauses } from './hold-clauses.ts';
import { datesOfAnother, datesSaidOfAnother } from './hold-dates.ts';
import { circumstancesElsewhere, isLinkedRound, isLinkedToAnother } from './hold-links.ts';
import { isDeniedName, isNamedForAll, isPlacedElsewhere } from './hold-names.ts';
import { numberOfAnother, numbersElsewhere } from './hold-numbers.ts';
import { operatorsMissing } from './hold-operators.ts';
import { saidOtherwise } from './hold-others.ts';
import { isTurnedWay, joinedWrongly } from './hold-pairs.ts';
import { onAnotherSide } from './hold-sides.ts';
import { DOES, strongerThan } from './hold-strength.ts';
import { isDoneByAnother, isDoneByWhomWeDoItFor, isSaidOfOther } from './language/doers.ts';
import { isFrameWord, isNeutral, isResult } from './language/frame-words.ts';
import { operatorsOf } from './language/operators.ts';
import { isDirection, signedStem } from './language/opposites.ts';
import { isDeed, isSwapped } from './language/swapped.ts';
import { isFormOf, isWrittenApart, writesTogether } from './language/word-forms.ts';
import type { Word } from './language/words.ts';
import { isRankedFirst } from './ranked-rows.ts';
import { isFiled, isOfItsPart } from './said-by-fields.ts';
import { signNear } from './sign-near.ts';
import { isLightHere, isOfPeople, isParty, isSentIn } from './slight-words.ts';
import type { Value } from './value.ts';

/** Settings, chosen on one half of the labelled statements (`npm run evaluate -- grounding`). */
const SETTINGS = {
  /** Share of a clause's content words that its sentence in the ground need not hold. */
  missingMax: 0.34,
  /** What a word costs that another sentence of the ground holds. */
  elsewhere: 0.7,
  windows: 6,
};

/** Why no single sentence of the ground, with the record's fields, says what the clause says; empty where one does. */
export function uncovered(clause: Clause, units: GroundUnit[]): string[] {
  const fields = units.filter(({ isWindow }) => !isWindow);
  const content = clause.words.filter((word) => !isFrameWord(word.stem) || isContraryOfFrame(word));
  const inFields = (stem: string) => fields.some(({ signs }) => signs.has(stem));
  const open = content.filter(({ stem }) => !inFields(stem));
  const groups = groupsNamed(clause.text, units);
  const isOfGroup = groups.length > 0;
  const windows = units
    .filter(({ isWindow, folded }) => isWindow && groups.every((group) => folded.includes(group)))
    .map((unit) => ({ unit, shared: sharedWith(unit, open, content, clause) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, SETTINGS.windows);
  // A sentence that holds fewer of the words than another one is not what the statement speaks of.
  const most = windows[0]?.shared ?? 0;
  const admitted = windows.filter(({ shared }) => shared > most - (most >= 3 ? 1.5 : 1)).map(({ unit }) => unit);
  const hasDeed = content.some(({ stem }) => isDeed(stem) && admitted.some(({ signs }) => signs.has(stem)));
  const needsText = hasDeed || open.length > 0 || clause.names.length > 0 || clause.numbers.length > 0;
  if (isOfGroup && needsText && admitted.length === 0) return groups;
  const first = admitted[0] && missingFrom({ clause, content, window: admitted[0], fields, units, isOfGroup });
  if (first && needsText && isOtherwise(first)) {
    // What the sentence that holds most of the words says otherwise, one that holds as many may still say.
    const rivals = windows
      .filter(({ shared, unit }) => unit !== admitted[0] && shared > most - 0.5)
      .map(({ unit }) => unit);
    return !first[0]!.startsWith(CONTRARY) &&
      !first.includes(DOER) &&
      rivals.some((window) => missingFrom({ clause, content, window, fields, units, isOfGroup }).length === 0)
      ? []
      : first;
  }
  let best: string[] | null = null;
  for (const window of needsText && admitted.length > 0 ? admitted : [null, ...admitted]) {
    const missing = missingFrom({ clause, content, window, fields, units, isOfGroup });
    if (missing.length === 0) return [];
    if (best === null || missing.length < best.length) best = missing;
  }
  return best!;
}

const BEHIND_VERB = /^ (?:the|an?|its|their|all|both|each|this|these) /;

/** 'The tool administers the interviews': a verb with an object, behind its subject. */
const isMainVerb = ({ lower, at, end }: Word, { all, whole }: Clause) =>
  /(?:[^s]s|ed)$/.test(lower) &&
  BEHIND_VERB.test(whole.slice(end)) &&
  all.some((before) => before.isContent && before.end === at - 1);

/** What has been discontinued was sold once. */
const wasSold = ({ lower, sign, at }: Word, { whole }: Clause) =>
  /^(?:sold|marketed)$/.test(lower) && sign === 1 && /\b(?:was|were) (?:\p{Ll}+ )?$/u.test(whole.slice(0, at));

/** 'Known' says little of a record, 'unknown' much; who is excluded is looked up by itself. */
const isContraryOfFrame = ({ lower, stem }: Word) => signedStem(lower).sign === -1 && stem !== INCLUDE;

const DOER = 'who does it';
const OTHERWISE = new Set([
  DOER,
  'who does it to whom',
  'what is more or less',
  'what it is',
  'above or below',
  'the way',
  'a hedge of its source',
  'a weaker hedge of its source',
]);

/** The sentence speaks of the same, and says something else. */
export const isOtherwise = (missing: string[]) =>
  missing.some((reason) => reason.startsWith(CONTRARY) || OTHERWISE.has(reason) || reason.includes('its source '));

function sharedWith(unit: GroundUnit, open: Word[], content: Word[], { text, numbers, names }: Clause): number {
  const has = (words: Word[]) => words.reduce((sum, { stem }) => sum + (unit.signs.has(stem) ? 1 : 0), 0);
  const values = [...numbers.map(({ value }) => value), ...names].filter(({ holders }) =>
    holders.includes(unit),
  ).length;
  // Who is excluded is told among those who are, not where a title has the same words.
  const criterion = EXCLUDED.test(text) && isExcluding(unit) ? 0.1 : 0;
  return has(open) + values + has(content) * 0.01 + criterion;
}

/** A field of $0. */
const isNothing = ({ numbers }: GroundUnit) => numbers[0]?.value === 0;

interface Trial {
  clause: Clause;
  content: Word[];
  window: GroundUnit | null;
  fields: GroundUnit[];
  units: GroundUnit[];
  isOfGroup: boolean;
}

function missingFrom({ clause, content, window, fields, units, isOfGroup }: Trial): string[] {
  const here = window ? [window, ...fields] : fields;
  if (window && isExcluding(window) && !LEFT_OUT.test(clause.text.replace(NOT_EXCLUDED, ' ')))
    return ['what excludes people'];
  const missing: string[] = [];
  let cost = 0;
  for (const word of content) {
    const holders = here.filter(
      (unit) => unit.signs.has(word.stem) && (!unit.asked.has(word.stem) || isAnswered(unit, clause, content)),
    );
    if (holders.length === 0) {
      // Of what there are most is looked up by itself.
      if (MOST.test(word.lower) && clause.operators.some(({ operator }) => operator === 'majority')) continue;
      if (isRankedFirst(word.lower, clause, units)) continue;
      if (isDirection(word.stem) || isResult(word.lower)) return [word.text];
      const isElsewhere = units.some(({ signs }) => signs.has(word.stem));
      // 'Prevents wear' for 'wear is common. To prevent rust …': what does what stands in one sentence.
      if (isElsewhere && (DOES.has(word.lower) || isMainVerb(word, clause))) return [word.text];
      if (!isElsewhere && (isNeutralHere(word, clause) || isOfItsPart(word, clause, fields) || isFiled(word, fields)))
        continue;
      if (isOfGroup && isElsewhere && PEOPLE.has(word.lower)) continue;
      // Whom criteria leave out cannot join.
      if (window && isExcluding(window) && TAKES_PART.has(word.lower)) continue;
      if (!isElsewhere && isOfPeople(word, clause, fields)) continue;
      // 'One seamless API' is a single one.
      if (word.lower === 'single' && window && /\bone\b/i.test(window.text)) continue;
      if (NEEDS.has(word.lower) && here.some(({ text }) => OBLIGED.test(text))) continue;
      if (here.some(({ words }) => words.some((said) => isFormOf(word.lower, said.lower)))) continue;
      if (here.some(({ folded }) => isWrittenApart(word.lower, folded))) continue;
      if (isSentIn(word, clause) || isParty(word, clause, fields)) continue;
      if (!isElsewhere && isLightHere(word, content, clause, window, here)) continue;
      if (!isElsewhere && !units.some(({ folded }) => writesTogether(word.lower, folded))) return [word.text];
      if (isOfOtherPhase(word, clause, units)) return [word.text];
      // What every other sentence that has the word says the contrary of, none says.
      if (isElsewhere && isContraryElsewhere(word, units)) return [`${CONTRARY} “${word.text}”`];
      cost += SETTINGS.elsewhere;
      missing.push(word.text);
    } else if (!holders.some((unit) => signNear(word, unit, content)) && !wasSold(word, clause))
      return [`${CONTRARY} “${word.text}”`];
  }
  const unsaid =
    window &&
    clause.words.find(
      (word) => isFrameWord(word.stem) && word.sign === 1 && !word.isLoose && isOnlyDenied(word, window),
    );
  if (unsaid) return [`${CONTRARY} “${unsaid.text}”`];
  if (window && isAdmitted(clause, window)) return [`${CONTRARY} “excluded”`];
  const left = clause.words.find(({ lower }) => /^exclud(?:es?|ed|ing)$/.test(lower));
  if (left && !here.some(({ signs, text }) => signs.get(INCLUDE)?.has(-1) || NOT_ALL.test(text)))
    return [`${CONTRARY} “${left.text}”`];
  for (const name of clause.names) {
    if (window && name.holders.includes(window)) {
      if (isDeniedName(name, clause.all, window)) return [`${CONTRARY} “${name.text}”`];
      if (!TYPED.test(name.text) || isTypedHere(name, content, window, fields)) continue;
    }
    if (TYPED.test(name.text) || isDoer(name, clause) || !isNamedForAll(name, clause)) return [name.text];
    cost += SETTINGS.elsewhere;
    missing.push(name.text);
  }
  const place = isPlacedElsewhere(clause, window);
  if (place) return [place.text];
  const size = content.length + clause.names.length;
  const lacking = content.filter(({ stem }) => !here.some(({ signs }) => signs.has(stem)));
  const ofAnother = window && numberOfAnother(clause, window, lacking, units);
  if (ofAnother) return [ofAnother.text];
  const otherwise = window && saidOtherwise(clause, content, window, lacking, units);
  if (otherwise) return ['name' in otherwise ? otherwise.name : `${CONTRARY} “${otherwise.contrary}”`];
  // What a group gets is told of that group, not elsewhere.
  if (size > 0 && cost > (isOfGroup ? 0 : allowed(size))) return missing;
  // 'The drug or none': the ground says so itself.
  const isChoice = /\bor (?:none|not)\b|\bwith (?:and|or) without\b/i;
  const isDenied =
    operatorsOf(clause.text.replace(isChoice, ' '), ['negation']).length > 0 ||
    (isChoice.test(clause.text) && !here.some(({ text }) => isChoice.test(text)));
  const isLeftOut = window !== null && isExcluding(window) && !/\bexclu/i.test(clause.text);
  if (
    isDenied &&
    !isLeftOut &&
    // 'No money has been obligated' where the field of that part is $0.
    !clause.all.some(
      ({ sign, stem }) => sign === -1 && fields.some((field) => isNothing(field) && field.signs.has(stem)),
    ) &&
    !content.some(
      ({ sign, stem, lower, isLoose }) =>
        sign !== signedStem(lower).sign &&
        here.some(({ signs }) => (isLoose ? signs.get(stem)?.has(sign) : signs.has(stem))),
    ) &&
    // 'When it is not in use': words of the frame that the ground denies as well.
    !clause.words.some(
      ({ sign, stem, isLoose }) => sign === -1 && !isLoose && isFrameWord(stem) && window?.signs.get(stem)?.has(-1),
    )
  )
    return ['what it denies'];
  const condition = operatorsOf(clause.text, ['condition'])[0];
  if (condition && window?.label === null && !CONDITIONAL.test(window.text)) return [condition.text];
  if (
    /\b(?:inclusion|exclusion|eligibility) criteri/i.test(clause.text) &&
    window?.label === null &&
    !window.signs.has(CRITERION)
  )
    return ['a criterion'];
  if (window?.label === null && isLessRestricted(clause, window, content)) return ['only'];
  const rarity = window && leftOutRarity(clause, window, content);
  if (rarity) return [rarity];
  if (window && isOfSomeOnly(clause, window)) return ['how many'];
  const prefixed = window && content.find(({ lower }) => isPrefixedThere(lower, window));
  if (prefixed) return [`${CONTRARY} “${prefixed.text}”`];
  if (window && isCountedOtherwise(clause.all, window.words)) return ['how many'];
  if (EXCEPTS.test(clause.text) && !here.some(({ text }) => EXCEPTS.test(text))) return ['how many'];
  return [
    ...operatorsMissing(clause, window, fields, content, units),
    ...(window ? strongerThan(clause, content, window, fields) : []),
    ...(window?.label === null && isOtherDoer({ text: clause.whole, words: clause.all }, window) ? [DOER] : []),
    ...(window &&
    (isSwapped(clause.all, window.words) ||
      (window.label === null && isSaidOfOther({ text: clause.whole, words: clause.all }, window)))
      ? ['who does it to whom']
      : []),
    ...(window ? onAnotherSide(clause, window) : []),
    ...(window ? joinedWrongly(clause, window) : []),
    ...(window?.label === null ? circumstancesElsewhere(clause, window, units) : []),
    ...(window && (isLinkedRound(clause, window) || isLinkedToAnother(clause, window)) ? ['what belongs to what'] : []),
    ...(window?.label === null && isOfTwoClauses(clause, window) ? ['two clauses in one'] : []),
    ...numbersElsewhere(clause, window),
    ...datesElsewhere(clause, window),
    ...datesOfAnother(clause, window),
    ...datesSaidOfAnother(clause, window),
    ...(window && isTurnedWay(clause.text, window.text) ? ['the way'] : []),
    ...(/\b(?:may(?! not (?:join|take part|participate|enrol))|might|could(?! (?:not|take part|join|participate|enrol|bid|apply|be (?:submitted|filed|handed in|sent|made))\b))\b/.test(
      clause.text,
    ) && !window?.words.some(({ isHedged, lower }) => isHedged || lower === 'can')
      ? ['a hedge that its source lacks']
      : []),
    ...(window && isTurnedRound(clause.text, window.text) ? ['above or below'] : []),
  ];
}

/** 'All but one' */
const EXCEPTS =
  /\b(?:(?:all|every|everyone|none|nobody|each)\b.{0,60}?\bbut (?:one|two|three|the|an?)|except(?:ing)?|apart from|with the exception)\b/i;

const CONDITIONAL =
  /\b(?:if|unless|provided|when|whenever|once|in case|upon|as long as|whether|with or without|regardless|depend\w*|without|until|only)\b/i;

const isOtherDoer = (stated: { text: string; words: Word[] }, window: GroundUnit) =>
  isDoneByAnother(stated, window) || isDoneByWhomWeDoItFor(stated, window);

const BELOW = /\b(?:below|under|lower[- ]bound\w*|(?:less|lower|fewer|smaller|shorter|cheaper|slower) than)\b/i;
const ABOVE = /\b(?:above|over|upper[- ]bound\w*|exceed\w*|(?:more|greater|higher|larger|longer|faster) than)\b/i;

const SIDES = [
  [BELOW, ABOVE],
  [/\bforward of\b/i, /\b(?:behind|aft of|to the rear of) (?=the|an?|its)/i],
] as const;

/** Says one that more is meant, the other less? */
const isTurnedRound = (stated: string, known: string) =>
  SIDES.some(
    ([one, other]) =>
      (one.test(stated) && !other.test(stated) && other.test(known) && !one.test(known)) ||
      (other.test(stated) && !one.test(stated) && one.test(known) && !other.test(known)),
  );

/** A day that only running text tells stands in the clause's sentence. */
const datesElsewhere = ({ values }: Clause, window: GroundUnit | null): string[] =>
  values
    .filter(
      ({ kind, holders }) => kind === 'date' && holders.length > 0 && holders.every(({ label }) => label === null),
    )
    .filter(({ holders }) => window !== null && !holders.includes(window))
    .map(({ text }) => text);

const CONTRARY = 'the contrary of';

const BY = /\bby (?:the )?$/i;

/** 'Acme developed it', 'it was developed by Acme': who did it stands where it is told. */
function isDoer(name: Value, { whole, all }: Clause): boolean {
  const [before, next] = [all.filter(({ end }) => end <= name.at), all.filter(({ at }) => at >= name.end)];
  const verb = before.at(-1)?.lower === 'the' ? before.at(-3) : before.at(-2);
  if (BY.test(whole.slice(0, name.at))) return verb !== undefined && isDone(verb);
  return next[0] !== undefined && next[0].at - name.end < 2 && isDone(next[0]);
}

const isDone = ({ stem, lower }: Word) => isDeed(stem) && /(?:ed|own|ade|ght|uilt|ound)$/.test(lower);

const TYPED = /^(?:Phase|Type|Class|Series|Group|Level|Stage|Part) /;

/** 'Phase I' of a sentence is not the phase of a record that has another one, unless the statement is about that sentence. */
function isTypedHere(name: Value, content: Word[], window: GroundUnit, fields: GroundUnit[]): boolean {
  const type = name.text.split(' ')[0]!;
  return !fields.some(({ label }) => label === type) || content.filter(({ stem }) => window.signs.has(stem)).length > 1;
}

const EXCLUDED = /\b(?:is|are|was|were|be) (?:also )?excluded\b/i;

/** 'Patients with shock are excluded' of what stands among the criteria that let people in. */
const isAdmitted = ({ text, all, words }: Clause, { signs, label, words: known }: GroundUnit) =>
  label === null &&
  EXCLUDED.test(text) &&
  signs.get(CRITERION)?.has(1) === true &&
  !known.some(({ stem, sign }) => sign === -1 && words.some((word) => word.stem === stem)) &&
  !all.some(({ sign, stem }) => sign === -1 && stem !== INCLUDE) &&
  !/\b(?:under|below|over|above|younger|older|less|more|fewer)\b/i.test(text);

/** Somebody or something may be left out, whatever the word. */
const NOT_ALL = /\b(?:not|no|without|ineligible|exempt\w*|except\w*|other than)\b/i;
const NOT_EXCLUDED = /\b(?:not|never) (?:be(?:en)? )?exclu\w+/gi;
const LEFT_OUT =
  /\b(?:exclu\w+|ineligible|(?:cannot|can't|not|no)(?: \w+)? (?:take part|participate|join|enrol\w*|eligible|includ\w+|allowed|admitted|accepted|permitted)|no one|nobody|without|not)\b(?!.*\bcan (?:take part|participate|join)\b)/i;

/** It stands among the criteria that exclude people from a trial. */
const isExcluding = (unit: GroundUnit) => unit.label === null && unit.signs.get(CRITERION)?.has(-1) === true;

/** A label says what a field is; with its value, or one of its words, it is said of the record. */
const isAnswered = (unit: GroundUnit, { values, quotes }: Clause, content: Word[]) =>
  values.some(({ holders }) => holders.includes(unit)) ||
  quotes.some((quote) => unit.text.includes(quote)) ||
  content.some(({ stem }) => unit.signs.has(stem) && !unit.asked.has(stem));

/** 'Sold' and 'paid' tell of what is there; whoever sells or pays does something. */
const DEEDS = new Set(['sells', 'sell', 'pays', 'pay']);
const isNeutralHere = ({ stem, lower, sign, end }: Word, { whole }: Clause) =>
  (isNeutral(stem) && !DEEDS.has(lower) && (sign === 1 || lower === 'after') && !isBeforeIt(lower, whole.slice(end))) ||
  /^(?:develops|builds)$/.test(lower);

/** 'Not treated before' claims nothing more; 'before a review' does: what was first. */
const isBeforeIt = (lower: string, behind: string) => lower === 'before' && /^ \p{L}/u.test(behind);

const isContraryElsewhere = ({ stem, sign, isLoose }: Word, units: GroundUnit[]) =>
  !isLoose && !units.some(({ signs }) => signs.get(stem)?.has(sign));

const TAKES_PART = new Set(
  'join participate enrol enroll eligible ineligible allowed admitted accepted permitted'.split(' '),
);

/** Of whom a group consists. */
const PEOPLE = new Set(
  'patients patient participants participant subjects subject people volunteers volunteer women men children'.split(
    ' ',
  ),
);
const PHASE = /\bphase \d/gi;

/** What only the sentence on Phase 2 tells is not of Phase 1. */
function isOfOtherPhase({ stem }: Word, { text }: Clause, units: GroundUnit[]): boolean {
  const own = text.match(PHASE)?.map((phase) => phase.toLowerCase());
  if (!own) return false;
  return units.some(
    ({ label, signs, text: said }) =>
      label === null &&
      signs.has(stem) &&
      PHASE_ONCE.test(said) &&
      !said.match(PHASE)!.some((phase) => own.includes(phase.toLowerCase())),
  );
}
const PHASE_ONCE = /\bphase \d/i;
/** 'They will know it' for 'they will not know it'. */
const isOnlyDenied = ({ stem }: Word, { words, signs }: GroundUnit) =>
  signs.get(stem)?.has(-1) === true &&
  words.every((word) => word.stem !== stem || (word.sign === -1 && !word.isLoose && signedStem(word.lower).sign === 1));
const MOST = /^(?:most|majority)$/;
const NEEDS = new Set('needs needed need'.split(' '));
const OBLIGED = /\b(?:must|shall|required?|requires|necessary|necessity)\b/i;

const allowed = (size: number) => (size <= 2 ? 0 : size * SETTINGS.missingMax);
