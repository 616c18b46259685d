import { existsSync, mkdirSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';

/** A new database takes 40 MB; below this the first minutes of use would end in an error nobody can act on. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** True when the folder holds a database; PostgreSQL writes this file first, so see `initialisationFolder`. */
export const holdsDatabase = (dir: string): boolean => existsSync(join(dir, 'PG_VERSION'));

/**
 * Where a new database is first laid out. It is renamed to its place when complete, so that a process killed in
 * between leaves a folder that is thrown away here, never half a database that cannot be opened.
 */
export function initialisationFolder(dir: string): string {
  const folder = `${dir}.new`;
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

/** Makes sure that files can be written below `dir`, or says why not. */
export function prepareDataFolder(dir: string): void {
  const parent = dirname(dir);
  try {
    mkdirSync(parent, { recursive: true });
    const place = existsSync(dir) ? dir : parent;
    const probe = join(place, `.write-test-${process.pid}`);
    writeFileSync(probe, new Uint8Array(64 * 1024));
    unlinkSync(probe);
    const { bavail, bsize } = statfsSync(place);
    if (bavail * bsize < LEAST_FREE_BYTES) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  } catch (error) {
    throw folderError(dir, error);
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there. Give it the right to, or choose another folder',
  EPERM: 'this user may not write there. Give it the right to, or choose another folder',
  EROFS: 'it is on a read-only file system. Choose a folder that can be written to',
  ENOTDIR: 'a part of its path is a file. Choose another folder',
  EEXIST: 'a part of its path is a file. Choose another folder',
  ENOTEMPTY:
    'it holds other files and no database. If it held one, restore a backup (npm run restore); otherwise choose an empty or a new folder',
  ENOSPC: 'the disk is full. Make room (at least 64 MB) and start again',
  EDQUOT: 'the disk quota is used up. Make room (at least 64 MB) and start again',
};

/** A database that was laid out whole and doesn't open any more. */
export function damagedWorkspace(dir: string, error: unknown): unknown {
  const known = folderError(dir, error);
  if (known instanceof StartError) return known;
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return new StartError(
    `The workspace in ${dir} cannot be opened; its files seem to be damaged (${reason}). Restore a backup and start again: npm run restore -- FILE --overwrite keeps this folder under another name, and what has been saved since the backup is in it alone.`,
    { cause: error },
  );
}

/** The operator's words for an error of the file system, or the error itself when it is none of those. */
export function folderError(dir: string, error: unknown): unknown {
  const text = error instanceof Error ? error.message : String(error);
  const code = (error as { code?: string }).code ?? (/ENOSPC|no space left/i.test(text) ? 'ENOSPC' : undefined);
  const reason = code === undefined ? undefined : REASONS[code];
  return reason ? new StartError(`The data folder ${dir} cannot be used: ${reason}.`, { cause: error }) : error;
}
