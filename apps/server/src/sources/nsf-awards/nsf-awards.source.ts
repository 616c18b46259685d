import type { Source } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { attempt, RowRejected, stampOf, textAt } from '../shared/mapping.ts';
import { mapAward } from './nsf-awards.mapping.ts';

/** https://api.nsf.gov/services/v1/awards.json; it answers errors with status 200 and a notification. */
export const nsfAwards: Source = {
  name: 'nsf-awards',
  label: 'NSF Award Search',
  url: 'https://www.nsf.gov/awardsearch',
  licence: 'US government work (public domain)',
  engines: ['awards'],
  recognises: (file) => {
    const head = headText(file);
    return /^\s*\{\s*"response"\s*:/.test(head) && /"serviceNotification"|"awardeeName"|"fundsObligatedAmt"/.test(head);
  },
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(nsfAwards, context, id, url);
    const isError = headText(file).includes('"serviceNotification"');
    const path = isError ? ['response', 'serviceNotification', '*'] : ['response', 'award', '*'];
    for await (const element of readJson(file, path, context.signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        if (isError)
          throw new RowRejected(`The service answered: ${textAt(element.value, 'notificationMessage') ?? 'an error'}`);
        return mapAward(element.value, stamp);
      });
    }
  },
};
