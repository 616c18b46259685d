import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import type { Drug } from '../../../catalogue/engines/drugs.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { type DraftSection, inference, inWords, sectionOf, sentence } from '../draft.ts';
import { quotations } from './attribution.ts';
import { leaders, list, looked, paragraph, recordTable, seriesChart, totalsSentence } from './parts.ts';

const trialOf = (each: EvidenceRecord) => each.record.data as ClinicalTrial;
const drugOf = (each: EvidenceRecord) => each.record.data as Drug;

export function regulatory(evidence: Evidence): DraftSection {
  const said = quotations(evidence, evidence.passages.regulation);
  return sectionOf(
    'regulatory',
    evidence.isLifeScience ? 'Regulatory and clinical landscape' : 'Regulatory landscape',
    [
      said.length > 0
        ? paragraph(
            inference('These sentences may tell of rules, standards and approvals:', [
              ...new Set(evidence.passages.regulation.map(({ key }) => `${key.slice(0, key.indexOf('/'))}:count`)),
            ]),
          )
        : null,
      list(said),
      ...(evidence.isLifeScience ? clinicalBlocks(evidence) : []),
    ],
    looked('statements on rules, standards and approvals'),
  );
}

function clinicalBlocks(evidence: Evidence) {
  const statuses = leaders(evidence, 'trials-by-status', 'count', 4);
  return [
    paragraph(
      evidence.totals['clinical-trials'] > 0 ? totalsSentence(evidence, 'clinical-trials', 'their enrollment') : null,
      statuses.names.length > 0
        ? sentence(`By status, the trials are ${inWords(statuses.texts)}.`, statuses.figures)
        : null,
    ),
    seriesChart(evidence, 'trials-by-phase', {
      kind: 'bar',
      title: 'Clinical trials by phase',
      xLabel: 'Phase',
      yLabel: 'Trials',
      value: 'count',
    }),
    recordTable(evidence, 'clinical-trials', {
      caption: 'Clinical trials closest to the project',
      columns: [
        { label: 'Trial', unit: 'text' },
        { label: 'Title', unit: 'text' },
        { label: 'Phase', unit: 'text' },
        { label: 'Status', unit: 'text' },
        { label: 'Enrollment', unit: 'count' },
      ],
      cells: (each) => [
        trialOf(each).nctId,
        each.record.title,
        trialOf(each).phase ?? null,
        trialOf(each).status ?? null,
        each.record.amount,
      ],
      limit: 8,
    }),
    recordTable(evidence, 'drugs', {
      caption: 'Drug applications closest to the project',
      columns: [
        { label: 'Application', unit: 'text' },
        { label: 'Drug', unit: 'text' },
        { label: 'Sponsor', unit: 'text' },
        { label: 'Approval', unit: 'date' },
      ],
      cells: (each) => [
        drugOf(each).applicationNumber,
        each.record.title,
        drugOf(each).sponsor ?? null,
        drugOf(each).approvalDate ?? null,
      ],
      limit: 6,
    }),
  ];
}
