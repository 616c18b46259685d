import { writeFileSync } from 'node:fs';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { RowSums } from '../platform/db/dump/dump-format.ts';
import { openDump } from '../platform/db/dump/read-dump.ts';
import { holdsDatabase } from '../platform/db/embedded/data-folder.ts';
import { describeUrl } from '../platform/db/postgres-error.ts';
import { createLog } from '../platform/log/log.ts';
import { StartError } from '../platform/start-error.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { hashOf } from './check-archive.ts';
import { movedMark } from './moved-mark.ts';
import { workspaceFolder } from './workspace-source.ts';
import { checkTarget, fillWorkspace } from './workspace-target.ts';

export interface Moved {
  rows: number;
  /** Files that were brought to the bucket, and those that were there; null where no bucket is set. */
  files: { brought: number; there: number } | null;
}

const log = createLog('warn');

/**
 * An embedded installation to PostgreSQL, and its files to a bucket where one is set. The old one is only read. Files go first and the workspace in one
 * transaction at the end, so that a move that was broken off is begun anew by the same command, and what is there already isn't sent again.
 */
export async function move(config: Config): Promise<Moved> {
  const { DATABASE_URL, DATA_DIR } = config;
  if (!DATABASE_URL) throw new StartError('Set DATABASE_URL to the database that the workspace shall move to.');
  const dir = workspaceFolder(DATA_DIR);
  if (!holdsDatabase(dir)) throw new StartError(`There is no embedded workspace in ${DATA_DIR} to move.`);
  const source = await openDatabase({ dir });
  let target: Database | undefined;
  try {
    target = await openDatabase({ url: DATABASE_URL });
    await checkTarget(target, { isReplacing: false });
    const files = await moveFiles(config);
    const rows = await moveWorkspace(source, target);
    const day = systemClock.now().toISOString().slice(0, 10);
    writeFileSync(movedMark(DATA_DIR), `Moved on ${day} to ${describeUrl(DATABASE_URL)}.\n`);
    return { rows, files };
  } finally {
    await target?.close();
    await source.close();
  }
}

async function moveWorkspace(source: Database, target: Database): Promise<number> {
  const dump = await openDump(source);
  const sums = new RowSums();
  async function* summed() {
    for await (const batch of dump.batches()) {
      sums.add(batch);
      yield batch;
    }
  }
  try {
    await fillWorkspace(target, { schema: dump.schema, batches: summed(), sums: () => sums.toJSON() });
    return Object.values(sums.toJSON()).reduce((all, { rows }) => all + rows, 0);
  } finally {
    await dump.close();
  }
}

async function moveFiles(config: Config): Promise<Moved['files']> {
  const { storage: bucket } = openStorage(config, systemClock, log);
  if (!bucket.origin) return null;
  const { storage: folder } = openStorage({ ...config, S3_ENDPOINT: undefined }, systemClock, log);
  const sizes = new Map<string, number>();
  for await (const { key, size } of bucket.list()) sizes.set(key, size);
  const files = { brought: 0, there: 0 };
  for await (const { key, size } of folder.list()) {
    if (sizes.get(key) === size) files.there += 1;
    else {
      await bucket.putStream(key, size, folder.read(key));
      files.brought += 1;
    }
    // Read back: a file of the same size is not yet the same file.
    if ((await hashOf(bucket.read(key))) !== (await hashOf(folder.read(key))))
      throw new StartError(
        `The file ${key} in the bucket is not the one in ${config.DATA_DIR}. Remove it there and move again.`,
      );
  }
  return files;
}
