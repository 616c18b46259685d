import { ENCODER_MODEL, encodedText } from '../../encoder/encoded-text.ts';
import type { SentenceEncoder } from '../../encoder/sentence-encoder.port.ts';
import { builtinEmbedding } from '../builtin/builtin-embedding.ts';
import type { EmbeddingProvider } from '../embedding.port.ts';
import { embedWorded } from '../outside-model.ts';
import { ENCODER_SETTINGS } from '../ranking/settings.ts';

/** So many records have their vectors in some 15 s. For more a model is trained first, which is quicker, and serves meanwhile. */
const AT_ONCE_MAX = 2_000;
/** Another model takes the place of its vectors where it cannot run: a thread that failed once is no reason. */
const TRIES = 2;

/**
 * Vectors from the sentence encoder that comes with the program. Where it cannot run, which `onError` hears of once, and until
 * a large catalogue has its vectors, what is trained on the catalogue itself serves.
 */
export function encoderEmbedding(
  encoder: SentenceEncoder,
  onError: (error: unknown) => void,
  atOnceMax = AT_ONCE_MAX,
): EmbeddingProvider {
  let running: Promise<boolean> | null = null;
  const canRun = () => {
    running ??= tryOut(TRIES);
    return running;
  };
  async function tryOut(tries: number): Promise<boolean> {
    try {
      await encoder.encode(['']);
      return true;
    } catch (error) {
      if (tries > 1) return tryOut(tries - 1);
      onError(error);
      return false;
    }
  }
  return {
    kind: 'encoder',
    settingsOf: (model) => (model === ENCODER_MODEL.id ? ENCODER_SETTINGS : builtinEmbedding.settingsOf(model)),
    async wanted(index, serving, signal) {
      if (!(await canRun())) return builtinEmbedding.wanted(index, serving, signal);
      if (serving?.id === ENCODER_MODEL.id) return serving;
      const isQuick = serving !== null || (await index.learnable()).records <= atOnceMax;
      const meanwhile = isQuick ? null : await builtinEmbedding.wanted(index, serving, signal);
      return meanwhile ?? { ...ENCODER_MODEL, documents: 0, data: null };
    },
    async open(model, data) {
      const { id, dimension } = model;
      if (id !== ENCODER_MODEL.id) return builtinEmbedding.open(model, data);
      if (!(await canRun())) return null;
      return {
        embedDocuments: (texts, signal) =>
          embedWorded(texts.map(encodedText), dimension, (worded) => encoder.encodeAtLeisure(worded, signal)),
        embedQuery: async (text) => (await encoder.encode([text]))[0]!,
        // It is not this one's alone.
        close: async () => {},
      };
    },
  };
}
