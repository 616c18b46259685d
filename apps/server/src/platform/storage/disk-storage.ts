import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReadableStream } from 'node:stream/web';
import { AppError } from '../http/app-error.ts';
import { MESSAGES } from '../messages.ts';
import { moveToStay } from '../sync-files.ts';
import { checkedKey, isKey, type ObjectStorage, type StoredUpload } from './storage.port.ts';
import type { UploadAddresses, UploadGrant } from './upload-address.ts';

export interface DiskStorage extends ObjectStorage {
  /**
   * Takes bytes of a transfer as they come. What has arrived stays when the connection breaks. Throws AppError CONFLICT when
   * bytes before the offset are missing, PAYLOAD_TOO_LARGE when there are more than announced.
   */
  receive(grant: UploadGrant, body: ReadableStream<Uint8Array>): Promise<void>;
}

/** Files in a folder of the server: what is under way in `arriving`, what is there in `files`. */
export function diskStorage(folder: string, addresses: UploadAddresses): DiskStorage {
  const arriving = (transferId: string) => join(folder, 'arriving', checkedKey(transferId));
  const file = (key: string) => join(folder, 'files', checkedKey(key));

  /** Whole under its name, or not there at all. */
  async function keep(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) {
    const path = arriving(randomUUID());
    await orFull(async () => {
      await mkdir(join(folder, 'arriving'), { recursive: true });
      await writeFile(path, bytes, { flush: true, mode: 0o600 });
      await moveToStay(path, file(key));
    });
  }

  return {
    origin: null,

    async begin() {
      const transferId = randomUUID();
      await orFull(async () => {
        await mkdir(join(folder, 'arriving'), { recursive: true });
        await (await open(arriving(transferId), 'wx', 0o600)).close();
      });
      return transferId;
    },

    async missing({ transferId, size, key }) {
      if ((await sizeOf(file(key))) === size) return [];
      const offset = await sizeOf(arriving(transferId));
      if (offset === null) return null;
      if (offset >= size) return [];
      return [{ url: addresses.of({ transferId, offset, size }), offset, size: size - offset }];
    },

    async receive({ transferId, offset, size }, body) {
      const path = arriving(transferId);
      const arrived = await sizeOf(path);
      if (arrived === null || offset > arrived) throw new AppError('CONFLICT', MESSAGES.words.refusals.askAnew);
      const target = await open(path, 'r+');
      try {
        let at = offset;
        // Each piece is written before the next is drawn: memory stays flat, and a break loses nothing that came.
        for await (const piece of body) {
          if (at + piece.length > size) {
            // What is refused is not kept: going on begins where this call began.
            await target.truncate(offset);
            throw new AppError('PAYLOAD_TOO_LARGE', MESSAGES.words.refusals.largerThanSaid);
          }
          await orFull(() => target.write(piece, 0, piece.length, at));
          at += piece.length;
        }
      } finally {
        await target.close();
      }
    },

    async complete({ key, transferId, size }) {
      if ((await sizeOf(file(key))) === size) return true;
      const path = arriving(transferId);
      if ((await sizeOf(path)) !== size) return false;
      try {
        await orFull(async () => {
          await flush(path);
          await moveToStay(path, file(key));
        });
      } catch (error) {
        // Another request did the same a moment ago.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return (await sizeOf(file(key))) === size;
        throw error;
      }
      return true;
    },

    async put(key, bytes) {
      await keep(key, bytes);
    },

    async putStream(key, _size, pieces) {
      await keep(key, pieces);
    },

    async *list() {
      const folderOfFiles = join(folder, 'files');
      const entries = await readdir(folderOfFiles, { recursive: true, withFileTypes: true }).catch(orNone);
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const key = relative(folderOfFiles, path).split(sep).join('/');
        const size = isKey(key) ? await sizeOf(path) : null;
        if (size !== null) yield { key, size };
      }
    },

    read: (key) => createReadStream(file(key)),

    async remove({ key, transferId }: StoredUpload) {
      await rm(arriving(transferId), { force: true });
      await rm(file(key), { force: true });
    },
  };
}

const orNone = (error: NodeJS.ErrnoException): [] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** On the disk itself before it is called complete. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orFull<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new AppError('SERVICE_UNAVAILABLE', MESSAGES.library.storageFull);
    throw error;
  }
}
