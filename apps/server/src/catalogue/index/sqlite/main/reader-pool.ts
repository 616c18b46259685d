import { abortError, IndexClosedError } from '../../errors.ts';
import type { ReaderApi } from '../shared/protocol.ts';
import type { Thread } from './thread.ts';

interface Job {
  run(thread: Thread<ReaderApi>): Promise<void>;
  reject(reason: unknown): void;
}

/**
 * Hands each read to a reader that is free. Reads wait here and not in a thread's mailbox, so that a long one holds up
 * nobody while another reader is free, and a cancelled one in the queue costs nothing.
 */
export class ReaderPool {
  private readonly threads: Thread<ReaderApi>[];
  private readonly free: Thread<ReaderApi>[];
  private readonly queue: Job[] = [];

  constructor(threads: Thread<ReaderApi>[]) {
    this.threads = threads;
    this.free = [...threads];
  }

  read<Value>(ask: (thread: Thread<ReaderApi>) => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(abortError());
      const job: Job = { run: (thread) => ask(thread).then(resolve, reject), reject };
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

  async close(): Promise<void> {
    for (const job of this.queue.splice(0)) job.reject(new IndexClosedError());
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private pump(): void {
    while (this.free.length > 0 && this.queue.length > 0) {
      const thread = this.free.pop()!;
      const job = this.queue.shift()!;
      job.run(thread).finally(() => {
        this.free.push(thread);
        this.pump();
      });
    }
  }
}
