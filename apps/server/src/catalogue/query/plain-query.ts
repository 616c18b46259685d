import { fold } from './fold.ts';
import type { QueryNode } from './query-tree.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Up to so many different terms, a record must have them all. */
const ALL_TERMS_MAX = 8;
/** Terms kept of a long text. */
const RANKED_TERMS_MAX = 40;

/**
 * Terms without operators: all must match while they are few; of many, any may, and ranking sorts it out. Of a long
 * text the terms that it repeats most are kept, then the earlier ones: what a description is about, it says again.
 */
export function matchAllOrRank(terms: QueryNode[]): QueryNode | null {
  const counted = distinctTerms(withoutStopWords(terms));
  if (counted.length <= ALL_TERMS_MAX)
    return joined(
      'and',
      counted.map(({ term }) => term),
    );
  const kept = counted
    .map((entry, place) => ({ ...entry, place }))
    .sort((a, b) => b.count - a.count || a.place - b.place)
    .slice(0, RANKED_TERMS_MAX)
    .sort((a, b) => a.place - b.place);
  return joined(
    'or',
    kept.map(({ term }) => term),
  );
}

/** The terms that tell records apart, or all of them when there are none such. */
export function withoutStopWords(terms: QueryNode[]): QueryNode[] {
  const telling = terms.filter((term) => term.type !== 'word' || isTelling(term.word));
  if (telling.length > 0) return telling;
  const readable = terms.filter((term) => term.type !== 'word' || bare(term.word) !== '');
  return readable.length > 0 ? readable : terms;
}

export function joined(type: 'and' | 'or', nodes: QueryNode[]): QueryNode | null {
  return nodes.length > 1 ? { type, nodes } : (nodes[0] ?? null);
}

function distinctTerms(terms: QueryNode[]): { term: QueryNode; count: number }[] {
  const entries = new Map<string, { term: QueryNode; count: number }>();
  for (const term of terms) {
    const key = term.type === 'word' ? bare(term.word) : JSON.stringify(term);
    const entry = entries.get(key);
    if (entry) entry.count++;
    else entries.set(key, { term, count: 1 });
  }
  return [...entries.values()];
}

function isTelling(word: string): boolean {
  const letters = bare(word);
  return letters !== '' && !STOP_WORDS.has(letters);
}

/** A word without the punctuation around it. */
function bare(word: string): string {
  return fold(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
