import { fileURLToPath } from 'node:url';
import { type CallThread, startCallThread } from '../../platform/threads/call-thread.ts';
import type { EncodeApi } from './encode.worker.ts';
import type { SentenceEncoder } from './sentence-encoder.port.ts';

const MODEL = fileURLToPath(new URL('../../../models/all-minilm-l6-v2', import.meta.url));
/** Of the thread's heap; the model itself lies outside it. */
const MEMORY_MB = 128;
/** In a row: a machine that it cannot run on is not asked again and again. */
const FAILURES_MAX = 3;
/** Some 60 ms: so long one waits for what another has asked, and not for all of it. */
const TEXTS_AT_ONCE = 8;

/** The encoder that comes with the program, in a thread that starts with the first text. */
export function openEncoder(folder = MODEL): SentenceEncoder {
  let thread: CallThread<EncodeApi> | null = null;
  let failures = 0;
  /** Those that somebody waits for. */
  const awaited = new Set<Promise<unknown>>();

  async function encodeSome(texts: string[]): Promise<Float32Array[]> {
    if (failures >= FAILURES_MAX) throw new Error('The sentence encoder failed and is not started again.');
    thread ??= startCallThread<EncodeApi>(new URL('./encode.worker.ts', import.meta.url), folder, {
      memoryMb: MEMORY_MB,
    });
    const asked = thread;
    try {
      const vectors = await asked.call('encode', texts);
      if (thread === asked) failures = 0;
      return vectors;
    } catch (error) {
      // A thread that ends rejects all that wait for it: that is one failure.
      if (thread === asked) {
        thread = null;
        failures++;
      }
      await asked.close();
      throw error;
    }
  }

  /** A few at once, each after what others have asked meanwhile. */
  async function encodeAll(texts: string[], turn: () => Promise<void>): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (let from = 0; from < texts.length; from += TEXTS_AT_ONCE) {
      await turn();
      vectors.push(...(await encodeSome(texts.slice(from, from + TEXTS_AT_ONCE))));
    }
    return vectors;
  }

  return {
    encode(texts) {
      const encoding = encodeAll(texts, async () => {});
      awaited.add(encoding);
      return encoding.finally(() => awaited.delete(encoding));
    },
    encodeAtLeisure: (texts, signal) =>
      encodeAll(texts, async () => {
        while (awaited.size > 0) await Promise.allSettled(awaited);
        signal.throwIfAborted();
      }),
    async close() {
      failures = FAILURES_MAX;
      await thread?.close();
    },
  };
}
