import { runInThread } from '../../platform/threads/run-in-thread.ts';
import type { SemanticText } from './model/term-counts.ts';

const TRAINING = { timeoutMs: 30 * 60_000, memoryMb: 2048 };

/**
 * Trains in a thread of its own and answers the model as `writeModel` writes it: a large one takes a fifth of a second to
 * read, which belongs in a thread, too. Rejects with the signal's reason when `signal` fires.
 */
export async function trainInThread(
  documents: SemanticText[],
  options: { seed?: number; signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<Uint8Array> {
  const { seed, ...thread } = options;
  thread.signal?.throwIfAborted();
  const entry = new URL('./train-model.worker.ts', import.meta.url);
  return runInThread<Uint8Array>(entry, { documents, seed }, { ...TRAINING, ...thread });
}
