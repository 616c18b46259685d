import type { Clause } from './clause.ts';
import { CRITERION, type GroundUnit, INCLUDE } from './ground.ts';
import { isFrameWord } from './language/frame-words.ts';
import { stemOf } from './language/stems.ts';
import type { Word } from './language/words.ts';

const ONLY = /\b(?:only|solely|exclusively|(?:limited|restricted|confined) to)\b/gi;
const RESTRICTED =
  /\b(?:only|solely|exclusively|just|not|never|limited|restricted|small|few|nothing|alone|merely)\b|\d/i;

/** 'Has only been studied when …': the statement leaves out 'only', which stands before a verb that they share. */
export function isLessRestricted({ text }: Clause, window: GroundUnit, content: Word[]): boolean {
  if (RESTRICTED.test(text)) return false;
  return [...window.text.matchAll(ONLY)].some(({ index }) => {
    if (/\bnot $/i.test(window.text.slice(0, index))) return false;
    const next = window.words.filter(({ at, isContent }) => isContent && at > index).slice(0, 2);
    return next.some(({ stem }) => content.some((word) => word.stem === stem));
  });
}

const RARE = /\b(?:rarely|seldom|hardly ever|infrequently|occasionally)\b/gi;
const NOT_OFTEN =
  /\b(?:rare|seldom|infrequent|uncommon|occasional|some|few|hardly|scarce|not|never|no|cannot|lack|little)\w*\b/i;

/** 'Is available' for 'is rarely available': the word that it leaves out. */
export function leftOutRarity({ text }: Clause, window: GroundUnit, content: Word[]): string | undefined {
  if (NOT_OFTEN.test(text)) return undefined;
  return [...window.text.matchAll(RARE)].find(({ index, 0: found }) => {
    const next = window.words.find(({ at, isContent }) => isContent && at > index + found.length);
    return content.some((word) => word.stem === next?.stem && word.sign === 1);
  })?.[0];
}

const PEOPLE = new Set(
  'women woman females female men man males male patients patient people persons person adults adult children adolescents adolescent participants participant subjects subject volunteers volunteer individuals individual'.split(
    ' ',
  ),
);
const SAID_OF_SOME = /^,? (?:who|that|with|without|having|whose|under|over|aged|on|in)\b/;

/** 'Women are excluded' for 'women who are pregnant': a criterion for some of them is none for all. */
export function isOfSomeOnly({ all, numbers }: Clause, { signs, words: known, text }: GroundUnit): boolean {
  if (!signs.has(CRITERION) || numbers.length > 0) return false;
  const [who, ...more] = all.filter(({ isContent, stem }) => isContent && stem !== INCLUDE && !TAKES_PART.has(stem));
  if (!who || more.some(({ stem }) => !isFrameWord(stem)) || !PEOPLE.has(who.lower)) return false;
  const there = known.filter(({ stem }) => stem === who.stem);
  return there.length > 0 && there.every(({ end }) => SAID_OF_SOME.test(text.slice(end)));
}

const TAKES_PART = new Set(['participate', 'eligible', 'allow', 'admit'].map(stemOf));

/** 'Clinical' for 'subclinical'. */
export const isPrefixedThere = (lower: string, { words }: GroundUnit) =>
  !words.some((word) => word.lower === lower) &&
  words.some((word) => PREFIXES.some((prefix) => word.lower === prefix + lower));

const PREFIXES = ['sub', 'pre', 'post', 'anti', 'hyper', 'hypo', 'pseudo', 'semi', 'super', 'ultra', 'micro', 'macro'];

const AMOUNTS = new Set('few many multiple numerous several some most both'.split(' '));
const MORE_THAN_ONE = new Set(['many', 'multiple', 'numerous', 'several']);
const ONE = new Set(['one', 'single']);

/** 'Most are not': of what the sentence has just named. */
const ALONE = new Set('is are was were have do'.split(' '));

/** 'Numerous dominant species' for 'a few dominant species and numerous others', 'many targets' for 'one target'. */
export const isCountedOtherwise = (stated: Word[], known: Word[]): boolean =>
  stated.some(({ lower }, at) => {
    if (!AMOUNTS.has(lower)) return false;
    const noun = stated.slice(at + 1, at + 4).find(({ isContent }) => isContent)?.stem;
    const amounts = known.flatMap(({ stem }, place) =>
      stem === noun
        ? known
            .slice(Math.max(0, place - 3), place)
            .map((before) => before.lower)
            .filter((before) => AMOUNTS.has(before) || (MORE_THAN_ONE.has(lower) && ONE.has(before)))
        : [],
    );
    const isAlone = known.some((word, place) => word.lower === lower && ALONE.has(known[place + 1]?.lower ?? ''));
    return amounts.length > 0 && !amounts.includes(lower) && !isAlone;
  });
