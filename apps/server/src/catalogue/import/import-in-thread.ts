import type { TableMapping } from '@groundwork/contract/table-mapping';
import { runInThread, ThreadLimitError } from '../../platform/threads/run-in-thread.ts';
import type { ImportIndex } from './batch-writer.ts';
import type { ImportFilesResult } from './import-files.ts';
import type { ImportSummary } from './source.port.ts';

export interface ThreadImport {
  location: string;
  mapping: TableMapping | null;
  importId: string;
  collection: string | null;
  followed?: { previous: string | null };
}

interface Owner {
  index: ImportIndex;
  onProgress: (summary: ImportSummary) => void;
}

/** The thread's requests: a call of the index, or to hear how far it is. */
export type ImportAsk =
  | { method: Exclude<keyof ImportIndex, 'seenBy'>; collection: string | null; args: unknown[] }
  | { summary: ImportSummary };

/** A file of some gigabytes takes hours; one that was made to do harm takes no more than this of the machine. */
const LIMITS = { timeoutMs: 11 * 3_600_000, memoryMb: 1024 };

/**
 * Imports a file that people brought: it is unpacked, read and mapped in a thread of its own, so that whatever the file does, it
 * does to that thread; the index is asked and written here.
 */
export async function importInThread(
  input: ThreadImport,
  { index, onProgress }: Owner,
  signal: AbortSignal,
  limits = LIMITS,
): Promise<ImportFilesResult> {
  const underWay = new Set<Promise<unknown>>();
  const onAsk = async (asked: unknown) => {
    const ask = asked as ImportAsk;
    if ('summary' in ask) return onProgress(ask.summary);
    const seen = index.seenBy(ask.collection);
    const answer = (seen[ask.method] as (...args: unknown[]) => Promise<unknown>)(...ask.args);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
  const entry = new URL('./import-in-thread.worker.ts', import.meta.url);
  try {
    return await runInThread(entry, input, { ...limits, signal, onAsk, hasOwnTemporaryFolder: true });
  } catch (error) {
    // A batch that is being stored lands before this is over: whoever takes the import back finds all of it.
    await Promise.allSettled(underWay);
    if (!(error instanceof ThreadLimitError)) throw error;
    return { summaries: [], skipped: [], failures: [{ location: input.location, reason: tooMuch(error, limits) }] };
  }
}

/** Tells people what a file asked too much of. */
export function tooMuch({ limit }: ThreadLimitError, { timeoutMs, memoryMb }: typeof LIMITS): string {
  const what = limit === 'memory' ? `more than ${memoryMb} MB of memory` : `more than ${timeoutMs / 60_000} minutes`;
  return `Reading the file takes ${what}, as if it was made to do harm: a single value or line of it may be too long. Cut it into smaller files, or correct it.`;
}
