import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { universityTechnologyRecord } from '../../catalogue/engines/university-technologies.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, listAt, required, textAt } from '../shared/mapping.ts';
import { child, childrenOf, childText, type XmlNode } from '../shared/xml.ts';

export interface Office {
  /** The name that the operator or the feed gives it. */
  name: string | undefined;
  address: string;
}

/** A technology as an office's feed or page lists it. */
export interface Listing {
  title?: string | undefined;
  url?: string | undefined;
  description?: unknown;
  caseNumber?: string | undefined;
  date?: unknown;
  categories?: string[];
  inventors?: string[];
  contactEmail?: string | undefined;
}

export function mapListing(
  told: Listing,
  office: Office,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord {
  const title = required(optionalText(told.title), 'title');
  const host = new URL(office.address).host;
  const url = told.url && URL.canParse(told.url, office.address) ? new URL(told.url, office.address).href : null;
  const own = told.caseNumber ?? (url ? new URL(url).pathname : title);
  return universityTechnologyRecord(
    {
      title,
      description: optionalParagraphs(told.description),
      institution: office.name ?? host,
      caseNumber: told.caseNumber,
      categories: told.categories ?? [],
      inventors: told.inventors ?? [],
      licensingStatus: 'Available',
      publishedDate: parseDate(told.date),
      contact: { email: told.contactEmail },
    },
    stamp(`tto-${slug(`${host} ${own}`, 200)}`, url ?? office.address),
  );
}

/** An `<item>` of RSS: the portals of TechPublisher add `dataField:caseId` and when it changed. */
export function listingOfItem(item: XmlNode): Listing {
  const email = childText(item, 'author');
  return {
    title: childText(item, 'title'),
    url: childText(item, 'link') ?? childText(item, 'guid'),
    description: childText(item, 'content:encoded') ?? childText(item, 'description'),
    caseNumber: optionalText(childText(item, 'dataField:caseId')),
    date: childText(item, 'pubDate') ?? childText(item, 'dc:date'),
    categories: childrenOf(item, 'category').flatMap((one) => optionalText(one.allText) ?? []),
    inventors: childrenOf(item, 'dc:creator').flatMap((one) => optionalText(one.allText) ?? []),
    ...(email && /^\S+@\S+$/.test(email) && { contactEmail: email }),
  };
}

/** An `<entry>` of Atom. */
export function listingOfEntry(entry: XmlNode): Listing {
  return {
    title: child(entry, 'title')?.allText,
    url: childrenOf(entry, 'link').find(({ attributes }) => (attributes['rel'] ?? 'alternate') === 'alternate')
      ?.attributes['href'],
    description: child(entry, 'content')?.allText ?? child(entry, 'summary')?.allText,
    date: childText(entry, 'published') ?? childText(entry, 'updated'),
    categories: childrenOf(entry, 'category').flatMap(({ attributes }) => attributes['term'] ?? []),
    inventors: childrenOf(entry, 'author').flatMap((author) => optionalText(childText(author, 'name')) ?? []),
  };
}

/** An object of JSON, flat or as `{attributes}` (JSON:API, as Flintbox's), or of JSON-LD. */
export function listingOfObject(value: unknown, office: Office): Listing {
  const about = at(value, 'attributes') ?? value;
  const uuid = textAt(about, 'uuid');
  const read = (...names: string[]) => names.map((name) => textAt(about, name)).find(Boolean);
  const texts = (name: string) => {
    const found = at(about, name);
    const list = Array.isArray(found) ? listAt(about, name) : [found];
    return list.flatMap((one) => optionalText(typeof one === 'string' ? one : textAt(one, 'name')) ?? []);
  };
  return {
    title: read('title', 'name', 'headline'),
    url: read('url', 'link', '@id', 'web_url') ?? (uuid && `${new URL(office.address).origin}/technologies/${uuid}`),
    description: at(about, 'description') ?? at(about, 'abstract') ?? at(about, 'keyPoint1') ?? at(about, 'summary'),
    caseNumber: read('caseId', 'caseNumber', 'case_number', 'ipNumber', 'identifier', 'reference'),
    date: read('publishedOn', 'datePublished', 'published', 'date', 'dateCreated', 'updated_at'),
    categories: [...texts('categories'), ...texts('keywords'), ...texts('tags')],
    inventors: [...texts('inventors'), ...texts('author'), ...texts('creator')],
  };
}
