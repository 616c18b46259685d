import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { type CsvRow, cell, readCsv } from './csv.ts';

const PARTS = 128;
const BUFFER_CHARACTERS = 200_000;

/** The rows of a table that share one of the keys, with the line of the first; rows without any stand alone. */
export interface Fold {
  line: number;
  rows: CsvRow[];
}

/**
 * Gathers rows that belong together, wherever they stand in a file larger than memory: the rows are dealt into parts on
 * the disk by their key, and each part is gathered by itself. The order depends on the keys alone, as resuming needs.
 */
export async function* foldRows(file: SourceFile, keys: readonly string[], signal: AbortSignal): AsyncGenerator<Fold> {
  const folder = await mkdtemp(path.join(tmpdir(), 'groundwork-fold-'));
  const nameOf = (part: number) => path.join(folder, String(part));
  const buffers = new Map<number, string>();
  let columns: string[] = [];
  try {
    for await (const row of readCsv(file, signal)) {
      const key = cell(row, ...keys);
      if (key === undefined) {
        yield { line: row.line, rows: [row] };
        continue;
      }
      const part = createHash('md5').update(key).digest()[0]! % PARTS;
      if (columns.length === 0) columns = [...row.cells.keys()];
      const buffer = `${buffers.get(part) ?? ''}${JSON.stringify([key, row.line, ...row.cells.values()])}\n`;
      if (buffer.length >= BUFFER_CHARACTERS) await appendFile(nameOf(part), buffer);
      buffers.set(part, buffer.length >= BUFFER_CHARACTERS ? '' : buffer);
    }
    for (const [part, buffer] of [...buffers].toSorted(([a], [b]) => a - b)) {
      await appendFile(nameOf(part), buffer);
      yield* gather(await readFile(nameOf(part), 'utf8'), columns);
      signal.throwIfAborted();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function gather(part: string, columns: string[]): Iterable<Fold> {
  const folds = new Map<string, Fold>();
  for (const text of part.split('\n').filter(Boolean)) {
    const [key, line, ...values] = JSON.parse(text) as [string, number, ...string[]];
    const row: CsvRow = { line, cells: new Map(columns.map((column, index) => [column, values[index] ?? ''])) };
    const fold = folds.get(key);
    if (fold) fold.rows.push(row);
    else folds.set(key, { line, rows: [row] });
  }
  return folds.values();
}
