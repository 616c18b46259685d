import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import type { InternationalTrial } from '../../../catalogue/engines/international-trials.ts';
import type { Publication } from '../../../catalogue/engines/publications.ts';
import type { DraftBlock } from '../../draft.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { isOfLongAgo } from '../../records/statistics.ts';
import { recordTable } from './parts.ts';
import { closestOf } from './works.ts';

const LISTED = 8;

const authorsOf = (each: EvidenceRecord) => (each.record.data as Publication).authors ?? [];
const investigatorOf = (each: EvidenceRecord) => (each.record.data as ClinicalTrial).investigators?.[0];
/** Names that stand for a company as a whole, or for no one. */
const NOBODY = /\b(?:study director|medical director|clinical|trials?|call|center|contact|information|MD only)\b/i;

/** A trial whose investigator is a person. */
function isLed(each: EvidenceRecord): boolean {
  const name = investigatorOf(each)?.name;
  return name !== undefined && !NOBODY.test(name);
}

/** First authors do the work, last ones lead the group. */
export function authors(evidence: Evidence): DraftBlock | null {
  return recordTable(evidence, 'publications', {
    caption: 'Who wrote the nearest papers',
    columns: [
      { label: 'First author', unit: 'text' },
      { label: 'Last author', unit: 'text' },
      { label: 'Paper', unit: 'text' },
      { label: 'Date', unit: 'date' },
    ],
    records: closestOf(evidence, 'publications').filter((each) => authorsOf(each).length > 0),
    isClosest: true,
    cells: (each) => {
      const names = authorsOf(each).map(({ name }) => name);
      return [names[0]!, names.length > 1 ? names.at(-1)! : null, each.record.title, each.record.date];
    },
    limit: LISTED,
  });
}

/** The people who can say how such a trial is run. */
export function investigators(evidence: Evidence): DraftBlock | null {
  return recordTable(evidence, 'clinical-trials', {
    caption: 'Investigators of the nearest trials',
    columns: [
      { label: 'Investigator', unit: 'text' },
      { label: 'Affiliation', unit: 'text' },
      { label: 'Trial', unit: 'text' },
    ],
    records: closestOf(evidence, 'clinical-trials').filter(isLed),
    isClosest: true,
    cells: (each) => [investigatorOf(each)!.name, investigatorOf(each)!.affiliation ?? null, each.record.title],
    limit: LISTED,
  });
}

const contactOf = (each: EvidenceRecord) => (each.record.data as InternationalTrial).contact?.name;

/** The contacts that a register gives to write to; the address stands in the record. */
export function contacts(evidence: Evidence): DraftBlock | null {
  const named = closestOf(evidence, 'international-trials').filter((each) => {
    const name = contactOf(each);
    return name !== undefined && !NOBODY.test(name) && !isOfLongAgo(each.record.date, evidence.asOf);
  });
  return recordTable(evidence, 'international-trials', {
    caption: 'Contacts of the nearest international trials',
    columns: [
      { label: 'Contact', unit: 'text' },
      { label: 'Affiliation', unit: 'text' },
      { label: 'Trial', unit: 'text' },
    ],
    // A contact for several trials is named once.
    records: named.filter((each, at) => named.findIndex((other) => contactOf(other) === contactOf(each)) === at),
    isClosest: true,
    cells: (each) => [
      contactOf(each)!,
      (each.record.data as InternationalTrial).contactAffiliation ?? null,
      each.record.title,
    ],
    limit: LISTED,
  });
}
