import type { Clause } from './clause.ts';
import { CRITERION, DUTY, type GroundUnit } from './ground.ts';
import { TABLES } from './hold-rows.ts';
import { type FoundOperator, operatorsOf } from './language/operators.ts';
import type { Word } from './language/words.ts';
import { isRankedFirst } from './ranked-rows.ts';

/** Quantities, ranks, comparisons, causes and duties of a clause that its ground doesn't hold. */
export function operatorsMissing(
  clause: Clause,
  window: GroundUnit | null,
  fields: GroundUnit[],
  content: Word[],
  units: GroundUnit[],
): string[] {
  const { operators } = clause;
  const isAbout = (unit: GroundUnit) => content.some(({ stem }) => unit.signs.has(stem)) || AGES.has(unit.label ?? '');
  return operators
    .filter(({ operator, text, at }) => {
      const holds = (unit: GroundUnit) =>
        (claimsOf(unit).some((found) => found.operator === operator) &&
          saysSame({ operator, text, at }, clause, unit)) ||
        (operator === 'only' && AGES.has(unit.label ?? '') && isOfAge(clause, unit)) ||
        (operator === 'only' && isOne(unit, clause)) ||
        isFirstWork(text, unit, clause) ||
        (operator === 'cause' && unit.label === 'Why stopped') ||
        (operator === 'obligation' &&
          (/\b(?:requires?|required|(?<!(?:al|ic|ent|ive|ous|ing|their|its|our|and|of|the) )needs?|needed|necessary|not to exceed)\b/i.test(
            unit.text,
          ) ||
            (AGES.has(unit.label ?? '') && !COMPARED.test(clause.text)) ||
            unit.signs.has(DUTY) ||
            unit.signs.get(CRITERION)?.has(1)));

      return (
        !isOfOneProduct(clause, at, fields) &&
        !(operator === 'superlative' && isRankedFirst(text, clause, units)) &&
        !isOfEachRow(clause, at, units, content) &&
        !(window && holds(window)) &&
        !fields.some((unit) => (isAbout(unit) || isOne(unit, clause) || isFirstWork(text, unit, clause)) && holds(unit))
      );
    })
    .map(({ text }) => text);
}

/** 'Each tablet' of a product in one strength. */
const isOfOneProduct = ({ whole }: Clause, at: number, fields: GroundUnit[]) =>
  /^each (?:tablet|capsule|vial|dose|syringe|suppository)\b/i.test(whole.slice(at)) &&
  fields.filter(({ label }) => label === 'Products').length === 1;

const COUNT =
  /^(?:all|each)(?: of)?(?: (?:the|its|their|these))?(?: (?:two|three|four|five|six|seven|eight|nine|ten|\d+))?/i;

/** 'All three strengths': whatever a row says of it each row of the table says. */
function isOfEachRow({ whole, values }: Clause, at: number, units: GroundUnit[], content: Word[]): boolean {
  const said = whole.slice(at);
  const counted = COUNT.exec(said);
  if (!counted) return false;
  const noun = said.slice(counted[0].length);
  // 'All of the risperidone tablets'
  const bare = noun.replace(/^ \p{Ll}+(?= )/u, '');
  const label = TABLES.find(([pattern]) => pattern.test(noun) || pattern.test(bare))?.[1];
  const rows = units.filter((unit) => unit.label === label);
  if (rows.length < 2) return false;
  const told = [
    ...content.map(({ stem }) => rows.filter(({ signs }) => signs.has(stem)).length),
    ...values
      .filter(({ kind }) => kind === 'name' || kind === 'place')
      .map(({ holders }) => rows.filter((row) => holders.includes(row)).length),
  ].filter((count) => count > 0);
  return told.length > 0 && told.every((count) => count === rows.length);
}

const claims = new WeakMap<GroundUnit, FoundOperator[]>();

function claimsOf(unit: GroundUnit): FoundOperator[] {
  const known = claims.get(unit) ?? operatorsOf(unit.text);
  claims.set(unit, known);
  return known;
}

/** 'The only site' where the field counts one. */
const isOne = ({ label, numbers, signs }: GroundUnit, { all }: Clause) =>
  /^Number of /.test(label ?? '') &&
  numbers[0]?.value === 1 &&
  all.some(({ isContent, stem }) => isContent && signs.has(stem));

/** '81 works, the first of 2015': the field gives its year. */
const isFirstWork = (text: string, { label }: GroundUnit, { values }: Clause) =>
  ((/^(?:first|earliest)$/.test(text) && (label === 'First work' || label === 'Enrollment date')) ||
    (/^(?:last|latest|most recent)$/.test(text) && label === 'Latest work') ||
    label?.toLowerCase().split(' ').includes(text)) &&
  values.some(({ holders }) => holders.some((unit) => unit.label === label));

/** 'Only adults', 'only people older than 18' where that is the age that the field gives; of one of several places no field says so. */
const isOfAge = ({ text, values }: Clause, unit: GroundUnit) =>
  /\b(?:adults?|aged?|years?|older)\b/i.test(text) &&
  values.every(
    ({ kind, holders }) => kind === 'date' || holders.includes(unit) || holders.some(({ label }) => label === 'Place'),
  );

