import type { Match } from '../../catalogue/matching/matches.ts';
import type { Axis } from '../../catalogue/matching/read-axes.ts';
import type { SubjectTerm } from '../../catalogue/matching/subject-terms.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { tellingWords, wordsInCommon } from './words-in-common.ts';

/** A record whose cosine is lower has next to nothing to do with what the idea is, or is for. */
const COSINE_MIN = 0.3;
const OF_RELATED = 0.5;

/**
 * How near a record lies to the idea's technology, or to its use: its cosine on that axis, what its words of that axis tell of the idea, and
 * how surely it is related. Null where it has none of these words, or is far. Of 23 unseen ideas a reader found 16 first by technology
 * to be of a related technology, 17 of 22 first by use for a related use.
 */
export function nearnessOnAxis(
  axis: Axis,
  record: Pick<CatalogueRecord, 'title' | 'text'>,
  match: Pick<Match, Axis | 'related'>,
  terms: readonly SubjectTerm[],
): number | null {
  const cosine = match[axis];
  if (cosine === null || cosine < COSINE_MIN) return null;
  const ofAxis = wordsInCommon(record, terms).shared.filter((term) => term.axis === axis);
  if (ofAxis.length === 0) return null;
  return cosine + weightOf(ofAxis) / (weightOf(tellingWords(terms)) || 1) + OF_RELATED * match.related;
}

const weightOf = (terms: readonly SubjectTerm[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);
