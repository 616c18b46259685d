import type { EmbeddingProvider } from '../embedding.port.ts';
import { documentInput, embedWorded, modelId, nameIn, type Prefixes, queryInput } from '../outside-model.ts';
import { OUTSIDE_SETTINGS } from '../ranking/settings.ts';
import { type EmbeddingsService, embeddingsClient } from './embeddings-client.ts';

const KIND = 'openai';

export interface OpenAiCompatibleOptions extends EmbeddingsService {
  model: string;
  prefixes: Prefixes;
}

/**
 * Vectors from a service. Its model is known by the name and the dimension that it answers: when either changes, all
 * records are embedded anew, while the model before goes on being asked for by its name.
 */
export function openAiCompatibleEmbedding({ model, prefixes, ...service }: OpenAiCompatibleOptions): EmbeddingProvider {
  const client = embeddingsClient(service);
  let dimension: number | null = null;
  return {
    kind: 'openai-compatible',
    settingsOf: () => OUTSIDE_SETTINGS,
    async wanted(_index, serving, signal) {
      dimension ??= (await client.documents(model, ['dimension'], signal))[0]!.length;
      const id = modelId(KIND, model, dimension, prefixes);
      return serving?.id === id ? serving : { id, dimension, documents: 0, data: null };
    },
    async open(opened) {
      const name = nameIn(opened.id, KIND);
      if (name === null) return null;
      const checked = (vectors: Float32Array[]) => {
        const other = vectors.find(({ length }) => length !== opened.dimension);
        if (!other) return vectors;
        // The next look asks for the dimension again, and embeds anew.
        dimension = null;
        throw new Error(
          `Embedding service ${service.url}: "${name}" had ${opened.dimension} numbers in a vector and now has ${other.length}, so it is another model. Records are embedded anew by themselves.`,
        );
      };
      return {
        embedDocuments: (texts, signal) =>
          embedWorded(
            texts.map((text) => documentInput(text, prefixes)),
            opened.dimension,
            async (inputs) => checked(await client.documents(name, inputs, signal)),
          ),
        embedQuery: async (text) => checked([await client.query(name, queryInput(text, prefixes))])[0]!,
        close: async () => {},
      };
    },
  };
}
