import { ILLNESS_OF_MANY, TELLING_BESIDE_ILLNESS } from '../../../../relevance/conditions.ts';
import { TERM_BITS, type WeighedTerm } from './term-weights.ts';

/** The name of a class of medicines tells, too: a title that has one of its members says what is given. */
const MEMBERS = 8;

type Term = Pick<WeighedTerm, 'isCondition' | 'count' | 'variants'>;

/**
 * By the bits of a record's terms, and of its title's: whether it shares little with the subject but an illness that very many records are
 * about. Thousands of trials on one illness each read like a description of whatever is for it; what one is about says its title.
 */
export function sharesIllnessAlone(terms: readonly Term[]): (bits: number, titleBits: number) => boolean {
  const common = new Set(terms.filter(({ isCondition, count }) => isCondition && count >= ILLNESS_OF_MANY));
  if (common.size === 0) return () => false;
  const most = Math.max(...[...common].map(({ count }) => count));
  const bitsOf = (isMeant: (term: Term) => boolean) =>
    terms.slice(0, TERM_BITS).reduce((bits, term, i) => (isMeant(term) ? bits | (1 << i) : bits), 0);
  const illness = bitsOf((term) => common.has(term));
  const telling = bitsOf(
    (term) => !common.has(term) && (term.count < TELLING_BESIDE_ILLNESS * most || term.variants.length >= MEMBERS),
  );
  return (bits, titleBits) => (bits & illness) !== 0 && (titleBits & telling) === 0;
}
