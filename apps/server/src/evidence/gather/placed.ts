import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import type { SubjectTerm } from '../../catalogue/matching/subject-terms.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { EvidenceRecord } from '../evidence.ts';
import type { HeldIdea } from '../idea/hold-idea.ts';
import { wordsInCommon } from '../idea/words-in-common.ts';
import { IN_COMMON, LACKING, NEAR, NOT_NEAR } from '../records/rings.ts';
import { STATE, stateOf } from '../records/state-of.ts';

/** So many of the words that tell most of the idea say what a record lacks. */
const LACKING_MAX = 4;

/**
 * Adds lines that columns and sentences read: the parts of the idea that it comes near to, the words that it has in common with it, and
 * its state on the day of the data.
 */
export function placed(
  each: EvidenceRecord<CatalogueRecord>,
  {
    asOf,
    idea,
    terms,
  }: { asOf: string; idea: Pick<HeldIdea, 'statements' | 'held' | 'near'>; terms: readonly SubjectTerm[] },
): EvidenceRecord {
  const near = new Set(idea.near[each.key]?.flatMap(({ at, certainty }) => (certainty >= IDEA_NEAR_FROM ? [at] : [])));
  const numbers = (isNear: boolean) =>
    idea.statements.flatMap((_, at) => (near.has(at) === isNear ? [at + 1] : [])).join(', ');
  const { shared, lacking } = wordsInCommon(each.record, terms);
  const labels = (some: readonly SubjectTerm[]) => some.map(({ label }) => label).join(', ');
  const line = (label: string, value: string | null) => (value ? [`${label}: ${value}`] : []);
  return {
    ...each,
    derived: [
      ...(idea.held.has(each.key) ? [...line(NEAR, numbers(true)), ...line(NOT_NEAR, numbers(false))] : []),
      ...line(IN_COMMON, labels(shared)),
      ...line(LACKING, labels(lacking.slice(0, LACKING_MAX))),
      ...line(STATE, stateOf(each.record, asOf)),
    ],
  };
}
