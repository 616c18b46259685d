import type { MessagePort } from 'node:worker_threads';

/** The database thread's start-up data. */
export interface WorkerSettings {
  /** The compiled program. */
  readonly postgres: WebAssembly.Module;
  /** Data folder, or undefined for a database in memory. */
  readonly dir: string | undefined;
  /** File written from `dump()`; the database starts as a copy of it. */
  readonly dumpFile: string | undefined;
  /** How long a transaction may sit idle while other connections wait for their turn. */
  readonly idleInTransactionMs: number;
}

/** From the main thread to the database thread. */
export type WorkerRequest =
  | { readonly type: 'connect'; readonly port: MessagePort }
  | { readonly type: 'dump' }
  | { readonly type: 'copy'; readonly to: string }
  | { readonly type: 'close' };

/** From the database thread to the main thread. `failed` is the last message: the thread is of no use after it. */
export type WorkerReply =
  | { readonly type: 'ready' }
  | { readonly type: 'dumped'; readonly data: Uint8Array }
  | { readonly type: 'copied'; readonly problem?: string }
  | { readonly type: 'closed' }
  | { readonly type: 'failed'; readonly message: string };
