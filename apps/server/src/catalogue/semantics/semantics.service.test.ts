import { ENGINES } from '@groundwork/contract/engines';
import { expect, onTestFinished, test } from 'vitest';
import { makeQuery, makeRecord } from '../index/contract/records.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { openSqliteIndex } from '../index/sqlite/sqlite-index.ts';
import type { CatalogueRecord } from '../record.ts';
import { random } from '../sample/random.ts';
import { builtinEmbedding } from './builtin/builtin-embedding.ts';
import type { EmbeddingProvider } from './embedding.port.ts';
import { semanticsService } from './semantics.service.ts';

/** Forty words of each of three subjects, so that hardly two records share more than one. */
const SUBJECTS = ['anode', 'tumor', 'wheat'].map((subject) => Array.from({ length: 40 }, (_, i) => `${subject}${i}`));

function recordsAbout(count: number, from = 0): CatalogueRecord[] {
  const { sample } = random('records', from);
  return Array.from({ length: count }, (_, i) =>
    makeRecord(`${from + i}`, {
      title: sample(SUBJECTS[i % SUBJECTS.length]!, 1).join(' '),
      text: sample(SUBJECTS[i % SUBJECTS.length]!, 7).join(' '),
      facets: { subject: [String(i % SUBJECTS.length)] },
    }),
  );
}

async function opened(provider: EmbeddingProvider = builtinEmbedding) {
  const index = await openSqliteIndex({ file: ':memory:', engines: ENGINES.map((id) => ({ id })), readers: 1 });
  const semantics = semanticsService({ index, provider, onError: (error) => expect.fail(String(error)) });
  onTestFinished(async () => {
    await semantics.close();
    await index.close();
  });
  return { index, semantics };
}

async function nearest(
  { index, semantics }: { index: CatalogueIndex; semantics: Awaited<ReturnType<typeof opened>>['semantics'] },
  text: string,
) {
  const embedded = (await semantics.embedQuery(text))!;
  const meaning = {
    mode: 'semantic' as const,
    ...embedded,
    words: null,
    must: null,
    floor: null,
  };
  return (await index.search(makeQuery({ meaning, limit: 24 }))).hits.map(({ record }) => record);
}

test('[SRCH-02] the first model is trained on the records, embeds them all and then serves', async () => {
  const both = await opened();
  await both.index.upsert(recordsAbout(90));
  expect(await both.semantics.embedQuery('anode1')).toBeNull();
  await both.semantics.keep();
  expect(await both.index.vectors.serving()).toMatchObject({ documents: 90, listed: 90, embedded: 90 });
  const found = await nearest(both, 'anode1 anode2');
  expect(found).toHaveLength(24);
  expect(found.filter(({ facets }) => facets['subject']![0] === '0').length).toBeGreaterThan(20);
  expect(found.filter(({ title, text }) => !/anode[12]\b/.test(`${title} ${text}`)).length).toBeGreaterThan(5);
});

test('[SRCH-02] new and changed records get vectors of the same model; a tenth more train a new one', async () => {
  const { index, semantics } = await opened();
  await index.upsert(recordsAbout(60));
  await semantics.keep();
  const first = (await index.vectors.serving())!;
  await index.upsert(recordsAbout(5, 60));
  await semantics.keep();
  expect(await index.vectors.serving()).toMatchObject({ id: first.id, listed: 65, embedded: 65 });
  await index.upsert(recordsAbout(85, 65));
  const training = semantics.keep();
  expect((await semantics.embedQuery('anode1'))?.model).toBe(first.id);
  await training;
  const second = (await index.vectors.serving())!;
  expect(second).toMatchObject({ documents: 150, listed: 150, embedded: 150 });
  expect(second.id).not.toBe(first.id);
  expect(await index.vectors.modelData(first.id)).toBeNull();
  expect((await semantics.embedQuery('anode1'))?.model).toBe(second.id);
});

