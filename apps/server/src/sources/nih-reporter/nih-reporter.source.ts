import type { Source } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { liveNih } from './nih-reporter.live.ts';
import { mapNihProject } from './nih-reporter.mapping.ts';

/** https://api.reporter.nih.gov: answers of the second version's projects endpoint. */
export const nihReporter: Source = {
  name: 'nih-reporter',
  label: 'NIH RePORTER',
  url: 'https://reporter.nih.gov',
  licence: 'US government work (public domain)',
  engines: ['awards'],
  recognises: (file) => /"appl_id"\s*:/.test(headText(file)) && /"results"\s*:/.test(headText(file)),
  async *read(file, context) {
    for await (const element of readJson(file, ['results', '*'], context.signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapNihProject(element.value, (id, url) => stampOf(nihReporter, context, id, url));
      });
    }
  },
  live: liveNih((at, project, context) =>
    attempt(at, () => mapNihProject(project, (id, url) => stampOf(nihReporter, context, id, url))),
  ),
};
