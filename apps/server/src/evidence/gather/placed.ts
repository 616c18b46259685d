import type { Match } from '../../catalogue/matching/matches.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { EvidenceRecord } from '../evidence.ts';
import { RELATION, RELATIONS, SHARES } from './rings.ts';
import { STATE, stateOf } from './state-of.ts';

/** With lines of its own for how it belongs to the project and what it is on the day of the data, which columns and sentences read. */
export function placed(
  each: EvidenceRecord<CatalogueRecord>,
  match: Pick<Match, 'ring' | 'shared'> | undefined,
  asOf: string,
): EvidenceRecord {
  const state = stateOf(each.record, asOf);
  return {
    ...each,
    derived: [
      ...(match ? [`${RELATION}: ${RELATIONS[match.ring]}`] : []),
      ...(match && match.shared.length > 0 ? [`${SHARES}: ${match.shared.join(', ')}`] : []),
      ...(state ? [`${STATE}: ${state}`] : []),
    ],
  };
}
