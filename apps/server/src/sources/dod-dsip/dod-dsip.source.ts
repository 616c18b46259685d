import type { Source } from '../../catalogue/import/source.port.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readTable, tableHasColumns } from '../shared/table.ts';
import { mapTopic } from './dod-dsip.mapping.ts';

/** https://www.dodsbirsttr.mil/topics-app: topics of the Department of Defense, flattened to a wide table. */
export const dodDsip: Source = {
  name: 'dod-dsip',
  label: 'DoD SBIR/STTR Innovation Portal',
  url: 'https://www.dodsbirsttr.mil/topics-app/',
  licence: 'US government work (public domain)',
  engines: ['funding-opportunities'],
  recognises: (file) =>
    tableHasColumns(file, 'topic_number_topiccode', 'title_topictitle') ||
    tableHasColumns(file, 'topicCode', 'topicTitle'),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(dodDsip, context, id, url);
    for await (const row of readTable(file, context.signal))
      yield attempt(`line ${row.line}`, () => mapTopic(row, context.retrievedAt, stamp));
  },
};
