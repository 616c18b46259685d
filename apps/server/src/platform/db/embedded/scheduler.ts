import type { Channels } from './channels.ts';
import type { Session } from './session.ts';
import {
  closeStatement,
  commandComplete,
  concat,
  errorResponse,
  FRONTEND,
  queryMessage,
  readyForQuery,
  sqlOf,
  terminateMessage,
} from './wire.ts';

const COPY_FROM_STDIN = /^\s*copy\s[\s\S]*\bfrom\s+stdin\b/i;
const LONGEST_COPY_BYTES = 2_000;

/** The one backend: takes messages in wire format, returns the answer in wire format. */
export type Backend = (messages: Uint8Array) => Promise<Uint8Array>;

/**
 * Shares one backend among sessions. Batches run one at a time, in turn; a session in a transaction owns the backend
 * until the transaction ends, so transactions are serial.
 */
export class Scheduler {
  readonly #backend: Backend;
  readonly #channels: Channels;
  readonly #onFatal: (error: unknown) => void;
  readonly #idleInTransactionMs: number;
  readonly #watchdog: NodeJS.Timeout;
  #turns: Session[] = [];
  #owner: Session | undefined;
  #ownerIdleSince = 0;
  #running: Promise<void> | undefined;
  #isDead = false;

  constructor(options: {
    backend: Backend;
    channels: Channels;
    idleInTransactionMs: number;
    onFatal: (error: unknown) => void;
  }) {
    this.#backend = options.backend;
    this.#channels = options.channels;
    this.#onFatal = options.onFatal;
    this.#idleInTransactionMs = options.idleInTransactionMs;
    this.#watchdog = setInterval(() => this.#endIdleOwner(), Math.min(250, options.idleInTransactionMs / 4));
    this.#watchdog.unref();
  }

  add(session: Session): void {
    this.#turns.push(session);
  }

  /** Runs whatever waits. Called whenever a session has received something. */
  wake(): void {
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined;
    });
  }

  /** Ends a session in its turn, as if its client had sent Terminate; what it had asked for before is dropped. */
  end(session: Session): void {
    if (!this.#turns.includes(session)) return;
    session.batches.splice(0, session.batches.length, [terminateMessage()]);
    this.wake();
  }

  /** Ends every session, open transactions rolled back. */
  async stop(): Promise<void> {
    clearInterval(this.#watchdog);
    for (const session of this.#turns) this.end(session);
    await this.#running;
  }

  /** Runs `action` between two transactions. */
  async exclusively<Result>(action: () => Promise<Result>): Promise<Result> {
    while (this.#owner || this.#running) await (this.#running ?? new Promise((resolve) => setTimeout(resolve, 5)));
    const result = action();
    this.#running = result.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await result;
    } finally {
      this.#running = undefined;
      this.wake();
    }
  }

  async #runAll(): Promise<void> {
    for (let session = this.#next(); session && !this.#isDead; session = this.#next()) {
      await this.#run(session, session.batches.shift()!);
    }
  }

  #next(): Session | undefined {
    if (this.#owner) return this.#owner.batches.length > 0 ? this.#owner : undefined;
    const session = this.#turns.find((other) => other.batches.length > 0);
    if (session) this.#turns = [...this.#turns.filter((other) => other !== session), session];
    return session;
  }

  async #run(session: Session, batch: Uint8Array[]): Promise<void> {
    const last = batch.at(-1)!;
    if (last[0] === FRONTEND.terminate) return this.#finish(session);
    const unlistens = batch.filter((message) => this.#channels.note(session, message));
    if (unlistens.includes(last))
      return session.send(concat([commandComplete('UNLISTEN'), readyForQuery(session.status)]));
    if (COPY_FROM_STDIN.test(sqlOf(last, LONGEST_COPY_BYTES) ?? '')) {
      const refusal = errorResponse('ERROR', '0A000', 'COPY FROM STDIN is not available on the embedded database');
      return session.send(concat([refusal, readyForQuery(session.status)]));
    }
    await this.#execute(
      session,
      batch.map((message) => session.withOwnNames(message)),
    );
  }

  async #finish(session: Session): Promise<void> {
    this.#turns = this.#turns.filter((other) => other !== session);
    this.#channels.forget(session);
    if (this.#owner === session) await this.#execute(undefined, [queryMessage('ROLLBACK')]);
    for (const name of session.preparedNames) await this.#execute(undefined, closeStatement(name));
    if (this.#owner === session) this.#owner = undefined;
    session.hangUp();
  }

  async #execute(session: Session | undefined, messages: Uint8Array[]): Promise<void> {
    if (this.#isDead) return;
    try {
      const status = this.#channels.deliver(session, await this.#backend(concat(messages)));
      if (!session) return;
      // No status means the batch ended in Flush: the statement is still open and keeps the backend.
      if (status) session.status = status;
      this.#owner = status === 'I' ? undefined : session;
      this.#ownerIdleSince = performance.now();
    } catch (error) {
      this.#isDead = true;
      session?.send(
        errorResponse('FATAL', 'XX000', `embedded database: ${error instanceof Error ? error.message : error}`),
      );
      this.#onFatal(error);
    }
  }

  /** PostgreSQL's idle_in_transaction_session_timeout, but only when somebody is waiting. */
  #endIdleOwner(): void {
    const owner = this.#owner;
    if (!owner || this.#running || owner.batches.length > 0) return;
    const isAwaited = this.#turns.some((session) => session !== owner && session.batches.length > 0);
    if (!isAwaited || performance.now() - this.#ownerIdleSince < this.#idleInTransactionMs) return;
    owner.send(errorResponse('FATAL', '25P03', 'terminating connection: idle in a transaction while others wait'));
    this.end(owner);
  }
}
