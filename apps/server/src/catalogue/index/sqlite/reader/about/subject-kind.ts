import type { WeighedTerm } from './term-weights.ts';

/** A name made of so many things says by each of them which it is. */
export const COMPOUND = 3;
/** Of what it is done to, so many words, where it has as many: "heart" alone is not yet heart failure. */
const OBJECT_WORDS = 2;
/** A subject of so many words says much. */
export const WORDY_FULL = 20;
export const BRIEF = WORDY_FULL / 2;

export interface Kind {
  terms: ReadonlySet<WeighedTerm>;
  /** How many things of the subject say as much. */
  orThings: number;
  /** Words that say it together only. */
  tied: ReadonlySet<WeighedTerm>;
  /** Words of which a record needs `objects`. */
  object: ReadonlySet<WeighedTerm>;
  objects: number;
}

/**
 * What tells of which kind the thing is: what the text says of it, or, of a brief subject, the most telling word before its head
 * ("laser" of "laser communication"), if not three things together do ("diamond", "vacancies" and "magnetometer" of a quantum magnetometer).
 */
export function kindOf(terms: WeighedTerm[]): Kind {
  const tied = new Set(terms.filter(({ isTied }) => isTied));
  const object = new Set(terms.filter(({ isObject }) => isObject).toSorted((a, b) => b.base - a.base));
  const parts = { tied, object, objects: Math.min(OBJECT_WORDS, object.size) };
  const said = terms.filter(({ isKind }) => isKind);
  if (said.length > 0 || object.size > 0 || terms.length > BRIEF)
    return { terms: new Set(said), orThings: Infinity, ...parts };
  const before = terms.filter(({ isOfName, isHead, isInformative }) => isOfName && !isHead && isInformative);
  return { terms: new Set(before.toSorted((a, b) => b.base - a.base).slice(0, 1)), orThings: COMPOUND, ...parts };
}
