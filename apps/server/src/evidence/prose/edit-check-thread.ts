import { type CallThread, startCallThread } from '../../platform/threads/call-thread.ts';
import type { EditedSentence, EditGrounds, EditVerdict } from './edit-check.ts';
import type { EditThread } from './edit-check.worker.ts';

const MEMORY_MB = 512;
/** A thread that nobody has asked for so long is ended. */
const IDLE_MS = 60_000;

/** Checks edits off the event loop. */
export type EditChecker = (sentences: EditedSentence[], grounds: EditGrounds) => Promise<EditVerdict[][]>;

export function editChecker(): EditChecker {
  let thread: CallThread<EditThread> | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  /** Whatever ended a call, the next one begins anew; others' calls are still answered. */
  const endLater = (own: CallThread<EditThread>) =>
    setTimeout(() => {
      if (thread === own) thread = null;
      void own.close();
    }, IDLE_MS).unref();
  return async (sentences, grounds) => {
    thread ??= startCallThread(new URL('./edit-check.worker.ts', import.meta.url), null, { memoryMb: MEMORY_MB });
    const own = thread;
    clearTimeout(idle);
    idle = endLater(own);
    try {
      return await own.call('check', sentences, grounds);
    } catch (error) {
      if (thread === own) thread = null;
      throw error;
    }
  };
}
