import type { AboutTerm } from '../../../../relevance/about.ts';
import { USUAL_RECORDS, usualShare } from '../../../../relevance/word-shares.ts';
import type { Columns } from '../columns.ts';
import type { SlotScratch } from './slot-scratch.ts';
import type { Occurrences } from './term-scan.ts';

/** Words of which each record keeps which it has; the heaviest of a subject. */
export const TERM_BITS = 32;
/** A word in more than this share of the records tells little by itself. */
const INFORMATIVE_SHARE = 0.03;
/** The share of a subject that the records of a word must have of its other words to say that they mean the same by it. */
const SUPPORT_FULL = 0.2;
/** Of the weight of a word that nothing supports. */
const UNSUPPORTED = 0.3;

/** A term as the catalogue knows it. */
export interface WeighedTerm extends AboutTerm {
  /** Records that have it. */
  count: number;
  /** By emphasis and rarity. */
  base: number;
  /** How much else of the subject the records have that have it, 0 to 1: whether the catalogue means the same by it. */
  support: number;
  weight: number;
  isInformative: boolean;
}

/** Never 0: shares are taken of it. */
export const sumOf = (terms: WeighedTerm[], of: (term: WeighedTerm) => number): number =>
  terms.reduce((total, term) => total + of(term), 0) || 1;

/** How much each term tells, by what the records say that have it. */
export function weighTerms(
  terms: AboutTerm[],
  found: Occurrences[],
  { live, size }: Pick<Columns, 'live' | 'size'>,
  tokenize: (text: string) => string[],
  scratch: SlotScratch,
): WeighedTerm[] {
  const weighed = terms.map((term, i): WeighedTerm => {
    const count = found[i]!.slots.length;
    const [among, having] = [live + USUAL_RECORDS, count + usualCount(term, tokenize)];
    const base = Math.max(0, term.emphasis) * Math.max(0.1, Math.log((among + 1) / (having + 0.5)));
    const isInformative = having <= among * INFORMATIVE_SHARE;
    return { ...term, count, base, support: 0, weight: base, isInformative };
  });
  const whole = sumOf(weighed, ({ base }) => base);
  const share = scratch.shares(size);
  weighed.forEach(({ base }, i) => {
    const { slots } = found[i]!;
    const part = base / whole;
    for (let at = 0; at < slots.length; at++) share[slots[at]!]! += part;
  });
  weighed.forEach((term, i) => {
    const { slots } = found[i]!;
    const part = term.base / whole;
    let supported = 0;
    for (let at = 0; at < slots.length; at++) {
      const support = (share[slots[at]!]! - part) / SUPPORT_FULL;
      supported += support < 1 ? support : 1;
    }
    // One record more, which supports nothing: a word in one or two says little of how it is meant.
    term.support = Math.max(0, supported) / (slots.length + 1);
    term.weight = term.base * (UNSUPPORTED + (1 - UNSUPPORTED) * Math.min(1, 2 * term.support));
  });
  return weighed;
}

/** Of `USUAL_RECORDS` records, how many would have the term. Phrases are as rare as can be: they add nothing. */
function usualCount({ variants }: AboutTerm, tokenize: (text: string) => string[]): number {
  const tokens = new Set(variants.map(tokenize).flatMap((some) => (some.length === 1 ? some : [])));
  return USUAL_RECORDS * [...tokens].reduce((sum, token) => sum + usualShare(token), 0);
}

/** Places of the three terms that matter most and that the catalogue surely means as the subject does. */
export function surestTerms(terms: WeighedTerm[]): number[] {
  const worth = ({ base, support }: WeighedTerm) => base * support;
  return [...terms.keys()]
    .filter((i) => terms[i]!.count > 0)
    .sort((a, b) => worth(terms[b]!) - worth(terms[a]!) || a - b)
    .slice(0, 3);
}
