import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { cell } from '../shared/csv.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { asObject, attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readTable, tableHasColumns } from '../shared/table.ts';
import { askNotices } from './sam-gov.ask.ts';
import { liveNotices } from './sam-gov.live.ts';
import { apiFields, mapNotice } from './sam-gov.mapping.ts';

/** https://open.gsa.gov/api/get-opportunities-public-api: its answers; https://sam.gov/data-services: the bulk CSV. */
export const samGov: Source = {
  name: 'sam-gov',
  label: 'SAM.gov',
  url: 'https://sam.gov/opportunities',
  licence: 'US government work (public domain)',
  engines: ['funding-opportunities'],
  recognises: (file) => isAnswer(file) || isTable(file),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(samGov, context, id, url);
    const { retrievedAt: today, signal } = context;
    if (!isAnswer(file)) {
      for await (const row of readTable(file, signal))
        yield attempt(`line ${row.line}`, () => mapNotice((...names) => cell(row, ...names), today, stamp));
      return;
    }
    for await (const element of readRecords(file, pathOf(file) ?? [], signal)) {
      yield attempt(element.at, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapNotice(apiFields(asObject(element.value)), today, stamp);
      });
    }
  },
  live: liveNotices(toItem),
  ask: askNotices(toItem),
};

function toItem(at: string, notice: unknown, context: ReadContext): SourceItem {
  return attempt(at, () =>
    mapNotice(apiFields(asObject(notice)), context.retrievedAt, (id, url) => stampOf(samGov, context, id, url)),
  );
}

const isAnswer = (file: SourceFile) => pathOf(file) !== null;

const pathOf = (file: SourceFile) => recordPath(file, ['noticeId', 'title'], ['noticeId', 'postedDate']);

const isTable = (file: SourceFile) =>
  tableHasColumns(file, 'notice id', 'title', 'posted date') && tableHasColumns(file, 'naics code');
