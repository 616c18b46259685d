import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

type Done = (error?: Error | null) => void;

/** A connection to the database thread that `pg` takes for a `net.Socket`. */
export class PortStream extends Duplex {
  readonly #openConnection: (port: MessagePort) => void;
  #port: MessagePort | undefined;

  /** `openConnection` hands the far end of the connection to the database thread. */
  constructor(openConnection: (port: MessagePort) => void) {
    super({ allowHalfOpen: false });
    this.#openConnection = openConnection;
  }

  connect(): this {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.on('message', (chunk: Uint8Array | null) => {
      if (chunk === null) this.#end();
      else this.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    });
    port1.on('close', () => this.#end());
    try {
      this.#openConnection(port2);
      queueMicrotask(() => this.emit('connect'));
    } catch (error) {
      queueMicrotask(() => this.destroy(error as Error));
    }
    return this;
  }

  override _read(): void {
    // The thread pushes; a MessagePort has no way to be asked.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: Done): void {
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#port?.close();
    this.#port = undefined;
    done(error);
  }

  // What `pg` calls on a socket besides reading and writing.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  setTimeout(): this {
    return this;
  }

  ref(): this {
    this.#port?.ref();
    return this;
  }

  unref(): this {
    this.#port?.unref();
    return this;
  }

  #end(): void {
    if (this.destroyed) return;
    this.push(null);
    this.destroy();
  }

  #send(chunk: Buffer): void {
    // A Buffer is often a view into Node's shared pool, which cannot be transferred: send a copy of its own.
    const copy = new Uint8Array(chunk);
    this.#port?.postMessage(copy, [copy.buffer]);
  }
}
