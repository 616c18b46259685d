import { indexText } from '../../query/index-text.ts';
import type { QueryNode } from '../../query/query-tree.ts';
import type { TextColumn } from './text-columns.ts';

/** A leaf that the full-text table answers. `match` is the same leaf as an FTS5 expression. */
export type TextLeaf =
  | { type: 'term'; term: string; column: TextColumn | null; match: string }
  | { type: 'prefix'; term: string; column: TextColumn | null; match: string }
  /** `terms`: null where the last is only begun. */
  | { type: 'phrase'; terms: string[] | null; column: TextColumn | null; match: string };

/** A query tree in the index's own terms: words are tokens, fields are columns or facets. */
export type Plan =
  | TextLeaf
  | { type: 'facet'; field: string; words: string; isPrefix: boolean }
  | { type: 'id'; id: string }
  | Extract<QueryNode, { type: 'range' }>
  | { type: 'and' | 'or'; plans: Plan[] }
  | { type: 'not'; plan: Plan };

const COLUMN_OF_FIELD: Record<string, TextColumn> = {
  title: 'title',
  organisation: 'organisations',
  person: 'people',
  place: 'place',
};

/** A prefix this short would match a good part of all words; it is searched as a word. */
const PREFIX_MIN = 2;

/** A prefix that no token begins with is shortened down to this, see `shortened`. */
const SHORTENED_PREFIX_MIN = 4;

/** Planning asks this of the index about words. */
export interface Vocabulary {
  tokenize(text: string): string[];
  hasPrefix(prefix: string): boolean;
}

/**
 * Translates a query tree. Null when nothing of it can be searched (only punctuation, say); parts of which nothing can
 * be searched are left out of the rest.
 */
export function planQuery(node: QueryNode, vocabulary: Vocabulary): Plan | null {
  return plan(node, null);

  function plan(node: QueryNode, field: string | null): Plan | null {
    switch (node.type) {
      case 'word':
        return leaf(node.word, field, false);
      case 'prefix':
        return leaf(node.prefix, field, node.prefix.length >= PREFIX_MIN);
      case 'phrase':
        return leaf(node.words.join(' '), field, false);
      case 'field':
        return plan(node.value, node.field);
      case 'range':
        return node;
      case 'not': {
        const inner = plan(node.node, field);
        return inner && { type: 'not', plan: inner };
      }
      default: {
        const plans = node.nodes.map((child) => plan(child, field)).filter((child) => child !== null);
        return plans.length > 1 ? { type: node.type, plans } : (plans[0] ?? null);
      }
    }
  }

  function leaf(typed: string, field: string | null, isPrefix: boolean): Plan | null {
    const column = field === null ? null : (COLUMN_OF_FIELD[field] ?? null);
    if (field === 'id') return { type: 'id', id: typed };
    if (field !== null && column === null) return { type: 'facet', field, words: typed, isPrefix };
    const { text } = indexText(typed);
    const tokens = vocabulary.tokenize(text);
    if (tokens.length === 0) return null;
    if (tokens.length > 1)
      return { type: 'phrase', terms: isPrefix ? null : tokens, column, match: expression(text, column, isPrefix) };
    if (!isPrefix) return { type: 'term', term: tokens[0]!, column, match: expression(text, column, false) };
    const term = shortened(tokens[0]!, vocabulary);
    return { type: 'prefix', term, column, match: expression(term === tokens[0] ? text : term, column, true) };
  }
}

/**
 * The index holds stems, and a prefix may reach into the ending that stemming cut off: 'classificati*' where the index
 * holds 'classif'. Such a prefix is shortened until something begins with it.
 */
function shortened(prefix: string, { hasPrefix }: Vocabulary): string {
  for (let length = prefix.length; length >= SHORTENED_PREFIX_MIN; length--) {
    if (hasPrefix(prefix.slice(0, length))) return prefix.slice(0, length);
  }
  return prefix;
}

function expression(text: string, column: TextColumn | null, isPrefix: boolean): string {
  const quoted = `"${text.replace(/["\0]/g, ' ')}"${isPrefix ? ' *' : ''}`;
  return column === null ? quoted : `${column} : ${quoted}`;
}

/** The leaves that a matching record may show: those not under a NOT. */
export function positiveLeaves(plan: Plan): TextLeaf[] {
  switch (plan.type) {
    case 'and':
    case 'or':
      return plan.plans.flatMap(positiveLeaves);
    case 'term':
    case 'prefix':
    case 'phrase':
      return [plan];
    default:
      return [];
  }
}
