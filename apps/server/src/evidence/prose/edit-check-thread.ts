import { type CallThread, startCallThread } from '../../platform/threads/call-thread.ts';
import type { EditedSentence, EditGrounds, EditVerdict } from './edit-check.ts';
import type { EditThread } from './edit-check.worker.ts';

const MEMORY_MB = 512;
/** A thread that nobody has asked for so long is ended. */
const IDLE_MS = 60_000;

const start = (): CallThread<EditThread> =>
  startCallThread<EditThread>(new URL('./edit-check.worker.ts', import.meta.url), null, { memoryMb: MEMORY_MB });

/** Checks edits off the event loop: `version` names what `grounds` gives, which is asked for only when the thread doesn't have it. */
export interface EditChecker {
  check(version: string, grounds: () => Promise<EditGrounds>, sentences: EditedSentence[]): Promise<EditVerdict[][]>;
}

export function editChecker(): EditChecker {
  let thread: CallThread<EditThread> | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const running = (): CallThread<EditThread> => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      void thread?.close();
      thread = null;
    }, IDLE_MS).unref();
    thread ??= start();
    return thread;
  };
  /** Whatever ended a call, the next one begins anew; others' calls are still answered. */
  const replace = (failed: CallThread<EditThread>) => {
    if (thread === failed) thread = null;
    setTimeout(() => void failed.close(), IDLE_MS).unref();
  };
  return {
    async check(version, grounds, sentences) {
      const own = running();
      const check = () => own.call('check', version, sentences);
      const called = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
        try {
          return await call();
        } catch (error) {
          replace(own);
          throw error;
        }
      };
      const known = await called(check);
      if (known) return known;
      const read = await grounds();
      return called(async () => {
        // Sent together, so that no other version comes between.
        const [, verdicts] = await Promise.all([own.call('read', version, read), check()]);
        return verdicts!;
      });
    },
  };
}
