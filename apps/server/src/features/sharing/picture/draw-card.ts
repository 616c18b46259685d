import { runInThread } from '../../../platform/threads/run-in-thread.ts';
import type { SharedCard } from '../shared-card.ts';

const TIMEOUT_MS = 20_000;
const MEMORY_MB = 256;

/** The card as a PNG of 1200 by 630, the size that sites show beside links. Setting type is heavy: it is done in a thread. */
export const drawCard = (card: SharedCard): Promise<Uint8Array> =>
  runInThread<Uint8Array>(new URL('./draw-card.worker.ts', import.meta.url), card, {
    timeoutMs: TIMEOUT_MS,
    memoryMb: MEMORY_MB,
  });
