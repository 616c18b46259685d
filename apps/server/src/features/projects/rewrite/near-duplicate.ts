import { contentWords } from '../../../catalogue/query/content-words.ts';
import { cleanDescription } from './sentences.ts';

/** The share of words that both descriptions use, among all words of the two. */
const SHARED_MIN = 0.8;

/**
 * Do two descriptions speak of the same project? Their words decide, whatever their order. A meaning that is only near is
 * not enough: who waters maize and who waters wheat have a project each.
 */
export function isNearDuplicate(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared > 0 && shared / (left.size + right.size - shared) >= SHARED_MIN;
}

const wordsOf = (description: string) => new Set(contentWords(cleanDescription(description)).map(withoutEnding));

/** 'batteries' and 'battery', 'separators' and 'separator'. */
const withoutEnding = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
