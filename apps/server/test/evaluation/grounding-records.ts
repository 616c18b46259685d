import { join } from 'node:path';
import { openImportFiles } from '../../src/catalogue/import/import-file.ts';
import type { CatalogueRecord } from '../../src/catalogue/record.ts';
import { recogniseSource } from '../../src/sources/registry.ts';
import { fixturesDir } from '../fixtures-dir.ts';

/**
 * The published records with these keys (`engine/id`), as their files map to them; null where the files are not at hand.
 * `files` narrows what is read, relative to the data folder.
 */
export async function readRecords(
  keys: ReadonlySet<string>,
  files: string[] = ['.'],
): Promise<Map<string, CatalogueRecord> | null> {
  if (!fixturesDir) return null;
  const records = new Map<string, CatalogueRecord>();
  for (const file of files) await readLocation(join(fixturesDir, 'data', file), keys, records);
  return records;
}

/** Of several versions of a record the one that says most is kept. */
async function readLocation(location: string, keys: ReadonlySet<string>, records: Map<string, CatalogueRecord>) {
  const { files, dispose } = await openImportFiles(location);
  const context = { retrievedAt: '2026-11-22T00:00:00Z', signal: new AbortController().signal };
  try {
    for (const file of files) {
      const source = await recogniseSource(file, null);
      if (!source) continue;
      try {
        for await (const item of source.read(file, context)) {
          if (!('record' in item)) continue;
          const key = `${item.record.engine}/${item.record.id}`;
          if (keys.has(key) && size(item.record) > size(records.get(key))) records.set(key, item.record);
        }
      } catch (error) {
        // Among the files are some that are broken: what stands before the break counts.
        console.warn(`${file.name}: ${(error as Error).message}`);
      }
    }
  } finally {
    await dispose();
  }
}

const size = (record: CatalogueRecord | undefined) => (record ? JSON.stringify(record.data).length : 0);
