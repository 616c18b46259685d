import { runInProcess } from '../../platform/threads/run-in-process.ts';
import type { SemanticText } from './model/term-counts.ts';

const TRAINING = { timeoutMs: 30 * 60_000, memoryMb: 2048 };

/**
 * Trains in a process of its own, whose half a gigabyte the system has back afterwards, and answers the model as `writeModel`
 * writes it. Rejects with the signal's reason when `signal` fires.
 */
export async function trainInProcess(
  documents: AsyncIterable<SemanticText[]>,
  options: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<Uint8Array> {
  const entry = new URL('./train-model.worker.ts', import.meta.url);
  return runInProcess<Uint8Array>(entry, documents, { ...TRAINING, ...options });
}
