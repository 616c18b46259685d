import type { Source } from '../../catalogue/import/source.port.ts';
import { rowFields } from '../shared/fields.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readTable, tableHasColumns } from '../shared/table.ts';
import { mapTechnology } from './doe-lab-partnering.mapping.ts';

/**
 * https://www.labpartnering.org: technology summaries of the Department of Energy's laboratories. The service publishes
 * pages, so the layout is that of a table of their fields.
 */
export const doeLabPartnering: Source = {
  name: 'doe-lab-partnering',
  label: 'DOE Lab Partnering Service',
  url: 'https://www.labpartnering.org',
  licence: 'US government work (public domain)',
  engines: ['federal-lab-technologies'],
  recognises: (file) =>
    (tableHasColumns(file, 'Lab', 'Technology Title') ||
      tableHasColumns(file, 'Laboratory', 'Title', 'Development Stage')) &&
    !tableHasColumns(file, 'engine'),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(doeLabPartnering, context, id, url);
    for await (const row of readTable(file, context.signal))
      yield attempt(`line ${row.line}`, () => mapTechnology(rowFields(row), stamp));
  },
};
