import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { askSbir } from './sbir.ask.ts';
import { liveAwards } from './sbir.live.ts';
import { mapAwardJson, mapAwardRow } from './sbir.mapping.ts';

/** https://www.sbir.gov/awards: the bulk CSV, answers of the award API, and detail pages saved as JSON. */
export const sbir: Source = {
  name: 'sbir',
  label: 'SBIR.gov',
  url: 'https://www.sbir.gov/awards',
  licence: 'US government work (public domain)',
  engines: ['awards'],
  recognises: (file) => hasColumns(file, 'Award Title', 'Agency', 'Award Amount') || pathOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(sbir, context, id, url);
    const path = pathOf(file);
    if (!path) {
      for await (const row of readCsv(file, context.signal))
        yield attempt(`line ${row.line}`, () => mapAwardRow(row, stamp));
      return;
    }
    for await (const element of readRecords(file, path, context.signal)) {
      const { at } = element;
      if ('error' in element) yield { at, rejected: element.error };
      else yield attempt(at, () => mapAwardJson(element.value, stamp));
    }
  },
  live: liveAwards(toItem),
  ask: askSbir(toItem),
};

function toItem(at: string, award: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => mapAwardJson(award, (id, url) => stampOf(sbir, context, id, url)));
}

/** Names of an award's firm, in the API of today, of 2018 and on the pages, beside what the award is called and is. */
const pathOf = (file: SourceFile) =>
  recordPath(
    file,
    ...['firm', 'comp_name', 'award_title', 'award_link'].flatMap((name) =>
      ['title', 'award_title'].flatMap((title) => [
        [name, title, 'phase'],
        [name, title, 'program'],
      ]),
    ),
  );
