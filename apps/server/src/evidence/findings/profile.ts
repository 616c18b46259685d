import { formatDate, formatMoney, formatMoneyShort } from '@groundwork/contract/format';
import type { Award } from '../../catalogue/engines/awards.ts';
import { type ClinicalTrial, knownStatus } from '../../catalogue/engines/clinical-trials.ts';
import type { InternationalTrial } from '../../catalogue/engines/international-trials.ts';
import type { Patent } from '../../catalogue/engines/patents.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { isUntitled } from '../gather/clean-record.ts';
import type { Organisation } from './organisations.ts';
import { withArticle } from './with-article.ts';

/** What a record says of one organisation's work, and the field lines that say it. */
export interface Work {
  record: CatalogueRecord;
  text: string;
  quotes: string[];
}

/** `isNamed`: the organisation was named in the sentence before. */
type Tell = (record: CatalogueRecord, isNamed: boolean) => Omit<Work, 'record'> | null;

const TELL: Partial<Record<CatalogueRecord['engine'], Tell>> = {
  awards: (record, isNamed) => {
    const { awardee, agency, year } = record.data as Award;
    if (!awardee || !agency) return null;
    const amount = record.amount ? ` of ${formatMoneyShort(record.amount)}` : '';
    const when = year ? ` in ${year}` : '';
    return {
      text: `${isNamed ? 'It' : awardee} received an award${amount} from ${withArticle(agency)} for “${record.title}”${when}.`,
      quotes: [
        `Title: ${record.title}`,
        `Awardee: ${awardee}`,
        `Agency: ${agency}`,
        ...(year ? [`Award year: ${year}`] : []),
        ...amountLine(record, 'Award amount'),
      ],
    };
  },
  patents: (record, isNamed) => {
    const assignee = (record.data as Patent).assignees?.[0]?.name;
    if (!assignee || !record.date) return null;
    return {
      text: `${isNamed ? 'Its patent' : `The patent of ${assignee},`} “${record.title}”${isNamed ? '' : ','} is dated ${formatDate(record.date)}.`,
      quotes: [
        `Title: ${record.title}`,
        `Assignee: ${assignee}`,
        `Grant or publication date: ${formatDate(record.date)}`,
      ],
    };
  },
  'clinical-trials': (record, isNamed) => {
    const { sponsor, status } = record.data as ClinicalTrial;
    if (!sponsor) return null;
    const said = knownStatus({ status });
    return {
      text: `${isNamed ? 'It' : sponsor} sponsors the trial “${record.title}”${said ? `, whose status is ${said[0]!.toLowerCase()}${said.slice(1)}` : ''}.`,
      quotes: [`Title: ${record.title}`, `Sponsor: ${sponsor}`, ...(said ? [`Status: ${status}`] : [])],
    };
  },
  'international-trials': (record, isNamed) => {
    const { sponsor, registrationDate } = record.data as InternationalTrial;
    if (!sponsor || !registrationDate) return null;
    return {
      text: isNamed
        ? `Its trial “${record.title}” was registered on ${formatDate(registrationDate)}.`
        : `${sponsor} sponsors the trial “${record.title}”, registered on ${formatDate(registrationDate)}.`,
      quotes: [
        `Title: ${record.title}`,
        `Primary sponsor: ${sponsor}`,
        `Registration date: ${formatDate(registrationDate)}`,
      ],
    };
  },
};

const amountLine = ({ amount }: CatalogueRecord, label: string) =>
  amount === null ? [] : [`${label}: ${formatMoney(amount)}`];

/** The newest award, patent or trial of an organisation that says what it is about. */
export function latestWork({ name, records }: Organisation, isNamed = true): Work | null {
  const candidates = records
    .map(({ record }) => record)
    .filter((record) => TELL[record.engine] && record.organisations[0]?.name === name && !isUntitled(record))
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  for (const record of candidates) {
    const told = TELL[record.engine]!(record, isNamed);
    if (told) return { record, ...told };
  }
  return null;
}
