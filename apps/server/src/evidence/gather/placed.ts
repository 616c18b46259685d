import type { Ring } from '@groundwork/contract/relevance';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { EvidenceRecord } from '../evidence.ts';
import { RELATION, RELATIONS } from './rings.ts';
import { STATE, stateOf } from './state-of.ts';

/** With lines of its own for how it belongs to the project and what it is on the day of the data, which columns and sentences read. */
export function placed(each: EvidenceRecord<CatalogueRecord>, ring: Ring | undefined, asOf: string): EvidenceRecord {
  const state = stateOf(each.record, asOf);
  return {
    ...each,
    derived: [...(ring ? [`${RELATION}: ${RELATIONS[ring]}`] : []), ...(state ? [`${STATE}: ${state}`] : [])],
  };
}
