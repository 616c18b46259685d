import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { catalogueFile } from '../catalogue/open-catalogue.ts';
import { readArchive } from '../platform/archive/tar-archive.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { type DumpBatch, tableKey } from '../platform/db/dump/dump-format.ts';
import { folderError } from '../platform/db/embedded/data-folder.ts';
import { lockFolder } from '../platform/db/embedded/folder-lock.ts';
import { createLog } from '../platform/log/log.ts';
import { StartError } from '../platform/start-error.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { checkArchive, textOf } from './check-archive.ts';
import { ENTRIES, type Manifest } from './manifest.ts';
import { workspaceFolder } from './workspace-source.ts';
import { checkTarget, fillWorkspace } from './workspace-target.ts';

export interface Restored {
  manifest: Manifest;
  /** What was there before, and where it is now. */
  setAside: string[];
}

const log = createLog('warn');

/**
 * Puts a backup in place, into whichever stores the settings name. The archive is read to its end before anything is touched; then everything is
 * laid out beside what is there, and put in its place at once.
 */
export async function restore(config: Config, file: string, { isOverwriting = false } = {}): Promise<Restored> {
  const path = resolve(file);
  const manifest = await checkArchive(path);
  const lock = lockFolder(workspaceFolder(config.DATA_DIR));
  const staging = join(config.DATA_DIR, 'restoring');
  const server = config.DATABASE_URL ? await openDatabase({ url: config.DATABASE_URL }) : null;
  try {
    if (server) await checkTarget(server, { isReplacing: isOverwriting });
    const present = await thingsPresent(config);
    if (present.length > 0 && !isOverwriting)
      throw new StartError(
        `There is something already: ${present.join(', ')}. Restore into an empty place, or say --overwrite: what is there in folders is then set aside, what is in a database goes.`,
      );
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging);
    await layOut(config, staging, server, path, manifest).catch((error: unknown) => {
      const told = folderError(staging, error);
      if (told instanceof StartError) throw told;
      const { message } =
        (error as Error).cause instanceof Error ? ((error as Error).cause as Error) : (error as Error);
      throw new StartError(`${path} cannot be restored (${message}). What was here before is as it was.`, {
        cause: error,
      });
    });
    // The settings were read a moment ago, and that makes a secret where there is none.
    if (present.length === 0) rmSync(join(config.DATA_DIR, 'auth-secret'), { force: true });
    return { manifest, setAside: putInPlace(staging, config.DATA_DIR) };
  } finally {
    rmSync(staging, { recursive: true, force: true });
    await server?.close();
    lock.release();
  }
}

async function layOut(
  config: Config,
  staging: string,
  server: Database | null,
  path: string,
  manifest: Manifest,
): Promise<void> {
  await stageFiles(path, { ...config, DATA_DIR: staging });
  if (server) await fill(server, path, manifest);
  else await stageWorkspace(staging, path, manifest);
}

async function thingsPresent(config: Config): Promise<string[]> {
  const found = config.DATABASE_URL ? [] : [workspaceFolder(config.DATA_DIR)];
  const present = [...found, catalogueFile(config.DATA_DIR)].filter(existsSync);
  const { storage } = openStorage(config, systemClock, log);
  for await (const _file of storage.list()) return [...present, storage.origin ?? join(config.DATA_DIR, 'library')];
  return present;
}

/** The catalogue, uploaded files and the secret. A bucket has no staging: files in it are named once and never changed. */
async function stageFiles(path: string, staged: Config): Promise<void> {
  const { storage } = openStorage(staged, systemClock, log);
  for await (const { name, size, pieces } of readArchive(path)) {
    if (name.startsWith(ENTRIES.files)) await storage.putStream(name.slice(ENTRIES.files.length), size, pieces);
    else if (name === ENTRIES.catalogue) {
      const target = catalogueFile(staged.DATA_DIR);
      mkdirSync(dirname(target), { recursive: true });
      await pipeline(pieces, createWriteStream(target, { flush: true }));
    } else if (name === ENTRIES.secret)
      writeFileSync(join(staged.DATA_DIR, 'auth-secret'), await textOf(pieces), { mode: 0o600 });
  }
}

async function stageWorkspace(staging: string, path: string, manifest: Manifest): Promise<void> {
  const database = await openDatabase({ dir: workspaceFolder(staging) });
  try {
    await fill(database, path, manifest);
  } finally {
    await database.close();
  }
}

const fill = (database: Database, path: string, { workspace }: Manifest): Promise<void> =>
  fillWorkspace(database, { schema: workspace, batches: batchesIn(path, workspace), sums: () => workspace.sums });

async function* batchesIn(path: string, { tables }: Manifest['workspace']): AsyncGenerator<DumpBatch> {
  const byKey = new Map(tables.map((table) => [tableKey(table), table]));
  for await (const { name, pieces } of readArchive(path)) {
    // They stand first, so that the rest need not be unpacked again.
    if (!name.startsWith(ENTRIES.workspace)) return;
    const [, key = ''] = name.split('/');
    yield { table: byKey.get(key)!, text: await textOf(pieces) };
  }
}

/** Renames, one after the other: what was there keeps a name by which it can be found. */
function putInPlace(staging: string, dataDir: string): string[] {
  const mark = `replaced-${systemClock
    .now()
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')}`;
  const setAside: string[] = [];
  for (const name of ['workspace', 'catalogue', 'library', 'auth-secret']) {
    if (!existsSync(join(staging, name))) continue;
    const place = join(dataDir, name);
    if (existsSync(place)) {
      renameSync(place, `${place}.${mark}`);
      setAside.push(`${place}.${mark}`);
    }
    renameSync(join(staging, name), place);
  }
  return setAside;
}
