import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import type { Word } from './language/words.ts';

const ONLY = /\b(?:only|solely|exclusively)\b/gi;
const RESTRICTED =
  /\b(?:only|solely|exclusively|just|not|never|limited|restricted|small|few|nothing|alone|merely)\b|\d/i;

/** 'Has only been studied when …': the statement leaves out 'only', which stands before a verb that they share. */
export function isLessRestricted({ text }: Clause, window: GroundUnit, content: Word[]): boolean {
  if (RESTRICTED.test(text)) return false;
  return [...window.text.matchAll(ONLY)].some(({ index }) => {
    if (/\bnot\s+$/i.test(window.text.slice(0, index))) return false;
    const next = window.words.filter(({ at, isContent }) => isContent && at > index).slice(0, 2);
    return next.some(({ stem }) => content.some((word) => word.stem === stem));
  });
}

/** 'Clinical' for 'subclinical'. */
export const isPrefixedThere = (lower: string, { words }: GroundUnit) =>
  !words.some((word) => word.lower === lower) &&
  words.some((word) => PREFIXES.some((prefix) => word.lower === prefix + lower));

const PREFIXES = ['sub', 'pre', 'post', 'anti', 'hyper', 'hypo', 'pseudo', 'semi', 'super', 'ultra', 'micro', 'macro'];

const AMOUNTS = new Set('few many numerous several some most both'.split(' '));

/** 'Most are not': of what the sentence has just named. */
const ALONE = /^(?:is|are|was|were|have|do)$/;

/** 'Numerous dominant species' for 'a few dominant species and numerous others'. */
export const isCountedOtherwise = (stated: Word[], known: Word[]): boolean =>
  stated.some(({ lower }, at) => {
    if (!AMOUNTS.has(lower)) return false;
    const noun = stated.slice(at + 1, at + 4).find(({ isContent }) => isContent)?.stem;
    const amounts = known.flatMap(({ stem }, place) =>
      stem === noun
        ? known
            .slice(Math.max(0, place - 3), place)
            .map((before) => before.lower)
            .filter((before) => AMOUNTS.has(before))
        : [],
    );
    const isAlone = known.some((word, place) => word.lower === lower && ALONE.test(known[place + 1]?.lower ?? ''));
    return amounts.length > 0 && !amounts.includes(lower) && !isAlone;
  });
