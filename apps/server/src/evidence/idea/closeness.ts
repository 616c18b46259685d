import type { Match } from '../../catalogue/matching/matches.ts';
import type { ClaimChart } from './claim-chart.ts';

const OF_RELATED = 0.5;
const OF_STATEMENTS = 2;
const OF_ALIKE = 3;

/**
 * Of 22 records of unseen ideas from 3.5 on a reader called 14 the ones to name and six fine, and of twelve that came first none wrong. That was
 * before a record was held to what the idea says of itself, by which related ones gained .1.
 */
export const SURELY_CLOSE_FROM = 3.6;
/** A reader who was shown 176 records of fourteen ideas would have underlined 19 of the 41 that are this close. */
export const CLOSE_FROM = 2.2;
/** Of the 107 between, 11; of the 28 beyond, one. */
export const NOT_FAR_FROM = 1.4;

/**
 * How close a record comes to the idea: how sure it is to be the same, or at least related, how much of what the idea says
 * it comes near to, and how much one of its sentences is like something the idea says of itself.
 */
export function closenessOf(
  key: string,
  match: Pick<Match, 'onTopic' | 'related'> | undefined,
  { statements, near, alike }: Pick<ClaimChart, 'statements' | 'near' | 'alike'>,
): number {
  const own = near[key]?.reduce((sum, { certainty }) => sum + certainty, 0) ?? 0;
  return (
    (match ? match.onTopic + OF_RELATED * match.related : 0) +
    (OF_STATEMENTS * own) / Math.max(1, statements.length) +
    OF_ALIKE * (alike[key] ?? 0)
  );
}
