import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { at, attempt, RowRejected, stampOf, textAt } from '../shared/mapping.ts';
import { askOpenAlex } from './openalex.ask.ts';
import { liveOpenAlex } from './openalex.live.ts';
import { mapAuthor, mapWork } from './openalex.mapping.ts';

/** https://docs.openalex.org: works and authors, one alone, a list, a page of results, or JSON lines of the snapshot. */
export const openalex: Source = {
  name: 'openalex',
  label: 'OpenAlex',
  url: 'https://openalex.org',
  licence: 'CC0 1.0',
  engines: ['publications', 'subject-matter-experts'],
  recognises: (file) => pathOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(openalex, context, id, url);
    for await (const found of readRecords(file, pathOf(file) ?? [], context.signal)) {
      yield attempt(found.at, () => {
        if ('error' in found) throw new RowRejected(found.error);
        return isAuthor(found.value) ? mapAuthor(found.value, stamp) : mapWork(found.value, stamp);
      });
    }
  },
  live: liveOpenAlex(toItem),
  ask: askOpenAlex(toItem),
};

function toItem(place: string, value: unknown, context: ReadContext): SourceItem {
  const stamp = (id: string, url: string | null) => stampOf(openalex, context, id, url);
  return attempt(place, () => (isAuthor(value) ? mapAuthor(value, stamp) : mapWork(value, stamp)));
}

/** Every work and author is known by its address; which other members there are, a query selects. */
const pathOf = (file: SourceFile) =>
  headText(file).includes('openalex.org/')
    ? recordPath(
        file,
        ['id', 'authorships'],
        ['id', 'works_count'],
        ['id', 'title'],
        ['id', 'display_name', 'cited_by_count'],
        ['id', 'display_name', 'publication_year'],
        ['id', 'last_known_institutions'],
      )
    : null;

function isAuthor(value: unknown): boolean {
  return /\/A\d+$/.test(textAt(value, 'id') ?? '') || at(value, 'last_known_institutions') !== undefined;
}
