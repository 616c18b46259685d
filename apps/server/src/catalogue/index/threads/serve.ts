import { parentPort } from 'node:worker_threads';
import { CatalogueStorageError } from '../errors.ts';
import { describeStorageError } from '../sqlite/shared/storage-error.ts';
import type { Reply, Request, WireError, WorkerSettings } from './wire.ts';

/** How a running call learns that nobody waits for it any more. */
export interface Cancellation {
  /** Throws when the call was cancelled. Cheap, but not free: ask once in some thousand steps. */
  check(): void;
}

/** Steps of a quick loop between two checks: less than a millisecond. */
export const CHECK_EVERY = 32_768;

/**
 * The worker's side of a thread: opens the api, then answers one request after the other. Methods are synchronous, so
 * that cancelling works through shared memory: a message would wait behind the very call that it should stop.
 */
export function serve<Api extends object>(settings: WorkerSettings, open: (cancellation: Cancellation) => Api): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a worker thread.');
  const cancelled = new Int32Array(settings.cancelled);
  let current = 0;
  const cancellation: Cancellation = {
    check() {
      if (Atomics.load(cancelled, 0) === current) throw new DOMException('The call was canceled.', 'AbortError');
    },
  };
  const reply = (message: Reply) => port.postMessage(message);

  let api: Api;
  try {
    api = open(cancellation);
  } catch (error) {
    reply({ id: null, error: wireError(error, settings.file) });
    return;
  }
  port.on('message', ({ id, method, args }: Request) => {
    current = id;
    try {
      const run = api[method as keyof Api] as (...args: unknown[]) => unknown;
      const value = run.apply(api, args);
      port.postMessage({ id, value } satisfies Reply, handedOver(value));
    } catch (error) {
      reply({ id, error: wireError(error, settings.file) });
    }
  });
  reply({ ready: true });
}

/** A blob is the asker's alone: a trained model is some 75 MB, which this thread would keep beside until it is cleared away. */
function handedOver(value: unknown): ArrayBuffer[] {
  const isAlone = value instanceof Uint8Array && value.byteLength === value.buffer.byteLength;
  return isAlone && value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
}

function wireError(thrown: unknown, file: string): WireError {
  const error = describeStorageError(thrown, file);
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const code = error instanceof CatalogueStorageError ? error.code : undefined;
  return { name: error.name, message: error.message, stack: error.stack, code };
}
