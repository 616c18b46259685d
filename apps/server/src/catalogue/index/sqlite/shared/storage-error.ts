import { CatalogueStorageError } from '../../errors.ts';

const FULL = 13;

/** SQLite's primary result codes that an operator can do something about (sqlite.org/rescode.html). */
const ADVICE: Record<number, (file: string) => string> = {
  5: (file) => `The catalog file ${file} stayed locked by another process. Try again when that one has finished.`,
  8: (file) => `The catalog file ${file} cannot be written. Give this user write access to it and its folder.`,
  10: (file) => `Reading or writing the catalog file ${file} failed. Check the disk.`,
  11: damaged,
  [FULL]: (file) => `The disk is full: nothing of this change was stored in ${file}. Free some space and try again.`,
  14: (file) => `The catalog file ${file} cannot be opened. Check that its folder exists and can be written.`,
  26: damaged,
};

function damaged(file: string): string {
  return `The catalog file ${file} is damaged or not a catalog. Restore it from a backup, or move it away and import again.`;
}

/** Turns a failure of SQLite into words for the operator; any other error is handed back as it is. */
export function describeStorageError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error;
  // The low byte is the primary code, the rest says more precisely where.
  const primary = error.errcode & 0xff;
  const advice = ADVICE[primary];
  return new CatalogueStorageError(advice ? advice(file) : `The catalog's storage failed: ${error.message}`, {
    cause: error,
    ...(primary === FULL && { code: 'ENOSPC' }),
  });
}
