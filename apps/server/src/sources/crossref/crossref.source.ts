import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { askCrossref } from './crossref.ask.ts';
import { liveCrossref } from './crossref.live.ts';
import { mapCrossrefWork } from './crossref.mapping.ts';

/** https://api.crossref.org: lists of works, one work, or the items of a public data file. */
export const crossref: Source = {
  name: 'crossref',
  label: 'Crossref',
  url: 'https://www.crossref.org',
  licence: 'Metadata is free to use; abstracts may be under their publishers’ terms',
  engines: ['publications'],
  recognises: (file) => pathOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(crossref, context, id, url);
    for await (const element of readRecords(file, pathOf(file) ?? [], context.signal)) {
      yield attempt(element.at, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapCrossrefWork(element.value, stamp);
      });
    }
  },
  live: liveCrossref(toItem),
  ask: askCrossref(toItem),
};

function toItem(at: string, work: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => mapCrossrefWork(work, (id, url) => stampOf(crossref, context, id, url)));
}

/** Members that no other source's works have together; what a query selected may leave most of them out. */
const pathOf = (file: SourceFile) =>
  recordPath(
    file,
    ['DOI', 'is-referenced-by-count'],
    ['DOI', 'container-title'],
    ['DOI', 'reference-count'],
    ['DOI', 'title', 'publisher'],
    ['DOI', 'title', 'author'],
    ['DOI', 'title', 'type'],
  ) ?? (/"message-type"\s*:\s*"work-list"/.test(headText(file)) ? ['message', 'items', '*'] : null);
