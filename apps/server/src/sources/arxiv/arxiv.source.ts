import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { child, readXml, type XmlNode, xmlHead } from '../shared/xml.ts';
import { askArxiv } from './arxiv.ask.ts';
import { liveArxiv } from './arxiv.live.ts';
import { mapEntry, mapOaiRecord, mapSnapshot, oaiNumber, recordId } from './arxiv.mapping.ts';

/**
 * https://info.arxiv.org/help/api: the Atom feed that a query answers; https://info.arxiv.org/help/oa: pages of OAI-PMH
 * in the format `arXiv`; and the metadata snapshot, one JSON object a line.
 */
export const arxiv: Source = {
  name: 'arxiv',
  label: 'arXiv',
  url: 'https://arxiv.org',
  licence: 'Metadata CC0 1.0; thank you to arXiv for use of its open access interoperability',
  engines: ['publications'],
  recognises: (file) => isFeed(file) || isOai(file) || pathOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(arxiv, context, id, url);
    const path = pathOf(file);
    if (path) {
      for await (const found of readRecords(file, path, context.signal)) {
        yield attempt(found.at, () => {
          if ('error' in found) throw new RowRejected(found.error);
          return mapSnapshot(found.value, stamp);
        });
      }
      return;
    }
    let number = 0;
    for await (const node of readXml(file, ['entry', 'record'], context.signal)) {
      number += 1;
      if (node.name === 'entry') yield attempt(`entry ${number}`, () => mapEntry(node, stamp));
      else yield* recordItems(`record ${number}`, node, context);
    }
  },
  live: liveArxiv(recordItems),
  ask: askArxiv((at, entry, context) =>
    attempt(at, () => mapEntry(entry, (id, url) => stampOf(arxiv, context, id, url))),
  ),
};

function recordItems(at: string, record: XmlNode, context: ReadContext): SourceItem[] {
  const number = oaiNumber(record);
  if (number && child(record, 'header')?.attributes['status'] === 'deleted')
    return [{ at, deleted: { engine: 'publications', id: recordId(number) }, reason: 'Deleted by arXiv' }];
  return [attempt(at, () => mapOaiRecord(record, (id, url) => stampOf(arxiv, context, id, url)))];
}

const isFeed = (file: SourceFile) => /<feed[\s>]/.test(xmlHead(file)) && /arxiv\.org\//.test(xmlHead(file));
const isOai = (file: SourceFile) =>
  /<OAI-PMH[\s>]/.test(xmlHead(file)) && /oai:arXiv\.org:|<arXiv[\s>]/.test(xmlHead(file));
const pathOf = (file: SourceFile) =>
  recordPath(file, ['id', 'authors_parsed'], ['id', 'categories', 'abstract'], ['id', 'journal-ref', 'title']);
