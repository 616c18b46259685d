import type { ReadContext, Source, SourceItem } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { type JsonPath, readJson } from '../shared/json.ts';
import { at, attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { askCtis } from './ctis.ask.ts';
import { type CtisParts, liveCtis } from './ctis.live.ts';
import { mapCtis } from './ctis.mapping.ts';

/** https://euclinicaltrials.eu: answers of its `search` and `retrieve`, one or an array. */
export const ctis: Source = {
  name: 'ctis',
  label: 'EU Clinical Trials Information System',
  url: 'https://euclinicaltrials.eu',
  licence: 'European Medicines Agency; reuse with acknowledgement of the source',
  engines: ['international-trials'],
  recognises: (file) => {
    const head = headText(file);
    return (
      /"ctNumber"\s*:/.test(head) && /"(ctTitle|authorizedApplication|ctPublicStatusCode|ctStatus)"\s*:/.test(head)
    );
  },
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(ctis, context, id, url);
    for await (const element of readJson(file, pathOf(headText(file)), context.signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        const isRow = ['ctTitle', 'title'].some((name) => at(element.value, name) !== undefined);
        return mapCtis(isRow ? { row: element.value } : { trial: element.value }, stamp);
      });
    }
  },
  live: liveCtis(toItem),
  ask: askCtis(toItem),
};

function toItem(place: string, parts: CtisParts, context: ReadContext): SourceItem {
  return attempt(place, () => mapCtis(parts, (id, url) => stampOf(ctis, context, id, url)));
}

function pathOf(head: string): JsonPath {
  if (head.trimStart().startsWith('[')) return ['*'];
  return /"ctTitle"\s*:/.test(head) && /"data"\s*:\s*\[/.test(head) ? ['data', '*'] : [];
}
