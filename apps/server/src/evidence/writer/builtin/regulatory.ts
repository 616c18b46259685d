import type { Engine } from '@groundwork/contract/engines';
import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import type { Drug } from '../../../catalogue/engines/drugs.ts';
import type { InternationalTrial } from '../../../catalogue/engines/international-trials.ts';
import type { Intervention } from '../../../catalogue/engines/interventions.ts';
import { type DraftSection, sectionOf } from '../../draft.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { namesIn } from '../../findings/tested-names.ts';
import { words } from '../../statements/statement.ts';
import { findingTable, hasFinding, tell, tellOnly } from './findings.ts';
import { tellNotes } from './noted.ts';
import { list, NOTHING_CLOSE, paragraph, recordTable, seriesChart, totalsSentence } from './parts.ts';
import { closestOf, stateIn } from './works.ts';

/** Rows of a table: the rest is one click away. */
const LISTED = 15;
const QUOTED = 6;

const CLINICAL: Engine[] = ['clinical-trials', 'international-trials', 'publications', 'drugs'];
const COMPARATOR = /\b(?:placebo|sham)\b/i;

const trialOf = (each: EvidenceRecord) => each.record.data as ClinicalTrial;
const firstOutcome = (each: EvidenceRecord) => trialOf(each).primaryOutcomes?.[0];
const NAMED = 4;
/** "DMR procedure; sham procedure": what a trial tests, and against what. */
const interventionsIn = (each: EvidenceRecord): string | null =>
  [...new Set(trialOf(each).interventions?.map(({ name }) => name))].slice(0, NAMED).join('; ') || null;
/** A trial without phases has "N/A": that says nothing. */
const phaseIn = ({ phase }: { phase?: string | undefined }): string | null =>
  phase === 'N/A' ? null : (phase ?? null);
const internationalOf = (each: EvidenceRecord) => each.record.data as InternationalTrial;
const interventionOf = (each: EvidenceRecord) => each.record.data as Intervention;
const drugOf = (each: EvidenceRecord) => each.record.data as Drug;

export function regulatory(evidence: Evidence): DraftSection {
  return sectionOf(
    'regulatory',
    evidence.isLifeScience ? 'Regulatory and clinical landscape' : 'Regulatory landscape',
    [
      list(tellNotes(evidence, ['regulation'], { limit: QUOTED })),
      ...(evidence.isLifeScience ? clinicalBlocks(evidence) : []),
    ],
    NOTHING_CLOSE,
  );
}

/** So many trials, and such a part, must be close in technology and use: others tell nothing of one's own. */
const OWN_MIN = 5;
const OWN_SHARE = 1 / 3;
/** Others are shown as the nearest that there are. */
const NEAREST = 6;

function isOwnKind({ records, rings = {} }: Evidence, engine: 'clinical-trials' | 'international-trials'): boolean {
  const own = records[engine].filter(({ key }) => rings[key] === 'direct').length;
  return own >= OWN_MIN && own >= records[engine].length * OWN_SHARE;
}

function clinicalBlocks(evidence: Evidence) {
  const isOwn = isOwnKind(evidence, 'clinical-trials') || isOwnKind(evidence, 'international-trials');
  return [...(isOwn ? trialFigures(evidence) : []), ...trialLists(evidence, isOwn ? LISTED : NEAREST)];
}

function trialFigures(evidence: Evidence) {
  return [
    paragraph(
      ...tellOnly(
        evidence,
        'trials:one-status:clinical-trials',
        'trials:one-status:international-trials',
        'trials:trials',
        'concentration:trials',
        'trials:international-trials',
        'concentration:international-trials',
      ),
      ...(evidence.totals['clinical-trials'] > 0 && !hasFinding(evidence, 'trials:trials')
        ? [
            totalsSentence(evidence, 'clinical-trials', {
              ofOne: words`its enrollment`,
              ofSeveral: words`their enrollment`,
            }),
          ]
        : []),
    ),
    paragraph(
      ...tellOnly(
        evidence,
        'trials:design',
        'trials:enrolment',
        'trials:months',
        'trials:stopped-after',
        'trials:industry',
        'trials:countries',
        'trials:international-design',
        'trials:target-size',
        'trials:international-countries',
      ),
    ),
    seriesChart(evidence, 'trials-by-phase', {
      kind: 'bar',
      title: 'Clinical trials by phase',
      xLabel: 'Phase',
      yLabel: 'Trials',
      value: 'count',
    }),
    hasFinding(evidence, 'trials:one-status:clinical-trials')
      ? null
      : seriesChart(evidence, 'trials-by-status', {
          kind: 'bar',
          title: 'Clinical trials by status',
          xLabel: 'Status',
          yLabel: 'Trials',
          value: 'count',
        }),
    paragraph(...tell(evidence, 'tested')),
    findingTable(evidence, 'tested:clinical-trials'),
    findingTable(evidence, 'tested:international-trials'),
    paragraph(...tell(evidence, 'readouts')),
    findingTable(evidence, 'readouts'),
  ];
}

