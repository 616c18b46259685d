import { expect, test } from 'vitest';
import type { TextLeaf } from '../../text/plan.ts';
import { Columns } from './columns.ts';
import { type EvaluationContext, evaluate } from './evaluate.ts';
import { MatchCache } from './match-cache.ts';
import { Combiner, type Matches } from './matches.ts';

const LISTS: Record<string, number[]> = { rare: [3, 7], other: [2, 9], common: [1, 2, 3, 4, 5, 6, 7, 8, 9] };

function asking(read: string[]): EvaluationContext {
  const cancellation = { check: () => undefined };
  const combiner = new Combiner(cancellation);
  combiner.reserve(16);
  const fetch = (leaf: TextLeaf): Matches => {
    const term = leaf.type === 'phrase' ? leaf.match : leaf.term;
    read.push(term);
    return { docOrdinals: Uint32Array.from(LISTS[term]!), scores: new Float32Array(LISTS[term]!.length).fill(1) };
  };
  const fetchAmong = (leaf: TextLeaf, _columns: unknown, among: Uint32Array): Matches => {
    const docOrdinals = fetch(leaf).docOrdinals.filter((docOrdinal) => among.includes(docOrdinal));
    return { docOrdinals, scores: new Float32Array(docOrdinals.length).fill(1) };
  };
  return {
    recordColumns: { columns: new Columns() },
    leaves: { fetch, fetchAmong, roughLength: (term: string) => LISTS[term]!.length },
    cache: new MatchCache(1e6),
    combiner,
    engines: [],
    cancellation,
    docOrdinalsById: () => [],
  } as unknown as EvaluationContext;
}

const and = (...terms: string[]) => ({
  type: 'and' as const,
  plans: terms.map((term) => ({ type: 'term' as const, term, column: null, match: term })),
});

test('[SRCH-01] words that must all match are read from the rarest on', () => {
  const read: string[] = [];
  const { docOrdinals, scores } = evaluate(and('common', 'rare'), asking(read));
  expect(read).toEqual(['rare', 'common']);
  expect([...docOrdinals].sort()).toEqual([3, 7]);
  expect([...scores]).toEqual([2, 2]);
});

test('[SRCH-01] once nothing is left, no further list is read', () => {
  const read: string[] = [];
  const plan = {
    type: 'and' as const,
    plans: [...and('common', 'other', 'rare').plans, { type: 'not' as const, plan: and('common').plans[0]! }],
  };
  expect(evaluate(plan, asking(read)).docOrdinals).toHaveLength(0);
  expect(read.sort()).toEqual(['other', 'rare']);
});
