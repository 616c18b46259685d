import type { ReportDocument, ReportSource } from '@groundwork/contract/report-document';
import { cslKind } from './record-kinds.ts';

/** A date as far as it is known: year, month, day. */
export type DateParts = [number, number?, number?];

export type CslName = { family: string; given: string; suffix?: string } | { literal: string };

/** An item of CSL JSON, as reference managers and citation processors read it; only what records can fill. */
export interface CslItem {
  id: string;
  type: string;
  title: string;
  author?: CslName[];
  issued?: { 'date-parts': [DateParts] };
  accessed?: { 'date-parts': [DateParts] };
  genre?: string;
  number?: string;
  'container-title'?: string;
  volume?: string;
  issue?: string;
  page?: string;
  publisher?: string;
  /** The place where it was found. */
  source?: string;
  DOI?: string;
  PMID?: string;
  URL?: string;
  note?: string;
}

/** The fields of a record when it was cited, as `Label: value`, by the number of its source. */
export type CitedFields = Record<number, string[]>;

const AUTHORS_MAX = 40;

/** The report's sources as references, in their order. What a field of the record says comes before what the report keeps. */
export const cslItems = (report: Pick<ReportDocument, 'sources'>, fields: CitedFields): CslItem[] =>
  report.sources.map((source) => cslItem(source, fields[source.number] ?? []));

function cslItem(source: ReportSource, lines: string[]): CslItem {
  const all = (label: string) =>
    lines.filter((line) => line.startsWith(`${label}: `)).map((line) => oneLine(line.slice(label.length + 2)));
  const first = (...labels: string[]) => labels.flatMap(all)[0];
  const kind = cslKind(source.searchEngine, first);
  const named = (labels: string[]) => labels.flatMap(all).map((name): CslName => ({ literal: name }));
  const people = [...kind.people.flatMap(all).slice(0, AUTHORS_MAX).map(personName), ...named(kind.groups ?? [])];
  const parties = source.parties.map(oneLine).flatMap((name): CslName[] => (name ? [{ literal: name }] : []));
  const author = [people, named(kind.bodies), kind.people.length > 0 ? [] : parties].find((names) => names.length > 0);
  const issued = dateParts(source.date);
  const accessed = dateParts(source.retrievedAt);
  const place = first('Volume, issue, pages') ?? '';
  const placed = (what: string) => new RegExp(`(?:^|, )${what} (.+?)(?=, (?:issue|pages) |$)`).exec(place)?.[1];
  const doi = /10\.\d{4,9}\/\S+/.exec(first('DOI') ?? source.url ?? '')?.[0];
  const item: Record<keyof CslItem, unknown> = {
    id: citationKey(source, author?.[0], issued),
    type: kind.type,
    title: oneLine(source.title) || 'Untitled',
    author: author && unique(author),
    issued: issued && { 'date-parts': [issued] },
    accessed: accessed && { 'date-parts': [accessed] },
    genre: kind.genre,
    number: first(...kind.numbers),
    'container-title': kind.container && first(kind.container),
    volume: placed('volume'),
    issue: placed('issue'),
    page: placed('pages'),
    publisher: first(...kind.publishers),
    source: oneLine(source.publisher),
    DOI: doi,
    PMID: first('PMID'),
    URL: source.url && /^https?:/.test(source.url) ? source.url : undefined,
    note: source.isSample ? 'Generated sample data; not a real record.' : undefined,
  };
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value)) as unknown as CslItem;
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const unique = (names: CslName[]): CslName[] => {
  const known = new Map(names.map((name) => [JSON.stringify(name), name]));
  return [...known.values()];
};

const PARTICLE = /^(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|ten|ter|bin|ibn|al|el)$/i;

/** It is no family name, though it stands last. */
const SUFFIXED = /^(?<name>.+?),? (?<suffix>[JS]r\.?|I{2,3}|IV)$/;

/** 'Ludwig van Beethoven' as family and given name; names that this can't be told of stay as they are written. */
function personName(whole: string): CslName {
  const { name = whole, suffix } = SUFFIXED.exec(whole)?.groups ?? {};
  if (suffix) {
    const person = personName(name);
    return 'family' in person ? { ...person, suffix } : { literal: whole };
  }
  const listed = /^([^,]+), ([^,]+)$/.exec(name);
  if (listed) return { family: listed[1]!, given: listed[2]! };
  const words = name.split(' ');
  if (words.length < 2 || !/^[\p{Script=Latin}\p{M}.'’\- ]+$/u.test(name)) return { literal: name };
  let at = words.length - 1;
  while (at > 1 && PARTICLE.test(words[at - 1]!)) at -= 1;
  return { family: words.slice(at).join(' '), given: words.slice(0, at).join(' ') };
}

/** Records give a year, a month or a day. */
function dateParts(date: string | null): DateParts | undefined {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(date ?? '');
  if (!parts) return undefined;
  return parts.slice(1).filter(Boolean).map(Number) as unknown as DateParts;
}

/** `voltara-2017-1`: who reads a manuscript's source knows which is meant; the source's number makes it the only one. */
function citationKey(source: ReportSource, author: CslName | undefined, issued: DateParts | undefined): string {
  const name = author ? ('family' in author ? author.family : author.literal) : source.title;
  const slug = name
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9 ]/g, '')
    .trim()
    .split(' ')[0]!
    .toLowerCase();
  return [slug || source.searchEngine, issued?.[0], source.number].filter(Boolean).join('-');
}
