import type { Source } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { mapNasaPatent } from './nasa-patents.mapping.ts';

/** https://data.nasa.gov: the data set "NASA Patents" as CSV. */
export const nasaPatents: Source = {
  name: 'nasa-patents',
  label: 'NASA Patents',
  url: 'https://data.nasa.gov',
  licence: 'US government work (public domain)',
  engines: ['federal-lab-technologies'],
  recognises: (file) => hasColumns(file, 'Center', 'Case Number', 'Patent Number'),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(nasaPatents, context, id, url);
    for await (const row of readCsv(file, context.signal))
      yield attempt(`line ${row.line}`, () => mapNasaPatent(row, stamp));
  },
};
