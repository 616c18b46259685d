import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, Worker } from 'node:worker_threads';

export interface ThreadOptions {
  timeoutMs: number;
  /** Heap that the work may use, and as much again in buffers; past it the thread ends, not the process. */
  memoryMb: number;
  signal?: AbortSignal;
  /** Called for each message `{ threadProgress: share }` that the thread posts before its answer. */
  onProgress?: (share: number) => void;
  /** Answers what the thread asks by `askingOwner`. */
  onAsk?: (asked: unknown) => Promise<unknown>;
  /** What the thread lays down in the system's folder for passing files goes with it, however it ends. */
  hasOwnTemporaryFolder?: true;
}

interface Ask {
  ask: number;
  asked: unknown;
}

type Reply = { ask: number } & ({ value: unknown } | { error: string });

/** Why a thread was ended before it answered. */
export class ThreadLimitError extends Error {
  override name = 'ThreadLimitError';
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory', message: string) {
    super(message);
    this.limit = limit;
  }
}

/** The heap has a limit of its own; buffers have none, so they are looked at as often as this. */
const MEMORY_CHECK_MS = 200;
/** What is thrown away at once is cleared away soon. Left to itself, each thread keeps as much as the whole process may. */
const YOUNG_MB = 32;

/**
 * Runs one piece of heavy work in a thread of its own: the module at `entry` reads `workerData` and posts one message,
 * its answer. Rejects when the thread throws or ends without an answer, and with ThreadLimitError when it takes too long or
 * uses too much memory.
 */
export function runInThread<Output>(entry: URL, input: unknown, options: ThreadOptions): Promise<Output> {
  return new Promise((resolve, reject) => {
    const folder = options.hasOwnTemporaryFolder && mkdtempSync(join(tmpdir(), 'groundwork-thread-'));
    const worker = new Worker(entry, {
      workerData: input,
      ...(folder && { env: { ...process.env, TMPDIR: folder } }),
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      clearInterval(memoryChecks);
      options.signal?.removeEventListener('abort', onAbort);
      // What it asked before it ends is not begun any more.
      worker.removeAllListeners('message');
      finish();
      const ended = worker.terminate();
      if (folder) void ended.then(() => rm(folder, { recursive: true, force: true }));
    };
    const outOf = (limit: 'time' | 'memory', what: string) =>
      settle(() => reject(new ThreadLimitError(limit, `${entry.pathname} ${what}`)));
    const onAbort = () => settle(() => reject(options.signal!.reason));
    const timer = setTimeout(() => outOf('time', `took longer than ${options.timeoutMs} ms`), options.timeoutMs);
    const memoryChecks = setInterval(async () => {
      // A thread that has just ended has none.
      const statistics = await worker.getHeapStatistics().catch(() => null);
      if (statistics && statistics.external_memory > options.memoryMb * 1e6)
        outOf('memory', `used more than ${options.memoryMb} MB`);
    }, MEMORY_CHECK_MS);
    options.signal?.addEventListener('abort', onAbort);
    worker.on('message', (message) => {
      if (typeof message?.threadProgress === 'number') options.onProgress?.(message.threadProgress);
      else if (typeof message?.ask === 'number') void answerAsk(worker, message, options.onAsk!);
      else settle(() => resolve(message as Output));
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') outOf('memory', `used more than ${options.memoryMb} MB`);
      else settle(() => reject(error));
    });
    worker.once('exit', (code) =>
      settle(() => reject(new Error(`${entry.pathname} ended without an answer (${code})`))),
    );
  });
}

async function answerAsk(worker: Worker, { ask, asked }: Ask, answer: (asked: unknown) => Promise<unknown>) {
  const reply = await answer(asked).then(
    (value): Reply => ({ ask, value }),
    (error: Error): Reply => ({ ask, error: error.message }),
  );
  worker.postMessage(reply);
}

/** The thread's side: asks its owner, who answers by `onAsk`. */
export function askingOwner(): (asked: unknown) => Promise<unknown> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  parentPort!.on('message', (reply: Reply) => {
    const one = waiting.get(reply.ask);
    waiting.delete(reply.ask);
    if ('error' in reply) one?.reject(new Error(reply.error));
    else one?.resolve(reply.value);
  });
  return (asked) =>
    new Promise((resolve, reject) => {
      const ask = ++last;
      waiting.set(ask, { resolve, reject });
      parentPort!.postMessage({ ask, asked } satisfies Ask);
    });
}
