import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { EvidenceRecord } from '../evidence.ts';
import { type IdeaPart, saidOf } from '../findings/idea-parts.ts';
import { LACKS, SAYS } from './rings.ts';
import { STATE, stateOf } from './state-of.ts';

/** With lines of its own for what it says of the idea and what it is on the day of the data, which columns and sentences read. */
export function placed(
  each: EvidenceRecord<CatalogueRecord>,
  { asOf, parts }: { asOf: string; parts: readonly IdeaPart[] },
): EvidenceRecord {
  const { says, lacks } = saidOf(parts, each.record);
  const state = stateOf(each.record, asOf);
  return {
    ...each,
    derived: [
      ...(says.length > 0 ? [`${SAYS}: ${says.join(', ')}`] : []),
      ...(lacks.length > 0 ? [`${LACKS}: ${lacks.join(', ')}`] : []),
      ...(state ? [`${STATE}: ${state}`] : []),
    ],
  };
}
