import { parentPort, Worker } from 'node:worker_threads';

type Methods<Api> = { [Name in keyof Api]: (...args: never[]) => unknown };
type Call = { id: number; method: string; args: unknown[] };
type Reply = { id: number; value?: unknown; error?: string };
/** Asks the thread to end once it has answered what it was asked before. */
const END = 'end';
/** Calls come and go: a large nursery would only keep what is long over. */
const YOUNG_MB = 8;

/** The owner's side of a thread that answers calls one after the other. */
export interface CallThread<Api extends Methods<Api>> {
  /** Rejects with the method's error, or when the thread ends. */
  call<Name extends keyof Api & string>(method: Name, ...args: Parameters<Api[Name]>): Promise<ReturnType<Api[Name]>>;
  close(): Promise<void>;
}

/**
 * Starts the module at `entry` as a thread; it reads `workerData` and passes its methods to `answerCalls`. What is in `handedOver` is its
 * alone. `endsItself`: closing it waits for the call that it is at, for code that isn't JavaScript may take the whole process with it when
 * its thread is taken away.
 */
export function startCallThread<Api extends Methods<Api>>(
  entry: URL,
  workerData: unknown,
  {
    memoryMb,
    handedOver = [],
    endsItself = false,
  }: { memoryMb: number; handedOver?: ArrayBuffer[]; endsItself?: boolean },
): CallThread<Api> {
  const worker = new Worker(entry, {
    workerData,
    transferList: handedOver,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // What waits for an answer keeps the process alive, not the thread.
  worker.unref();
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  let ended: Error | null = null;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('message', ({ id, value, error }: Reply) => {
    const one = waiting.get(id);
    waiting.delete(id);
    // Who closes the thread waits for its end.
    if (waiting.size === 0 && !ended) worker.unref();
    if (error === undefined) one?.resolve(value);
    else one?.reject(new Error(error));
  });
  worker.once('error', end);
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', (code) => {
      end(new Error(`${entry.pathname} ended (${code})`));
      resolve();
    });
  });
  return {
    call: (method, ...args) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const id = ++last;
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        worker.ref();
        worker.postMessage({ id, method, args });
      }),
    async close() {
      end(new Error(`${entry.pathname} was closed`));
      if (!endsItself) await worker.terminate();
      else {
        worker.ref();
        worker.postMessage(END);
        await exited;
      }
    },
  };
}

/** A thread that nobody has asked for so long is ended. */
const IDLE_MS = 60_000;

/** A thread for calls that come now and then: started by the first, ended when no more come, begun anew whatever ended it. */
export function threadWhenCalled<Api extends Methods<Api>>(
  entry: URL,
  { idleMs = IDLE_MS, ...options }: { memoryMb: number; idleMs?: number },
): Pick<CallThread<Api>, 'call'> {
  let thread: CallThread<Api> | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const forget = (own: CallThread<Api>) => {
    if (thread === own) thread = null;
  };
  return {
    async call(method, ...args) {
      thread ??= startCallThread<Api>(entry, null, options);
      const own = thread;
      clearTimeout(idle);
      idle = setTimeout(() => {
        forget(own);
        void own.close();
      }, idleMs).unref();
      return await own.call(method, ...args).catch((error) => {
        forget(own);
        throw error;
      });
    },
  };
}

/** The thread's side. */
export function answerCalls<Api extends Methods<Api>>(api: Api): void {
  const port = parentPort!;
  let running = 0;
  let isEnding = false;
  port.on('message', async (asked: Call | typeof END) => {
    if (asked === END) {
      isEnding = true;
      if (running === 0) port.close();
      return;
    }
    const { id, method, args } = asked;
    running++;
    try {
      const value = await (api[method as keyof Api] as unknown as (...args: unknown[]) => unknown)(...args);
      port.postMessage({ id, value } satisfies Reply);
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Reply);
    } finally {
      running--;
      if (isEnding && running === 0) port.close();
    }
  });
}
