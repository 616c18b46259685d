import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { headText } from '../shared/decode.ts';
import { jsonFields, rowFields } from '../shared/fields.ts';
import { type JsonPath, readJson } from '../shared/json.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { liveAwards } from './usaspending.live.ts';
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
    for await (const element of readJson(file, path, context.signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapAward(jsonFields(element.value), stamp);
      });
    }
  },
  live: liveAwards((at, award, context) =>
    attempt(at, () => mapAward(jsonFields(award), (id, url) => stampOf(usaspending, context, id, url))),
  ),
};

/** Not the transactions, of which an award has many and which the summaries already add up. */
function isSummaries(file: SourceFile): boolean {
  return (
    hasColumns(file, 'contract_award_unique_key', 'total_obligated_amount') ||
    hasColumns(file, 'assistance_award_unique_key', 'total_obligated_amount')
  );
}

function pathOf(file: SourceFile): JsonPath | null {
  const head = headText(file).trimStart();
  if (!/^[[{]/.test(head)) return null;
  const isFpds = /"vendor_name"\s*:/.test(head) && /"piid"\s*:/.test(head);
  if (/"generated_internal_id"\s*:/.test(head) || isFpds) return head.startsWith('[') ? ['*'] : ['results', '*'];
  return /"generated_unique_award_id"\s*:/.test(head) ? (head.startsWith('[') ? ['*'] : []) : null;
}
