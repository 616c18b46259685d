import type { Engine } from '@groundwork/contract/engines';
import { type EvidenceRecord, isOfCatalogue } from '../evidence.ts';
import { fieldLine } from './evidence-record.ts';

/** The facts that people ask for, by kind of record: labels of its fields. */
const FACTS: Record<Engine, readonly string[]> = {
  awards: ['Award amount', 'Agency', 'Phase'],
  'funding-opportunities': ['Closes', 'Award ceiling', 'Office'],
  'usa-spending': ['Obligated amount', 'Awarding agency', 'Start date'],
  'clinical-trials': ['Status', 'Why stopped', 'Enrollment', 'Phase', 'Completion date', 'Has results'],
  'international-trials': ['Recruitment status', 'Target size', 'Phase'],
  interventions: ['Type', 'Status', 'Enrollment'],
  drugs: ['Application number', 'Approval date', 'Marketing status'],
  'federal-lab-technologies': ['Status', 'Patent number', 'Application number', 'Patent expiration date'],
  'university-technologies': ['Patent status', 'Licensing status', 'Stage'],
  patents: ['Patent number', 'Filing date', 'Status'],
  companies: ['Status', 'Total funding', 'Last round'],
  investors: ['Type', 'Fund size', 'Number of investments'],
  publications: ['Venue', 'Citations'],
  'subject-matter-experts': ['Affiliation', 'Works'],
};

/** "Award amount: $600,000". */
export const factsOf = ({ record, fields }: EvidenceRecord): string[] =>
  isOfCatalogue(record) ? FACTS[record.engine].flatMap((label) => fieldLine(fields, label) ?? []) : [];
