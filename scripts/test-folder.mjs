// Where unit and API tests, and the processes that they start, put temporary files. It goes with the run: also what a test
// left that failed, or a process that was killed.
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `tmpdir()` asks, on one system or another. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];

/** Linux keeps in memory what is put here. */
const IN_MEMORY = '/dev/shm';
const MOUNTS = '/proc/mounts';
/** More than twice what a run has had there at a time, and what it needs besides. */
const ROOM_BYTES = 4 * 1024 ** 3;
const FREE_BYTES = 8 * 1024 ** 3;

/**
 * A folder in memory where there is plenty of it, or null. Stores have what they keep on the disk before they say so, and a new
 * database is a thousand new files: PostgreSQL takes half a second of processor time for one on a disk, and a thirtieth of a second in
 * memory. Containers often forbid to run programs from such a folder, which some tests do.
 */
export function memoryFolder({ mounts = MOUNTS, place = IN_MEMORY, room = ROOM_BYTES, free = FREE_BYTES } = {}) {
  if (!existsSync(mounts) || process.availableMemory() < free) return null;
  const lines = readFileSync(mounts, 'utf8').split('\n');
  const [, , type, options = ''] = lines.map((line) => line.split(' ')).find(([, folder]) => folder === place) ?? [];
  if (type !== 'tmpfs' || options.split(',').some((option) => ['noexec', 'ro'].includes(option))) return null;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize < room ? null : place;
}

/** Whoever names a folder for temporary files gets it. */
export function useMemoryFolder() {
  const place = process.env['TMPDIR'] ? null : memoryFolder();
  if (place) process.env['TMPDIR'] = place;
  return place;
}

/** Called by vitest before the first worker starts; what it returns, after the last one has ended. */
export default function setUp() {
  useMemoryFolder();
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-tests-'));
  for (const name of VARIABLES) process.env[name] = folder;
  return () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      // A process that still ends, or a disk that a test mounted: no reason for a run to fail.
      console.warn(`${folder} could not be removed: ${error.message}`);
    }
  };
}
