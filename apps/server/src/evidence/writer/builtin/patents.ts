import { formatDate } from '@groundwork/contract/format';
import type { LabTechnology } from '../../../catalogue/engines/federal-lab-technologies.ts';
import type { Patent } from '../../../catalogue/engines/patents.ts';
import type { UniversityTechnology } from '../../../catalogue/engines/university-technologies.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { type DraftSection, fieldGrounds, inWords, sectionOf, sentence } from '../draft.ts';
import {
  countOf,
  leaders,
  looked,
  paragraph,
  recordTable,
  seriesChart,
  totalsSentence,
  trendSentence,
} from './parts.ts';

const patentOf = (each: EvidenceRecord) => each.record.data as Patent;
const universityOf = (each: EvidenceRecord) => each.record.data as UniversityTechnology;
const labOf = (each: EvidenceRecord) => each.record.data as LabTechnology;

export function ipLandscape(evidence: Evidence): DraftSection {
  const holders = leaders(evidence, 'patents-by-assignee', 'count', 5);
  const classes = leaders(evidence, 'patents-by-cpc', 'count', 3);
  const licensable = evidence.totals['university-technologies'] + evidence.totals['federal-lab-technologies'];
  return sectionOf(
    'ip-landscape',
    'IP landscape',
    [
      paragraph(
        evidence.totals.patents > 0 ? totalsSentence(evidence, 'patents', 'how often they are cited') : null,
        trendSentence(evidence, 'patents-by-year', 'Patents on the topic'),
        holders.names.length > 0
          ? sentence(`The largest holders are ${inWords(holders.texts)}.`, holders.figures)
          : null,
        classes.names.length > 0
          ? sentence(`The largest classes are ${inWords(classes.texts)}.`, classes.figures)
          : null,
        closest(evidence),
      ),
      seriesChart(evidence, 'patents-by-year', {
        kind: 'column',
        title: 'Patents on the topic by year',
        xLabel: 'Year',
        yLabel: 'Patents',
        value: 'count',
      }),
      recordTable(evidence, 'patents', {
        caption: 'Patents closest to the project',
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
      paragraph(
        licensable > 0
          ? sentence(
              `For licensing in, there are ${countOf(evidence, 'university-technologies')} and ${countOf(evidence, 'federal-lab-technologies')} on the topic.`,
              ['university-technologies:count', 'federal-lab-technologies:count'],
            )
          : null,
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
        limit: 6,
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
        limit: 6,
      }),
    ],
    looked('patents, university technologies and federal-lab technologies'),
  );
}

function closest(evidence: Evidence) {
  const [first] = evidence.records.patents;
  const assignee = first && patentOf(first).assignees?.[0]?.name;
  if (!first || !assignee) return null;
  const when = first.record.date ? ` of ${formatDate(first.record.date)}` : '';
  return {
    ...sentence(
      `The closest match is “${first.record.title}”, a patent of ${assignee}${when.replace(' of', ' dated')}.`,
      [],
      [
        ...fieldGrounds(first, 'Title', 'Grant or publication date'),
        { key: first.key, quote: `Assignee: ${assignee}` },
      ],
    ),
    ranked: { engine: 'patents' as const, by: 'relevance' as const },
  };
}
