import type { Source } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { mapResultsRow } from './euctr.mapping.ts';

/** https://www.clinicaltrialsregister.eu: its results pages, scraped to a table; the register itself has no such file. */
export const euctr: Source = {
  name: 'euctr',
  label: 'EU Clinical Trials Register',
  url: 'https://www.clinicaltrialsregister.eu',
  licence: 'European Medicines Agency; reuse with acknowledgement of the source',
  engines: ['international-trials'],
  recognises: (file) => hasColumns(file, 'trial_id', 'results_type', 'global_end_of_trial_date'),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(euctr, context, id, url);
    for await (const row of readCsv(file, context.signal))
      yield attempt(`line ${row.line}`, () => mapResultsRow(row, stamp));
  },
};
