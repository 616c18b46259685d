import type { Engine } from '@groundwork/contract/engines';
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
import { articled } from '../../findings/with-article.ts';
import { field, inField, named, title } from '../../statements/of-record.ts';
import type { Words } from '../../statements/part.ts';
import { word, words } from '../../statements/template.ts';
import { type DraftSentence, fact, fieldGrounds, inference } from '../draft.ts';

/** What is on record, the labels of the fields that say so, and what to do about it. */
interface Told {
  said: Words;
  labels: string[];
  advice: Words;
}

const TELL: [Engine, (each: EvidenceRecord, asOf: string) => Told | null][] = [
  [
    'awards',
    (each, asOf) => {
      const { record } = each;
      const { awardee, agency, year } = record.data as Award;
      if (!awardee || !agency) return null;
      return {
        said: words`${inField(each, 'Awardee', awardee)} has worked on ${title(each)} with an award from ${articled(inField(each, 'Agency', agency)!)}${year ? words` in ${inField(each, 'Award year', String(year))}` : null}.`,
        labels: ['Title', 'Awardee', 'Agency', 'Award year'],
        advice: isOfLongAgo(record.date, asOf)
          ? words`Look up what became of it: it may show what has been tried.`
          : words`Ask what came of it: the answer may save a detour.`,
      };
    },
  ],
  [
    'funding-opportunities',
    (each, asOf) => {
      const { record } = each;
      const { agency, closeDate } = record.data as FundingOpportunity;
      // Of a need of long ago nobody learns what to do now.
      if (!agency || !closeDate || isOfLongAgo(closeDate, asOf)) return null;
      const isOpen = closeDate >= asOf.slice(0, 10);
      return {
        said: words`The call ${title(each)} by ${articled(inField(each, 'Agency', agency)!)} ${word(isOpen ? 'closes' : 'closed')} on ${field(each, 'Closes')}.`,
        labels: ['Title', 'Agency', 'Closes'],
        advice: isOpen
          ? words`Consider applying: it may pay for the next stage.`
          : words`Read what it asked for: the need may still be there.`,
      };
    },
  ],
  [
    'federal-lab-technologies',
    (each) => {
      const { record } = each;
      const { lab } = record.data as LabTechnology;
      return lab
        ? {
            said: words`${inField(each, 'Laboratory', lab)} holds the technology ${title(each)}.`,
            labels: ['Title', 'Laboratory'],
            advice: words`Ask whether a license is still available.`,
          }
        : null;
    },
  ],
  [
    'university-technologies',
    (each) => {
      const { record } = each;
      const { institution } = record.data as UniversityTechnology;
      return institution
        ? {
            said: words`${inField(each, 'Institution', institution)} holds the technology ${title(each)}.`,
            labels: ['Title', 'Institution'],
            advice: words`Ask its licensing office whether it may be licensed.`,
          }
        : null;
    },
  ],
  [
    'patents',
    (each) => {
      const { record } = each;
      const assignee = (record.data as Patent).assignees?.[0]?.name;
      return assignee
        ? {
            said: words`${inField(each, 'Assignee', assignee)} holds the patent ${title(each)}.`,
            labels: ['Title', 'Assignee'],
            advice: words`Check what it claims before the design is fixed.`,
          }
        : null;
    },
  ],
  [
    'clinical-trials',
    (each) => {
      const { record } = each;
      const { sponsor } = record.data as ClinicalTrial;
      return sponsor
        ? {
            said: words`${inField(each, 'Sponsor', sponsor)} is the sponsor of the trial ${title(each)}.`,
            labels: ['Title', 'Sponsor'],
            advice: words`Read whom it takes in and what it measures: others may be compared by it.`,
          }
        : null;
    },
  ],
  [
    'international-trials',
    (each) => {
      const { record } = each;
      const { sponsor } = record.data as InternationalTrial;
      return sponsor
        ? {
            said: words`${inField(each, 'Primary sponsor', sponsor)} is the sponsor of the trial ${title(each)}.`,
            labels: ['Title', 'Primary sponsor'],
            advice: words`Ask the sponsor what came of it: results may never have been registered.`,
          }
        : null;
    },
  ],
  [
    'publications',
    (each) => ({
      said: words`A publication on the topic is ${title(each)}.`,
      labels: ['Title'],
      advice: words`Read it for prior art.`,
    }),
  ],
];

/** A paper that lies near is not one on the topic. */
function tellNearPaper(each: EvidenceRecord): Told | null {
  const { record } = each;
  const [first, ...others] = (record.data as Publication).authors ?? [];
  const year = record.date?.slice(0, 4);
  return first && year
    ? {
        said: words`${inField(each, 'Author', first.name)}${others.length > 0 ? words` and others` : null} published ${title(each)} in ${inField(each, 'Publication date', year)}.`,
        labels: ['Title', 'Author', 'Publication date'],
        advice: words`Read it for prior art.`,
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
  return [fact(told.said, grounds), inference(told.advice, [], grounds)];
}

/** What a firm's own entry says of it is a claim of the firm: that it is there is what a reader should know. */
function toldCompany(each: EvidenceRecord): DraftSentence[] | null {
  if (!isInBusiness(each.record)) return null;
  const { city, state, country } = each.record.place ?? {};
  const where = [city, state ?? country].filter(Boolean).join(', ');
  return [
    inference(
      words`Look at ${named(each)}${where ? words` of ${inField(each, 'Place', where)}` : null}: its entry suggests a product on the topic.`,
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
