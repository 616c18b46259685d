import type { CheckState } from '@groundwork/contract/report-document';
import type { Award } from '../../../../catalogue/engines/awards.ts';
import type { FundingOpportunity } from '../../../../catalogue/engines/funding-opportunities.ts';
import { type DraftSection, type DraftSentence, fieldGrounds, sectionOf, sentence } from '../../../draft.ts';
import { type Evidence, type EvidenceRecord, findEvidence } from '../../../evidence.ts';
import { budgetForm, timelineForm } from '../../../programs/forms.ts';
import type { Program } from '../../../programs/program.ts';
import {
  CALL_DAYS,
  CHECKLIST_CAPTION,
  CHECKLIST_NOTE,
  hasPassed,
  OF_THE_CALL,
} from '../../../programs/requirements.ts';
import { fieldLine } from '../../../records/evidence-record.ts';
import { field, inField, title } from '../../../statements/of-record.ts';
import { atHead, oneOr, word, words } from '../../../statements/statement.ts';
import { findingTable, tell } from '../findings.ts';
import { whoPays } from '../funding.ts';
import { lookedFor, paragraph, recordTable } from '../parts.ts';
import { requirementsOf } from '../requirements.ts';

export function callSection(program: Program, evidence: Evidence): DraftSection {
  const call = callOf(evidence);
  return {
    id: 'call',
    title: 'The call and what it asks',
    guide: {
      question: `${program.agencyName}: ${program.programName}`,
      limit: null,
      source: program.sources[0]!,
    },
    blocks: [
      ...(call ? [paragraph(...aboutCall(call, evidence))] : []),
      {
        type: 'checklist',
        caption: CHECKLIST_CAPTION,
        items: [...(call ? ofCall(call, evidence) : []), ...requirementsOf(program, evidence)],
        note: CHECKLIST_NOTE,
      },
      ...(call ? [] : [findingTable(evidence, 'open-calls')].filter((table) => table !== null)),
    ],
  };
}

const callOf = (evidence: Evidence): EvidenceRecord | null =>
  (evidence.funding?.callKey && findEvidence(evidence, evidence.funding.callKey)) || null;

function aboutCall(call: EvidenceRecord, evidence: Evidence): DraftSentence[] {
  const { agency, closeDate } = call.record.data as FundingOpportunity;
  const by = agency ? words` by ${inField(call, 'Agency', agency)}` : null;
  const left = evidence.figures.find(({ id }) => id === CALL_DAYS);
  return [
    sentence(
      !closeDate
        ? words`${title(call)} is a call${by}.`
        : hasPassed(call, evidence.asOf)
          ? words`The closing date of ${title(call)}${by}: ${field(call, 'Closes')}.`
          : words`${title(call)}${by} closes on ${field(call, 'Closes')}.`,
      [],
      fieldGrounds(call, 'Title', 'Agency', 'Closes'),
    ),
    ...(left && left.value >= 0
      ? [
          sentence(
            words`${atHead(oneOr(left))} ${word(left.value === 1 ? 'day is' : 'days are')} left to apply for the call.`,
            [left.id],
          ),
        ]
      : []),
  ];
}

function ofCall(call: EvidenceRecord, evidence: Evidence) {
  return OF_THE_CALL.flatMap(({ label, requirement }) => {
    const line = fieldLine(call.fields, label);
    if (line === null) return [];
    const state: CheckState = label === 'Closes' && hasPassed(call, evidence.asOf) ? 'passed' : 'yours';
    return [{ requirement, state, ground: { key: call.key, quote: line } }];
  });
}

const ROWS = 10;

/** Awards in the field, those of the agency and of this phase before others. */
export function pastAwards({ agencyFacets, phase }: Program, evidence: Evidence): DraftSection {
  const rank = ({ record }: EvidenceRecord) => {
    const award = record.data as Award;
    return (agencyFacets.includes(award.agency ?? '') ? 0 : 2) + (award.phase === phase ? 0 : 1);
  };
  return sectionOf(
    'past-awards',
    'Past awards like it',
    [
      paragraph(whoPays(evidence), ...tell(evidence, 'award-sizes'), ...tell(evidence, 'award-paths')),
      recordTable(evidence, 'awards', {
        caption: 'Awards in the field',
        records: evidence.records.awards.toSorted((one, other) => rank(one) - rank(other)),
        columns: [
          { label: 'Award', unit: 'text' },
          { label: 'Awardee', unit: 'text' },
          { label: 'Agency', unit: 'text' },
          { label: 'Program', unit: 'text' },
          { label: 'Phase', unit: 'text' },
          { label: 'Award year', unit: 'year' },
          { label: 'Amount', unit: 'usd' },
        ],
        cells: ({ record }) => {
          const award = record.data as Award;
          return [
            record.title,
            award.awardee ?? null,
            award.agency ?? null,
            award.program ?? null,
            award.phase ?? null,
            award.year ?? null,
            record.amount,
          ];
        },
        limit: ROWS,
      }),
      findingTable(evidence, 'award-sizes'),
    ],
    lookedFor('awards'),
  );
}

export const budgetSection = (program: Program, _evidence: Evidence): DraftSection => ({
  id: 'budget',
  title: 'Budget',
  blocks: [{ type: 'form', ...budgetForm(program) }],
});

export const timelineSection = (program: Program, _evidence: Evidence): DraftSection => ({
  id: 'timeline',
  title: 'Timeline',
  blocks: [{ type: 'form', ...timelineForm(program) }],
});
