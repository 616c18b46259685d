import type { FundingOpportunity } from '../../catalogue/engines/funding-opportunities.ts';
import { sentencesOf } from '../../catalogue/sentences/sentences.ts';
import type { EvidenceRecord } from '../evidence.ts';
import type { Requirement } from './program.ts';

/** Lines of the call's own record, with what the applicant has to see to. */
export const OF_THE_CALL: readonly { label: string; requirement: string }[] = [
  { label: 'Closes', requirement: 'The application is in before the call closes.' },
  { label: 'Agency', requirement: 'The call is one of the agency that this report is for.' },
  { label: 'Eligible applicants', requirement: 'The applicant is among those who may apply.' },
  { label: 'Set-aside', requirement: 'The applicant is of the kind that the call is set aside for.' },
  { label: 'Cost share', requirement: 'The share of the costs that the call asks for is paid for.' },
  { label: 'Award ceiling', requirement: 'The amount asked for is within what the call pays.' },
  { label: 'Award floor', requirement: 'The amount asked for is no less than the call pays.' },
];

export const CHECKLIST_CAPTION = 'What is required';
export const CHECKLIST_NOTE = 'Rules change with each call: what the current one says is what counts.';

/** The figure that tells how many days are left, below zero once the call has closed. */
export const CALL_DAYS = 'call:days';

/** Whether the call has closed: told by its record and the report's day alone. */
export const hasPassed = (call: EvidenceRecord, asOf: string): boolean => {
  const day = (call.record.data as FundingOpportunity).closeDate ?? call.record.closes ?? null;
  return day !== null && day < asOf.slice(0, 10);
};

/** How descriptions name their parts: 'Team: …'. */
const LABEL = /^[A-Z][A-Za-z ]{2,24}:\s+/;

/** The sentence of a description that says that a requirement is met; null where none does. */
export const saidIn = (description: string, { said }: Requirement): string | null =>
  (said &&
    sentencesOf(description)
      .map((sentence) => sentence.replace(LABEL, ''))
      .find((sentence) => said.test(sentence) && description.includes(sentence))) ||
  null;
