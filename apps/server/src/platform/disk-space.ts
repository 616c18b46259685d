import { statfs } from 'node:fs/promises';
import type { Clock } from './clock.ts';

/** Says whether there is room to store things; readiness asks it. */
export interface DiskSpace {
  /** To be told of every failure; answers whether it came of a full disk. */
  isFullError(error: unknown): boolean;
  /** In the operator's words; null while there is room. */
  problem(): Promise<string | null>;
}

/** With less, the next batch or transaction may fail half-way. */
const FREE_MIN_BYTES = 32 * 1024 * 1024;
/** A store on another machine cannot be measured from here: its last refusal counts for so long. */
const REFUSAL_KEPT_MS = 60_000;
const FULL_CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);
const CAUSES_MAX = 5;

export function diskSpace({ dir, clock }: { dir: string; clock: Clock }): DiskSpace {
  let refusedAt: number | null = null;
  return {
    isFullError(error) {
      if (!isFull(error)) return false;
      refusedAt = clock.now().getTime();
      return true;
    },
    async problem() {
      const { bavail, bsize } = await statfs(dir);
      const free = bavail * bsize;
      if (free < FREE_MIN_BYTES)
        return `The disk that holds ${dir} is full: ${Math.floor(free / 1024 / 1024)} MB are free. Free some space.`;
      if (refusedAt !== null && clock.now().getTime() - refusedAt < REFUSAL_KEPT_MS)
        return 'A store has just refused to write: its disk is full. Free some space there.';
      return null;
    },
  };
}

/** Drivers wrap the error that says it. */
function isFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > CAUSES_MAX) return false;
  return FULL_CODES.has((error as NodeJS.ErrnoException).code) || isFull(error.cause, depth + 1);
}
