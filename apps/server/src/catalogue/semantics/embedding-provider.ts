import type { EmbeddingSettings } from '../../platform/embedding-settings.ts';
import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import { builtinEmbedding } from './builtin/builtin-embedding.ts';
import type { EmbeddingProvider } from './embedding.port.ts';
import { encoderEmbedding } from './encoder/encoder-embedding.ts';
import { openAiCompatibleEmbedding } from './openai-compatible/openai-compatible-embedding.ts';
import { transformersEmbedding } from './transformers/transformers-embedding.ts';

interface Needed {
  /** Null where it is switched off. */
  encoder: SentenceEncoder | null;
  /** Hears, once, that the encoder cannot run here. */
  onError(error: unknown): void;
}

/** The provider that the configuration names. */
export function embeddingProvider(config: EmbeddingSettings, needed: Needed): EmbeddingProvider {
  const provider = providerOf(config, needed);
  const { EMBEDDING_WEIGHT: semanticWeight } = config;
  return {
    ...provider,
    settingsOf: (model) => ({
      ...provider.settingsOf(model),
      ...(semanticWeight !== undefined && { semanticWeight }),
    }),
    // A model that was trained here needs nothing but its data: it goes on serving until the next one is ready.
    open: async (model, data) => (await provider.open(model, data)) ?? builtinEmbedding.open(model, data),
  };
}

function providerOf(config: EmbeddingSettings, { encoder, onError }: Needed): EmbeddingProvider {
  const prefixes = { query: config.EMBEDDING_QUERY_PREFIX, document: config.EMBEDDING_DOCUMENT_PREFIX };
  switch (config.EMBEDDING_PROVIDER) {
    case 'encoder':
      return encoder ? encoderEmbedding(encoder, onError) : builtinEmbedding;
    case 'builtin':
      return builtinEmbedding;
    case 'transformers':
      return transformersEmbedding({ folder: config.EMBEDDING_FOLDER!, prefixes });
    case 'openai-compatible':
      return openAiCompatibleEmbedding({
        url: config.EMBEDDING_URL!,
        model: config.EMBEDDING_MODEL!,
        apiKey: config.EMBEDDING_API_KEY,
        prefixes,
      });
  }
}
