import { startCallThread } from '../../../platform/threads/call-thread.ts';
import type { EmbeddingProvider } from '../embedding.port.ts';
import { documentInput, embedWorded, modelId, nameIn, type Prefixes, queryInput } from '../outside-model.ts';
import { OUTSIDE_SETTINGS } from '../ranking/settings.ts';
import type { EmbedApi } from './embed.worker.ts';

const KIND = 'transformers';
/** The model itself lies outside the heap that this counts. */
const MEMORY_MB = 1024;
/** Between two looks at whether the server stops. */
const TEXTS_AT_ONCE = 32;

export interface TransformersOptions {
  /** A model in Hugging Face's layout. */
  folder: string;
  prefixes: Prefixes;
}

/** Vectors from a model in a folder of this machine, computed by transformers.js in a thread; nothing is downloaded. */
export function transformersEmbedding({ folder, prefixes }: TransformersOptions): EmbeddingProvider {
  const start = () =>
    startCallThread<EmbedApi>(new URL('./embed.worker.ts', import.meta.url), folder, {
      memoryMb: MEMORY_MB,
      endsItself: true,
    });
  let about: { name: string; dimension: number } | null = null;

  /** The folder's content, looked at once: whoever changes it starts the server again. */
  async function known() {
    if (about) return about;
    const thread = start();
    try {
      about = await thread.call('about');
      return about!;
    } finally {
      await thread.close();
    }
  }

  return {
    kind: 'transformers',
    settingsOf: () => OUTSIDE_SETTINGS,
    async wanted(_index, serving) {
      const { name, dimension } = await known();
      const id = modelId(KIND, name, dimension, prefixes);
      return serving?.id === id ? serving : { id, dimension, documents: 0, data: null };
    },
    async open({ id, dimension }) {
      const name = nameIn(id, KIND);
      if (name === null || name !== (await known()).name) return null;
      const thread = start();
      return {
        embedDocuments: (texts, signal) =>
          embedWorded(
            texts.map((text) => documentInput(text, prefixes)),
            dimension,
            async (inputs) => {
              const vectors: Float32Array[] = [];
              for (let from = 0; from < inputs.length; from += TEXTS_AT_ONCE) {
                signal.throwIfAborted();
                vectors.push(...(await thread.call('embed', inputs.slice(from, from + TEXTS_AT_ONCE))));
              }
              return vectors;
            },
          ),
        embedQuery: async (text) => (await thread.call('embed', [queryInput(text, prefixes)]))[0]!,
        close: () => thread.close(),
      };
    },
  };
}
