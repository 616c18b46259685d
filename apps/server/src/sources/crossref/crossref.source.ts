import type { Source } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { type JsonPath, readJson } from '../shared/json.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { liveCrossref } from './crossref.live.ts';
import { mapCrossrefWork } from './crossref.mapping.ts';

/** https://api.crossref.org: lists of works, one work, or the items of a public data file. */
export const crossref: Source = {
  name: 'crossref',
  label: 'Crossref',
  url: 'https://www.crossref.org',
  licence: 'Metadata is free to use; abstracts may be under their publishers’ terms',
  engines: ['publications'],
  recognises: (file) => {
    const head = headText(file);
    return (
      /"message-type"\s*:\s*"work/.test(head) || (/"DOI"\s*:/.test(head) && /"is-referenced-by-count"\s*:/.test(head))
    );
  },
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(crossref, context, id, url);
    for await (const element of readJson(file, pathOf(headText(file)), context.signal)) {
      yield attempt(`record ${element.number}`, () => {
        if ('error' in element) throw new RowRejected(element.error);
        return mapCrossrefWork(element.value, stamp);
      });
    }
  },
  live: liveCrossref((at, work, context) =>
    attempt(at, () => mapCrossrefWork(work, (id, url) => stampOf(crossref, context, id, url))),
  ),
};

function pathOf(head: string): JsonPath {
  if (/"message-type"\s*:\s*"work-list"/.test(head)) return ['message', 'items', '*'];
  if (/"message-type"\s*:\s*"work"/.test(head)) return ['message'];
  if (/^\s*\{\s*"items"/.test(head)) return ['items', '*'];
  return head.trimStart().startsWith('[') ? ['*'] : [];
}
