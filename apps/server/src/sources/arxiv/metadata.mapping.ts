import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { publicationRecord } from '../../catalogue/engines/publications.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { cleanText, optionalText } from '../../catalogue/normalise/text.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { JsonObject } from '../shared/json.ts';
import { at, listAt, required, textAt } from '../shared/mapping.ts';
import { child, childrenOf, childText, type XmlNode } from '../shared/xml.ts';

/** A work of the metadata snapshot: one JSON object a line. */
export function mapMetadata(work: unknown, stamp: (id: string, url: string | null) => RecordStamp): CatalogueRecord {
  const number = required(textAt(work, 'id'), 'id').replace(/v\d+$/, '');
  const parsed = listAt(work, 'authors_parsed').map((one) =>
    [at(one, 1), at(one, 0), at(one, 2)]
      .map((part) => cleanText(part))
      .filter(Boolean)
      .join(' '),
  );
  const names = parsed.length > 0 ? parsed : (textAt(work, 'authors')?.split(/,\s+|\s+and\s+/) ?? []);
  return publicationRecord(
    {
      title: required(textAt(work, 'title'), 'title'),
      abstract: textAt(work, 'abstract'),
      doi: textAt(work, 'doi')?.toLowerCase(),
      type: 'Preprint',
      venue: textAt(work, 'journal-ref') ?? 'arXiv',
      sourceType: 'Repository',
      publicationDate: parseDate(at(work, 'versions', 0, 'created')) ?? parseDate(at(work, 'update_date')),
      authors: names.filter(Boolean).map((name) => ({ name })),
      topics: textAt(work, 'categories')?.split(/\s+/),
      openAccess: 'Green',
      fullTextUrl: `https://arxiv.org/pdf/${number}`,
      license: textAt(work, 'license'),
      comment: textAt(work, 'comments'),
    },
    stamp(`arxiv-${number}`, `https://arxiv.org/abs/${number}`),
  );
}

/** `<arXiv>` of an OAI-PMH answer under the snapshot's names. */
export function fromOai(node: XmlNode): JsonObject {
  const read = (name: string) => optionalText(childText(node, name));
  return {
    id: read('id'),
    title: read('title'),
    abstract: read('abstract'),
    doi: read('doi'),
    'journal-ref': read('journal-ref'),
    categories: read('categories'),
    comments: read('comments'),
    license: read('license'),
    versions: [{ created: read('created') }],
    authors_parsed: childrenOf(child(node, 'authors'), 'author').map((author) => [
      childText(author, 'keyname') ?? '',
      childText(author, 'forenames') ?? '',
      childText(author, 'suffix') ?? '',
    ]),
  };
}
