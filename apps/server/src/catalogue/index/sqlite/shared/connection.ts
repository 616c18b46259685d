import { DatabaseSync } from 'node:sqlite';
import { describeStorageError } from './storage-error.ts';

/** Another process may hold the write lock for as long as one batch takes; waiting costs only this worker thread. */
const LOCK_TIMEOUT_MS = 30_000;
const MMAP_BYTES = 2_147_418_112;

/**
 * WAL lets readers go on beside the writer. `synchronous = normal` does not wait for the disk at each commit: a killed
 * process loses nothing that was acknowledged; a power cut may lose the last moments, never the file's consistency.
 */
export function openForWriting(file: string): DatabaseSync {
  return open(file, { timeout: LOCK_TIMEOUT_MS }, [
    'pragma journal_mode = wal',
    'pragma synchronous = normal',
    'pragma cache_size = -32768',
    `pragma mmap_size = ${MMAP_BYTES}`,
    // The log may grow this long: moved into the file more often, pages that many batches change are written many times.
    'pragma wal_autocheckpoint = 16000',
    'pragma journal_size_limit = 67108864',
    'pragma temp_store = memory',
  ]);
}

export function openForReading(file: string): DatabaseSync {
  return open(file, { timeout: LOCK_TIMEOUT_MS, readOnly: true }, [
    // Only for what still stands in the log: pages of the file itself are read where the system maps them.
    'pragma cache_size = -8192',
    `pragma mmap_size = ${MMAP_BYTES}`,
    'pragma temp_store = memory',
  ]);
}

function open(file: string, options: { timeout: number; readOnly?: boolean }, pragmas: string[]): DatabaseSync {
  try {
    const db = new DatabaseSync(file, options);
    for (const pragma of pragmas) db.exec(pragma);
    return db;
  } catch (error) {
    throw describeStorageError(error, file);
  }
}
