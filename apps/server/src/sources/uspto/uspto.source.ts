import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readXml } from '../shared/xml.ts';
import { mapPatentXml } from './uspto.mapping.ts';

/** https://data.uspto.gov/bulkdata: full text of grants and applications, one document or a weekly volume. */
export const uspto: Source = {
  name: 'uspto',
  label: 'United States Patent and Trademark Office',
  url: 'https://data.uspto.gov',
  licence: 'US government work (public domain)',
  engines: ['patents'],
  recognises: (file) => elementOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(uspto, context, id, url);
    let number = 0;
    for await (const document of readXml(file, elementOf(file) ?? '', context.signal)) {
      number += 1;
      yield attempt(`document ${number}`, () => mapPatentXml(document, stamp));
    }
  },
};

function elementOf(file: SourceFile): string | null {
  return /<(us-patent-(?:grant|application))\s/.exec(headText(file))?.[1] ?? null;
}
