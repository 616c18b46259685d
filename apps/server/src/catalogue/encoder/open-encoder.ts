import { fileURLToPath } from 'node:url';
import { type CallThread, startCallThread } from '../../platform/threads/call-thread.ts';
import type { EncodeApi, EncodeSettings } from './encode.worker.ts';
import type { SentenceEncoder, WordVectors } from './sentence-encoder.port.ts';

const MODEL = fileURLToPath(new URL('../../../models/all-minilm-l6-v2', import.meta.url));
/** For the thread's heap; the model itself lies outside it. */
const MEMORY_MB = 128;
/** In a row: a machine that it cannot run on is not asked again and again. */
const FAILURES_MAX = 3;
/** Some 60 ms: so long one waits for what another has asked, and not for all of it, and so soon work is given up. */
const TEXTS_AT_ONCE = 8;
/** The model takes some 60 MB, which are given back when there is nothing left to do at leisure. */
const IDLE_MS = 10_000;

/**
 * The encoder that comes with the program, in a thread that starts with the first text. What nobody waits for has a thread of its own, which
 * gives way to all others and ends when it is done.
 */
export function openEncoder(folder = MODEL): SentenceEncoder {
  const [awaited, atLeisure] = [encoderThread(folder, false), encoderThread(folder, true)];
  let running = 0;
  let idle: NodeJS.Timeout | undefined;
  return {
    encode: (texts) => awaited.encode(texts, () => {}),
    encodeWords: awaited.encodeWords,
    ranksOf: awaited.ranksOf,
    async encodeAtLeisure(texts, signal) {
      clearTimeout(idle);
      running++;
      try {
        return await atLeisure.encode(texts, () => signal.throwIfAborted());
      } finally {
        if (--running === 0) idle = setTimeout(atLeisure.rest, IDLE_MS).unref();
      }
    },
    async close() {
      clearTimeout(idle);
      await Promise.all([awaited.close(), atLeisure.close()]);
    },
  };
}

function encoderThread(folder: string, givesWay: boolean) {
  let thread: CallThread<EncodeApi> | null = null;
  let failures = 0;

  async function ask<Method extends keyof EncodeApi>(
    method: Method,
    texts: string[],
  ): Promise<Awaited<ReturnType<EncodeApi[Method]>>> {
    if (failures >= FAILURES_MAX) throw new Error('The sentence encoder failed and is not started again.');
    thread ??= startCallThread<EncodeApi>(
      new URL('./encode.worker.ts', import.meta.url),
      { folder, givesWay } satisfies EncodeSettings,
      {
        memoryMb: MEMORY_MB,
        endsItself: true,
      },
    );
    const asked = thread;
    try {
      const answer = await asked.call(method, ...([texts] as Parameters<EncodeApi[Method]>));
      if (thread === asked) failures = 0;
      return answer as Awaited<ReturnType<EncodeApi[Method]>>;
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

  async function rest(): Promise<void> {
    const resting = thread;
    thread = null;
    await resting?.close();
  }

  return {
    /** A few at once, each after what others have asked meanwhile. */
    async encode(texts: string[], check: () => void): Promise<Float32Array[]> {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += TEXTS_AT_ONCE) {
        check();
        vectors.push(...(await ask('encode', texts.slice(from, from + TEXTS_AT_ONCE))));
      }
      return vectors;
    },
    encodeWords: (texts: string[]): Promise<WordVectors[]> => ask('encodeWords', texts),
    ranksOf: (words: string[]): Promise<number[]> => ask('ranksOf', words),
    /** Ends the thread; the next text starts it again. */
    rest,
    async close() {
      failures = FAILURES_MAX;
      await rest();
    },
  };
}
