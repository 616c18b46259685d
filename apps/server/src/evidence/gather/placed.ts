import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { EvidenceRecord } from '../evidence.ts';
import type { HeldIdea } from '../idea/hold-idea.ts';
import { NEAR, NOT_NEAR } from './rings.ts';
import { STATE, stateOf } from './state-of.ts';

/** With lines of its own for what of the idea it comes near to and what it is on the day of the data, which columns and sentences read. */
export function placed(
  each: EvidenceRecord<CatalogueRecord>,
  { asOf, idea }: { asOf: string; idea: Pick<HeldIdea, 'statements' | 'held' | 'near'> },
): EvidenceRecord {
  const near = new Set(idea.near[each.key]?.flatMap(({ at, certainty }) => (certainty >= IDEA_NEAR_FROM ? [at] : [])));
  const numbers = (isNear: boolean) =>
    idea.statements.flatMap((_, at) => (near.has(at) === isNear ? [at + 1] : [])).join(', ');
  const line = (label: string, value: string | null) => (value ? [`${label}: ${value}`] : []);
  return {
    ...each,
    derived: [
      ...(idea.held.has(each.key) ? [...line(NEAR, numbers(true)), ...line(NOT_NEAR, numbers(false))] : []),
      ...line(STATE, stateOf(each.record, asOf)),
    ],
  };
}
