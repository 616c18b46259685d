import type { RecordStamp } from '../../catalogue/engines/build.ts';
import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { hasColumns } from '../shared/csv.ts';
import type { JsonPath } from '../shared/json.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readBulk } from './bulk.ts';
import { mapAssignee, mapInventor } from './parties.mapping.ts';
import { askPatents } from './patentsview.ask.ts';
import { livePatents } from './patentsview.live.ts';
import { mapPatent } from './patentsview.mapping.ts';

type Mapping = (value: unknown, stamp: (id: string, url: string | null) => RecordStamp) => CatalogueRecord;

const PATENT_FIELDS = ['patent_title', 'patent_date', 'assignees', 'inventors', 'cpc_current', 'cpcs', 'patent_type'];
const INVENTOR_FIELDS = ['inventor_name_last', 'inventor_last_name', 'inventor_num_patents', 'patents'];
const ASSIGNEE_FIELDS = ['assignee_organization', 'assignee_type', 'assignee_num_patents', 'patents'];
const withId = (id: string, fields: string[]) => fields.map((field) => [id, field]);

/** The API's endpoints by members that their results have: which ones, a query chooses. */
const ENDPOINTS: { marks: string[][]; map: Mapping }[] = [
  { marks: [...withId('patent_id', PATENT_FIELDS), ...withId('patent_number', PATENT_FIELDS)], map: mapPatent },
  {
    marks: [['inventor_key_id'], ...withId('inventor_id', INVENTOR_FIELDS)],
    map: mapInventor,
  },
  { marks: [['assignee_key_id'], ...withId('assignee_id', ASSIGNEE_FIELDS)], map: mapAssignee },
];

/** https://search.patentsview.org: answers of the PatentSearch API; https://patentsview.org/download: g_patent.tsv, until 2022 patent.tsv. */
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
    for await (const element of readRecords(file, endpoint.path, context.signal)) {
      yield attempt(element.at, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return endpoint.map(element.value, stamp);
      });
    }
  },
  live: livePatents(toItem),
  ask: askPatents(toItem),
};

function toItem(at: string, patent: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => mapPatent(patent, (id, url) => stampOf(patentsview, context, id, url)));
}

function isBulk(file: SourceFile): boolean {
  return (
    hasColumns(file, 'patent_id', 'patent_title', 'patent_date') ||
    hasColumns(file, 'number', 'title', 'date', 'kind', 'num_claims')
  );
}

/** Patents hold inventors and assignees themselves, and those hold patents: what holds the others is meant. */
function endpointOf(file: SourceFile): { path: JsonPath; map: Mapping } | undefined {
  return ENDPOINTS.flatMap(({ marks, map }) => {
    const path = recordPath(file, ...marks);
    return path ? [{ path, map }] : [];
  }).toSorted((a, b) => a.path.length - b.path.length)[0];
}
