import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage, StoredUpload } from '../../platform/storage/storage.port.ts';
import type { TableImportRow } from './table-imports.repository.ts';

type Stored = Pick<TableImportRow, 'id' | 'transferId' | 'fileSize'>;

/** The file as the storage knows it. */
export const storedUpload = ({ id, transferId, fileSize }: Stored): StoredUpload => ({
  key: `imports/${id}`,
  transferId,
  size: fileSize,
});

/** The file under its own name in a folder of its own, for as long as `use` takes: sources know some files by their names. */
export async function withLocalFile<Result>(
  storage: Pick<ObjectStorage, 'read'>,
  row: Stored & Pick<TableImportRow, 'fileName'>,
  signal: AbortSignal,
  use: (location: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'groundwork-import-'));
  try {
    const location = path.join(folder, safeName(row.fileName));
    await pipeline(Readable.from(storage.read(storedUpload(row).key)), createWriteStream(location), { signal });
    return await use(location);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The last part of the name alone, which can leave no folder. */
export function safeName(fileName: string): string {
  const name = path.basename(fileName.replaceAll('\\', '/')).replace(/[^\p{L}\p{N} ._()-]/gu, '_');
  return /^\.*$/.test(name) ? 'file' : name;
}
