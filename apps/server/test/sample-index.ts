import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueIndex } from '../src/catalogue/index/index.port.ts';
import { generateSample } from '../src/catalogue/sample/generate.ts';
import { openIndexWithoutThreads } from './index-without-threads.ts';

/** Goes with the run, so that it is never another version's. */
const PREPARED = join(tmpdir(), 'sample-catalogue.db');

/** A catalogue with the sample data, which takes longer to lay out than most tests to run: done once in a run, and copied. */
export async function openSampleIndex(): Promise<CatalogueIndex> {
  if (!existsSync(PREPARED)) await prepare();
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-sample-'));
  const file = join(folder, 'catalogue.db');
  cpSync(PREPARED, file);
  const index = await openIndexWithoutThreads(file);
  return {
    ...index,
    async close() {
      await index.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Two processes may do so at once: each puts a whole file in its place. */
async function prepare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-sample-'));
  const file = join(folder, 'catalogue.db');
  const index = await openIndexWithoutThreads(file);
  const records = [...generateSample()];
  for (let at = 0; at < records.length; at += 1000) await index.upsert(records.slice(at, at + 1000));
  await index.close();
  renameSync(file, PREPARED);
  rmSync(folder, { recursive: true });
}