function trialLists(evidence: Evidence, limit: number) {
  // Names and substances are held against no idea.
  const isDirect = ({ key }: EvidenceRecord) => evidence.rings?.[key] === 'direct';
  return [
    list(tellNotes(evidence, ['result'], { limit: QUOTED, engines: CLINICAL })),
    recordTable(evidence, 'clinical-trials', {
      caption: 'Clinical trials closest to the idea',
      records: closestOf(evidence, 'clinical-trials'),
      isClosest: true,
      columns: [
        { label: 'Trial', unit: 'text' },
        { label: 'Title', unit: 'text' },
        { label: 'Phase', unit: 'text' },
        { label: 'Status', unit: 'text' },
        { label: 'State', unit: 'text' },
        { label: 'Enrollment', unit: 'count' },
      ],
      cells: (each) => [
        trialOf(each).nctId,
        each.record.title,
        phaseIn(trialOf(each)),
        trialOf(each).status ?? null,
        stateIn(each),
        each.record.amount,
      ],
      limit,
    }),
    recordTable(evidence, 'clinical-trials', {
      caption: 'What the nearest trials measure first',
      columns: [
        { label: 'Trial', unit: 'text' },
        { label: 'Sponsor', unit: 'text' },
        { label: 'Interventions', unit: 'text' },
        { label: 'Primary outcome', unit: 'text' },
        { label: 'Time frame', unit: 'text' },
      ],
      records: closestOf(evidence, 'clinical-trials').filter((each) => firstOutcome(each)),
      isClosest: true,
      cells: (each) => [
        trialOf(each).nctId,
        trialOf(each).sponsor ?? null,
        interventionsIn(each),
        firstOutcome(each)!.measure,
        firstOutcome(each)!.timeFrame ?? null,
      ],
    }),
    recordTable(evidence, 'international-trials', {
      caption: 'International trials closest to the idea',
      records: closestOf(evidence, 'international-trials'),
      isClosest: true,
      columns: [
        { label: 'Title', unit: 'text' },
        { label: 'Primary sponsor', unit: 'text' },
        { label: 'Phase', unit: 'text' },
        { label: 'Recruitment status', unit: 'text' },
        { label: 'Target size', unit: 'count' },
        { label: 'Registered', unit: 'date' },
      ],
      cells: (each) => [
        each.record.title,
        internationalOf(each).sponsor ?? null,
        phaseIn(internationalOf(each)),
        each.record.facets['status']?.[0] ?? null,
        each.record.amount,
        each.record.date,
      ],
      limit,
    }),
    recordTable(evidence, 'interventions', {
      caption: 'Interventions under test',
      records: distinct(evidence.records.interventions.filter(isDirect)),
      columns: [
        { label: 'Intervention', unit: 'text' },
        { label: 'Type', unit: 'text' },
        { label: 'Phase', unit: 'text' },
        { label: 'Sponsor', unit: 'text' },
      ],
      cells: (each) => [
        each.record.title,
        interventionOf(each).type ?? null,
        each.record.facets['phase']?.[0] ?? null,
        each.record.facets['sponsor']?.[0] ?? null,
      ],
      limit,
    }),
    evidence.totals.drugs >= OWN_MIN
      ? paragraph(...tell(evidence, 'drugs'), ...tellOnly(evidence, 'concentration:drugs'))
      : null,
    findingTable(evidence, 'ingredients'),
    recordTable(evidence, 'drugs', {
      caption: 'Drug applications in the field',
      records: evidence.records.drugs.filter(isDirect),
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
      limit,
    }),
  ];
}

/** The same thing in another dose or trial is listed once, and what others are compared with not at all. */
function distinct(interventions: readonly EvidenceRecord[]): EvidenceRecord[] {
  const seen = new Set<string>();
  return interventions.filter(({ record }) => {
    const key = namesIn(record.title).toSorted().join(' + ') || record.title.toLowerCase();
    if (COMPARATOR.test(record.title) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
