import type { Source } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { liveNsf } from './nsf.live.ts';
import { mapNsfAward } from './nsf.mapping.ts';

/** https://resources.research.gov/common/webapi/awardapisearch-v1.htm: answers of the awards API. */
export const nsf: Source = {
  name: 'nsf',
  label: 'NSF Award Search',
  url: 'https://www.nsf.gov/awardsearch/',
  licence: 'US government work (public domain)',
  engines: ['awards'],
  recognises: (file) => /"award"\s*:\s*\[/.test(headText(file)) && /"response"\s*:/.test(headText(file)),
  async *read(file, context) {
    for await (const element of readJson(file, ['response', 'award', '*'], context.signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapNsfAward(element.value, (id, url) => stampOf(nsf, context, id, url));
      });
    }
  },
  live: liveNsf((at, award, context) =>
    attempt(at, () => mapNsfAward(award, (id, url) => stampOf(nsf, context, id, url))),
  ),
};
