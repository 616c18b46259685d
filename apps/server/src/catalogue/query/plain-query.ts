import { descriptionQuery } from './description-query.ts';
import { fold } from './fold.ts';
import type { QueryNode } from './query-tree.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Up to so many different terms, a record must have them all. */
const ALL_TERMS_MAX = 8;

/**
 * Terms without operators: all must match while they are few; of many, any may, and ranking sorts it out. `text` is
 * what they were read from.
 */
export function matchAllOrRank(terms: QueryNode[], text: string): QueryNode | null {
  const distinct = distinctTerms(withoutStopWords(terms));
  return distinct.length <= ALL_TERMS_MAX ? joined('and', distinct) : descriptionQuery(text);
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

function distinctTerms(terms: QueryNode[]): QueryNode[] {
  const distinct = new Map<string, QueryNode>();
  for (const term of terms) {
    const key = term.type === 'word' ? bare(term.word) : JSON.stringify(term);
    if (!distinct.has(key)) distinct.set(key, term);
  }
  return [...distinct.values()];
}

function isTelling(word: string): boolean {
  const letters = bare(word);
  return letters !== '' && !STOP_WORDS.has(letters);
}

/** A word without the punctuation around it. */
function bare(word: string): string {
  return fold(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
