import type { FileType } from '@groundwork/contract/library.names';
import { EXTRACTION_MS } from '@groundwork/contract/limits';
import { runInThread, ThreadLimitError } from '../../../platform/threads/run-in-thread.ts';
import { type ExtractionAnswer, WORDS } from './extraction.ts';

/** Pages of a PDF are laid out in memory, pictures and all. The rest is read piece by piece. */
const PDF_MEMORY_MB = 512;
const MEMORY_MB = 192;

interface Options {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
  timeoutMs?: number;
}

/** The text of a file, or why it cannot be read. Whatever the file does, it does to a thread of its own. */
export async function extractInThread(
  type: FileType,
  bytes: Uint8Array,
  { timeoutMs = EXTRACTION_MS, ...options }: Options = {},
): Promise<ExtractionAnswer> {
  try {
    return await runInThread<ExtractionAnswer>(
      new URL('./extract.worker.ts', import.meta.url),
      { type, bytes },
      { timeoutMs, memoryMb: type === 'pdf' ? PDF_MEMORY_MB : MEMORY_MB, ...options },
    );
  } catch (error) {
    if (!(error instanceof ThreadLimitError)) throw error;
    if (error.limit === 'memory') return { reason: WORDS.memory };
    return { reason: WORDS.tooSlow(String(Math.round(timeoutMs / 1000))) };
  }
}
