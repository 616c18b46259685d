import { FUNCTION_WORDS, wordsOf } from './content-words.ts';
import type { QueryNode } from './query-tree.ts';

/** Different words kept of a long text, those that it repeats most. */
const WORDS_MAX = 40;
/** A word said more often than this is no more telling. */
const REPEATS_MAX = 5;

/**
 * A whole text as a query for ranking: records with any of its words, each word as often as the text says it, so that
 * what it says again weighs more. Null when nothing of it can be searched.
 */
export function descriptionQuery(text: string): QueryNode | null {
  const words = wordsOf(text.toWellFormed());
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word));
  const repeats = new Map<string, number>();
  for (const word of telling.length > 0 ? telling : words) repeats.set(word, (repeats.get(word) ?? 0) + 1);
  const nodes = [...repeats]
    .sort(([, a], [, b]) => b - a)
    .slice(0, WORDS_MAX)
    .flatMap(([word, count]) => Array<QueryNode>(Math.min(count, REPEATS_MAX)).fill({ type: 'word', word }));
  return nodes.length > 1 ? { type: 'or', nodes } : (nodes[0] ?? null);
}
