import { startCallThread } from '../../../platform/threads/call-thread.ts';
import type { Learnable, ServingModel, VectorIndex, VectorModel } from '../../index/vectors.port.ts';
import type { EmbeddingProvider } from '../embedding.port.ts';
import { modelHeader } from '../model/model-file.ts';
import type { SemanticText } from '../model/term-counts.ts';
import { TRAINING_DOCUMENTS_MAX } from '../model/train-model.ts';
import { BUILT_IN_SETTINGS } from '../ranking/settings.ts';
import { trainInProcess } from '../train-in-process.ts';
import type { EmbedApi } from './embed.worker.ts';

/** Fewer records say nothing of which words go together. */
const RECORDS_MIN = 20;
/** Records may come to so many times those that were trained on, or go, before it is done again: what a model knows must
 *  not depend on how many of the records were there when it was trained. */
const GROWTH_MAX = 1.1;
const TEXTS_AT_ONCE = 500;
const MEMORY_MB = 1024;
const PREFIX = 'latent-';
/** A model's name tells what it was trained on: real records may replace the sample without being more or fewer. */
const prefixOf = ({ areSample }: Learnable) => `${PREFIX}${areSample ? 'sample' : 'real'}-`;

/** Latent semantics trained on the catalogue's own text: needs no download, and is trained anew as the catalogue grows. */
export const builtinEmbedding: EmbeddingProvider = {
  kind: 'builtin',
  settingsOf: () => BUILT_IN_SETTINGS,
  async wanted(index, serving, signal) {
    const learnable = await index.learnable();
    if (serving && isGoodEnough(serving, learnable)) return serving;
    // The model of the sample does for the first few real records, too.
    if (learnable.records < RECORDS_MIN) return serving?.id.startsWith(PREFIX) ? serving : null;
    const data = await trainInProcess(sampleTexts(index, signal), { signal });
    const { id, dimension } = modelHeader(data);
    return {
      id: id.replace(PREFIX, prefixOf(learnable)),
      dimension,
      documents: learnable.records,
      data,
    } satisfies VectorModel;
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

function isGoodEnough({ id, documents }: ServingModel, learnable: Learnable): boolean {
  const { records } = learnable;
  return id.startsWith(prefixOf(learnable)) && records < documents * GROWTH_MAX && records > documents / GROWTH_MAX;
}

async function* sampleTexts(index: VectorIndex, signal: AbortSignal): AsyncGenerator<SemanticText[]> {
  const keys = await index.sample(TRAINING_DOCUMENTS_MAX);
  for (let from = 0; from < keys.length; from += TEXTS_AT_ONCE) {
    signal.throwIfAborted();
    const texts = await index.texts(keys.slice(from, from + TEXTS_AT_ONCE));
    yield texts.map(({ title, text }) => ({ title, text }));
  }
}
