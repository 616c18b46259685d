import type { Engine } from '@groundwork/contract/engines';
import { formatDate } from '@groundwork/contract/format';
import type { ColumnUnit } from '@groundwork/contract/report-document';
import type { Award } from '../../../catalogue/engines/awards.ts';
import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import type { LabTechnology } from '../../../catalogue/engines/federal-lab-technologies.ts';
import type { FundingOpportunity } from '../../../catalogue/engines/funding-opportunities.ts';
import type { InternationalTrial } from '../../../catalogue/engines/international-trials.ts';
import type { Patent } from '../../../catalogue/engines/patents.ts';
import type { UniversityTechnology } from '../../../catalogue/engines/university-technologies.ts';
import { type Evidence, type EvidenceRecord, findEvidence, isOfCatalogue } from '../../evidence.ts';
import { isOfLongAgo } from '../../findings/statistics.ts';
import { withArticle } from '../../findings/with-article.ts';
import { type DraftBlock, type DraftSentence, fieldGrounds, inference } from '../draft.ts';
import { paragraph, saidColumns } from './parts.ts';

/** So many sources stand behind a sentence that leads to a table of them. */
const LEAD_SOURCES = 3;

/** What is on record, the labels of the fields that say so, and what to do about it. */
interface Told {
  text: string;
  labels: string[];
  advice: string;
}

const TELL: [Engine, (each: EvidenceRecord, asOf: string) => Told | null][] = [
  [
    'awards',
    ({ record }, asOf) => {
      const { awardee, agency, year } = record.data as Award;
      if (!awardee || !agency) return null;
      return {
        text: `${awardee} has worked on “${record.title}” with an award from ${withArticle(agency)}${year ? ` in ${year}` : ''}.`,
        labels: ['Title', 'Awardee', 'Agency', 'Award year'],
        advice: isOfLongAgo(record.date, asOf)
          ? 'Look up what became of it: it may show what has been tried.'
          : 'Ask what came of it: the answer may save a detour.',
      };
    },
  ],
  [
    'funding-opportunities',
    ({ record }, asOf) => {
      const { agency, closeDate } = record.data as FundingOpportunity;
      if (!agency || !closeDate) return null;
      const isOpen = closeDate >= asOf.slice(0, 10);
      return {
        text: `The call “${record.title}” by ${withArticle(agency)} ${isOpen ? 'closes' : 'closed'} on ${formatDate(closeDate)}.`,
        labels: ['Title', 'Agency', 'Closes'],
        advice: isOpen
          ? 'Consider applying: it may pay for the next stage.'
          : 'Read what it asked for: the need may still be there.',
      };
    },
  ],
  [
    'federal-lab-technologies',
    ({ record }) => {
      const { lab } = record.data as LabTechnology;
      return lab
        ? {
            text: `${lab} holds the technology “${record.title}”.`,
            labels: ['Title', 'Laboratory'],
            advice: 'Ask whether a license is still available.',
          }
        : null;
    },
  ],
  [
    'university-technologies',
    ({ record }) => {
      const { institution } = record.data as UniversityTechnology;
      return institution
        ? {
            text: `${institution} holds the technology “${record.title}”.`,
            labels: ['Title', 'Institution'],
            advice: 'Ask its licensing office whether it may be licensed.',
          }
        : null;
    },
  ],
  [
    'patents',
    ({ record }) => {
      const assignee = (record.data as Patent).assignees?.[0]?.name;
      return assignee
        ? {
            text: `${assignee} holds the patent “${record.title}”.`,
            labels: ['Title', 'Assignee'],
            advice: 'Check what it claims before the design is fixed.',
          }
        : null;
    },
  ],
  [
    'clinical-trials',
    ({ record }) => {
      const { sponsor } = record.data as ClinicalTrial;
      return sponsor
        ? {
            text: `${sponsor} is the sponsor of the trial “${record.title}”.`,
            labels: ['Title', 'Sponsor'],
            advice: 'Read whom it takes in and what it measures: others may be compared by it.',
          }
        : null;
    },
  ],
  [
    'international-trials',
    ({ record }) => {
      const { sponsor } = record.data as InternationalTrial;
      return sponsor
        ? {
            text: `${sponsor} is the sponsor of the trial “${record.title}”.`,
            labels: ['Title', 'Primary sponsor'],
            advice: 'Ask the sponsor what came of it: results may never have been registered.',
          }
        : null;
    },
  ],
  [
    'publications',
    ({ record }) => ({
      text: `A publication on the topic is “${record.title}”.`,
      labels: ['Title'],
      advice: 'Read it for prior art.',
    }),
  ],
];

