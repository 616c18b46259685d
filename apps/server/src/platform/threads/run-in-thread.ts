import { Worker } from 'node:worker_threads';

export interface ThreadOptions {
  timeoutMs: number;
  /** Heap that the work may use; past it the thread ends, not the process. */
  memoryMb: number;
  signal?: AbortSignal;
  /** Called for each message `{ threadProgress: share }` that the thread posts before its answer. */
  onProgress?: (share: number) => void;
}

/**
 * Runs one piece of heavy work in a thread of its own: the module at `entry` reads `workerData` and posts one message,
 * its answer. Rejects when the thread throws, ends without an answer, takes too long or uses too much memory.
 */
export function runInThread<Output>(entry: URL, input: unknown, options: ThreadOptions): Promise<Output> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
    });
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', onAbort);
      finish();
      void worker.terminate();
    };
    const onAbort = () => settle(() => reject(options.signal!.reason));
    const timer = setTimeout(
      () => settle(() => reject(new Error(`${entry.pathname} took longer than ${options.timeoutMs} ms`))),
      options.timeoutMs,
    );
    options.signal?.addEventListener('abort', onAbort);
    worker.on('message', (message) => {
      if (typeof message?.threadProgress === 'number') options.onProgress?.(message.threadProgress);
      else settle(() => resolve(message as Output));
    });
    worker.once('error', (error) => settle(() => reject(error)));
    worker.once('exit', (code) =>
      settle(() => reject(new Error(`${entry.pathname} ended without an answer (${code})`))),
    );
  });
}
