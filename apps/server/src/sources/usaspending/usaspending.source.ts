import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { jsonFields, rowFields } from '../shared/fields.ts';
import { foldRows } from '../shared/fold-rows.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { AWARD_KEYS, awardFields } from './transactions.ts';
import { askSpending } from './usaspending.ask.ts';
import { liveAwards } from './usaspending.live.ts';
import { mapAward } from './usaspending.mapping.ts';

/**
 * https://api.usaspending.gov: answers of search/spending_by_award and awards/{id}; https://www.usaspending.gov/download_center:
 * the prime award summaries and the transactions as CSV; and contract rows taken from FPDS.
 */
export const usaspending: Source = {
  name: 'usaspending',
  label: 'USAspending.gov',
  url: 'https://www.usaspending.gov',
  licence: 'US government work (public domain)',
  engines: ['usa-spending'],
  recognises: (file) => isSummaries(file) || isTransactions(file) || pathOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(usaspending, context, id, url);
    const path = pathOf(file);
    if (path === null && isTransactions(file)) {
      for await (const { line, rows } of foldRows(file, AWARD_KEYS, context.signal))
        yield attempt(`line ${line}`, () => mapAward(awardFields(rows), stamp));
      return;
    }
    if (path === null) {
      for await (const row of readCsv(file, context.signal))
        yield attempt(`line ${row.line}`, () => mapAward(rowFields(row), stamp));
      return;
    }
    for await (const element of readRecords(file, path, context.signal)) {
      yield attempt(element.at, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapAward(jsonFields(element.value), stamp);
      });
    }
  },
  live: liveAwards(toItem),
  ask: askSpending(toItem),
};

function toItem(at: string, award: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => mapAward(jsonFields(award), (id, url) => stampOf(usaspending, context, id, url)));
}

const hasKey = (file: SourceFile) => AWARD_KEYS.some((key) => hasColumns(file, key));

const isTransactions = (file: SourceFile) =>
  hasKey(file) && hasColumns(file, 'federal_action_obligation') && hasColumns(file, 'action_date');

const isSummaries = (file: SourceFile) => hasKey(file) && !isTransactions(file);

const pathOf = (file: SourceFile) =>
  recordPath(file, ['generated_internal_id'], ['generated_unique_award_id'], ['vendor_name', 'piid']);
