import type { SentenceEncoder } from '../../catalogue/encoder/sentence-encoder.port.ts';
import { type CallThread, startCallThread } from '../../platform/threads/call-thread.ts';
import type { Place } from './extract.ts';
import type { Note } from './note.ts';
import type { ReadApi } from './read.worker.ts';
import type { Readable } from './read-notes.ts';

type Titled = Readable & { title: string };

/** Reads texts of records, and pages of files, into notes. */
export interface Reader {
  /**
   * The notes of each record in the records' order, each record's in the order of its text: places in the text that was given.
   * `atLeisure`: whoever waits goes first. `isWhole`: all of a text is read, in passages, and less sure ones
   * are notes as well.
   */
  read(
    records: readonly Readable[],
    options?: { signal?: AbortSignal; atLeisure?: boolean; isWhole?: boolean },
  ): Promise<Note[][]>;
  /** Finds the few sentences of each record that tell most of it to whoever has this idea, the best first: none without an encoder. */
  extract(records: readonly Titled[], idea: string[], signal?: AbortSignal): Promise<Place[][]>;
  close(): Promise<void>;
}

const MEMORY_MB = 128;
/** So many records' sentences are in memory at once, and so soon work is given up. */
const RECORDS_AT_ONCE = 50;

/** Without an encoder a sentence is told by its words and place alone: fewer are, and more of them wrongly. */
export function openReader(encoder: Pick<SentenceEncoder, 'encode' | 'encodeAtLeisure'> | null): Reader {
  let thread: CallThread<ReadApi> | null = null;

  async function onThread<Answer>(signal: AbortSignal, ask: (thread: CallThread<ReadApi>) => Promise<Answer>) {
    thread ??= startCallThread<ReadApi>(new URL('./read.worker.ts', import.meta.url), null, { memoryMb: MEMORY_MB });
    const asked = thread;
    try {
      return await ask(asked);
    } catch (error) {
      // A thread that failed is not asked again.
      if (!signal.aborted && thread === asked) {
        thread = null;
        await asked.close();
      }
      throw error;
    }
  }

  const readSome = (
    records: Readable[],
    { signal, atLeisure, isWhole }: { signal: AbortSignal; atLeisure: boolean; isWhole: boolean },
  ): Promise<Note[][]> =>
    onThread(signal, async (asked) => {
      const chosen = await asked.call(isWhole ? 'whole' : 'choose', records);
      const texts = chosen.flat().map(({ encoded }) => encoded);
      const vectors = encoder && (await (atLeisure ? encoder.encodeAtLeisure(texts, signal) : encoder.encode(texts)));
      signal.throwIfAborted();
      return asked.call('judge', chosen, vectors, isWhole);
    });

  return {
    async read(records, { signal = new AbortController().signal, atLeisure = false, isWhole = false } = {}) {
      const notes: Note[][] = [];
      for (let from = 0; from < records.length; from += RECORDS_AT_ONCE) {
        signal.throwIfAborted();
        const some = records.slice(from, from + RECORDS_AT_ONCE).map(({ engine, text }) => ({ engine, text }));
        notes.push(...(await readSome(some, { signal, atLeisure, isWhole })));
      }
      return notes;
    },
    async extract(records, idea, signal = new AbortController().signal) {
      if (!encoder) return records.map(() => []);
      return onThread(signal, async (asked) => {
        const split = await asked.call(
          'split',
          records.map(({ engine, text }) => ({ engine, text })),
        );
        const said = await encoder.encode(idea);
        const titles = await encoder.encode(records.map(({ title }) => title));
        const vectors: Float32Array[] = [];
        for (const sentences of split) {
          signal.throwIfAborted();
          vectors.push(...(await encoder.encode(sentences.map(({ encoded }) => encoded))));
        }
        return asked.call('extract', split, vectors, { titles, idea: said });
      });
    },
    async close() {
      await thread?.close();
      thread = null;
    },
  };
}