const COMPARED = /\b(?:than|under|over|below|above|at most|up to)\b/i;

const AGES = new Set(['Age', 'Minimum age', 'Maximum age']);

/** A quantifier must be said of the same noun; a superlative by itself or one of its kind, and 'one of the top ten' is not 'the top one'. */
function saysSame({ operator, text, at }: FoundOperator, clause: Clause, unit: GroundUnit): boolean {
  if (operator === 'cause') return sharesCause({ operator, text, at }, clause.all, unit);
  if (operator === 'comparison' || operator === 'obligation') return true;
  const { all, text: statement } = clause;
  const isAmong = /\b(?:one of|among)\b/i;
  if (operator === 'superlative' && isAmong.test(unit.text) && !isAmong.test(statement)) return false;
  const isTheOne = operator === 'superlative' && /\bthe $/i.test(statement.slice(0, at - clause.from));
  // 'Therapy came first, and the drug …': what follows the joint is not said to be first.
  const joint = /,? (?:and|but|while) |[,;] /.exec(statement.slice(at - clause.from));
  const isLast = joint !== null && joint.index <= text.length;
  const nouns = new Set(
    [...near(all, at, 2, isLast ? 0 : 2)]
      .filter((word) => word.isContent && !text.includes(word.lower))
      .map(({ stem }) => stem),
  );
  const last = text.split(' ').at(-1)!;
  const isSame = (found: string) =>
    operator !== 'superlative' || found.includes(last) || (last === 'leading' && found === 'top');
  return claimsOf(unit).some(
    (found) =>
      found.operator === operator &&
      isSame(found.text) &&
      (/\bevery (?:\d|two|three|four|other)/i.test(statement) || isSaidOfIt(quantified(unit.words, found), nouns)) &&
      !(isTheOne && /\ban? $/i.test(unit.text.slice(0, found.at))) &&
      (operator === 'superlative' && isLast
        ? [...nouns].every((noun) => near(unit.words, found.at, 3, -1).some(({ stem }) => stem === noun))
        : near(unit.words, found.at, 3, 3).some(({ stem }) => nouns.has(stem))),
  );
}

/** 'All pumps were tested with the valves' says nothing of all valves. */
const isSaidOfIt = (of: Word[], nouns: Set<string>) => of.length === 0 || of.some(({ stem }) => nouns.has(stem));

const RELATIVE = new Set('that which who they'.split(' '));

/** 'All of the large pumps were …': the words of what is counted. */
function quantified(words: Word[], { at, text }: FoundOperator): Word[] {
  if (!/^(?:all|each|every|any)$/.test(text)) return [];
  const before = words.filter((word) => word.at < at);
  // 'Sensors that each contain a chip': what is counted stands before it.
  if (RELATIVE.has(before.at(-1)?.lower ?? '')) return before.filter(({ isContent }) => isContent).slice(-1);
  const behind = words.filter((word) => word.at >= at + text.length);
  const first = behind.findIndex(({ isContent }) => isContent);
  const last = behind.findIndex(({ isContent }, place) => place > first && !isContent);
  return first < 0 ? [] : behind.slice(first, last < 0 ? undefined : last);
}

/** Content words around a place of a text. */
const near = (words: Word[], at: number, before: number, after: number): Word[] => {
  const content = words.filter(({ isContent }) => isContent);
  return [
    ...content.filter((word) => word.at < at).slice(-before),
    ...content.filter((word) => word.at >= at).slice(0, after + 1),
  ];
};

/** What follows these is the cause; what follows the others is what it causes. */
const CAUSE_AFTER = /^(?:because|due|owing|thanks|as a result|results? from|resulted from|driven|attribut|since)/;

/** Has the ground a cause that shares words with the statement's cause, and an effect that shares words with its effect? */
function sharesCause({ at, text }: FoundOperator, words: Word[], unit: GroundUnit): boolean {
  const stated = sidesAround(words, at, text);
  return claimsOf(unit).some((found) => {
    if (found.operator !== 'cause') return false;
    const known = sidesAround(unit.words, found.at, found.text);
    const common = (a: Set<string>, b: Set<string>) => [...a].filter((stem) => b.has(stem)).length;
    const meets = (a: Set<string>, b: Set<string>) => a.size === 0 || common(a, b) > 0;
    const isTurned =
      common(stated.cause, known.effect) + common(stated.effect, known.cause) >
      common(stated.cause, known.cause) + common(stated.effect, known.effect);
    return meets(stated.cause, known.cause) && meets(stated.effect, known.effect) && !isTurned;
  });
}

function sidesAround(words: Word[], at: number, operator: string): { cause: Set<string>; effect: Set<string> } {
  const content = words.filter(({ isContent, lower }) => isContent && !operator.includes(lower));
  const before = new Set(
    content
      .filter((word) => word.at < at)
      .slice(-12)
      .map(({ stem }) => stem),
  );
  const after = new Set(
    content
      .filter((word) => word.at > at)
      .slice(0, 12)
      .map(({ stem }) => stem),
  );
  return CAUSE_AFTER.test(operator) ? { cause: after, effect: before } : { cause: before, effect: after };
}