const NEAREST = 4;

/** Of the nearest records the newest one: who did it thirty years ago can hardly be asked. */
export const newestOf = (records: readonly EvidenceRecord[]): EvidenceRecord | undefined =>
  records
    .slice(0, NEAREST)
    .toSorted((one, other) => (other.record.date ?? '').localeCompare(one.record.date ?? ''))
    .at(0);

/**
 * The best match of each kind of record, of awards the newest of the best, the surest first, for a summary that has few figures to
 * tell: what it is, whose, and what to do.
 */
export function nearest(
  { records, asOf, surest = [] }: Evidence,
  limit: number,
  toldBefore: ReadonlySet<string> = new Set(),
): DraftSentence[][] {
  const places = new Map(surest.map((key, at) => [key, at]));
  const told = TELL.flatMap(([engine, tell]): { key: string; title: string; sentences: DraftSentence[] }[] => {
    // Calls stand in an order of their own: those that are open first.
    const first = engine === 'awards' ? newestOf(records.awards) : records[engine][0];
    const told = first && tell(first, asOf);
    if (!told || toldBefore.has(first.key)) return [];
    const grounds = fieldGrounds(first, ...told.labels);
    const fact = { text: told.text, figures: [], grounds, kind: 'fact' as const };
    return [{ key: first.key, title: first.record.title, sentences: [fact, inference(told.advice, [], grounds)] }];
  });
  const placeOf = ({ key }: { key: string }) => places.get(key) ?? surest.length;
  return (
    told
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      // A trial may stand in two registers.
      .filter(({ title }, at, all) => all.findIndex((other) => other.title === title) === at)
      .slice(0, limit)
      .map(({ sentences }) => sentences)
  );
}

/**
 * What lies near a project of which next to nothing is on record, each with whose it is: of its field, perhaps, and said to be
 * no more than that.
 */
export function beside(evidence: Evidence): DraftBlock[] {
  const records = (evidence.nearby ?? []).flatMap((key) => findEvidence(evidence, key) ?? []);
  const near = records.filter(({ record }) => isOfCatalogue(record));
  if (near.length === 0) return [];
  const lead = inference(
    'These records lie nearest, and are not counted as being about the project: look at them for who may work in the same field.',
    [],
    near.slice(0, LEAD_SOURCES).flatMap((each) => fieldGrounds(each, 'Title')),
  );
  const wordsOf = (key: string) => evidence.aims?.find((aim) => aim.key === key)?.quote ?? null;
  const rows = near.map(({ key, record }) => {
    const words = wordsOf(key);
    return {
      cells: [record.title, record.organisations[0]?.name ?? null, record.date, words && `“${words}”`],
      key,
    };
  });
  const columns: { label: string; unit: ColumnUnit }[] = [
    { label: 'Title', unit: 'text' },
    { label: 'Organization', unit: 'text' },
    { label: 'Date', unit: 'date' },
    { label: 'In the words of the record', unit: 'text' },
  ];
  return [
    paragraph(lead),
    {
      type: 'table',
      caption: 'Records that may be related',
      ...saidColumns(columns, rows),
      note: `They count in no figure of this report. As of ${formatDate(evidence.asOf)}.`,
    },
  ];
}
