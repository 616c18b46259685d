import { createReadStream, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { copyCatalogue, countRecords } from '../catalogue/index/sqlite/copy-catalogue.ts';
import { catalogueFile } from '../catalogue/open-catalogue.ts';
import { type ArchiveWriter, writeArchive } from '../platform/archive/tar-archive.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import { RowSums, tableKey } from '../platform/db/dump/dump-format.ts';
import { openDump } from '../platform/db/dump/read-dump.ts';
import { createLog } from '../platform/log/log.ts';
import { StartError } from '../platform/start-error.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { ObjectStorage } from '../platform/storage/storage.port.ts';
import { VERSION } from '../version.ts';
import { ENTRIES, type Manifest } from './manifest.ts';
import { openWorkspaceSource } from './workspace-source.ts';

/**
 * Everything that an installation holds, as one archive, while it runs. The workspace comes first and the rest after it, so that whatever it
 * points at is there: a catalogue that is ahead of the workspace is what workspaces are used to, one that is behind is not.
 */
export async function backup(config: Config, file: string): Promise<Manifest> {
  const path = resolve(file);
  if (existsSync(path)) throw new StartError(`${path} is there already. Choose another name.`);
  if (!existsSync(dirname(path))) throw new StartError(`There is no folder ${dirname(path)}.`);
  const unfinished = `${path}.unfinished`;
  const database = await openWorkspaceSource(config);
  let manifest: Manifest | undefined;
  try {
    rmSync(unfinished, { force: true });
    await writeArchive(unfinished, async (archive) => {
      manifest = await fill(archive, config, database, `${unfinished}.db`);
      const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
      await archive.add(ENTRIES.manifest, text.length, once(text));
    });
    await rename(unfinished, path);
    return manifest!;
  } finally {
    for (const left of [unfinished, `${unfinished}.db`]) rmSync(left, { force: true });
    await database.close();
  }
}

async function fill(archive: ArchiveWriter, config: Config, database: Database, copy: string): Promise<Manifest> {
  const createdAt = systemClock.now().toISOString();
  const workspace = await addWorkspace(archive, database);
  const secret = join(config.DATA_DIR, 'auth-secret');
  const hasSecret = existsSync(secret) && readFileSync(secret, 'utf8').trim() === config.AUTH_SECRET;
  if (hasSecret) await addFile(archive, ENTRIES.secret, secret);
  const catalogue = catalogueFile(config.DATA_DIR);
  // With a search service the records are in the database, and so in the workspace's part.
  const hasCatalogue = !config.SEARCH_URL && existsSync(catalogue) && statSync(catalogue).size > 0;
  if (hasCatalogue) {
    copyCatalogue(catalogue, copy);
    await addFile(archive, ENTRIES.catalogue, copy);
  }
  const { storage } = openStorage(config, systemClock, createLog('warn'));
  const files = await addFiles(archive, storage);
  return {
    format: 'groundwork-backup',
    formatVersion: 1,
    version: VERSION,
    createdAt,
    from: { workspace: database.kind, files: storage.origin ? 'bucket' : 'folder' },
    secret: hasSecret ? 'file' : 'environment',
    workspace,
    catalogue: hasCatalogue ? { records: countRecords(copy) } : null,
    files,
    entries: [...archive.entries],
  };
}

async function addWorkspace(archive: ArchiveWriter, database: Database): Promise<Manifest['workspace']> {
  const dump = await openDump(database);
  try {
    const sums = new RowSums();
    let number = 0;
    for await (const batch of dump.batches()) {
      sums.add(batch);
      number += 1;
      const bytes = Buffer.from(batch.text);
      const name = `${ENTRIES.workspace}${tableKey(batch.table)}/${String(number).padStart(6, '0')}.jsonl`;
      await archive.add(name, bytes.length, once(bytes));
    }
    return { ...dump.schema, sums: sums.toJSON() };
  } finally {
    await dump.close();
  }
}

async function addFiles(archive: ArchiveWriter, storage: ObjectStorage): Promise<Manifest['files']> {
  const files: Manifest['files'] = { count: 0, bytes: 0, gone: [] };
  for await (const { key, size } of storage.list()) {
    const pieces = storage.read(key)[Symbol.asyncIterator]();
    // Only a file whose first bytes are at hand is begun: it may have been deleted since it was listed.
    const first = await pieces.next().catch(() => null);
    if (first === null) {
      files.gone.push(key);
      continue;
    }
    await archive.add(`${ENTRIES.files}${key}`, size, after(first, pieces));
    files.count += 1;
    files.bytes += size;
  }
  return files;
}

async function* after(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const addFile = (archive: ArchiveWriter, name: string, path: string): Promise<void> =>
  archive.add(name, statSync(path).size, createReadStream(path));
