import type { Figure } from '@groundwork/contract/report-document';
import type { LabTechnology } from '../../../catalogue/engines/federal-lab-technologies.ts';
import type { Patent } from '../../../catalogue/engines/patents.ts';
import type { Publication } from '../../../catalogue/engines/publications.ts';
import type { UniversityTechnology } from '../../../catalogue/engines/university-technologies.ts';
import { type Evidence, type EvidenceRecord, findFigure } from '../../evidence.ts';
import { LOOKED } from '../../gather/sought.ts';
import { field, inField, title } from '../../statements/of-record.ts';
import { none, num } from '../../statements/part.ts';
import { atHead, listed, words } from '../../statements/template.ts';
import { type DraftSection, type DraftSentence, fact, fieldGrounds, inference, sectionOf, sentence } from '../draft.ts';
import { aimTable } from './aims.ts';
import { findingTable, tell, tellOnly } from './findings.ts';
import { neighbours } from './neighbours.ts';
import { breadth, figureOf, groupsChart, leaders, looked, paragraph, recordTable, seriesChart } from './parts.ts';

/** Fewer patents are listed, and neither told by class nor ranked. */
const CLASSES_MIN = 10;

const publicationOf = (each: EvidenceRecord) => each.record.data as Publication;
const patentOf = (each: EvidenceRecord) => each.record.data as Patent;
const universityOf = (each: EvidenceRecord) => each.record.data as UniversityTechnology;
const labOf = (each: EvidenceRecord) => each.record.data as LabTechnology;

export function ipLandscape(evidence: Evidence): DraftSection {
  const classes = leaders(evidence, 'patents-by-cpc', 'count', 3);
  return sectionOf(
    'ip-landscape',
    'IP landscape',
    [
      paragraph(
        ...noPatent(evidence),
        ...tellOnly(evidence, 'concentration:patents'),
        closest(evidence),
        classes.names.length > 1 && evidence.totals.patents >= CLASSES_MIN
          ? sentence(words`By class, they fall into ${listed(classes.texts)}.`, classes.figures)
          : null,
        ...tell(evidence, 'patent-terms'),
        ...tellOnly(evidence, 'white-space:patents'),
      ),
      seriesChart(evidence, 'patents-by-year', {
        kind: 'column',
        title: 'Patents on the topic by year',
        xLabel: 'Year',
        yLabel: 'Patents',
        value: 'count',
      }),
      recordTable(evidence, 'patents', {
        caption: 'Patents on the topic',
        columns: [
          { label: 'Patent', unit: 'text' },
          { label: 'Title', unit: 'text' },
          { label: 'Assignee', unit: 'text' },
          { label: 'Date', unit: 'date' },
        ],
        cells: (each) => [
          patentOf(each).patentNumber ?? patentOf(each).publicationNumber ?? null,
          each.record.title,
          patentOf(each).assignees?.[0]?.name ?? null,
          each.record.date,
        ],
      }),
      evidence.totals.patents >= CLASSES_MIN
        ? groupsChart(evidence, 'holders-of-patents', {
            title: 'Patents on the topic by assignee',
            xLabel: 'Assignee',
            yLabel: 'Patents',
          })
        : null,
      findingTable(evidence, 'patent-terms'),
      recordTable(evidence, 'publications', {
        caption: 'Publications on the topic, which may be prior art',
        columns: [
          { label: 'Title', unit: 'text' },
          { label: 'Venue', unit: 'text' },
          { label: 'Date', unit: 'date' },
          { label: 'Citations', unit: 'count' },
        ],
        cells: (each) => [each.record.title, publicationOf(each).venue ?? null, each.record.date, each.record.amount],
      }),
      aimTable(evidence, ['patents', 'publications', 'university-technologies', 'federal-lab-technologies'], {
        caption: 'What the nearest inventions and papers are about',
        columns: [{ label: 'Title', unit: 'text' }],
        cells: ({ record }) => [record.title],
        words: 'In the words of the record',
      }),
      paragraph(
        ...tellOnly(evidence, 'concentration:university-technologies'),
        ...tellOnly(evidence, 'concentration:lab-technologies'),
      ),
      recordTable(evidence, 'university-technologies', {
        caption: 'University technologies offered for licensing',
        columns: [
          { label: 'Technology', unit: 'text' },
          { label: 'Institution', unit: 'text' },
          { label: 'Stage', unit: 'text' },
          { label: 'Licensing status', unit: 'text' },
        ],
        cells: (each) => [
          each.record.title,
          universityOf(each).institution ?? null,
          universityOf(each).stage ?? null,
          universityOf(each).licensingStatus ?? null,
        ],
        limit: 12,
      }),
      recordTable(evidence, 'federal-lab-technologies', {
        caption: 'Federal-lab technologies',
        columns: [
          { label: 'Technology', unit: 'text' },
          { label: 'Laboratory', unit: 'text' },
          { label: 'Readiness', unit: 'text' },
          { label: 'Status', unit: 'text' },
        ],
        cells: (each) => [
          each.record.title,
          labOf(each).lab ?? null,
          labOf(each).readiness ?? null,
          labOf(each).status ?? null,
        ],
        limit: 12,
      }),
    ],
    looked('patents, publications, university technologies and federal-lab technologies'),
  );
}

/** That none is found among those looked through clears nothing. */
function noPatent(evidence: Evidence): DraftSentence[] {
  const looked = patentsLookedThrough(evidence);
  if (!looked) return [];
  return [
    sentence(
      words`${atHead(none(figureOf(evidence, 'patents:count')))} of the ${num(looked)} patents that were compared with the project is on the topic.`,
      ['patents:count', looked.id],
    ),
    inference(
      words`Read that as a gap in the catalog rather than as freedom to operate: it may lack the years and countries that matter.`,
      [looked.id],
    ),
  ];
}

/** How many patents were looked through in vain, where there is a report at all. */
export function patentsLookedThrough(evidence: Evidence): Figure | null {
  const looked = findFigure(evidence, `${LOOKED}:compared:patents`);
  const isReport = breadth(evidence) !== null || neighbours(evidence).length > 0;
  return looked && looked.value > 0 && evidence.totals.patents === 0 && isReport ? looked : null;
}

function closest(evidence: Evidence) {
  const [first] = evidence.records.patents;
  const assignee = first && patentOf(first).assignees?.[0]?.name;
  if (!first || !assignee) return null;
  const dated = field(first, 'Grant or publication date');
  const when = first.record.date && dated ? words` dated ${dated}` : null;
  return {
    ...fact(
      words`The closest match to the project is ${title(first)}, a patent of ${inField(first, 'Assignee', assignee)}${when}.`,
      [
        ...fieldGrounds(first, 'Title', 'Grant or publication date'),
        { key: first.key, quote: `Assignee: ${assignee}` },
      ],
    ),
    ranked: { engine: 'patents' as const, by: 'relevance' as const },
  };
}
