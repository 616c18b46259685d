import type { Source } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { mapHit } from './yc-directory.mapping.ts';

/** https://www.ycombinator.com/companies: answers of the directory's search, {"results": [{"hits": [...]}]}. */
export const ycDirectory: Source = {
  name: 'yc-directory',
  label: 'Y Combinator company directory',
  url: 'https://www.ycombinator.com/companies',
  licence: 'Published on the directory’s pages; see its terms of use',
  engines: ['companies'],
  recognises: (file) =>
    /"hits"\s*:/.test(headText(file)) && /"batch"\s*:/.test(headText(file)) && /"one_liner"\s*:/.test(headText(file)),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(ycDirectory, context, id, url);
    const path = /^\s*\{\s*"hits"/.test(headText(file)) ? ['hits', '*'] : ['results', '*', 'hits', '*'];
    for await (const element of readJson(file, path, context.signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapHit(element.value, stamp);
      });
    }
  },
};
