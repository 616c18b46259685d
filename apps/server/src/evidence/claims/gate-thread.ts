import { type CallThread, startCallThread } from '../../platform/threads/call-thread.ts';
import type { Evidence } from '../evidence.ts';
import type { DraftSection } from '../writer/draft.ts';
import type { PublishedSection } from './gate.ts';
import type { GateApi } from './gate.worker.ts';
import type { EditedSentence, EditGrounds, EditVerdict } from './judge-edit.ts';

const MEMORY_MB = 512;
/** A thread that nobody has asked for so long is ended. */
const IDLE_MS = 60_000;

const start = (evidence: Evidence | null): CallThread<GateApi> =>
  startCallThread<GateApi>(new URL('./gate.worker.ts', import.meta.url), evidence, { memoryMb: MEMORY_MB });

/** The publish gate over one report's evidence, off the event loop: a section takes it a tenth of a second. */
export interface ReportGate {
  publish(draft: DraftSection): Promise<PublishedSection>;
  close(): Promise<void>;
}

export type OpenReportGate = (evidence: Evidence) => ReportGate;

/** The thread starts with the first section: a report that goes on from its checkpoints may need none. */
export const openReportGate: OpenReportGate = (evidence) => {
  let thread: CallThread<GateApi> | null = null;
  return {
    publish(draft) {
      thread ??= start(evidence);
      return thread.call('publish', draft);
    },
    close: async () => thread?.close(),
  };
};

/** The gate for edits: `version` names what `grounds` gives, which is asked for only when the thread doesn't have it. */
export interface EditGate {
  judge(version: string, grounds: () => Promise<EditGrounds>, sentences: EditedSentence[]): Promise<EditVerdict[][]>;
}

export function editGate(): EditGate {
  let thread: CallThread<GateApi> | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const running = (): CallThread<GateApi> => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      void thread?.close();
      thread = null;
    }, IDLE_MS).unref();
    thread ??= start(null);
    return thread;
  };
  /** Whatever ended a call, the next one begins anew; others' calls are still answered. */
  const replace = (failed: CallThread<GateApi>) => {
    if (thread === failed) thread = null;
    setTimeout(() => void failed.close(), IDLE_MS).unref();
  };
  return {
    async judge(version, grounds, sentences) {
      const own = running();
      const judge = () => own.call('judge', version, sentences);
      const called = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
        try {
          return await call();
        } catch (error) {
          replace(own);
          throw error;
        }
      };
      const known = await called(judge);
      if (known) return known;
      const read = await grounds();
      return called(async () => {
        // Sent together, so that no other version comes between.
        const [, verdicts] = await Promise.all([own.call('read', version, read), judge()]);
        return verdicts!;
      });
    },
  };
}
