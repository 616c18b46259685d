import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { openImportFiles } from '../src/catalogue/import/import-file.ts';
import { MemoryIndex } from '../src/catalogue/import/memory-index.ts';
import { runImport } from '../src/catalogue/import/run-import.ts';
import type { CatalogueRecord } from '../src/catalogue/record.ts';
import { recogniseSource } from '../src/sources/registry.ts';

/** The records of the published files in these folders of FIXTURES_DIR/data, as an import has them. */
export async function readPublishedRecords(root: string, folders: string[]): Promise<CatalogueRecord[]> {
  const index = new MemoryIndex();
  for (const folder of folders.filter((name) => existsSync(resolve(root, name)))) {
    for (const name of readdirSync(resolve(root, folder)).sort()) {
      const { files, dispose } = await openImportFiles(resolve(root, folder, name));
      for (const file of files) {
        const source = await recogniseSource(file, null);
        if (source) await runImport({ index, source, file, signal: new AbortController().signal });
      }
      await dispose();
    }
  }
  return [...index.records.values()];
}
