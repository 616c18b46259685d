import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { answerCalls } from '../../platform/threads/call-thread.ts';
import { giveWay } from '../../platform/threads/give-way.ts';
import { normalised } from '../semantics/model/semantic-model.ts';
import type { WordVectors } from './sentence-encoder.port.ts';

/** A long description; of records less is given. Attention costs the square of it. */
const TOKENS_MAX = 128;
/** No token is shorter than this part of a text that the tokenizer is given. */
const CHARACTERS_MAX = 16 * TOKENS_MAX;

export interface EncodeSettings {
  /** Folder of the model. */
  folder: string;
  /** Whether everything else goes first. */
  givesWay: boolean;
}

const { folder, givesWay } = workerData as EncodeSettings;
if (givesWay) giveWay();
const tokenizer = new Tokenizer(JSON.parse(readFileSync(join(folder, 'tokenizer.json'), 'utf8')), {});
// One thread of its own: more would take the processors from searches.
const opened = InferenceSession.create(join(folder, 'model_quantized.onnx'), {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
});
// The caller hears of it.
opened.catch(() => undefined);

const api = {
  /** One text at a time: in a batch the scale of the bytes is that of all its texts, and a text's vector not its own. */
  async encode(texts: string[]): Promise<Float32Array[]> {
    const session = await opened;
    const vectors: Float32Array[] = [];
    for (const text of texts) vectors.push(await vectorOf(session, text));
    return vectors;
  },
  /** The vectors of each text's words, as far as they fit into what the model reads at once. */
  async encodeWords(texts: string[]): Promise<WordVectors[]> {
    const session = await opened;
    const all: WordVectors[] = [];
    for (const text of texts) all.push(await wordVectorsOf(session, text));
    return all;
  },
  async ranksOf(words: string[]): Promise<number[]> {
    return words.map((word) => {
      const pieces = tokenizer.encode(word).ids.slice(1, -1);
      return pieces.length === 1 ? pieces[0]! : Number.POSITIVE_INFINITY;
    });
  },
};
export type EncodeApi = typeof api;

answerCalls(api);

async function vectorOf(session: InferenceSession, text: string): Promise<Float32Array> {
  const all = tokenizer.encode(text.slice(0, CHARACTERS_MAX)).ids;
  // The last one marks the end.
  const ids = all.length > TOKENS_MAX ? [...all.slice(0, TOKENS_MAX - 1), all.at(-1)!] : all;
  const data = await hiddenOf(session, ids);
  const dimension = data.length / ids.length;
  const mean = new Float32Array(dimension);
  for (let at = 0; at < data.length; at++) mean[at % dimension]! += data[at]! / ids.length;
  return normalised(mean);
}

/** The meaning of each token where it stands, one after the other. */
async function hiddenOf(session: InferenceSession, ids: number[]): Promise<Float32Array> {
  const tensor = (numberAt: (at: number) => number) =>
    new Tensor(
      'int64',
      BigInt64Array.from(ids, (_, at) => BigInt(numberAt(at))),
      [1, ids.length],
    );
  const { last_hidden_state: hidden } = await session.run({
    input_ids: tensor((at) => ids[at]!),
    attention_mask: tensor(() => 1),
    token_type_ids: tensor(() => 0),
  });
  return hidden!.data as Float32Array;
}

/** The model's own first step: words, and each mark by itself. */
const WORD = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

async function wordVectorsOf(session: InferenceSession, text: string): Promise<WordVectors> {
  const [begin, end] = [tokenizer.encode('').ids[0]!, tokenizer.encode('').ids.at(-1)!];
  const ids = [begin];
  const words: { start: number; end: number; from: number; to: number }[] = [];
  for (const match of text.slice(0, CHARACTERS_MAX).matchAll(WORD)) {
    const pieces = tokenizer.encode(match[0]).ids.slice(1, -1);
    if (ids.length + pieces.length >= TOKENS_MAX) break;
    if (/[\p{L}\p{N}]/u.test(match[0]))
      words.push({
        start: match.index,
        end: match.index + match[0].length,
        from: ids.length,
        to: ids.length + pieces.length,
      });
    ids.push(...pieces);
  }
  ids.push(end);
  const data = await hiddenOf(session, ids);
  const dimension = data.length / ids.length;
  const vectors = new Float32Array(words.length * dimension);
  words.forEach(({ from, to }, place) => {
    for (let token = from; token < to; token++)
      for (let at = 0; at < dimension; at++)
        vectors[place * dimension + at]! += data[token * dimension + at]! / (to - from);
  });
  return { words: words.map(({ start, end: stop, from, to }) => ({ start, end: stop, pieces: to - from })), vectors };
}
