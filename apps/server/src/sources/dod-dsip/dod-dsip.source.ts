import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { asObject, attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readTable, tableHasColumns } from '../shared/table.ts';
import { liveTopics } from './dod-dsip.live.ts';
import { mapTopic, portalFields, tableReader } from './dod-dsip.mapping.ts';

/** https://www.dodsbirsttr.mil/topics-app: topics of the Department of Defense, as answered or flattened to a wide table. */
export const dodDsip: Source = {
  name: 'dod-dsip',
  label: 'DoD SBIR/STTR Innovation Portal',
  url: 'https://www.dodsbirsttr.mil/topics-app/',
  licence: 'US government work (public domain)',
  engines: ['funding-opportunities'],
  recognises: (file) =>
    isAnswer(file) ||
    tableHasColumns(file, 'topic_number_topiccode', 'title_topictitle') ||
    tableHasColumns(file, 'topicCode', 'topicTitle'),
  async *read(file, context) {
    const { retrievedAt: today, signal } = context;
    const stamp = (id: string, url: string | null) => stampOf(dodDsip, context, id, url);
    if (!isAnswer(file)) {
      const fieldsOf = tableReader();
      for await (const row of readTable(file, signal))
        yield attempt(`line ${row.line}`, () => mapTopic(fieldsOf(row), today, stamp));
      return;
    }
    const path = headText(file).trimStart().startsWith('[') ? ['*'] : ['data', '*'];
    for await (const element of readJson(file, path, signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapTopic(portalFields(asObject(element.value)), today, stamp);
      });
    }
  },
  live: liveTopics((at, topic, context) =>
    attempt(at, () =>
      mapTopic(portalFields(asObject(topic)), context.retrievedAt, (id, url) => stampOf(dodDsip, context, id, url)),
    ),
  ),
};

const isAnswer = (file: SourceFile) =>
  /^\s*[[{]/.test(headText(file)) && /"topicCode"\s*:/.test(headText(file)) && /"topicTitle"\s*:/.test(headText(file));
