import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { ReadContext, Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { cleanText } from '../../catalogue/normalise/text.ts';
import { type CsvRow, columnName } from '../shared/csv.ts';
import { headText } from '../shared/decode.ts';
import { readJsonLines } from '../shared/jsonl.ts';
import { asObject, attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readTable, tableHasColumns } from '../shared/table.ts';
import { mapLayoutRow } from './layout.mapping.ts';
import type { LayoutRow } from './layout.row.ts';

/**
 * People's own records, for any engine, as CSV or XLSX with a header, or as JSON lines. The engine is the one asked for
 * on the command line, or a column `engine`.
 */
export function layoutFor(engine: Engine | null): Source {
  const source: Source = {
    name: 'layout',
    label: 'Own records',
    url: '',
    licence: 'As the owner of the records says',
    engines: [...ENGINES],
    recognises: (file) =>
      tableHasColumns(file, 'id', 'title') ||
      /^\s*\{(?=[^\n]*"id"\s*:)(?=[^\n]*"title"\s*:)[^\n]*\}\s*(\n|$)/.test(headText(file)),
    async *read(file, context) {
      const stamp = (id: string, url: string | null) => {
        const made = stampOf(source, context, id, url);
        return { ...made, source: { ...made.source, url } };
      };
      for await (const { at, row } of rows(file, context)) {
        yield attempt(at, () => {
          const values = row();
          return mapLayoutRow(values, engineDeclaration(engineOf(values, engine)), stamp);
        });
      }
    },
  };
  return source;
}

export const layout = layoutFor(null);

async function* rows(file: SourceFile, { signal }: ReadContext): AsyncGenerator<{ at: string; row: () => LayoutRow }> {
  if (!headText(file).trimStart().startsWith('{')) {
    for await (const row of readTable(file, signal)) yield { at: `line ${row.line}`, row: () => csvRow(row) };
    return;
  }
  for await (const line of readJsonLines(file, signal)) {
    const row = () => {
      if ('error' in line) throw new RowRejected(line.error);
      return jsonRow(asObject(line.value));
    };
    yield { at: `line ${line.line}`, row };
  }
}

function csvRow({ cells }: CsvRow): LayoutRow {
  const raw = (column: string) => cells.get(columnName(column));
  return { raw, text: (column) => cleanText(raw(column)) || undefined, columns: [...cells.keys()] };
}

function jsonRow(value: Record<string, unknown>): LayoutRow {
  const byName = new Map(Object.entries(value).map(([key, one]) => [columnName(key), one]));
  const raw = (column: string) => byName.get(columnName(column));
  return { raw, text: (column) => cleanText(raw(column)) || undefined, columns: Object.keys(value) };
}

function engineOf(row: LayoutRow, asked: Engine | null): Engine {
  const named = row.text('engine') ?? asked;
  const engine = ENGINES.find((one) => one === named);
  if (!engine)
    throw new RowRejected(
      named ? `There is no engine '${named}'` : 'No engine: name one on the command line or in a column "engine"',
    );
  return engine;
}
