import { ENGINES } from '@groundwork/contract/engines';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testConfig } from '../../../test/app.ts';
import { openEmbeddingService } from '../../../test/embedding-service.ts';
import { makeQuery, makeRecord } from '../index/contract/records.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { openSqliteIndex } from '../index/sqlite/sqlite-index.ts';
import { embeddingProvider } from './embedding-provider.ts';
import { semanticsService } from './semantics.service.ts';

const WORDS = ['anode', 'cathode', 'tumor', 'wheat', 'rocket', 'enzyme'];
const records = Array.from({ length: 90 }, (_, i) =>
  makeRecord(`${i}`, { title: `${WORDS[i % 6]} ${i}`, text: `${WORDS[i % 6]} ${WORDS[(i + 1) % 6]} study` }),
);

async function openIndex(): Promise<CatalogueIndex> {
  const index = await openSqliteIndex({ file: ':memory:', engines: ENGINES.map((id) => ({ id })), readers: 1 });
  onTestFinished(() => index.close());
  await index.upsert(records);
  return index;
}

function openSemantics(index: CatalogueIndex, env: Record<string, string>) {
  const onError = vi.fn();
  const semantics = semanticsService({
    index,
    provider: embeddingProvider(testConfig(env), { encoder: null, onError }),
    onError,
  });
  onTestFinished(() => semantics.close());
  return { semantics, onError };
}

const environment = (url: string, model = 'small') => ({
  EMBEDDING_PROVIDER: 'openai-compatible',
  EMBEDDING_URL: url,
  EMBEDDING_MODEL: model,
});

async function titles(index: CatalogueIndex, { semantics }: ReturnType<typeof openSemantics>, text: string) {
  const embedded = (await semantics.embedQuery(text))!;
  const meaning = {
    mode: 'semantic' as const,
    ...embedded,
    words: null,
    must: null,
    floor: null,
  };
  return (await index.search(makeQuery({ meaning, limit: 10 }))).hits.map(({ record }) => record.title);
}

test('[SRCH-02] a service’s model takes over from the built-in one, which serves until all records are embedded', async () => {
  const index = await openIndex();
  await openSemantics(index, {}).semantics.keep();
  const builtin = (await index.vectors.serving())!;

  const service = await openEmbeddingService();
  let open = () => {};
  service.gate = new Promise((resolve) => {
    open = resolve;
  });
  const next = openSemantics(index, environment(service.url));
  const keeping = next.semantics.keep();
  expect((await next.semantics.embedQuery('anode'))?.model).toBe(builtin.id);
  expect(await titles(index, next, 'anode')).toHaveLength(10);
  expect(await next.semantics.status()).toMatchObject({
    provider: 'openai-compatible',
    serving: { model: builtin.id, listed: 90, embedded: 90 },
    work: { share: null },
  });
  open();
  await keeping;
  expect(await index.vectors.serving()).toMatchObject({ id: 'openai:small:64', dimension: 64, embedded: 90 });
  expect((await titles(index, next, 'anode')).every((title) => /anode|enzyme/.test(title))).toBe(true);
  expect(await next.semantics.status()).toMatchObject({ work: null, failure: null });

  await backToBuiltIn(index);
});

async function backToBuiltIn(index: CatalogueIndex) {
  const { semantics } = openSemantics(index, {});
  expect(await semantics.embedQuery('anode')).toBeNull();
  await semantics.keep();
  expect((await semantics.embedQuery('anode'))?.model).toMatch(/^latent-/);
}

test('[SRCH-02] another model of the same service takes over, while the one before is asked by its name', async () => {
  const index = await openIndex();
  const service = await openEmbeddingService();
  await openSemantics(index, environment(service.url)).semantics.keep();
  const next = openSemantics(index, environment(service.url, 'large:v2'));
  await next.semantics.embedQuery('anode');
  expect(service.requests.at(-1)).toMatchObject({ model: 'small', input: ['anode'] });
  service.dimension = 96;
  await next.semantics.keep();
  expect(await index.vectors.serving()).toMatchObject({ id: 'openai:large:v2:96', embedded: 90 });
});

test('[SRCH-02] a model that changes its dimension under its name is noticed, and records are embedded anew', async () => {
  const index = await openIndex();
  const service = await openEmbeddingService();
  const { semantics, onError } = openSemantics(index, environment(service.url));
  await semantics.keep();
  service.dimension = 96;
  await expect(semantics.embedQuery('anode')).rejects.toThrow('64 numbers in a vector and now has 96');
  expect(onError).toHaveBeenCalledTimes(1);
  expect((await semantics.status()).failure?.message).toContain('another model');
  await semantics.keep();
  expect(await index.vectors.serving()).toMatchObject({ id: 'openai:small:96', embedded: 90 });
  expect(await semantics.embedQuery('anode')).toMatchObject({ model: 'openai:small:96' });
  expect((await semantics.status()).failure).toBeNull();
});

test('[SRCH-02] a service that breaks off half-way leaves the old vectors serving, and is taken up where it stopped', async () => {
  const index = await openIndex();
  await openSemantics(index, {}).semantics.keep();
  const service = await openEmbeddingService();
  service.refuse = ({ input }) => (input.length > 1 ? { status: 401, body: 'key withdrawn' } : null);
  const { semantics } = openSemantics(index, environment(service.url));
  await expect(semantics.keep()).rejects.toThrow('Set EMBEDDING_API_KEY');
  expect((await semantics.embedQuery('anode'))?.model).toMatch(/^latent-/);
  expect(await semantics.status()).toMatchObject({
    serving: { embedded: 90 },
    failure: { message: expect.stringContaining('EMBEDDING_API_KEY') },
  });
  service.refuse = () => null;
  await semantics.keep();
  expect((await index.vectors.serving())?.id).toBe('openai:small:64');
});

test('[SRCH-02] the semantic part of a ranking can be set, and a model from elsewhere has its own', () => {
  const weightOf = (env: Record<string, string>) =>
    embeddingProvider(testConfig(env), { encoder: null, onError: vi.fn() }).settingsOf('any').semanticWeight;
  expect(weightOf({ EMBEDDING_WEIGHT: '0.3' })).toBe(0.3);
  expect(weightOf({ EMBEDDING_WEIGHT: '0' })).toBe(0);
  expect(weightOf(environment('http://127.0.0.1:1/v1'))).toBeGreaterThanOrEqual(weightOf({}));
});
