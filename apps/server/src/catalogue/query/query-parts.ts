import { descriptionQuery } from './description-query.ts';
import type { ReadQuery } from './parse-query.ts';
import { joined } from './plain-query.ts';
import type { QueryNode } from './query-tree.ts';

/** A query cut in two: its plain words, which say what it is about, and what every record must satisfy. */
export interface QueryParts {
  /** The query's subject, as text to be embedded. */
  text: string;
  /** Any of its words. */
  words: QueryNode | null;
  /** Its phrases, prefixes, fields, ranges and exclusions. */
  must: QueryNode | null;
}

export function partsOf({ tree, isPlain }: ReadQuery, typed: string): QueryParts {
  if (tree === null) return { text: '', words: null, must: null };
  const nodes = tree.type === 'and' ? tree.nodes : [tree];
  // A description, or words with OR between them.
  const isAnyOf = tree.type === 'or' && tree.nodes.every((node) => node.type === 'word');
  const hard = isAnyOf ? [] : nodes.filter((node) => node.type !== 'word');
  const must = joined('and', hard);
  if (isPlain)
    return { text: typed, words: hard.length < nodes.length ? descriptionQuery(wordsIn(nodes, typed)) : null, must };
  const words = (isAnyOf ? tree.nodes : nodes).filter((node) => node.type === 'word');
  return { text: positiveWords(tree).join(' '), words: joined('or', words), must };
}

/** The typed text, unless some of it is a phrase or a prefix: then the other words. */
function wordsIn(nodes: QueryNode[], typed: string): string {
  if (nodes.every((node) => node.type === 'word' || node.type === 'or')) return typed;
  return nodes.flatMap((node) => (node.type === 'word' ? node.word : [])).join(' ');
}

/** The words that a matching record should be about: not those excluded, nor names of facets' values. */
function positiveWords(node: QueryNode): string[] {
  switch (node.type) {
    case 'word':
      return [node.word];
    case 'phrase':
      return node.words;
    case 'prefix':
      return [node.prefix];
    case 'field':
      return node.field === 'title' ? positiveWords(node.value) : [];
    case 'and':
    case 'or':
      return node.nodes.flatMap(positiveWords);
    default:
      return [];
  }
}
