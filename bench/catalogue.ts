import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueIndex } from '../apps/server/src/catalogue/index/index.port.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import type { CatalogueRecord } from '../apps/server/src/catalogue/record.ts';
import { makeRecord } from './corpus.ts';
import { timed } from './measure.ts';

export const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 200_000);
export const BATCH = 500;
export const ENGINE = 'publications';

/** Gives a folder to a measurement and removes it afterwards. */
export async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function openCatalogue(folder: string, readers = 2): Promise<CatalogueIndex> {
  return openSqliteIndex({ file: join(folder, 'catalogue.db'), engines: [{ id: ENGINE }], readers });
}

/** Feeds the generated records in batches; answers the milliseconds spent inside `store`, generating left out. */
export async function feed(store: (batch: CatalogueRecord[]) => Promise<unknown> | unknown): Promise<number> {
  let spent = 0;
  for (let from = 0; from < RECORDS; from += BATCH) {
    const batch = await makeBatch(from, Math.min(BATCH, RECORDS - from));
    spent += (await timed(() => store(batch))).ms;
  }
  return spent;
}

/** Makes a few records a turn: a source also yields while it reads, and the event loop's delay is being measured. */
export async function makeBatch(from: number, length: number, revision = 0): Promise<CatalogueRecord[]> {
  const batch: CatalogueRecord[] = [];
  for (let i = 0; i < length; i++) {
    batch.push(makeRecord(from + i, revision));
    if (i % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
  }
  return batch;
}
