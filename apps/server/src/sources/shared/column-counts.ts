import { SeenIds } from '../../catalogue/import/seen-ids.ts';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { countStyles, noStyles, type StyleCounts } from './column-styles.ts';
import { isBlank } from './csv.ts';
import { readRows, type TablePlace } from './rows.ts';

/** Counts over all of a column's values. */
export interface ColumnCounts {
  heading: string;
  filled: number;
  distinct: number;
  /** The first different values. */
  values: string[];
  /** Cells that are a list of JSON. */
  lists: number;
  characters: number;
  styles: StyleCounts;
}

/** Further columns are kept, and no field is sought for them. */
const COLUMNS_MAX = 2000;
const VALUES_KEPT = 200;
const VALUE_MAX = 2000;
/** Different values are counted in so many cells of a column, and told of the rest by their share: memory does not grow with the file. */
const COUNTED_WITHIN = 200_000;

/** Reads a table once and counts what its columns hold. */
export async function countColumns(
  file: SourceFile,
  place: TablePlace,
  signal: AbortSignal,
): Promise<{ rows: number; columns: ColumnCounts[] }> {
  const columns = new Map<string, ColumnCounts & { seen: SeenIds }>();
  let rows = 0;
  for await (const { cells } of readRows(file, place, signal)) {
    rows += 1;
    for (const [heading, raw] of cells) {
      let column = columns.get(heading);
      if (!column && columns.size >= COLUMNS_MAX) continue;
      if (!column) {
        column = {
          heading,
          filled: 0,
          distinct: 0,
          values: [],
          lists: 0,
          characters: 0,
          styles: noStyles(),
          seen: new SeenIds(),
        };
        columns.set(heading, column);
      }
      countCell(column, raw);
    }
  }
  return {
    rows,
    columns: [...columns.values()].map(({ seen: _, ...column }) => ({ ...column, distinct: distinctIn(column) })),
  };
}

function countCell(column: ColumnCounts & { seen: SeenIds }, raw: unknown): void {
  const texts = [raw]
    .flat()
    .map((one) => String(one ?? '').trim())
    .filter((text) => !isBlank(text));
  if (texts.length === 0) return;
  column.filled += 1;
  if (Array.isArray(raw)) column.lists += 1;
  for (const text of texts) {
    column.characters += text.length;
    if (column.values.length < VALUES_KEPT && !column.values.includes(text))
      column.values.push(text.slice(0, VALUE_MAX));
    if (text.length < 60) countStyles(column.styles, text);
  }
  if (column.filled <= COUNTED_WITHIN && column.seen.add(texts.join('\n'))) column.distinct += 1;
}

/** Columns of few values have them all at the beginning. */
function distinctIn({ filled, distinct }: ColumnCounts): number {
  const share = distinct / Math.min(Math.max(filled, 1), COUNTED_WITHIN);
  return share < 0.5 ? distinct : Math.round(share * filled);
}
