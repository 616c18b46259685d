import type { Source } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { livePatents } from './patentsview.live.ts';
import { mapPatent } from './patentsview.mapping.ts';

/** https://search.patentsview.org: answers of the PatentSearch API's patent endpoint. */
export const patentsview: Source = {
  name: 'patentsview',
  label: 'PatentsView',
  url: 'https://patentsview.org',
  licence: 'CC BY 4.0',
  engines: ['patents'],
  recognises: (file) => /"patents"\s*:\s*\[/.test(headText(file)) && /"patent_(id|number)"\s*:/.test(headText(file)),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(patentsview, context, id, url);
    for await (const element of readJson(file, ['patents', '*'], context.signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapPatent(element.value, stamp);
      });
    }
  },
  live: livePatents((at, patent, context) =>
    attempt(at, () => mapPatent(patent, (id, url) => stampOf(patentsview, context, id, url))),
  ),
};
