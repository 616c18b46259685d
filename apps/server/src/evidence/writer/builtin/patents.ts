import type { Engine } from '@groundwork/contract/engines';
import type { LabTechnology } from '../../../catalogue/engines/federal-lab-technologies.ts';
import type { Patent } from '../../../catalogue/engines/patents.ts';
import type { Publication } from '../../../catalogue/engines/publications.ts';
import type { UniversityTechnology } from '../../../catalogue/engines/university-technologies.ts';
import { type DraftSection, sectionOf, sentence } from '../../draft.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { joined, words } from '../../statements/statement.ts';
import { findingTable, tell, tellOnly } from './findings.ts';
import { absentAmong } from './limits-of-data.ts';
import { tellNotes } from './noted.ts';
import { groupsChart, leaders, list, NOTHING_CLOSE, paragraph, recordTable, seriesChart } from './parts.ts';
import { aboutOf, closestOf, quotedCell, stateIn, wordsIn } from './works.ts';

/** Fewer patents are listed, and neither told by class nor ranked. */
const CLASSES_MIN = 10;
const QUOTED = 5;
/** Data sets of records that claim or disclose an invention. */
const INVENTIONS: Engine[] = ['patents', 'federal-lab-technologies', 'university-technologies', 'publications'];

const PRIOR_ART: Engine[] = ['patents', 'publications'];

const publicationOf = (each: EvidenceRecord) => each.record.data as Publication;
const patentOf = (each: EvidenceRecord) => each.record.data as Patent;
const universityOf = (each: EvidenceRecord) => each.record.data as UniversityTechnology;
const labOf = (each: EvidenceRecord) => each.record.data as LabTechnology;

export function ipLandscape(evidence: Evidence): DraftSection {
  const classes = leaders(evidence, 'patents-by-cpc', 'count', 3);
  const hasInventions = INVENTIONS.some((engine) => closestOf(evidence, engine).length > 0);
  return sectionOf(
    'ip-landscape',
    'IP landscape',
    [
      paragraph(
        // Inventions of laboratories and universities have patents, too: 'none of the patents' above them says the opposite.
        ...(hasInventions ? [] : absentAmong(evidence, PRIOR_ART)),
        ...tellOnly(evidence, 'concentration:patents'),
        classes.names.length > 1 && evidence.totals.patents >= CLASSES_MIN
          ? sentence(words`By class, they fall into ${joined(classes.texts)}.`, classes.figures)
          : null,
        ...tell(evidence, 'patent-terms'),
      ),
      list(tellNotes(evidence, ['what', 'how', 'achieved'], { limit: QUOTED, engines: INVENTIONS })),
      seriesChart(evidence, 'patents-by-year', {
        kind: 'column',
        title: 'Patents in the field by year',
        xLabel: 'Year',
        yLabel: 'Patents',
        value: 'count',
      }),
      recordTable(evidence, 'patents', {
        caption: 'Patents in the field',
        columns: [
          { label: 'Patent', unit: 'text' },
          { label: 'Title', unit: 'text' },
          { label: 'Assignee', unit: 'text' },
          { label: 'Date', unit: 'date' },
          { label: 'State', unit: 'text' },
          { label: 'Words in common', unit: 'text' },
        ],
        cells: (each) => [
          patentOf(each).patentNumber ?? patentOf(each).publicationNumber ?? null,
          each.record.title,
          patentOf(each).assignees?.[0]?.name ?? null,
          each.record.date,
          stateIn(each),
          wordsIn(each),
        ],
      }),
      evidence.totals.patents >= CLASSES_MIN
        ? groupsChart(evidence, 'holders-of-patents', {
            title: 'Patents in the field by assignee',
            xLabel: 'Assignee',
            yLabel: 'Patents',
          })
        : null,
      findingTable(evidence, 'patent-terms'),
      recordTable(evidence, 'publications', {
        caption: 'Publications in the field, which may be prior art',
        columns: [
          { label: 'Title', unit: 'text' },
          { label: 'Venue', unit: 'text' },
          { label: 'Date', unit: 'date' },
          { label: 'Citations', unit: 'count' },
        ],
        cells: (each) => [each.record.title, publicationOf(each).venue ?? null, each.record.date, each.record.amount],
      }),
      recordTable(evidence, 'university-technologies', {
        caption: 'University technologies offered for licensing',
        columns: [
          { label: 'Technology', unit: 'text' },
          { label: 'Institution', unit: 'text' },
          { label: 'Stage', unit: 'text' },
          { label: 'Licensing status', unit: 'text' },
          { label: 'Words in common', unit: 'text' },
          { label: 'In its own words', unit: 'text' },
        ],
        cells: (each) => [
          each.record.title,
          universityOf(each).institution ?? null,
          universityOf(each).stage ?? null,
          universityOf(each).licensingStatus ?? null,
          wordsIn(each),
          quotedCell(aboutOf(evidence, each.key)),
        ],
        records: closestOf(evidence, 'university-technologies'),
        isClosest: true,
        limit: 12,
      }),
      recordTable(evidence, 'federal-lab-technologies', {
        caption: 'Federal-lab technologies',
        records: closestOf(evidence, 'federal-lab-technologies'),
        isClosest: true,
        columns: [
          { label: 'Technology', unit: 'text' },
          { label: 'Laboratory', unit: 'text' },
          { label: 'Patent', unit: 'text' },
          { label: 'Readiness', unit: 'text' },
          { label: 'Status', unit: 'text' },
          { label: 'Expires', unit: 'date' },
          { label: 'State', unit: 'text' },
          { label: 'Words in common', unit: 'text' },
          { label: 'In its own words', unit: 'text' },
        ],
        cells: (each) => [
          each.record.title,
          labOf(each).lab ?? null,
          labOf(each).patentNumber ?? null,
          labOf(each).readiness ?? null,
          labOf(each).status ?? null,
          labOf(each).expirationDate ?? null,
          stateIn(each),
          wordsIn(each),
          quotedCell(aboutOf(evidence, each.key)),
        ],
        limit: 12,
      }),
    ],
    NOTHING_CLOSE,
  );
}
