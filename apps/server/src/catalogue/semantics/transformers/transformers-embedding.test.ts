import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ENGINES } from '@groundwork/contract/engines';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { writeTinyModel } from '../../../../test/tiny-model.ts';
import { makeQuery, makeRecord } from '../../index/contract/records.ts';
import { openSqliteIndex } from '../../index/sqlite/sqlite-index.ts';
import { dot } from '../model/semantic-model.ts';
import { semanticsService } from '../semantics.service.ts';
import { transformersEmbedding } from './transformers-embedding.ts';

const SUBJECTS = { anode: 0, cathode: 0, battery: 0, tumor: 1, cancer: 1, wheat: 2, crop: 2 };
const never = new AbortController().signal;

/** The package is the operator's to install: with it (`npm install --no-save @huggingface/transformers`) all of these run. */
const isInstalled = (() => {
  try {
    return Boolean(createRequire(import.meta.url).resolve('@huggingface/transformers'));
  } catch {
    return false;
  }
})();

function tinyModel(dimension = 8): string {
  const folder = join(temporaryFolder(), 'tiny');
  writeTinyModel(folder, SUBJECTS, dimension);
  return folder;
}

async function opened(folder: string, prefixes = { query: '', document: '' }) {
  const provider = transformersEmbedding({ folder, prefixes });
  const model = (await provider.wanted({} as never, null, never))!;
  const embedder = (await provider.open(model, async () => null))!;
  onTestFinished(() => embedder.close());
  return { provider, model, embedder };
}

test.skipIf(isInstalled)('[SRCH-02] without the package the error says how to install it', async () => {
  await expect(opened(tinyModel())).rejects.toThrow(
    /needs a package that is not installed.*npm install --no-save @huggingface\/transformers/,
  );
});

test.runIf(isInstalled)('[SRCH-02] a model in a folder gives vectors, one long, near for what is alike', async () => {
  const { model, embedder } = await opened(tinyModel());
  expect(model).toMatchObject({ id: expect.stringMatching(/^transformers:tiny@[0-9a-f]{12}:8$/), dimension: 8 });
  const texts = ['cathode', 'cancer', '', 'Wheat crop wheat crop'].map((text) => ({ title: '', text }));
  const vectors = await embedder.embedDocuments(texts, never);
  const query = await embedder.embedQuery('the anode');
  expect(vectors.map((vector) => dot(vector, vector) > 0.999)).toEqual([true, true, false, true]);
  expect(dot(query, vectors[0]!)).toBeGreaterThan(0.95);
  expect(dot(query, vectors[1]!)).toBeLessThan(0.2);
});

test.runIf(isInstalled)(
  '[SRCH-02] texts of many lengths keep their order, and long ones are cut to the model’s tokens',
  async () => {
    const { embedder } = await opened(tinyModel());
    const words = Object.keys(SUBJECTS);
    const texts = Array.from({ length: 50 }, (_, i) => `${words[i % words.length]} `.repeat(1 + ((i * 7) % 23)));
    const vectors = await embedder.embedDocuments(
      texts.map((text) => ({ title: '', text })),
      never,
    );
    for (const [i, vector] of vectors.entries()) {
      const subject = SUBJECTS[words[i % words.length] as keyof typeof SUBJECTS];
      expect(vector.indexOf(Math.max(...vector))).toBe(subject);
    }
    // The model takes 16 tokens: what comes behind has no say.
    const [cut] = await embedder.embedDocuments(
      [{ title: '', text: `${'anode '.repeat(16)}${'tumor '.repeat(100)}` }],
      never,
    );
    expect(cut![1]).toBe(0);
  },
);

test.runIf(isInstalled)('[SRCH-02] other bytes in the folder are another model; the same bytes are not', async () => {
  const folder = tinyModel();
  const first = await opened(folder);
  expect((await opened(folder)).model.id).toBe(first.model.id);
  writeTinyModel(folder, { ...SUBJECTS, rocket: 3 });
  const second = await opened(folder);
  expect(second.model.id).not.toBe(first.model.id);
  expect(await second.provider.open(first.model, async () => null)).toBeNull();
});

test.runIf(isInstalled)('[SRCH-02] records are found by a local model', async () => {
  const index = await openSqliteIndex({ file: ':memory:', engines: ENGINES.map((id) => ({ id })), readers: 1 });
  const provider = transformersEmbedding({ folder: tinyModel(), prefixes: { query: '', document: '' } });
  const semantics = semanticsService({ index, provider, onError: (error) => expect.fail(String(error)) });
  onTestFinished(async () => {
    await semantics.close();
    await index.close();
  });
  await index.upsert(Object.keys(SUBJECTS).map((title) => makeRecord(title, { title, text: '' })));
  await semantics.keep();
  const embedded = (await semantics.embedQuery('battery'))!;
  const meaning = {
    mode: 'semantic' as const,
    ...embedded,
    words: null,
    must: null,
    floor: null,
  };
  const { hits } = await index.search(makeQuery({ meaning, limit: 3 }));
  expect(hits.map(({ record }) => record.title).sort()).toEqual(['anode', 'battery', 'cathode']);
});

test.runIf(isInstalled)('[SRCH-02] a folder that holds no whole model is told of', async () => {
  const folder = tinyModel();
  writeFileSync(join(folder, 'onnx/model.onnx'), 'not a model');
  await expect(opened(folder)).rejects.toThrow(/The model in .*tiny cannot be loaded: /);
  rmSync(join(folder, 'onnx/model.onnx'));
  await expect(opened(folder)).rejects.toThrow(/There is no onnx\/model\.onnx or onnx\/model_quantized\.onnx/);
});
