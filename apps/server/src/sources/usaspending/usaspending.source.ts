import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { jsonFields, rowFields } from '../shared/fields.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { mapAward } from './usaspending.mapping.ts';

/**
 * https://api.usaspending.gov: answers of search/spending_by_award and awards/{id}; https://www.usaspending.gov/download_center:
 * the prime award summaries as CSV; and contract rows taken from FPDS.
 */
export const usaspending: Source = {
  name: 'usaspending',
  label: 'USAspending.gov',
  url: 'https://www.usaspending.gov',
  licence: 'US government work (public domain)',
  engines: ['usa-spending'],
  recognises: (file) => isSummaries(file) || pathOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(usaspending, context, id, url);
    const path = pathOf(file);
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
};

/** Not the transactions, of which an award has many and which the summaries already add up. */
function isSummaries(file: SourceFile): boolean {
  return (
    hasColumns(file, 'contract_award_unique_key', 'total_obligated_amount') ||
    hasColumns(file, 'assistance_award_unique_key', 'total_obligated_amount')
  );
}

const pathOf = (file: SourceFile) =>
  recordPath(file, ['generated_internal_id'], ['generated_unique_award_id'], ['vendor_name', 'piid']);
