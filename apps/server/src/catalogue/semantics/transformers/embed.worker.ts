import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { pipeline as stream } from 'node:stream/promises';
import { workerData } from 'node:worker_threads';
import { MODEL_FILES } from '../../../platform/embedding-settings.ts';
import { answerCalls } from '../../../platform/threads/call-thread.ts';
import { normalised } from '../model/semantic-model.ts';

/** The used part of `@huggingface/transformers`, which the operator installs. */
interface Transformers {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string; useFSCache: boolean };
  pipeline(task: 'feature-extraction', model: string, options: { dtype: string; device: string }): Promise<Extractor>;
}
interface Extractor {
  (texts: string[], options: { pooling: string; normalize: boolean }): Promise<{ dims: number[]; data: Float32Array }>;
  tokenizer: { readonly model_max_length: number };
}

const PACKAGE = '@huggingface/transformers';
/** Attention costs the square of a text's length. */
const TOKENS_MAX = 512;
/** Texts of one batch are padded to the longest. */
const BATCH_TEXTS = 8;

const folder = resolve(String(workerData));
const loaded = load();
// Each call waits for it, and fails with its reason.
loaded.catch(() => undefined);

const api = {
  /** The folder's name, what its model's bytes are, and how long its vectors are. */
  async about() {
    const { model, pooling, dimension } = await loaded;
    const hash = createHash('sha256').update(pooling);
    for (const file of [model, join(folder, 'tokenizer.json')])
      await stream(createReadStream(file), hash, { end: false });
    return { name: `${basename(folder)}@${hash.digest('hex').slice(0, 12)}`, dimension };
  },
  /** Vectors of length one, in the texts' order. Texts of like length are computed together. */
  async embed(texts: string[]): Promise<Float32Array[]> {
    const { extract } = await loaded;
    const vectors = new Array<Float32Array>(texts.length);
    const places = texts.map((_, place) => place).sort((a, b) => texts[a]!.length - texts[b]!.length);
    for (let from = 0; from < places.length; from += BATCH_TEXTS) {
      const batch = places.slice(from, from + BATCH_TEXTS);
      const found = await extract(batch.map((place) => texts[place]!));
      batch.forEach((place, i) => {
        vectors[place] = found[i]!;
      });
    }
    return vectors;
  },
};
export type EmbedApi = typeof api;

answerCalls(api);

async function load() {
  const { env, pipeline } = await importTransformers();
  Object.assign(env, {
    allowRemoteModels: false,
    allowLocalModels: true,
    localModelPath: dirname(folder) + sep,
    useFSCache: false,
  });
  const dtype = (Object.keys(MODEL_FILES) as (keyof typeof MODEL_FILES)[]).find((type) =>
    existsSync(join(folder, MODEL_FILES[type])),
  );
  if (!dtype) throw new Error(`There is no ${Object.values(MODEL_FILES).join(' or ')} in ${folder}.`);
  const extractor = await pipeline('feature-extraction', basename(folder), { dtype, device: 'cpu' }).catch((error) => {
    throw new Error(`The model in ${folder} cannot be loaded: ${error instanceof Error ? error.message : error}`);
  });
  const { tokenizer } = extractor;
  const { max_position_embeddings: positions = TOKENS_MAX } = json('config.json') ?? {};
  // The package reads it from the tokenizer's file alone, where it is often missing or too large.
  const tokens = Math.min(tokenizer.model_max_length, positions, TOKENS_MAX);
  Object.defineProperty(tokenizer, 'model_max_length', { value: tokens });
  const pooling = json('1_Pooling/config.json')?.pooling_mode_cls_token ? 'cls' : 'mean';
  const extract = async (texts: string[]) => {
    const { dims, data } = await extractor(texts, { pooling, normalize: false });
    const [count = 0, length = 0] = dims;
    if (count !== texts.length || data.length !== count * length)
      throw new Error(`The model in ${folder} is not one for sentences: it answered ${dims.join(' x ')} numbers.`);
    return texts.map((_, i) => {
      const vector = data.slice(i * length, (i + 1) * length);
      if (!vector.every(Number.isFinite)) throw new Error(`The model in ${folder} answered what is no number.`);
      return normalised(vector);
    });
  };
  const [probe] = await extract(['dimension']);
  return { extract, pooling, model: join(folder, MODEL_FILES[dtype]), dimension: probe!.length };
}

async function importTransformers(): Promise<Transformers> {
  try {
    return await import(PACKAGE);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_MODULE_NOT_FOUND' && message.includes(PACKAGE))
      throw new Error(
        `EMBEDDING_PROVIDER=transformers needs a package that is not installed. In Groundwork's folder run: npm install --no-save ${PACKAGE}`,
      );
    throw new Error(`${PACKAGE} is installed and cannot be started: ${message}`);
  }
}

function json(file: string): { max_position_embeddings?: number; pooling_mode_cls_token?: boolean } | null {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
