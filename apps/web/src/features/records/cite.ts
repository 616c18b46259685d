import { formatDate } from '@groundwork/contract/format';
import type { RecordDetail } from '@groundwork/contract/records';
import { RECORDS_TEXTS } from './records.texts.ts';

export const CITE_FORMATS = { text: RECORDS_TEXTS.text, bibtex: 'BibTeX', ris: 'RIS' } as const;
export type CiteFormat = keyof typeof CITE_FORMATS;

const CREATORS = /^(author|inventor|principal investigator)$/i;
const CREATORS_MAX = 20;

/** A record as people cite it. `page` is its address in this product, for records without one at their source. */
export function cite(record: RecordDetail, format: CiteFormat, page: string): string {
  const facts = factsOf(record, page);
  if (format === 'bibtex') return bibtex(record, facts);
  return format === 'ris' ? ris(facts) : plain(facts);
}

type Facts = ReturnType<typeof factsOf>;

function factsOf({ title, people, organisations, date, url, source, data, id }: RecordDetail, page: string) {
  const named = people.filter(({ role }) => CREATORS.test(role)).map(({ name }) => name);
  const creators = named.length > 0 ? named : organisations.slice(0, 1).map(({ name }) => name);
  const doi = typeof data['doi'] === 'string' ? data['doi'] : null;
  return {
    id,
    title: oneLine(title),
    isPerson: named.length > 0,
    creators: creators.slice(0, CREATORS_MAX).map(oneLine),
    hasMore: creators.length > CREATORS_MAX,
    date,
    source: oneLine(source.name),
    retrieved: source.retrievedAt.slice(0, 10),
    doi,
    url: doi ? `https://doi.org/${doi}` : (url ?? page),
  };
}

function plain({ creators, hasMore, title, source, id, date, url, retrieved }: Facts): string {
  const by = creators.length > 0 ? `${creators.join(', ')}${hasMore ? ' et al.' : ''}. ` : '';
  const when = date ? `${formatDate(date, 'en')}. ` : '';
  return `${by}${title.replace(/[.?!]?$/, (end) => end || '.')} ${source}, ${id}. ${when}${url} (retrieved ${formatDate(retrieved, 'en')}).`;
}

function bibtex({ searchEngine }: RecordDetail, facts: Facts): string {
  const { creators, hasMore, isPerson, title, source, id, date, doi, url, retrieved } = facts;
  const author = [...creators.map((name) => (isPerson ? tex(name) : `{${tex(name)}}`)), ...(hasMore ? ['others'] : [])];
  const fields = {
    author: author.join(' and '),
    title: `{${tex(title)}}`,
    year: date?.slice(0, 4),
    howpublished: tex(source),
    note: tex(id),
    doi: doi && tex(doi),
    url,
    urldate: retrieved,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? `  ${name} = {${value}}` : []));
  const key = `${searchEngine}-${id}`.replace(/[^A-Za-z0-9:-]+/g, '-');
  return `@misc{${key},\n${lines.join(',\n')}\n}`;
}

function ris({ creators, title, source, id, date, doi, url, retrieved }: Facts): string {
  const day = date?.split('-') ?? [];
  return [
    ['TY', 'GEN'],
    ...creators.map((name) => ['AU', name]),
    ['TI', title],
    ['PY', day[0]],
    ['DA', day.length > 0 ? `${[...day, '', ''].slice(0, 3).join('/')}/` : undefined],
    ['PB', source],
    ['AN', id],
    ['DO', doi],
    ['UR', url],
    ['Y2', retrieved.replaceAll('-', '/')],
    ['ER', ''],
  ]
    .flatMap(([tag, value]) => (value || tag === 'ER' ? `${tag}  - ${value}` : []))
    .join('\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const TEX: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const tex = (text: string) => text.replace(/[\\{}$&#%_~^]/g, (sign) => TEX[sign] ?? `\\${sign}`);
