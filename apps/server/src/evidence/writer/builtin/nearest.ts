import type { Engine } from '@groundwork/contract/engines';
import { formatDate } from '@groundwork/contract/format';
import type { Award } from '../../../catalogue/engines/awards.ts';
import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import type { LabTechnology } from '../../../catalogue/engines/federal-lab-technologies.ts';
import type { FundingOpportunity } from '../../../catalogue/engines/funding-opportunities.ts';
import type { InternationalTrial } from '../../../catalogue/engines/international-trials.ts';
import type { Patent } from '../../../catalogue/engines/patents.ts';
import type { Publication } from '../../../catalogue/engines/publications.ts';
import type { UniversityTechnology } from '../../../catalogue/engines/university-technologies.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { isInBusiness } from '../../findings/player.ts';
import { isOfLongAgo } from '../../findings/statistics.ts';
import { withArticle } from '../../findings/with-article.ts';
import { type DraftSentence, fieldGrounds, inference } from '../draft.ts';

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
      // Of a need of long ago nobody learns what to do now.
      if (!agency || !closeDate || isOfLongAgo(closeDate, asOf)) return null;
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

/** A paper that lies near is not one on the topic. */
function tellNearPaper({ record }: EvidenceRecord): Told | null {
  const [first, ...others] = (record.data as Publication).authors ?? [];
  const year = record.date?.slice(0, 4);
  return first && year
    ? {
        text: `${first.name}${others.length > 0 ? ' and others' : ''} published “${record.title}” in ${year}.`,
        labels: ['Title', 'Author', 'Publication date'],
        advice: 'Read it for prior art.',
      }
    : null;
}

/** A record's fact and what to do about it. */
export function toldOf(each: EvidenceRecord, asOf: string, isNearAlone = false): DraftSentence[] | null {
  const told =
    isNearAlone && each.record.engine === 'publications'
      ? tellNearPaper(each)
      : TELL.find(([engine]) => engine === each.record.engine)?.[1](each, asOf);
  if (!told) return null;
  const grounds = fieldGrounds(each, ...told.labels);
  return [{ text: told.text, figures: [], grounds, kind: 'fact' }, inference(told.advice, [], grounds)];
}

/** What a firm's own entry says of it is a claim of the firm: that it is there is what a reader should know. */
function toldCompany(each: EvidenceRecord): DraftSentence[] | null {
  if (!isInBusiness(each.record)) return null;
  const { city, state, country } = each.record.place ?? {};
  const where = [city, state ?? country].filter(Boolean).join(', ');
  return [
    inference(
      `Look at ${each.record.title}${where ? ` of ${where}` : ''}: its entry suggests a product on the topic.`,
      [],
      fieldGrounds(each, 'Title', 'Place'),
    ),
  ];
}

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
  const engines: readonly Engine[] = [...TELL.map(([engine]) => engine), 'companies'];
  const told = engines.flatMap((engine): { key: string; title: string; sentences: DraftSentence[] }[] => {
    // Calls stand in an order of their own: those that are open first.
    const first = engine === 'awards' ? newestOf(records.awards) : records[engine][0];
    const sentences = first && (engine === 'companies' ? toldCompany(first) : toldOf(first, asOf));
    if (!sentences || toldBefore.has(first.key)) return [];
    return [{ key: first.key, title: first.record.title, sentences }];
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
