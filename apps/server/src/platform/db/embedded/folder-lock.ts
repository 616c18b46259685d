import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';

const SQLITE_BUSY = 5;

/** Another process has the folder open. */
export class FolderInUseError extends StartError {
  override name = 'FolderInUseError';
}

export interface FolderLock {
  release(): void;
}

/**
 * Keeps a second process out of a data folder: PGlite itself does not notice, and both would ruin the files.
 * SQLite's exclusive lock on `<dir>.lock` is a lock of the operating system, so it goes with the process, however
 * that ends; a pid file would stay behind after kill -9.
 */
export function lockFolder(dir: string): FolderLock {
  const database = new DatabaseSync(`${dir}.lock`);
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUseError(
      `The data folder ${dir} is in use by another process. Stop the other Groundwork first, ` +
        'or give this one a folder of its own.',
      { cause: error },
    );
  }
  return { release: () => database.close() };
}
