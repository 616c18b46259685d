import { comparisonOf } from './query-range.ts';
import type { QueryNode } from './query-tree.ts';

/** A tree as a query that parses to the same tree, for showing what was understood. */
export function printQuery(node: QueryNode): string {
  switch (node.type) {
    case 'word':
      return node.word;
    case 'phrase':
      return `"${node.words.join(' ')}"`;
    case 'prefix':
      return `${node.prefix}*`;
    case 'field':
      return `${node.field}:${printQuery(node.value)}`;
    case 'range':
      return `${node.field}:${comparisonOf(node) ?? `${node.min ?? ''}..${node.max ?? ''}`}`;
    case 'not':
      return `NOT ${printPart(node.node)}`;
    default:
      return node.nodes.map(printPart).join(node.type === 'and' ? ' AND ' : ' OR ');
  }
}

function printPart(node: QueryNode): string {
  return node.type === 'and' || node.type === 'or' ? `(${printQuery(node)})` : printQuery(node);
}
