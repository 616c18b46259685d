import { formatDate } from '@groundwork/contract/format';
import type { RecordDetail } from '@groundwork/contract/records';
import { RECORDS_TEXTS } from './records.texts.ts';

export const CITE_FORMATS = { text: RECORDS_TEXTS.text, bibtex: 'BibTeX', ris: 'RIS', csl: 'CSL' } as const;
export type CiteFormat = keyof typeof CITE_FORMATS;

const CREATORS = /^(author|inventor|principal investigator)$/i;
const CREATORS_MAX = 20;

/** A record as people cite it. `page` is its address in this product, for records without one at their source. */
export const cite = (record: RecordDetail, format: CiteFormat, page: string): string =>
  format === 'text' ? plain(record, page) : record.citations[format];

function plain({ title, people, organisations, date, url, source, data, id }: RecordDetail, page: string): string {
  const named = people.filter(({ role }) => CREATORS.test(role));
  const creators = (named.length > 0 ? named : organisations.slice(0, 1)).map(({ name }) => oneLine(name));
  const hasMore = creators.length > CREATORS_MAX;
  const by = creators.length > 0 ? `${creators.slice(0, CREATORS_MAX).join(', ')}${hasMore ? ' et al.' : ''}. ` : '';
  const when = date ? `${formatDate(date, 'en')}. ` : '';
  const address = typeof data['doi'] === 'string' ? `https://doi.org/${data['doi']}` : (url ?? page);
  const retrieved = formatDate(source.retrievedAt.slice(0, 10), 'en');
  const name = oneLine(title).replace(/[.?!]?$/, (end) => end || '.');
  return `${by}${name} ${oneLine(source.name)}, ${id}. ${when}${address} (retrieved ${retrieved}).`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
