import type { Engine } from '@groundwork/contract/engines';
import { formatDate, formatMoney, formatMoneyShort } from '@groundwork/contract/format';
import type { FeedContent, FeedPicture } from '@groundwork/contract/innovation-feed';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { Award } from '../../catalogue/engines/awards.ts';
import { type ClinicalTrial, knownStatus } from '../../catalogue/engines/clinical-trials.ts';
import type { FundingOpportunity } from '../../catalogue/engines/funding-opportunities.ts';
import type { InternationalTrial } from '../../catalogue/engines/international-trials.ts';
import type { Patent } from '../../catalogue/engines/patents.ts';
import type { Spending } from '../../catalogue/engines/usa-spending.ts';
import { calm } from '../../catalogue/normalise/calm.ts';
import { foldedWords } from '../../catalogue/query/fold.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type DraftSentence, fact, sentence } from '../../evidence/draft.ts';
import type { EvidenceNote } from '../../evidence/evidence.ts';
import { keyOf, ofField } from '../../evidence/findings/collect.ts';
import { articled } from '../../evidence/findings/with-article.ts';
import type { NoteKind } from '../../evidence/reading/note.ts';
import { quoted } from '../../evidence/statements/of-record.ts';
import { ofRecord, type Words, words } from '../../evidence/statements/statement.ts';

const QUOTED = 2;
const TAGS_OF_TERMS = 3;
const PEERS_MAX = 40;

/** The first sentence about a record of a data set: who, how much, when. */
const LEADS: Partial<Record<Engine, (record: CatalogueRecord) => Words | null>> = {
  awards: (record) => {
    const { awardee, agency, year } = record.data as Award;
    if (!awardee || !agency) return null;
    const amount = record.amount ? words` of ${amountOf(record, 'Award amount')}` : null;
    const when = year ? words` in ${ofField(record, 'Award year', String(year))}` : null;
    return words`${ofField(record, 'Awardee', awardee)} received an award${amount} from ${articled(ofField(record, 'Agency', agency))}${when}.`;
  },
  patents: (record) => {
    const assignee = (record.data as Patent).assignees?.[0]?.name;
    if (!assignee || !record.date) return null;
    return words`The patent of ${ofField(record, 'Assignee', assignee)} is dated ${ofField(record, 'Grant or publication date', formatDate(record.date))}.`;
  },
  'usa-spending': (record) => {
    const { recipient, agency } = record.data as Spending;
    if (!recipient || !agency || !record.amount) return null;
    return words`The awarding agency ${ofField(record, 'Awarding agency', agency)} obligated ${amountOf(record, 'Obligated amount')} to the recipient ${ofField(record, 'Recipient', recipient)}.`;
  },
  'funding-opportunities': (record) => {
    const { agency, closeDate } = record.data as FundingOpportunity;
    if (!agency || !closeDate) return null;
    return words`The call of ${articled(ofField(record, 'Agency', agency))} closes on ${ofField(record, 'Closes', formatDate(closeDate))}.`;
  },
  'clinical-trials': (record) => {
    const { sponsor, status } = record.data as ClinicalTrial;
    if (!sponsor) return null;
    const said = knownStatus({ status });
    const standing = said ? words`, whose status is ${ofField(record, 'Status', status!, said)}` : null;
    return words`${ofField(record, 'Sponsor', sponsor)} sponsors the trial${standing}.`;
  },
  'international-trials': (record) => {
    const { sponsor, registrationDate } = record.data as InternationalTrial;
    if (!sponsor || !registrationDate) return null;
    return words`${ofField(record, 'Primary sponsor', sponsor)} sponsors the trial, registered on ${ofField(record, 'Registration date', formatDate(registrationDate))}.`;
  },
};

/** The record's amount, in short. */
const amountOf = (record: CatalogueRecord, label: string) =>
  ofRecord(keyOf(record), `${label}: ${formatMoney(record.amount!)}`, formatMoneyShort(record.amount!), 'amount');

/** The notes worth a line in a feed, the most telling first: what was reached and found before what a thing is. */
const TOLD: readonly NoteKind[] = [
  'result',
  'achieved',
  'stage',
  'regulation',
  'what',
  'need',
  'how',
  'next',
  'market',
];

/** The record's first facts, and what it says word for word: its notes, else the sentence that shows most of the project’s words. */
export function draftOf(
  record: CatalogueRecord,
  { notes, shown }: { notes: readonly EvidenceNote[]; shown: string | null },
): DraftSentence[] {
  const key = keyOf(record);
  const lead = LEADS[record.engine]?.(record);
  const telling = TOLD.flatMap((kind) => notes.filter((note) => note.key === key && note.kind === kind).slice(0, 1));
  const quotes =
    telling.length > 0 ? telling.map(({ quote }) => quote) : shown && record.text.includes(shown) ? [shown] : [];
  return [
    ...(lead ? [fact(lead)] : []),
    ...quotes
      .filter((quote) => quote !== record.title)
      .slice(0, QUOTED)
      .map((quote) => sentence(quoted(key, quote))),
  ];
}

/** The amounts that others of its data set in the field state, and the years that they are of. */
export interface Peers {
  amounts: number[];
  years: { year: number; count: number }[];
}

interface Found {
  record: CatalogueRecord;
  sentences: readonly DraftSentence[];
  /** Words of the project that the record has, most telling first. */
  has: readonly string[];
  peers: Peers;
}

export function feedContentOf({ record, sentences, has, peers }: Found, engine: EngineDeclaration): FeedContent {
  const told = sentences.map(({ text, kind }) => ({ text, kind: kind ?? ('quotation' as const) }));
  const german = sentences.map((each) => each.german?.text);
  return {
    headline: calm(record.title),
    body: told.map(({ text }) => text).join(' '),
    sentences: told,
    hashtags: [...new Set([...has.filter(isTag).slice(0, TAGS_OF_TERMS), engine.label].map(hashtag))],
    searchEngine: record.engine,
    recordId: record.id,
    recordDate: record.date,
    reference: record.source.name,
    referenceUrl: record.url,
    isSample: record.source.isSample,
    picture: pictureOf(record, peers, engine),
    ...(german.every((text) => text !== undefined) && { german }),
  };
}

/** Shorter ones are pieces of names: 'cov' of SARS-CoV-2. */
const TAG_MIN = 4;
const isTag = (label: string) => foldedWords(label).join('').length >= TAG_MIN;

/** Abbreviations have a digit, or no vowel; the project's words are kept in small letters. */
const isAbbreviation = (word: string) => /\d/.test(word) || !/[aeiouy]/i.test(word);

/** "solid electrolyte" as #SolidElectrolyte, "sglt2" as #SGLT2. */
export const hashtag = (label: string): string =>
  `#${(label.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => (isAbbreviation(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')}`;

function pictureOf(
  { amount, date }: CatalogueRecord,
  { amounts, years }: Peers,
  engine: EngineDeclaration,
): FeedPicture {
  if (engine.amount && amount !== null && amount > 0)
    return {
      type: 'amount',
      label: engine.amount.label,
      unit: engine.amount.unit,
      value: amount,
      others: amounts.slice(0, PEERS_MAX),
    };
  const year = date === null ? null : Number(date.slice(0, 4));
  if (year !== null && years.length > 1) return { type: 'year', year, years };
  return { type: 'plain' };
}
