import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readXml } from '../shared/xml.ts';
import { askOrcid } from './orcid.ask.ts';
import { liveOrcid } from './orcid.live.ts';
import { mapFaculty, mapOrcid } from './orcid.mapping.ts';
import { treeOf } from './tree.ts';

/** https://info.orcid.org/documentation/api-tutorials: public records as JSON or XML, one or an array. */
export const orcid: Source = {
  name: 'orcid',
  label: 'ORCID',
  url: 'https://orcid.org',
  licence: 'CC0 1.0',
  engines: ['subject-matter-experts'],
  recognises: (file) => formatOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(orcid, context, id, url);
    const format = formatOf(file);
    if (format === 'xml') {
      let number = 0;
      for await (const node of readXml(file, 'record:record', context.signal)) {
        number += 1;
        yield attempt(`record ${number}`, () => mapOrcid(treeOf(node), stamp));
      }
      return;
    }
    const path = (format === 'faculty' ? facultyIn(file) : recordIn(file)) ?? [];
    for await (const element of readRecords(file, path, context.signal)) {
      yield attempt(element.at, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return format === 'faculty' ? mapFaculty(element.value, stamp) : mapOrcid(element.value, stamp);
      });
    }
  },
  live: liveOrcid(toItem),
  ask: askOrcid(toItem),
};

function toItem(at: string, record: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => mapOrcid(record, (id, url) => stampOf(orcid, context, id, url)));
}

function formatOf(file: SourceFile): 'xml' | 'json' | 'faculty' | null {
  const head = headText(file).trimStart();
  if (head.startsWith('<')) return head.includes('<record:record') ? 'xml' : null;
  if (recordIn(file)) return 'json';
  return facultyIn(file) ? 'faculty' : null;
}

const recordIn = (file: SourceFile) => recordPath(file, ['orcid-identifier']);
const facultyIn = (file: SourceFile) => recordPath(file, ['orcidId', 'publications']);
