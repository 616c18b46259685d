import type { Source } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readXml } from '../shared/xml.ts';
import { mapEntry } from './arxiv.mapping.ts';

/** https://info.arxiv.org/help/api: the Atom feed that a query answers. */
export const arxiv: Source = {
  name: 'arxiv',
  label: 'arXiv',
  url: 'https://arxiv.org',
  licence: 'Metadata CC0 1.0; thank you to arXiv for use of its open access interoperability',
  engines: ['publications'],
  recognises: (file) => /<feed[\s>]/.test(headText(file)) && /arxiv\.org\//.test(headText(file)),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(arxiv, context, id, url);
    let number = 0;
    for await (const entry of readXml(file, 'entry', context.signal)) {
      number += 1;
      yield attempt(`entry ${number}`, () => mapEntry(entry, stamp));
    }
  },
};
