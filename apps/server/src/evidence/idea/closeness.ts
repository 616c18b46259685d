import type { Match } from '../../catalogue/matching/matches.ts';
import type { ClaimChart } from './claim-chart.ts';

const OF_RELATED = 0.5;
const OF_STATEMENTS = 2;

/** How close a record comes to the idea: how sure it is to be the same, or at least related, and how much of what the idea says it comes near to. */
export function closenessOf(
  key: string,
  match: Pick<Match, 'onTopic' | 'related'> | undefined,
  { statements, near }: Pick<ClaimChart, 'statements' | 'near'>,
): number {
  const own = near[key]?.reduce((sum, { certainty }) => sum + certainty, 0) ?? 0;
  return (
    (match ? match.onTopic + OF_RELATED * match.related : 0) + (OF_STATEMENTS * own) / Math.max(1, statements.length)
  );
}
