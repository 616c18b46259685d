import { existsSync, renameSync, rmdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { StartError } from '../../start-error.ts';
import { syncFolder, syncTree } from '../../sync-files.ts';
import {
  damagedWorkspace,
  folderError,
  holdsDatabase,
  initialisationFolder,
  prepareDataFolder,
} from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import type { WorkerReply, WorkerRequest, WorkerSettings } from './messages.ts';
import { PortStream } from './port-stream.ts';

export interface EmbeddedOptions {
  /** Data folder, made when missing; undefined keeps everything in memory. */
  dir?: string | undefined;
  /** A file from `dump()` that a new database starts as a copy of; refused when the folder holds one already. */
  dumpFile?: string | undefined;
  /** A transaction that sits idle for so long while others wait is ended, as PostgreSQL would; default 10 s. */
  idleInTransactionMs?: number;
  /** The database thread died (disk full, out of memory): nothing more can be read or written. Default: throws. */
  onFatal?: (error: Error) => void;
}

export interface Embedded {
  /** A new connection, for `stream` of a `pg.Pool` or `pg.Client`. */
  stream(): Duplex;
  /** The whole database as a tar file, taken between two transactions. */
  dump(): Promise<Uint8Array>;
  /** Its folder as it is between two transactions, which wait meanwhile: copied to a new one, that another process may open. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * PostgreSQL inside this process: PGlite in a thread of its own, so that no query ever blocks the event loop.
 *
 * All connections share one backend. So transactions run one after the other and must be short; SET and session-level
 * advisory locks leak from one connection to the next (use SET LOCAL and pg_advisory_xact_lock); a running statement
 * cannot be cancelled; COPY FROM STDIN is refused. A commit is on the disk before it is acknowledged.
 */
export async function openEmbedded({ dir, ...options }: EmbeddedOptions): Promise<Embedded> {
  if (dir === undefined) return startThread(undefined, options);
  prepareDataFolder(dir);
  let lock: ReturnType<typeof lockFolder> | undefined;
  try {
    lock = lockFolder(dir);
    if (!holdsDatabase(dir)) await initialise(dir, options);
    else if (options.dumpFile)
      throw new StartError(`The data folder ${dir} already holds a database. Choose a new one.`);
    const database = await startThread(dir, { ...options, dumpFile: undefined }).catch((error: unknown) => {
      throw damagedWorkspace(dir, error);
    });
    const held = lock;
    return { ...database, close: () => database.close().finally(() => held.release()) };
  } catch (error) {
    lock?.release();
    throw folderError(dir, error);
  }
}

async function initialise(dir: string, options: EmbeddedOptions): Promise<void> {
  // Fails when the folder holds something else, which is not ours to remove.
  if (existsSync(dir)) rmdirSync(dir);
  const folder = initialisationFolder(dir);
  const database = await startThread(folder, options);
  await database.close();
  await syncTree(folder);
  renameSync(folder, dir);
  await syncFolder(dirname(dir));
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** PostgreSQL as WebAssembly. Compiling takes longer than all else of a start, and every start after the first has it. */
function compilePostgres(): Promise<WebAssembly.Module> {
  const file = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

async function startThread(dir: string | undefined, options: EmbeddedOptions): Promise<Embedded> {
  const settings: WorkerSettings = {
    postgres: await compilePostgres(),
    dir,
    dumpFile: options.dumpFile,
    idleInTransactionMs: options.idleInTransactionMs ?? 10_000,
  };
  const thread = new Thread(settings);
  await thread.reply('ready');
  thread.onFatal = options.onFatal ?? throwLater;
  return {
    stream: () => new PortStream((port) => thread.send({ type: 'connect', port })),
    dump: async () => {
      thread.send({ type: 'dump' });
      return (await thread.reply('dumped')).data;
    },
    copyTo: async (folder) => {
      thread.send({ type: 'copy', to: folder });
      const { problem } = await thread.reply('copied');
      if (problem) throw new Error(problem);
    },
    close: () => thread.close(),
  };
}

const throwLater = (error: Error): void => {
  setImmediate(() => {
    throw error;
  });
};

type Reply<Type extends WorkerReply['type']> = Extract<WorkerReply, { type: Type }>;

/** Messages come and go: a large nursery would only keep what is long over. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/** The database thread as seen from the main thread. */
class Thread {
  /** Called once when the thread dies without having been asked to; replies that are awaited fail besides. */
  onFatal: ((error: Error) => void) | undefined;
  readonly #worker: Worker;
  readonly #waiting = new Map<string, { resolve: (reply: never) => void; reject: (error: Error) => void }>();
  #closing: Promise<void> | undefined;
  #death: Error | undefined;

  constructor(settings: WorkerSettings) {
    this.#worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: LIMITS,
    });
    this.#worker.on('message', (reply: WorkerReply) => {
      if (reply.type === 'failed') return this.#die(new Error(`The embedded database failed: ${reply.message}`));
      this.#waiting.get(reply.type)?.resolve(reply as never);
      this.#waiting.delete(reply.type);
    });
    this.#worker.on('error', (error) => this.#die(error as Error));
    this.#worker.on('exit', (code) => this.#die(new Error(`The embedded database ended with code ${code}`)));
  }

  send(request: WorkerRequest): void {
    if (this.#death) throw this.#death;
    if (this.#closing && request.type !== 'close') throw new Error('The embedded database is closed');
    this.#worker.postMessage(request, request.type === 'connect' ? [request.port] : []);
  }

  reply<Type extends WorkerReply['type']>(type: Type): Promise<Reply<Type>> {
    return new Promise((resolve, reject) => {
      if (this.#death) reject(this.#death);
      else this.#waiting.set(type, { resolve, reject });
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    if (this.#death) return;
    const closed = this.reply('closed');
    this.#worker.postMessage({ type: 'close' } satisfies WorkerRequest);
    await closed;
    await this.#worker.terminate();
  }

  #die(error: Error): void {
    if (this.#death) return;
    this.#death = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    if (!this.#closing) this.onFatal?.(error);
    void this.#worker.terminate();
  }
}
