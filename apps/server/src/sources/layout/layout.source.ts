import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { type ColumnCounts, countColumns } from '../shared/column-counts.ts';
import { decideStyles } from '../shared/column-styles.ts';
import { recordPath } from '../shared/json-records.ts';
import { stampOf } from '../shared/mapping.ts';
import { tablePlaces } from '../shared/rows.ts';
import { tableHasColumns } from '../shared/table.ts';
import { type Reading, readMapped } from './mapped-table.ts';

/**
 * People's own records, for any engine, as a table or as JSON lines whose columns have the names of fields. The engine is the
 * one asked for on the command line, or a column `engine`. Each file is a source of its own: what one lacks is not gone from another.
 */
export function layoutFor(engine: Engine | null, fileName?: string): Source {
  const name = fileName ? `Own records: ${fileName.replace(/\.\w+$/, '')}` : 'Own records';
  const source: Source = {
    name: 'layout',
    label: name,
    url: '',
    licence: 'As the owner of the records says',
    engines: [...ENGINES],
    recognises: (file) =>
      tableHasColumns(file, 'id', 'title') || recordPath(file, ['id', 'title'])?.length === 0 || namesEngines(file),
    async *read(file, context) {
      const [place] = await tablePlaces(file, context.signal);
      if (!place) return;
      const stamp = (id: string, url: string | null) => {
        const made = stampOf(source, context, id, url);
        return { ...made, source: { ...made.source, url } };
      };
      const { columns } = await countColumns(twice(file), place, context.signal);
      yield* readMapped(file, place, namedAsFields(name, engine, columns), stamp, context);
    },
  };
  return source;
}

export const layout = layoutFor(null);

/** Whether rows say which data set they are for, which only this layout has. */
export const namesEngines = (file: SourceFile): boolean =>
  tableHasColumns(file, 'engine', 'id', 'title') || recordPath(file, ['engine', 'id', 'title']) !== null;

/** A pipe is read once: its columns are judged by its beginning. */
const twice = (file: SourceFile) => (file.size === null ? memoryFile(file.name, file.head) : file);

/** The mapping of a table whose columns have the names of fields. Where nothing tells, dates are read as in the United States. */
function namedAsFields(name: string, engine: Engine | null, columns: ColumnCounts[]): Reading {
  const styles = decideStyles(columns);
  return {
    name,
    engine,
    constants: {},
    idFrom: [],
    licence: '',
    columns: columns.map(({ heading }, at) => ({
      column: heading,
      field: heading,
      dates: styles[at]!.dates === 'day-first' ? 'day-first' : 'month-first',
      numbers: styles[at]!.numbers === 'comma' ? 'comma' : 'point',
    })),
  };
}
