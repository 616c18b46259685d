import type { MessagePort } from 'node:worker_threads';
import {
  CANCEL_REQUEST,
  concat,
  FRONTEND,
  messageLength,
  prefixStatementName,
  preparedName,
  SSL_REQUEST,
  startupCode,
  type TransactionStatus,
} from './wire.ts';

/** Messages after which the client waits for an answer: what came before them runs as one piece. */
const ENDS_BATCH: ReadonlySet<number> = new Set([FRONTEND.query, FRONTEND.sync, FRONTEND.flush, FRONTEND.terminate]);

/** One client's connection: cuts its bytes into batches that the scheduler runs in turn. */
export class Session {
  /** Complete batches that wait for the backend. */
  readonly batches: Uint8Array[][] = [];
  status: TransactionStatus = 'I';
  readonly #id: number;
  readonly #port: MessagePort;
  readonly #greeting: Uint8Array;
  readonly #preparedNames = new Set<string>();
  #chunks: Uint8Array[] = [];
  #bufferedBytes = 0;
  #neededBytes = 0;
  #unfinished: Uint8Array[] = [];
  #isStarted = false;

  /** `greeting` is what a backend answers to a start-up message; each client gets the same. */
  constructor(id: number, port: MessagePort, greeting: Uint8Array) {
    this.#id = id;
    this.#port = port;
    this.#greeting = greeting;
  }

  receive(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#bufferedBytes += chunk.length;
    // A large message arrives in many chunks: join them once, not at every chunk.
    if (this.#bufferedBytes >= this.#neededBytes) this.#cutMessages();
  }

  send(bytes: Uint8Array): void {
    // postMessage copies the whole underlying buffer of a view, so hand over a buffer of the right size.
    const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
    this.#port.postMessage(own, [own.buffer as ArrayBuffer]);
  }

  /** Ends the stream on the client's side. */
  hangUp(): void {
    this.#port.postMessage(null);
    this.#port.close();
  }

  /** Prepared statements of all clients live in one backend, so each client's names get its own prefix. */
  withOwnNames(message: Uint8Array): Uint8Array {
    const prefix = `client${this.#id}_`;
    const name = preparedName(message);
    if (name) this.#preparedNames.add(prefix + name);
    return prefixStatementName(message, prefix);
  }

  get preparedNames(): Iterable<string> {
    return this.#preparedNames;
  }

  #cutMessages(): void {
    const bytes = concat(this.#chunks);
    let at = 0;
    this.#neededBytes = 0;
    for (;;) {
      const length = messageLength(bytes, at, this.#isStarted);
      if (length === undefined) break;
      if (bytes.length - at < length) {
        this.#neededBytes = length;
        break;
      }
      this.#accept(bytes.subarray(at, at + length));
      at += length;
    }
    const rest = bytes.subarray(at);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#bufferedBytes = rest.length;
  }

  #accept(message: Uint8Array): void {
    if (this.#isStarted) this.#acceptTyped(message);
    else this.#acceptStartup(message);
  }

  #acceptTyped(message: Uint8Array): void {
    this.#unfinished.push(message);
    if (!ENDS_BATCH.has(message[0]!)) return;
    this.batches.push(this.#unfinished);
    this.#unfinished = [];
  }

  #acceptStartup(message: Uint8Array): void {
    const code = startupCode(message);
    // A cancel request has no effect: the one backend runs a statement to its end before it reads again.
    if (code === CANCEL_REQUEST) return;
    if (code === SSL_REQUEST) {
      this.send(new TextEncoder().encode('N'));
      return;
    }
    this.#isStarted = true;
    this.send(this.#greeting.slice());
  }
}