test('[SRCH-02] [DATA-19] while records are being written no vectors are made; they go on once nothing has changed between two looks', async () => {
  const index = await openSqliteIndex({ file: ':memory:', engines: ENGINES.map((id) => ({ id })), readers: 1 });
  const told: string[] = [];
  const watched: CatalogueIndex = {
    ...index,
    async version() {
      const state = await index.version();
      told.push(`version ${state.version}`);
      return state;
    },
  };
  const provider: EmbeddingProvider = {
    ...builtinEmbedding,
    async open(model, data) {
      const embedder = (await builtinEmbedding.open(model, data))!;
      return {
        ...embedder,
        async embedDocuments(texts, signal) {
          if (!told.includes('page')) await index.upsert(recordsAbout(1, 400));
          told.push('page');
          return embedder.embedDocuments(texts, signal);
        },
      };
    },
  };
  const semantics = semanticsService({ index: watched, provider, onError: (error) => expect.fail(String(error)) });
  onTestFinished(async () => {
    await semantics.close();
    await index.close();
  });
  await index.upsert(recordsAbout(250));
  await semantics.keep();
  const [first, second] = told.flatMap((one, at) => (one === 'page' ? [at] : []));
  const between = told.slice(first! + 1, second);
  expect(between.length).toBeGreaterThan(1);
  expect(between.at(-1)).toBe(between.at(-2));
  expect(await index.vectors.serving()).toMatchObject({ listed: 251, embedded: 251 });
});

test('[SRCH-02] too few records train nothing', async () => {
  const { index, semantics } = await opened();
  await index.upsert(recordsAbout(5));
  await semantics.keep();
  expect(await index.vectors.serving()).toBeNull();
});

test('[SRCH-02] [DATA-15] real records train the same model with the sample beside them as without, once they are enough', async () => {
  const alone = await opened();
  await alone.index.upsert(recordsAbout(60));
  await alone.semantics.keep();
  const { index, semantics } = await opened();
  const serving = async () => (await index.vectors.serving())!;
  // The sample has as many as are real, so that no count tells them apart.
  const sample = recordsAbout(60, 1_000).map((record) => ({ ...record, source: { ...record.source, isSample: true } }));
  await index.upsert(sample);
  await semantics.keep();
  const { id } = await serving();
  await index.upsert(recordsAbout(5));
  await semantics.keep();
  expect(await serving()).toMatchObject({ id, listed: 65, embedded: 65 });
  await index.upsert(recordsAbout(60));
  await semantics.keep();
  expect(await serving()).toMatchObject({
    id: (await alone.index.vectors.serving())!.id,
    documents: 60,
    listed: 120,
    embedded: 120,
  });
});

test('[SRCH-02] what is stopped half-way leaves the old model serving, and is taken up again', async () => {
  const first = await opened();
  await first.index.upsert(recordsAbout(60));
  await first.semantics.keep();
  const served = (await first.index.vectors.serving())!;
  await first.index.upsert(recordsAbout(200, 60));
  const stop = new AbortController();
  const keeping = first.semantics.keep(stop.signal);
  stop.abort(new Error('stopped'));
  await expect(keeping).rejects.toThrow('stopped');
  expect(await first.index.vectors.serving()).toMatchObject({ id: served.id, embedded: 60 });
  await first.semantics.keep();
  expect(await first.index.vectors.serving()).toMatchObject({ documents: 260, embedded: 260 });
});

test('[SRCH-02] another provider re-embeds everything while the old vectors serve', async () => {
  const first = await opened();
  await first.index.upsert(recordsAbout(60));
  await first.semantics.keep();
  const before = (await first.index.vectors.serving())!;
  let isSlow = true;
  const elsewhere: EmbeddingProvider = {
    kind: 'openai-compatible',
    settingsOf: builtinEmbedding.settingsOf,
    wanted: async () => ({ id: 'elsewhere-2', dimension: 2, documents: 0, data: null }),
    open: async ({ id }) =>
      id === 'elsewhere-2'
        ? {
            async embedDocuments(texts) {
              while (isSlow) await new Promise((resolve) => setTimeout(resolve, 5));
              return texts.map(() => Float32Array.of(1, 0));
            },
            embedQuery: async () => Float32Array.of(1, 0),
            close: async () => {},
          }
        : null,
  };
  const second = semanticsService({ index: first.index, provider: elsewhere, onError: () => {} });
  const keeping = second.keep();
  expect(await first.index.vectors.serving()).toMatchObject({ id: before.id, embedded: 60 });
  expect(await nearest(first, 'anode1')).toHaveLength(24);
  isSlow = false;
  await keeping;
  expect(await first.index.vectors.serving()).toMatchObject({ id: 'elsewhere-2', dimension: 2, embedded: 60 });
  expect((await second.embedQuery('anode1'))?.model).toBe('elsewhere-2');
  await second.close();
});
