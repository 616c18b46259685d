import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { EvidenceRecord } from '../evidence.ts';
import type { HeldIdea } from '../idea/hold-idea.ts';
import { NEAR, NOT_NEAR } from './rings.ts';
import { STATE, stateOf } from './state-of.ts';

/** Adds lines that columns and sentences read: the parts of the idea that it comes near to, and its state on the day of the data. */
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
