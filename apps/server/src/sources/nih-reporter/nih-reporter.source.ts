import type { Source } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { mapProject } from './nih-reporter.mapping.ts';

/** https://api.reporter.nih.gov: answers of v2/projects/search. */
export const nihReporter: Source = {
  name: 'nih-reporter',
  label: 'NIH RePORTER',
  url: 'https://reporter.nih.gov',
  licence: 'US government work (public domain)',
  engines: ['awards'],
  recognises: (file) => /"appl_id"\s*:/.test(headText(file)) && /"(project_num|fiscal_year)"\s*:/.test(headText(file)),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(nihReporter, context, id, url);
    const path = headText(file).trimStart().startsWith('[') ? ['*'] : ['results', '*'];
    for await (const element of readJson(file, path, context.signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapProject(element.value, stamp);
      });
    }
  },
};
