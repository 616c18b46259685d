import type { Source } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { liveAwards } from './sbir.live.ts';
import { mapAwardJson, mapAwardRow } from './sbir.mapping.ts';

/** https://www.sbir.gov/awards: the bulk CSV, answers of the award API, and detail pages saved as JSON. */
export const sbir: Source = {
  name: 'sbir',
  label: 'SBIR.gov',
  url: 'https://www.sbir.gov/awards',
  licence: 'US government work (public domain)',
  engines: ['awards'],
  recognises: (file) => hasColumns(file, 'Award Title', 'Agency', 'Award Amount') || isJson(headText(file)),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(sbir, context, id, url);
    if (!isJson(headText(file))) {
      for await (const row of readCsv(file, context.signal))
        yield attempt(`line ${row.line}`, () => mapAwardRow(row, stamp));
      return;
    }
    for await (const element of readJson(file, ['*'], context.signal)) {
      const at = `record ${element.number}`;
      if ('error' in element) yield { at, rejected: element.error };
      else yield attempt(at, () => mapAwardJson(element.value, stamp));
    }
  },
  live: liveAwards((at, award, context) =>
    attempt(at, () => mapAwardJson(award, (id, url) => stampOf(sbir, context, id, url))),
  ),
};

function isJson(head: string): boolean {
  if (!head.trimStart().startsWith('[')) return false;
  return /"firm"\s*:|"comp_name"\s*:|"award_title"\s*:/.test(head) && /"(phase|program)"\s*:/.test(head);
}
