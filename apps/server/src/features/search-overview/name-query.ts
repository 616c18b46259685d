import type { QueryNode } from '../../catalogue/query/query-tree.ts';

/** The last word may still be being typed. */
const PREFIX_MIN = 2;

/** Records that are called so, or have this number; null when there is nothing to look for. */
export function nameQuery(typed: string): QueryNode | null {
  const words = typed.normalize('NFKC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? [];
  const last = words.at(-1);
  if (!last || typed.trim().length < PREFIX_MIN) return null;
  const inTitle = (value: QueryNode): QueryNode => ({ type: 'field', field: 'title', value });
  const title: QueryNode[] = [
    ...words.slice(0, -1).map((word) => inTitle({ type: 'word', word })),
    inTitle({
      type: 'or',
      nodes: [
        { type: 'prefix', prefix: last },
        { type: 'word', word: last },
      ],
    }),
  ];
  const called: QueryNode = { type: 'and', nodes: title };
  if (words.length > 1) return called;
  return { type: 'or', nodes: [{ type: 'field', field: 'id', value: { type: 'word', word: typed.trim() } }, called] };
}
