import { formatDate, formatMoney, formatMoneyShort } from '@groundwork/contract/format';
import type { Award } from '../../catalogue/engines/awards.ts';
import { type ClinicalTrial, knownStatus } from '../../catalogue/engines/clinical-trials.ts';
import type { InternationalTrial } from '../../catalogue/engines/international-trials.ts';
import type { Patent } from '../../catalogue/engines/patents.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { isUntitled } from '../records/evidence-record.ts';
import { ofRecord, type Words, words } from '../statements/statement.ts';
import { keyOf, ofField, titleOf } from './collect.ts';
import type { Organisation } from './organisations.ts';
import { articled } from './with-article.ts';

/** A record's statement on one organisation's work, and the field lines that say it. */
export interface Work {
  record: CatalogueRecord;
  said: Words;
  quotes: string[];
}

/** `isNamed`: the organisation was named in the sentence before. */
type Tell = (record: CatalogueRecord, isNamed: boolean) => Omit<Work, 'record'> | null;

const TELL: Partial<Record<CatalogueRecord['engine'], Tell>> = {
  awards: (record, isNamed) => {
    const { awardee, agency, year } = record.data as Award;
    if (!awardee || !agency) return null;
    const amount = record.amount
      ? words` of ${ofRecord(keyOf(record), amountLine(record, 'Award amount')[0]!, formatMoneyShort(record.amount), 'amount')}`
      : null;
    const when = year ? words` in ${ofField(record, 'Award year', String(year))}` : null;
    const who = isNamed ? words`It` : ofField(record, 'Awardee', awardee);
    return {
      said: words`${who} received an award${amount} from ${articled(ofField(record, 'Agency', agency))} for ${titleOf(record)}${when}.`,
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
    const dated = ofField(record, 'Grant or publication date', formatDate(record.date));
    return {
      said: isNamed
        ? words`Its patent ${titleOf(record)} is dated ${dated}.`
        : words`The patent of ${ofField(record, 'Assignee', assignee)}, ${titleOf(record)}, is dated ${dated}.`,
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
      said: words`${isNamed ? words`It` : ofField(record, 'Sponsor', sponsor)} sponsors the trial ${titleOf(record)}${
        said
          ? words`, whose status is ${ofField(record, 'Status', status!, `${said[0]!.toLowerCase()}${said.slice(1)}`)}`
          : null
      }.`,
      quotes: [`Title: ${record.title}`, `Sponsor: ${sponsor}`, ...(said ? [`Status: ${status}`] : [])],
    };
  },
  'international-trials': (record, isNamed) => {
    const { sponsor, registrationDate } = record.data as InternationalTrial;
    if (!sponsor || !registrationDate) return null;
    const registered = ofField(record, 'Registration date', formatDate(registrationDate));
    return {
      said: isNamed
        ? words`Its trial ${titleOf(record)} was registered on ${registered}.`
        : words`${ofField(record, 'Primary sponsor', sponsor)} sponsors the trial ${titleOf(record)}, registered on ${registered}.`,
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
