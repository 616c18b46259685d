import { closeSync, fsyncSync, openSync } from 'node:fs';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Not every system lets a folder be opened; where it doesn't, its names need no syncing. */
const NO_FOLDER = ['EISDIR', 'EACCES', 'EPERM'];
/** Files that are synced together cost the disk little more than one file. */
const AT_ONCE = 64;

const orNoFolder = (error: NodeJS.ErrnoException) => {
  if (!NO_FOLDER.includes(error.code ?? '')) throw error;
};

/** A file whose content is on the disk, or the names in a folder. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const syncFolder = (folder: string): Promise<void> => sync(folder).catch(orNoFolder);

/** The same for a thread that may wait. */
export function syncFolderNow(folder: string): void {
  try {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    orNoFolder(error as NodeJS.ErrnoException);
  }
}

/** Everything in a folder is on the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (let at = 0; at < entries.length; at += AT_ONCE)
    await Promise.all(
      entries.slice(at, at + AT_ONCE).map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return entry.isDirectory() ? syncFolder(path) : sync(path);
      }),
    );
  await syncFolder(folder);
}

/** Renames a file, into folders that are made where there are none: afterwards it is found there whatever happens. */
export async function moveToStay(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  const made = await mkdir(folder, { recursive: true });
  await rename(from, to);
  await syncFolder(folder);
  const last = made && dirname(made);
  for (let above = folder; last && above !== last; ) {
    above = dirname(above);
    await syncFolder(above);
  }
}
