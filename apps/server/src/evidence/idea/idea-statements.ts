import { IDEA_STATEMENT_MAX, IDEA_STATEMENT_MIN } from '@groundwork/contract/limits';
import { cosineOf } from '../../catalogue/matching/find-candidates.ts';
import { isEnglish } from '../../catalogue/matching/is-english.ts';
import { subjectStems } from '../../catalogue/semantics/analyse.ts';
import type { Encodes } from '../reading/find-passages.ts';
import { clausesOf } from './clauses.ts';
import headFile from './statement-head.json' with { type: 'json' };

/**
 * One weight a dimension of a clause's vector, one for its cosine with the title's vector, and a bias: fitted to clauses of descriptions
 * (`npm run evaluate -- statements`).
 */
const HEAD: { weights: number[]; title: number; bias: number } = headFile;

/** More are not taken in at a glance; and each idea says something of itself, however it is told. */
const CLAUSES_MAX = 6;
const CLAUSES_MIN = 2;
/** In log odds: a clause that more likely than not says something of the thing is told. */
export const TOLD_FROM = 0;
/** A title this near to its description tells what the idea is; a code name does not. */
const TITLE_FROM = 0.3;

/**
 * The statements of an idea about itself: its title, then the clauses of its description about the thing (what it is,
 * how it works, what it does), word for word and in its order: not for whom it is, what there is today, who makes it or
 * what is asked for. The surest where there are many; none of a text in another language, of which the encoder knows
 * only the words.
 */
export async function ideaStatements(
  { title, description }: { title: string; description: string },
  encoder: Encodes | null,
): Promise<string[]> {
  if (!encoder || !isEnglish(description)) return [];
  // A question says nothing of the thing.
  const clauses = [...new Set(clausesOf(description))].filter(
    (clause) => clause.length <= IDEA_STATEMENT_MAX && !clause.endsWith('?'),
  );
  const [titled, whole, ...vectors] = await encoder.encode([title, description, ...clauses]);
  const told = clauses
    .map((clause, at) => ({ clause, odds: oddsOf(vectors[at]!, titled!) }))
    .toSorted((one, other) => other.odds - one.odds)
    .filter(({ odds }, place) => place < CLAUSES_MIN || (odds > TOLD_FROM && place < CLAUSES_MAX))
    .map(({ clause }) => clause);
  const isTitleTold =
    title.length >= IDEA_STATEMENT_MIN &&
    cosineOf(titled!, whole!) >= TITLE_FROM &&
    !told.some((clause) => says(clause, title));
  return [...(isTitleTold ? [title] : []), ...clauses.filter((clause) => told.includes(clause))];
}

/** Whether a clause has all words of the title: then it says as much, and more. */
function says(clause: string, title: string): boolean {
  const said = new Set(subjectStems(clause));
  return subjectStems(title).every((stem) => said.has(stem));
}

const oddsOf = (vector: Float32Array, title: Float32Array): number =>
  vector.reduce((sum, value, at) => sum + value * HEAD.weights[at]!, HEAD.bias) + HEAD.title * cosineOf(vector, title);
