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

/** What questions ask beside these: where, for whom, with what, how long. Their fields may have several lines. */
const FURTHER: Partial<Record<Engine, readonly string[]>> = {
  awards: ['Place', 'Branch', 'Program', 'Start date', 'End date', 'Solicitation'],
  'funding-opportunities': [
    'Status',
    'Kind',
    'Posted date',
    'Agency',
    'Total funding',
    'Expected awards',
    'Cost share',
    'Eligible applicants',
    'Set-aside',
  ],
  'usa-spending': ['End date', 'Award type', 'Place'],
  'clinical-trials': [
    'Place',
    'Interventions',
    'Primary outcomes',
    'Conditions',
    'Allocation',
    'Masking',
    'Age',
    'Sex',
    'Number of sites',
    'Sites',
    'Secondary outcomes',
  ],
  'international-trials': ['Interventions', 'Primary outcome', 'Conditions', 'Countries', 'Minimum age', 'Maximum age'],
  drugs: ['Products', 'Active ingredients', 'Application type', 'Review priority'],
  'federal-lab-technologies': ['Readiness', 'Agency', 'Published', 'Case number'],
  patents: ['Assignees', 'Grant date', 'Expiration date'],
  companies: ['Place', 'Founded', 'Employees'],
};
const LINES_OF_FIELD = 6;

/** "Award amount: $600,000". A trial without phases has "N/A": that says nothing. */
export const factsOf = ({ record, fields }: EvidenceRecord): string[] =>
  isOfCatalogue(record)
    ? FACTS[record.engine].flatMap((label) => fieldLine(fields, label) ?? []).filter((line) => !line.endsWith(': N/A'))
    : [];

/** The same, and the fields that a question may ask for. */
export const factsOfAsked = (each: EvidenceRecord): string[] => [
  ...factsOf(each),
  ...((isOfCatalogue(each.record) && FURTHER[each.record.engine]) || []).flatMap((label) =>
    each.fields.filter((line) => line.startsWith(`${label}: `)).slice(0, LINES_OF_FIELD),
  ),
];
