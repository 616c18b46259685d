import { formatDate, formatMoneyShort } from '@groundwork/contract/format';
import type { Award } from '../../catalogue/engines/awards.ts';
import type { ClinicalTrial } from '../../catalogue/engines/clinical-trials.ts';
import type { Patent } from '../../catalogue/engines/patents.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { isUntitled } from '../gather/clean-record.ts';
import type { Organisation } from './organisations.ts';

/** What a record says of one organisation's work, and the field lines that say it. */
export interface Work {
  record: CatalogueRecord;
  text: string;
  quotes: string[];
}

type Tell = (record: CatalogueRecord) => Omit<Work, 'record'> | null;

const TELL: Partial<Record<CatalogueRecord['engine'], Tell>> = {
  awards: (record) => {
    const { awardee, agency, year } = record.data as Award;
    if (!awardee || !agency) return null;
    const amount = record.amount ? ` of ${formatMoneyShort(record.amount)}` : '';
    const when = year ? ` in ${year}` : '';
    return {
      text: `It received an award${amount} from the agency ${agency} for “${record.title}”${when}.`,
      quotes: [
        `Title: ${record.title}`,
        `Awardee: ${awardee}`,
        `Agency: ${agency}`,
        ...(year ? [`Award year: ${year}`] : []),
        ...amountLine(record, 'Award amount'),
      ],
    };
  },
  patents: (record) => {
    const assignee = (record.data as Patent).assignees?.[0]?.name;
    if (!assignee || !record.date) return null;
    return {
      text: `Its patent “${record.title}” is dated ${formatDate(record.date)}.`,
      quotes: [
        `Title: ${record.title}`,
        `Assignee: ${assignee}`,
        `Grant or publication date: ${formatDate(record.date)}`,
      ],
    };
  },
  'clinical-trials': (record) => {
    const { sponsor, status } = record.data as ClinicalTrial;
    if (!sponsor || !status) return null;
    return {
      text: `It sponsors the trial “${record.title}”, whose status is ${status}.`,
      quotes: [`Title: ${record.title}`, `Sponsor: ${sponsor}`, `Status: ${status}`],
    };
  },
};

const amountLine = ({ amount }: CatalogueRecord, label: string) =>
  amount === null ? [] : [`${label}: $${amount.toLocaleString('en-US')}`];

/** The newest award, patent or trial of an organisation that says what it is about. */
export function latestWork({ name, records }: Organisation): Work | null {
  const candidates = records
    .map(({ record }) => record)
    .filter((record) => TELL[record.engine] && record.organisations[0]?.name === name && !isUntitled(record))
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  for (const record of candidates) {
    const told = TELL[record.engine]!(record);
    if (told) return { record, ...told };
  }
  return null;
}
