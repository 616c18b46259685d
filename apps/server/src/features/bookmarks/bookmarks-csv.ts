import type { BookmarkState } from '@groundwork/contract/bookmarks';
import type { MainTab } from '@groundwork/contract/engines';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import {
  type CsvFile,
  MORE_DETAILS,
  recordAddress,
  SAMPLE_COLUMN,
  sampleCell,
} from '../../catalogue/export/csv-files.ts';
import type { Cell } from '../../platform/csv.ts';
import type { BookmarkRow } from './bookmarks.repository.ts';

/** A bookmark with the record as it is now or, when it is gone, as it was. */
export interface ExportedBookmark {
  row: BookmarkRow;
  record: BookmarkRow['record'];
  state: BookmarkState;
}

const STATES: Record<BookmarkState, string> = {
  same: 'Unchanged',
  changed: 'Changed',
  withdrawn: 'Withdrawn',
  gone: 'No longer in the catalog; as bookmarked',
};

/** One file for data sets of one main tab: what all bookmarks have, then every column that any of the data sets exports. */
export function bookmarksCsv(
  category: MainTab,
  engines: EngineDeclaration[],
  appUrl: string,
): CsvFile<ExportedBookmark> {
  const byId = new Map(engines.map((engine) => [engine.id, engine]));
  const columns = [...new Set(engines.flatMap((engine) => engine.columns.map(({ title }) => title)))];
  const first: [title: string, (bookmark: ExportedBookmark) => Cell][] = [
    ['Data Set', ({ record }) => byId.get(record.engine)?.label],
    ['Record', ({ record }) => record.title],
    ['Note', ({ row }) => row.note],
    ['Tags', ({ row }) => row.tags.join('; ')],
    ['Bookmarked On', ({ row }) => row.createdAt.toISOString().slice(0, 10)],
    ['Since Bookmarked', ({ state }) => STATES[state]],
  ];
  return {
    name: `${category}-bookmarks.csv`,
    columns: [...first.map(([title]) => title), ...columns, SAMPLE_COLUMN, MORE_DETAILS],
    rows: (bookmark) => {
      const own = byId.get(bookmark.record.engine)?.columns ?? [];
      const values = new Map(own.map(({ title, value }) => [title, value]));
      return [
        [
          ...first.map(([, value]) => value(bookmark)),
          ...columns.map((title) => values.get(title)?.(bookmark.record)),
          sampleCell(bookmark.record),
          recordAddress(appUrl, bookmark.record),
        ],
      ];
    },
  };
}
