import { IDEA_STATEMENT_MAX } from '@groundwork/contract/limits';
import { isEnglish } from '../../catalogue/matching/is-english.ts';
import type { Encodes } from '../reading/find-passages.ts';
import { clausesOf } from './clauses.ts';
import headFile from './statement-head.json' with { type: 'json' };

/** One weight a dimension of a clause's vector, and a bias: fitted to clauses of descriptions (`npm run evaluate -- statements`). */
const HEAD: { weights: number[]; bias: number } = headFile;

/** More are not taken in at a glance; and each idea says something of itself, however it is told. */
const STATEMENTS_MAX = 6;
const STATEMENTS_MIN = 2;

/**
 * What a description says of the thing itself (what it is, how it works, what it does), word for word and in its order: not for whom
 * it is, what there is today, who makes it or what is asked for. The surest where there are many; none of a text in another language,
 * of which alone the encoder knows the words.
 */
export async function ideaStatements(description: string, encoder: Encodes | null): Promise<string[]> {
  if (!encoder || !isEnglish(description)) return [];
  const clauses = [...new Set(clausesOf(description))].filter(({ length }) => length <= IDEA_STATEMENT_MAX);
  const vectors = await encoder.encode(clauses);
  const told = clauses
    .map((clause, at) => ({ clause, odds: oddsOf(vectors[at]!) }))
    .toSorted((one, other) => other.odds - one.odds)
    .filter(({ odds }, place) => place < STATEMENTS_MIN || (odds > 0 && place < STATEMENTS_MAX))
    .map(({ clause }) => clause);
  return clauses.filter((clause) => told.includes(clause));
}

const oddsOf = (vector: Float32Array): number =>
  vector.reduce((sum, value, at) => sum + value * HEAD.weights[at]!, HEAD.bias);
