import type { RecordStamp } from '../../catalogue/engines/build.ts';
import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { hasColumns } from '../shared/csv.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readBulk } from './bulk.ts';
import { mapAssignee, mapInventor } from './parties.mapping.ts';
import { livePatents } from './patentsview.live.ts';
import { mapPatent } from './patentsview.mapping.ts';

type Mapping = (value: unknown, stamp: (id: string, url: string | null) => RecordStamp) => CatalogueRecord;

/** The API's endpoints by the key that holds their results, and the field that is always there. */
const ENDPOINTS: { key: string; field: RegExp; map: Mapping }[] = [
  { key: 'patents', field: /"patent_(id|number)"\s*:/, map: mapPatent },
  { key: 'inventors', field: /"inventor_(id|key_id)"\s*:/, map: mapInventor },
  { key: 'assignees', field: /"assignee_(id|key_id)"\s*:/, map: mapAssignee },
];

/** https://search.patentsview.org: answers of the PatentSearch API; https://patentsview.org/download: g_patent.tsv. */
export const patentsview: Source = {
  name: 'patentsview',
  label: 'PatentsView',
  url: 'https://patentsview.org',
  licence: 'CC BY 4.0',
  engines: ['patents', 'subject-matter-experts', 'companies'],
  recognises: (file) => isBulk(file) || endpointOf(file) !== undefined,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(patentsview, context, id, url);
    const endpoint = endpointOf(file);
    if (!endpoint) {
      for await (const { line, item } of readBulk(file, context.signal))
        yield attempt(`line ${line}`, () => mapPatent(item, stamp));
      return;
    }
    for await (const element of readJson(file, [endpoint.key, '*'], context.signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return endpoint.map(element.value, stamp);
      });
    }
  },
  live: livePatents((at, patent, context) =>
    attempt(at, () => mapPatent(patent, (id, url) => stampOf(patentsview, context, id, url))),
  ),
};

function isBulk(file: SourceFile): boolean {
  return hasColumns(file, 'patent_id', 'patent_title', 'patent_date');
}

/** By the first list of the answer: patents hold lists of inventors and assignees themselves. */
function endpointOf(file: SourceFile) {
  const head = headText(file);
  const first = /"(patents|inventors|assignees)"\s*:\s*\[/.exec(head)?.[1];
  const endpoint = ENDPOINTS.find(({ key }) => key === first);
  return endpoint?.field.test(head) ? endpoint : undefined;
}
