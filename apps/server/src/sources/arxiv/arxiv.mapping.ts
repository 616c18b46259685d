import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Publication, publicationRecord } from '../../catalogue/engines/publications.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { cleanText, optionalText } from '../../catalogue/normalise/text.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, listAt, RowRejected, required, textAt } from '../shared/mapping.ts';
import { child, childrenOf, childText, type XmlNode } from '../shared/xml.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;

/** An `<entry>` of the Atom feed. Its id names a version; the record is of the work, whatever its version. */
export function mapEntry(entry: XmlNode, stamp: Stamp): CatalogueRecord<Publication> {
  const page = required(childText(entry, 'id'), 'id');
  const title = required(optionalText(childText(entry, 'title')), 'title');
  // A query that fails is answered by a feed with one entry.
  if (/\/api\/errors/.test(page))
    throw new RowRejected(`arXiv answered an error: ${childText(entry, 'summary') ?? title}`);
  const primary = entry.children.find((one) => one.name === 'arxiv:primary_category')?.attributes['term'];
  const categories = childrenOf(entry, 'category').flatMap((one) => one.attributes['term'] ?? []);
  const pdf = childrenOf(entry, 'link').find((one) => one.attributes['title'] === 'pdf')?.attributes['href'];
  return preprint(
    {
      number: page.replace(/^.*\/abs\//, '').replace(/v\d+$/, ''),
      title,
      abstract: childText(entry, 'summary'),
      doi: childText(entry, 'arxiv:doi'),
      journal: childText(entry, 'arxiv:journal_ref'),
      date: childText(entry, 'published'),
      authors: childrenOf(entry, 'author').map((author) => ({
        name: optionalText(childText(author, 'name')),
        affiliations: childrenOf(author, 'arxiv:affiliation'),
      })),
      categories: [primary, ...categories].filter((one) => one !== undefined),
      pdf: pdf?.replace(/^http:/, 'https:'),
      comment: childText(entry, 'arxiv:comment'),
    },
    stamp,
  );
}

/** A `<record>` of OAI-PMH in the format `arXiv`, which is always of the latest version. */
export function mapOaiRecord(record: XmlNode, stamp: Stamp): CatalogueRecord<Publication> {
  const work = child(record, 'metadata', 'arXiv');
  const number = required(childText(work, 'id') ?? oaiNumber(record), 'id');
  return preprint(
    {
      number,
      title: required(optionalText(childText(work, 'title')), 'title'),
      abstract: childText(work, 'abstract'),
      doi: childText(work, 'doi'),
      journal: childText(work, 'journal-ref'),
      date: childText(work, 'created'),
      authors: childrenOf(child(work, 'authors'), 'author').map((author) => ({
        name: optionalText(
          ['forenames', 'keyname', 'suffix'].flatMap((part) => childText(author, part) ?? []).join(' '),
        ),
        affiliations: childrenOf(author, 'affiliation'),
      })),
      categories: childText(work, 'categories')?.split(/\s+/) ?? [],
      pdf: `https://arxiv.org/pdf/${number}`,
      comment: childText(work, 'comments'),
      license: childText(work, 'license'),
    },
    stamp,
  );
}

/** A work of the metadata snapshot: one JSON object a line. */
export function mapSnapshot(work: unknown, stamp: Stamp): CatalogueRecord<Publication> {
  const number = required(textAt(work, 'id'), 'id').replace(/v\d+$/, '');
  const parsed = listAt(work, 'authors_parsed').map((one) =>
    [1, 0, 2].map((part) => cleanText(at(one, part))).join(' '),
  );
  const names = parsed.length > 0 ? parsed : (textAt(work, 'authors')?.split(/,\s+|\s+and\s+/) ?? []);
  return preprint(
    {
      number,
      title: required(textAt(work, 'title'), 'title'),
      abstract: textAt(work, 'abstract'),
      doi: textAt(work, 'doi'),
      journal: textAt(work, 'journal-ref'),
      date: textAt(work, 'versions', 0, 'created') ?? textAt(work, 'update_date'),
      authors: names.map((name) => ({ name: optionalText(name), affiliations: [] })),
      categories: textAt(work, 'categories')?.split(/\s+/) ?? [],
      pdf: `https://arxiv.org/pdf/${number}`,
      comment: textAt(work, 'comments'),
      license: textAt(work, 'license'),
    },
    stamp,
  );
}

/** 'oai:arXiv.org:cs/9901001' names the work 'cs/9901001'. */
export function oaiNumber(record: XmlNode): string | undefined {
  return childText(record, 'header', 'identifier')?.replace(/^oai:arXiv\.org:/i, '');
}

export const recordId = (number: string) => `arxiv-${number}`;

interface Preprint {
  number: string;
  title: string;
  abstract: string | undefined;
  doi: string | undefined;
  journal: string | undefined;
  date: string | undefined;
  authors: { name: string | undefined; affiliations: XmlNode[] }[];
  /** The primary one first. */
  categories: string[];
  pdf: string | undefined;
  comment: string | undefined;
  license?: string | undefined;
}

function preprint(work: Preprint, stamp: Stamp): CatalogueRecord<Publication> {
  const data: Publication = {
    title: work.title,
    abstract: cleanText(work.abstract) || undefined,
    // Some works name several, with blanks between.
    doi: work.doi?.toLowerCase().split(/\s/)[0],
    type: 'Preprint',
    venue: optionalText(work.journal) ?? 'arXiv',
    sourceType: 'Repository',
    publicationDate: parseDate(work.date),
    authors: work.authors.flatMap(({ name, affiliations }) =>
      name ? { name, affiliations: affiliations.flatMap((one) => optionalText(one.text) ?? []) } : [],
    ),
    topics: [...new Set(work.categories)],
    openAccess: 'Green',
    license: work.license,
    fullTextUrl: work.pdf,
    comment: optionalText(work.comment),
  };
  return publicationRecord(data, stamp(recordId(work.number), `https://arxiv.org/abs/${work.number}`));
}
