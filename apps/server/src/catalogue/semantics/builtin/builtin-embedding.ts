import { startCallThread } from '../../../platform/threads/call-thread.ts';
import type { ServingModel, VectorIndex, VectorModel } from '../../index/vectors.port.ts';
import type { EmbeddingProvider } from '../embedding.port.ts';
import { modelHeader } from '../model/model-file.ts';
import type { SemanticText } from '../model/term-counts.ts';
import { TRAINING_DOCUMENTS_MAX } from '../model/train-model.ts';
import { BUILT_IN_SETTINGS } from '../ranking/settings.ts';
import { trainInThread } from '../train-in-thread.ts';
import type { EmbedApi } from './embed.worker.ts';

/** Fewer records say nothing of which words go together. */
const RECORDS_MIN = 20;
/** Records may come to so many times those that were trained on, or go, before it is done again: what a model knows must
 *  not depend on how many of the records were there when it was trained. */
const GROWTH_MAX = 1.1;
const TEXTS_AT_ONCE = 500;
const MEMORY_MB = 1024;
const PREFIX = 'latent-';

/** Latent semantics trained on the catalogue's own text: needs no download, and is trained anew as the catalogue grows. */
export const builtinEmbedding: EmbeddingProvider = {
  kind: 'builtin',
  settings: BUILT_IN_SETTINGS,
  async wanted(index, serving, signal) {
    if (serving && isGoodEnough(serving)) return serving;
    const texts = await sampleTexts(index, signal);
    if (texts.length < RECORDS_MIN) return null;
    const data = await trainInThread(texts, { signal });
    const documents = serving?.listed ?? (await countOf(index, texts.length));
    return { ...modelHeader(data), documents, data } satisfies VectorModel;
  },
  async open({ id }, readData) {
    const data = id.startsWith(PREFIX) ? await readData() : null;
    if (!data) return null;
    const thread = startCallThread<EmbedApi>(new URL('./embed.worker.ts', import.meta.url), data, {
      memoryMb: MEMORY_MB,
      // Some 75 MB, which nobody here needs any more.
      handedOver: data.buffer instanceof ArrayBuffer ? [data.buffer] : [],
    });
    return {
      embedDocuments: (texts) => thread.call('embedDocuments', texts),
      embedQuery: (text) => thread.call('embedQuery', text),
      close: () => thread.close(),
    };
  },
};

function isGoodEnough({ id, documents, listed }: ServingModel): boolean {
  return id.startsWith(PREFIX) && listed < documents * GROWTH_MAX && listed > documents / GROWTH_MAX;
}

/** Before a model serves, nobody has counted: up to the sample's size it is all of them. */
async function countOf(index: VectorIndex, sampled: number): Promise<number> {
  return sampled < TRAINING_DOCUMENTS_MAX ? sampled : (await index.sample(Number.MAX_SAFE_INTEGER)).length;
}

async function sampleTexts(index: VectorIndex, signal: AbortSignal): Promise<SemanticText[]> {
  const keys = await index.sample(TRAINING_DOCUMENTS_MAX);
  const texts: SemanticText[] = [];
  for (let from = 0; from < keys.length; from += TEXTS_AT_ONCE) {
    signal.throwIfAborted();
    for (const { title, text } of await index.texts(keys.slice(from, from + TEXTS_AT_ONCE)))
      texts.push({ title, text });
  }
  return texts;
}
