import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Publication, publicationRecord } from '../../catalogue/engines/publications.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { cleanText, optionalText } from '../../catalogue/normalise/text.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { RowRejected, required } from '../shared/mapping.ts';
import { childrenOf, childText, type XmlNode } from '../shared/xml.ts';

/** An `<entry>` of the Atom feed. Its id names a version; the record is of the work, whatever its version. */
export function mapEntry(
  entry: XmlNode,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Publication> {
  const page = required(childText(entry, 'id'), 'id');
  const title = required(optionalText(childText(entry, 'title')), 'title');
  // A query that fails is answered by a feed with one entry.
  if (/\/api\/errors/.test(page))
    throw new RowRejected(`arXiv answered an error: ${childText(entry, 'summary') ?? title}`);
  const number = page.replace(/^.*\/abs\//, '').replace(/v\d+$/, '');
  const primary = entry.children.find((one) => one.name === 'arxiv:primary_category')?.attributes['term'];
  const categories = childrenOf(entry, 'category').flatMap((one) => one.attributes['term'] ?? []);
  const pdf = childrenOf(entry, 'link').find((one) => one.attributes['title'] === 'pdf')?.attributes['href'];
  const data: Publication = {
    title,
    abstract: cleanText(childText(entry, 'summary')) || undefined,
    doi: childText(entry, 'arxiv:doi')?.toLowerCase(),
    type: 'Preprint',
    venue: optionalText(childText(entry, 'arxiv:journal_ref')) ?? 'arXiv',
    sourceType: 'Repository',
    publicationDate: parseDate(childText(entry, 'published')),
    authors: childrenOf(entry, 'author').flatMap((author) => {
      const name = optionalText(childText(author, 'name'));
      const affiliations = childrenOf(author, 'arxiv:affiliation').flatMap((one) => optionalText(one.text) ?? []);
      return name ? { name, affiliations } : [];
    }),
    topics: [...new Set([primary, ...categories].filter((one) => one !== undefined))],
    openAccess: 'Green',
    fullTextUrl: pdf?.replace(/^http:/, 'https:'),
    comment: optionalText(childText(entry, 'arxiv:comment')),
  };
  return publicationRecord(data, stamp(`arxiv-${number}`, `https://arxiv.org/abs/${number}`));
}
