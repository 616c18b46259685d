import { companionFile } from '../../catalogue/import/companion.ts';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { type CsvRow, cell, readCsv } from './csv.ts';

/** A table beside the main one, and what one of its rows adds to the item that it belongs to. */
export interface Companion<Item> {
  name: string;
  attach: (row: CsvRow, item: Item) => void;
}

/**
 * The rows of a table, each made into an item and completed from the tables beside it. Those may be larger than memory
 * and sorted in another way, so items are gathered in blocks and the companions read once for each block.
 */
export async function* joinCompanions<Item>(
  file: SourceFile,
  options: {
    /** The column that all tables share. */
    key: string;
    /** Its name in the main table, where that has another. */
    mainKey?: string;
    begin: (row: CsvRow) => Item;
    companions: readonly Companion<Item>[];
    blockSize: number;
    signal: AbortSignal;
  },
): AsyncGenerator<{ line: number; item: Item }> {
  const { key, mainKey = key, begin, companions, blockSize, signal } = options;
  let block = new Map<string, { line: number; item: Item }>();
  async function* complete() {
    for (const { name, attach } of companions) {
      const companion = await companionFile(file, name);
      if (!companion) continue;
      for await (const row of readCsv(companion, signal)) {
        const found = block.get(cell(row, key) ?? '');
        if (found) attach(row, found.item);
      }
    }
    yield* block.values();
    block = new Map();
  }
  for await (const row of readCsv(file, signal)) {
    const found = cell(row, key, mainKey);
    // A repeated key is kept as an item of its own, so that it is reported.
    const name = found && !block.has(found) ? found : `line ${row.line}`;
    block.set(name, { line: row.line, item: begin(row) });
    if (block.size >= blockSize) yield* complete();
  }
  yield* complete();
}
