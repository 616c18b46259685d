import { abortError, IndexClosedError } from '../../errors.ts';
import type { CalledThread } from '../../threads/thread.ts';
import type { ReaderApi } from '../shared/protocol.ts';

interface Job {
  ask(thread: CalledThread<ReaderApi>): Promise<unknown>;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/**
 * Hands each read to a reader that is free. Reads wait here and not in a thread's mailbox, so that a long one holds up
 * nobody while another reader is free, and a cancelled one in the queue costs nothing.
 */
export class ReaderPool {
  private readonly threads: CalledThread<ReaderApi>[];
  private readonly free: CalledThread<ReaderApi>[];
  private readonly queue: Job[] = [];

  private constructor(threads: CalledThread<ReaderApi>[]) {
    this.threads = threads;
    this.free = [];
  }

  /** Resolves when the first reader can answer; the others join as they are ready. Rejects when the first cannot start. */
  static async start(threads: CalledThread<ReaderApi>[]): Promise<ReaderPool> {
    const pool = new ReaderPool(threads);
    const [first, ...others] = threads;
    await first!.start();
    pool.join(first!);
    // One that fails has failed for the same reason as the first would: the next search says it.
    for (const thread of others)
      thread.start().then(
        () => pool.join(thread),
        () => pool.join(thread),
      );
    return pool;
  }

  private join(thread: CalledThread<ReaderApi>): void {
    this.free.push(thread);
    this.pump();
  }

  read<Value>(ask: (thread: CalledThread<ReaderApi>) => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(abortError());
      const settled = () => signal?.removeEventListener('abort', cancel);
      const job: Job = {
        ask,
        resolve(value) {
          settled();
          resolve(value as Value);
        },
        reject(reason) {
          settled();
          reject(reason);
        },
      };
      // The caller is told at once; the reader is free again only when it has noticed.
      const cancel = () => {
        const place = this.queue.indexOf(job);
        if (place >= 0) this.queue.splice(place, 1);
        reject(abortError());
      };
      signal?.addEventListener('abort', cancel, { once: true });
      this.queue.push(job);
      this.pump();
    });
  }

  /** Lets the readers that are free catch up with what was written, so that the next search needn't. */
  refresh(): void {
    if (this.queue.length > 0) return;
    for (const thread of this.free.splice(0)) {
      // A reader that fails here fails the next search too, which has somebody to tell.
      this.occupy(thread, thread.call('catchUp', [])).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    for (const job of this.queue.splice(0)) job.reject(new IndexClosedError());
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private pump(): void {
    while (this.free.length > 0 && this.queue.length > 0) {
      const thread = this.free.pop()!;
      const job = this.queue.shift()!;
      this.occupy(thread, job.ask(thread)).then(job.resolve, job.reject);
    }
  }

  /** Settles as `work` does, when the reader is free again: the caller's next search then finds it, and its cache. */
  private occupy<Value>(thread: CalledThread<ReaderApi>, work: Promise<Value>): Promise<Value> {
    return work.finally(() => this.join(thread));
  }
}
