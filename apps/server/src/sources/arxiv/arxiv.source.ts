import type { ReadContext, Source, SourceItem } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { child, readXml, type XmlNode } from '../shared/xml.ts';
import { liveArxiv } from './arxiv.live.ts';
import { mapEntry, mapOaiRecord, oaiNumber, recordId } from './arxiv.mapping.ts';

/**
 * https://info.arxiv.org/help/api: the Atom feed that a query answers; https://info.arxiv.org/help/oa: pages of
 * OAI-PMH in the format `arXiv`.
 */
export const arxiv: Source = {
  name: 'arxiv',
  label: 'arXiv',
  url: 'https://arxiv.org',
  licence: 'Metadata CC0 1.0; thank you to arXiv for use of its open access interoperability',
  engines: ['publications'],
  recognises: (file) => {
    const head = headText(file);
    return /<feed[\s>]/.test(head)
      ? /arxiv\.org\//.test(head)
      : /<OAI-PMH[\s>]/.test(head) && /oai:arXiv\.org:/.test(head);
  },
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(arxiv, context, id, url);
    let number = 0;
    for await (const node of readXml(file, ['entry', 'record'], context.signal)) {
      number += 1;
      if (node.name === 'entry') yield attempt(`entry ${number}`, () => mapEntry(node, stamp));
      else yield* recordItems(`record ${number}`, node, context);
    }
  },
  live: liveArxiv(recordItems),
};

function recordItems(at: string, record: XmlNode, context: ReadContext): SourceItem[] {
  const number = oaiNumber(record);
  if (number && child(record, 'header')?.attributes['status'] === 'deleted')
    return [{ at, deleted: { engine: 'publications', id: recordId(number) }, reason: 'Deleted by arXiv' }];
  return [attempt(at, () => mapOaiRecord(record, (id, url) => stampOf(arxiv, context, id, url)))];
}
