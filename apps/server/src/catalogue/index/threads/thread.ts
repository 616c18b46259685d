import { Worker } from 'node:worker_threads';
import { abortError, CatalogueStorageError } from '../errors.ts';
import type { Reply, WireError, WorkerSettings } from './wire.ts';

type Args<Method> = Method extends (...args: infer Values) => unknown ? Values : never;
type Value<Method> = Method extends (...args: never[]) => infer Result ? Result : never;

interface Pending {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** Batches come and go: a large nursery would only keep what is long over. It makes them no faster, and 100 MB larger. */
const LIMITS = { maxYoungGenerationSizeMb: 16 };

/** Takes calls one after the other. */
export interface CalledThread<Api> {
  start(): Promise<void>;
  call<Method extends keyof Api & string>(
    method: Method,
    args: Args<Api[Method]>,
    signal?: AbortSignal,
  ): Promise<Value<Api[Method]>>;
  close(): Promise<void>;
}

/**
 * The owner's side of a worker thread: calls its methods, and tells it when a call is no longer wanted. When the thread
 * dies, the calls under way are rejected, never repeated (a write may have been committed), and the next call starts a
 * new one.
 */
export class Thread<Api> implements CalledThread<Api> {
  private readonly url: URL;
  private readonly settings: WorkerSettings;
  private readonly cancelled = new Int32Array(new SharedArrayBuffer(4));
  private readonly pending = new Map<number, Pending>();
  private worker: Promise<Worker> | null = null;
  private lastId = 0;

  constructor(url: URL, settings: Omit<WorkerSettings, 'cancelled'>) {
    this.url = url;
    this.settings = { ...settings, cancelled: this.cancelled.buffer };
  }

  /** Starts the thread if it isn't running; rejects when it cannot open the file. */
  async start(): Promise<void> {
    await this.running();
  }

  /** Settles when the thread has answered; a call that `signal` stopped rejects with AbortError soon after. */
  async call<Method extends keyof Api & string>(
    method: Method,
    args: Args<Api[Method]>,
    signal?: AbortSignal,
  ): Promise<Value<Api[Method]>> {
    const worker = await this.running();
    if (signal?.aborted) throw abortError();
    const id = ++this.lastId;
    const cancel = () => Atomics.store(this.cancelled, 0, id);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await new Promise<Value<Api[Method]>>((resolve, reject) => {
        this.pending.set(id, { resolve: (value) => resolve(value as Value<Api[Method]>), reject });
        worker.postMessage({ id, method, args });
      });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Lets the calls under way finish, then closes the thread's file and ends it. */
  async close(): Promise<void> {
    if (!this.worker) return;
    const worker = await this.worker.catch(() => null);
    if (!worker) return;
    await this.call('close' as keyof Api & string, [] as unknown as Args<Api[keyof Api & string]>);
    await worker.terminate();
  }

  private running(): Promise<Worker> {
    this.worker ??= this.launch().catch((error: unknown) => {
      this.worker = null;
      throw error;
    });
    return this.worker;
  }

  private launch(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.url, { workerData: this.settings, resourceLimits: LIMITS });
      worker.on('message', (reply: Reply) => {
        if ('ready' in reply) resolve(worker);
        else if (reply.id === null) reject('error' in reply ? errorFrom(reply.error) : reply);
        else this.settle(reply);
      });
      worker.on('error', (cause) => this.lose(cause, reject));
      worker.on('exit', () => this.lose(undefined, reject));
    });
  }

  private settle(reply: Exclude<Reply, { ready: true }>): void {
    const pending = this.pending.get(reply.id!);
    this.pending.delete(reply.id!);
    if ('error' in reply) pending?.reject(errorFrom(reply.error));
    else pending?.resolve(reply.value);
  }

  private lose(cause: unknown, rejectStart: (reason: unknown) => void): void {
    const error = new CatalogueStorageError('The catalog worker stopped unexpectedly. Try again.', { cause });
    this.worker = null;
    rejectStart(error);
    for (const pending of this.pending.values()) pending.reject(error);
    this.pending.clear();
  }
}

function errorFrom(wire: WireError): Error {
  if (wire.name === 'AbortError') return abortError();
  const error =
    wire.name === 'CatalogueStorageError'
      ? new CatalogueStorageError(wire.message, { code: wire.code })
      : new Error(wire.message);
  error.stack = wire.stack ?? error.stack;
  return error;
}
