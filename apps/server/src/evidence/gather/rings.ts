import type { Ring } from '@groundwork/contract/relevance';
import { RINGS } from '@groundwork/contract/relevance.names';
import type { Figure } from '@groundwork/contract/report-document';
import { isWithin, type ProjectMatches } from '../../catalogue/matching/matches.ts';

/** Labels of the lines with the numbers of the idea's statements that the record comes near to, and of the others. */
export const NEAR = 'Comes near to';
export const NOT_NEAR = 'Not near to';
/** Labels of the lines with the idea's telling words that the record has, and of those that it lacks. */
export const IN_COMMON = 'Words in common';
export const LACKING = 'Words that it lacks';

export const RELATIONS: Record<Ring, string> = {
  direct: 'close in technology and use',
  'same use': 'close in use',
  'same technology': 'close in technology',
  asks: 'asks or pays for such work',
  near: 'outside the field',
};

export const ringFigureId = (ring: Ring): string => `ring:${ring}`;

/** How many records of the field belong to the project in which way, over all data sets. */
export function ringFigures(
  { scope, matches }: Pick<ProjectMatches, 'scope' | 'matches'>,
  projectId: string,
): Figure[] {
  const inScope = matches.filter((match) => isWithin(match, scope));
  return RINGS.flatMap((ring): Figure[] => {
    const own = inScope.filter((match) => match.ring === ring);
    if (own.length === 0) return [];
    return [
      {
        id: ringFigureId(ring),
        label: `records of all data sets, ${RELATIONS[ring]}`,
        value: own.length,
        unit: 'count',
        query: { searchEngine: own[0]!.engine, query: '', filters: { about: [projectId, scope] } },
        basis: { how: 'count', figures: [], records: [], n: own.length },
      },
    ];
  });
}
