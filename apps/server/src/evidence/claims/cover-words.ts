import type { Value } from './bind-values.ts';
import type { Clause } from './clause.ts';
import { type GroundUnit, INCLUDE } from './ground.ts';
import { operatorsMissing } from './hold-operators.ts';
import { isFrameWord, isResult } from './language/frame-words.ts';
import { operatorsOf } from './language/operators.ts';
import { isDirection } from './language/opposites.ts';
import { isDeed, isSwapped } from './language/swapped.ts';
import type { Word } from './language/words.ts';
import { agrees, type StatedNumber } from './values/numbers.ts';

/** Settings, chosen on one half of the labelled statements (`npm run evaluate -- grounding`). */
export const SETTINGS = {
  /** Share of a clause's content words that its sentence in the ground need not hold. */
  missingMax: 0.34,
  /** What a word costs that another sentence of the ground holds. */
  elsewhere: 0.7,
  /** Share of the shared words that may be hedged, or conditional, in the ground and not in the statement. */
  strongerMax: 0.34,
  windows: 6,
};

/** Why no single sentence of the ground, with the record's fields, says what the clause says; empty where one does. */
export function uncovered(clause: Clause, units: GroundUnit[]): string[] {
  const fields = units.filter(({ isWindow }) => !isWindow);
  const content = clause.words.filter(({ stem }) => !isFrameWord(stem));
  const inFields = (stem: string) => fields.some(({ signs }) => signs.has(stem));
  const open = content.filter(({ stem }) => !inFields(stem));
  const windows = units
    .filter(({ isWindow }) => isWindow)
    .map((unit) => ({ unit, shared: sharedWith(unit, open, content, clause) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, SETTINGS.windows);
  // A sentence that holds fewer of the words than another one is not what the statement speaks of.
  const most = windows[0]?.shared ?? 0;
  const admitted = windows.filter(({ shared }) => shared > most - (most >= 3 ? 1.5 : 1)).map(({ unit }) => unit);
  const isDone = content.some(({ stem }) => isDeed(stem) && admitted.some(({ signs }) => signs.has(stem)));
  const needsText = isDone || open.length > 0 || clause.names.length > 0 || clause.numbers.length > 0;
  const first = admitted[0] && missingFrom({ clause, content, window: admitted[0], fields, units });
  if (first?.[0]?.startsWith(CONTRARY) && needsText) return first;
  let best: string[] | null = null;
  for (const window of needsText && admitted.length > 0 ? admitted : [null, ...admitted]) {
    const missing = missingFrom({ clause, content, window, fields, units });
    if (missing.length === 0) return [];
    if (best === null || missing.length < best.length) best = missing;
  }
  return best!;
}

function sharedWith(unit: GroundUnit, open: Word[], content: Word[], { numbers, names }: Clause): number {
  const has = (words: Word[]) => words.reduce((sum, { stem }) => sum + (unit.signs.has(stem) ? 1 : 0), 0);
  const values = [...numbers.map(({ value }) => value), ...names].filter(({ holders }) =>
    holders.includes(unit),
  ).length;
  return has(open) + values + has(content) * 0.01;
}

interface Trial {
  clause: Clause;
  content: Word[];
  window: GroundUnit | null;
  fields: GroundUnit[];
  units: GroundUnit[];
}

function missingFrom({ clause, content, window, fields, units }: Trial): string[] {
  const here = window ? [window, ...fields] : fields;
  if (window && isExcluding(window) && !/\b(?:exclu\w+|not|no|cannot|ineligible)\b/i.test(clause.text))
    return ['what excludes people'];
  const missing: string[] = [];
  let cost = 0;
  for (const word of content) {
    const holders = here.filter(
      (unit) => unit.signs.has(word.stem) && (!unit.asked.has(word.stem) || isAnswered(unit, clause, content)),
    );
    if (holders.length === 0) {
      if (isDirection(word.stem) || isResult(word.lower)) return [word.text];
      cost += units.some(({ signs }) => signs.has(word.stem)) ? SETTINGS.elsewhere : 1;
      missing.push(word.text);
    } else if (!holders.some((unit) => signNear(word, unit, content))) return [`${CONTRARY} “${word.text}”`];
  }
  for (const name of clause.names) {
    if (window && name.holders.includes(window)) {
      if (isDeniedName(name, clause, window)) return [`${CONTRARY} “${name.text}”`];
      if (!TYPED.test(name.text) || isTypedHere(name, content, window, fields)) continue;
    }
    if (TYPED.test(name.text)) return [name.text];
    cost += SETTINGS.elsewhere;
    missing.push(name.text);
  }
  const size = content.length + clause.names.length;
  if (size > 0 && cost > allowed(size)) return missing;
  const isDenied = operatorsOf(clause.text, ['negation']).length > 0;
  if (isDenied && !content.some(({ sign, stem }) => sign === -1 && here.some(({ signs }) => signs.has(stem))))
    return ['what it denies'];
  return [
    ...operatorsMissing(clause, window, fields, content),
    ...(window ? strongerThan(clause, content, window) : []),
    ...(window && isSwapped(clause.all, window.words) ? ['who does it to whom'] : []),
    ...numbersElsewhere(clause, window),
  ];
}

const CONTRARY = 'the contrary of';

const TYPED = /^(?:Phase|Type|Class|Series|Group|Level|Stage|Part) /;

/** 'Phase I' of a sentence is not the phase of a record that has another one, unless the statement is about that sentence. */
function isTypedHere(name: Value, content: Word[], window: GroundUnit, fields: GroundUnit[]): boolean {
  const type = name.text.split(' ')[0]!;
  return !fields.some(({ label }) => label === type) || content.filter(({ stem }) => window.signs.has(stem)).length > 1;
}

/** 'Is not Gold, but Bronze' doesn't say that it is Gold. */
function isDeniedName(name: Value, { all }: Clause, window: GroundUnit): boolean {
  const own = all.filter(({ at, end }) => at >= name.at && end <= name.end);
  const there = window.words.filter(({ lower }) => own.some((word) => word.lower === lower));
  return there.length > 0 && own.every(({ sign }) => sign === 1) && there.every(({ sign }) => sign === -1);
}

/** It stands among the criteria that exclude people from a trial. */
const isExcluding = (unit: GroundUnit) =>
  unit.label === null && unit.signs.get(INCLUDE)?.size === 1 && unit.signs.get(INCLUDE)!.has(-1);

/** A label says what a field is; with its value, or one of its words, it is said of the record. */
const isAnswered = (unit: GroundUnit, { values, quotes }: Clause, content: Word[]) =>
  values.some(({ holders }) => holders.includes(unit)) ||
  quotes.some((quote) => unit.text.includes(quote)) ||
  content.some(({ stem }) => unit.signs.has(stem) && !unit.asked.has(stem));

const allowed = (size: number) => (size <= 2 ? 0 : size * SETTINGS.missingMax);

/**
 * Does the unit hold the word with its sign? Where it stands with both ('reduce the hazards and increase the density'), that
 * place counts whose neighbours are the word's own.
 */
function signNear(word: Word, unit: GroundUnit, content: Word[]): boolean {
  const signs = unit.signs.get(word.stem)!;
  if (word.isLoose) return true;
  if (signs.size < 2) return signs.has(word.sign);
  const near = content.filter((other) => other !== word && Math.abs(other.at - word.at) < 50).map(({ stem }) => stem);
  const after = content
    .filter((other) => other.at > word.at)
    .slice(0, 2)
    .map(({ stem }) => stem);
  let best = -1;
  let isSame = false;
  for (const [at, said] of unit.words.entries()) {
    if (said.stem !== word.stem) continue;
    const around = unit.words.slice(Math.max(0, at - 6), at + 7).map(({ stem }) => stem);
    const behind = unit.words.slice(at + 1, at + 6).map(({ stem }) => stem);
    const score =
      near.filter((stem) => around.includes(stem)).length + 2 * after.filter((stem) => behind.includes(stem)).length;
    const agreesHere = said.isLoose || said.sign === word.sign;
    if (score > best) [best, isSame] = [score, agreesHere];
    else if (score === best) isSame ||= agreesHere;
  }
  return isSame;
}

/** Said of what has been done; what a study examines it examines by being planned. */
const DONE =
  /^(?!compar|examin|evaluat|assess|stud|investigat|test|survey|explor|analy|aged)\w*(?:ed|built|found|shown|made|proven|grown|risen|fallen|won)$/;

/** The statement itself says that it is meant, or may be. */
const MEANT =
  /\b(?:may|might|could|would|will|shall|should|can|must|to be|(?:is|are|was|were) to|plan(?:s|ned)?|aim(?:s|ed)?|goals?|intend(?:s|ed)?|propose[sd]?|expect(?:s|ed)?|seeks?|sought|wants?|wanted|hopes?|meant|desires?|asks? (?:for|to)|invites?|suggests?|likely|possib\w+|potential\w*|forecast\w*)\b/i;
/** 'The study evaluates …' says what a study is for. */
const ASKS =
  /\b(?:study|trial|project|program|authors?|team|researchers?|investigators?|company|paper|work|it|they|we|\p{Lu}\w*|topic|navy|call)\s+(?:is |are |also |\w+ly )?(?:stud(?:y|ies|ying)|tests?|testing|compar\w+|examin\w+|evaluat\w+|assess\w*|investigat\w+|explor\w+|address\w*|looks?|looking|focus\w*|determin\w*|survey\w*)\b/u;

/** The ground hedges what the statement says outright, or says it for a case only. */
function strongerThan(clause: Clause, content: Word[], window: GroundUnit): string[] {
  const isDone = /\b(?:has|have|had|proved|proven)\b/i.test(clause.text);
  const shared = content.flatMap((word) => {
    const there = window.words.filter(({ stem }) => stem === word.stem);
    return there.length > 0 ? [{ word, there }] : [];
  });
  if (shared.length === 0) return [];
  const share = (isStronger: (each: (typeof shared)[number]) => boolean) =>
    shared.filter(isStronger).length / shared.length;
  const reasons: string[] = [];
  const isMeant = MEANT.test(clause.text) || (!isDone && ASKS.test(clause.text));
  const unhedged = share(({ word, there }) => !word.isHedged && there.every(({ isHedged }) => isHedged));
  if (unhedged > SETTINGS.strongerMax && !isMeant) reasons.push('a hedge of its source');
  const isPlanned = (word: Word, { words }: GroundUnit) => {
    const there = words.flatMap((said, at) =>
      said.stem === word.stem ? [said.isHedged || words[at - 1]?.lower === 'to'] : [],
    );
    return there.length > 0 && there.every(Boolean);
  };
  const done = content.filter((word) => !word.isHedged && DONE.test(word.lower) && isPlanned(word, window));
  if (done.length > 0 && !MEANT.test(clause.text)) reasons.push(`“${done[0]!.text}”, which its source only means to`);
  const unconditional = share(({ there }) => there.every(({ isConditional }) => isConditional));
  if (unconditional > SETTINGS.strongerMax && !clause.isConditional) reasons.push('a condition of its source');
  const weaker = share(({ word, there }) => word.isHedged && !there.some(({ isHedged }) => isHedged));
  if (weaker > 0.6 && /\b(?:may|might|could|perhaps|possibly|will)\b/i.test(clause.text))
    reasons.push('a hedge that its source lacks');
  return reasons;
}

/** Numbers of running text stand in the clause's sentence, with the noun that they count. */
function numbersElsewhere({ numbers, words, all }: Clause, window: GroundUnit | null): string[] {
  return numbers
    .filter(({ value, number }) => {
      const next = Math.min(...numbers.map((other) => other.value.at).filter((at) => at > value.at));
      const reach =
        all
          .filter(({ at }) => at >= value.end)
          .slice(0, COUNTED_WITHIN)
          .at(-1)?.at ?? 0;
      const nouns = words
        .filter(({ at }) => at >= value.end && at <= reach && at - value.end < 32 && at < next)
        .slice(0, 2);
      const isHere = window !== null && value.holders.includes(window);
      const same =
        window?.numbers.filter(
          (known) => agrees(number, known) || (isHere && agrees({ ...number, unit: null }, known)),
        ) ?? [];
      // In another sentence only with its noun right behind it: '3 microphones'.
      if (!window || same.length === 0)
        return (
          !value.holders.some((unit) =>
            unit.numbers.some((known) => agrees(number, known) && nouns[0] && isCountedBy(unit, known, nouns[0].stem)),
          ) && !(window === null && words.length === 0)
        );
      return nouns.some(
        ({ stem }) =>
          window.numbers.some((known) => !same.includes(known) && isCountedBy(window, known, stem)) &&
          !same.some((known) => isCountedBy(window, known, stem) || standsBefore(window, known, stem)),
      );
    })
    .map(({ value }) => value.text);
}

/** Words behind a number among which its noun is looked for, in the statement as in the ground. */
const COUNTED_WITHIN = 5;

const isCountedBy = (unit: GroundUnit, known: StatedNumber, noun: string) =>
  unit.words
    .filter(({ at }) => at >= known.end && at - known.end < 40)
    .slice(0, COUNTED_WITHIN)
    .some(({ stem }) => stem === noun);

const standsBefore = (unit: GroundUnit, known: StatedNumber, noun: string) =>
  unit.words
    .filter(({ end }) => end <= known.at && known.at - end < 30)
    .slice(-3)
    .some(({ stem }) => stem === noun);
