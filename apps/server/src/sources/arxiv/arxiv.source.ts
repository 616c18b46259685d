import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readXml } from '../shared/xml.ts';
import { mapEntry } from './arxiv.mapping.ts';
import { fromOai, mapMetadata } from './metadata.mapping.ts';

/**
 * https://info.arxiv.org/help/api: the Atom feed that a query answers; https://info.arxiv.org/help/oa: answers of
 * OAI-PMH in the format arXiv; and the metadata snapshot, one JSON object a line.
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
          return mapMetadata(found.value, stamp);
        });
      }
      return;
    }
    let number = 0;
    for await (const node of readXml(file, isOai(file) ? 'arXiv' : 'entry', context.signal)) {
      number += 1;
      yield attempt(`entry ${number}`, () =>
        node.name === 'arXiv' ? mapMetadata(fromOai(node), stamp) : mapEntry(node, stamp),
      );
    }
  },
};

const isFeed = (file: SourceFile) => /<feed[\s>]/.test(headText(file)) && /arxiv\.org\//.test(headText(file));
const isOai = (file: SourceFile) => /<arXiv[\s>]/.test(headText(file));
const pathOf = (file: SourceFile) =>
  recordPath(file, ['id', 'authors_parsed'], ['id', 'categories', 'abstract'], ['id', 'journal-ref', 'title']);
