import { expect, test } from 'vitest';
import { openEmbeddingService } from '../../../../test/embedding-service.ts';
import { fakeTimer } from '../../../platform/fetch/timer.ts';
import { dot } from '../model/semantic-model.ts';
import { embeddingsClient } from './embeddings-client.ts';

const never = new AbortController().signal;
const texts = (count: number) => Array.from({ length: count }, (_, i) => `record ${i}`);

async function opened(options: Parameters<typeof openEmbeddingService>[0] & { sent?: string } = {}) {
  const service = await openEmbeddingService(options);
  const timer = fakeTimer();
  const client = embeddingsClient({ url: service.url, apiKey: options.sent, timer });
  const documents = (given: string[]) => client.documents('small', given, never);
  return { service, timer, client, documents };
}

test('[SRCH-02] texts are asked for in batches; vectors come in their order, one long', async () => {
  const { service, client, documents } = await opened();
  const vectors = await documents(texts(70));
  expect(service.requests.map(({ input }) => input.length)).toEqual([32, 32, 6]);
  expect(service.requests[0]).toMatchObject({ model: 'small', encoding_format: 'float' });
  for (const vector of vectors) expect(dot(vector, vector)).toBeCloseTo(1, 5);
  expect(vectors[41]).toEqual(await client.query('small', 'record 41'));
});

test('[SRCH-02] the key is sent, and a wrong one is told of', async () => {
  const right = await opened({ apiKey: 'k1', sent: 'k1' });
  expect(await right.documents(['anode'])).toHaveLength(1);
  const wrong = await opened({ apiKey: 'k1', sent: 'k2' });
  await expect(wrong.documents(['anode'])).rejects.toThrow(/401: Incorrect API key.*Set EMBEDDING_API_KEY/);
  await expect(wrong.client.query('small', 'anode')).rejects.toThrow(/Set EMBEDDING_API_KEY/);
  expect(wrong.service.requests).toHaveLength(2);
});

test('[SRCH-02] a service that is busy is asked again, when it says', async () => {
  const { service, timer, documents } = await opened();
  service.interruptions.push(
    { status: 429, headers: { 'retry-after': '7' }, body: { error: { message: 'Rate limit' } } },
    { status: 503, body: 'loading the model' },
  );
  expect(await documents(['anode'])).toHaveLength(1);
  expect(timer.slept[0]).toBe(7_000);
  expect(timer.slept).toHaveLength(2);
});

test('[SRCH-02] a query is asked once: somebody waits', async () => {
  const { service, client, timer } = await opened();
  service.interruptions.push({ status: 503, body: 'busy' });
  await expect(client.query('small', 'anode')).rejects.toThrow(/503: busy/);
  expect([service.requests.length, timer.slept]).toEqual([1, []]);
});

test('[SRCH-02] what is too much for a service is asked for in halves, and a text that is too long is shortened', async () => {
  const { service, documents } = await opened();
  service.refuse = ({ input }) =>
    input.length > 4 || input.some((text) => text.length > 1_000)
      ? { status: 413, body: { error: 'inputs must have less than 512 tokens', error_type: 'Validation' } }
      : null;
  const given = [...texts(9), 'long '.repeat(1_500), 'last'];
  const vectors = await documents(given);
  expect(vectors).toHaveLength(11);
  expect(vectors[10]).toEqual((await documents(['last']))[0]);
  const asked = service.requests.flatMap(({ input }) => input).filter((text) => text.startsWith('long'));
  expect(Math.min(...asked.map(({ length }) => length))).toBeGreaterThan(400);
});

test('[SRCH-02] a service that refuses everything is not asked for ever', async () => {
  const { service, documents } = await opened();
  service.refuse = () => ({ status: 400, body: { error: { message: '"small" does not support embeddings' } } });
  await expect(documents(texts(32))).rejects.toThrow(/400: .*does not support.*Check EMBEDDING_MODEL \("small"\)/);
  expect(service.requests.length).toBeLessThan(10);
});

const one = (embedding: unknown, index = 0) => ({ data: [{ index, embedding }] });

test.each<[what: string, body: unknown, message: RegExp]>([
  ['a page', '<html><title>Welcome to nginx</title></html>', /web page.*Welcome to nginx.*mostly ends in \/v1/],
  ['something else', { ok: true }, /holds no vectors \(data: /],
  ['too few', { data: [] }, /0 vectors for 1 texts/],
  ['too many', { data: [...one([1]).data, ...one([1], 1).data] }, /2 vectors for 1 texts/],
  ['another place', one([1, 2], 5), /which text each belongs to/],
  ['null for a number', one([1, null]), /holds no vectors \(data\.0\.embedding\.1: /],
  ['too large a number', one([1, 1e300]), /what is no number/],
  ['an empty vector', one([]), /holds no vectors/],
  ['base64', one('AACAPw=='), /holds no vectors \(data\.0\.embedding: /],
])('[SRCH-02] %s in place of vectors is told of', async (_what, body, message) => {
  const { service, client } = await opened();
  service.interruptions.push({ body });
  await expect(client.query('small', 'anode')).rejects.toThrow(message);
});

test('[SRCH-02] vectors of unequal lengths are told of', async () => {
  const { service, documents } = await opened();
  service.interruptions.push({ body: { data: [...one([1, 2]).data, ...one([1], 1).data] } });
  await expect(documents(['anode', 'cathode'])).rejects.toThrow(/unequal lengths: 2, 1 numbers/);
});

test('[SRCH-02] an unknown model, and a wrong address, are told of', async () => {
  const { service, client } = await opened();
  service.interruptions.push({ status: 404, body: { error: { message: 'model "small" not found, try pulling it' } } });
  await expect(client.query('small', 'anode')).rejects.toThrow(/try pulling it.*EMBEDDING_MODEL must name a model/);
  const elsewhere = embeddingsClient({ url: service.url.replace('/v1', '/api') });
  await expect(elsewhere.query('small', 'anode')).rejects.toThrow(/404.*mostly ends in \/v1/);
  const nobody = embeddingsClient({ url: 'http://127.0.0.1:1/v1' });
  await expect(nobody.query('small', 'anode')).rejects.toThrow(/cannot be reached.*Check that it runs/);
});

test('[SEC-02] texts and key follow no redirect', async () => {
  const { service } = await opened();
  const other = await openEmbeddingService();
  service.interruptions.push({ status: 307, headers: { location: `${other.url}/embeddings` }, body: '' });
  const client = embeddingsClient({ url: service.url, apiKey: 'k1' });
  await expect(client.query('small', 'anode')).rejects.toThrow(/redirects to http.*which is not followed/);
  expect(other.requests).toEqual([]);
});

test('[SRCH-02] embedding stops with its signal', async () => {
  const { service, client } = await opened();
  service.gate = new Promise(() => {});
  const stop = new AbortController();
  const asked = client.documents('small', ['anode'], stop.signal);
  setTimeout(() => stop.abort(new Error('stopped')), 50);
  await expect(asked).rejects.toThrow('stopped');
});
