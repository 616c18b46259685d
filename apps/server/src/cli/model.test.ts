import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PublishedModel } from '../catalogue/semantics/transformers/published-models.ts';
import { model } from './model.ts';

const PACKAGE = zipSync({
  'tiny.onnx': strToU8('weights'),
  'tiny-tokenizer.json': strToU8(JSON.stringify({ model: { vocab: { a: 0 } }, truncation: { max_length: 128 } })),
  'META-INF/MANIFEST.MF': strToU8('Manifest-Version: 1.0'),
});

let server: Server;
let folder: string;
let asked = 0;
let tiny: PublishedModel;

beforeEach(async () => {
  asked = 0;
  server = createServer((_request, response) => {
    asked++;
    response.end(PACKAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'groundwork-model-'));
  tiny = {
    name: 'tiny',
    about: 'For tests',
    licence: 'none',
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tiny.jar`,
    bytes: PACKAGE.length,
    sha256: createHash('sha256').update(PACKAGE).digest('hex'),
    weights: 'tiny.onnx',
    tokenizer: 'tiny-tokenizer.json',
    pooling: 'cls',
    dimension: 4,
    queryPrefix: 'find: ',
  };
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(args: string[], models = [tiny]) {
  const said: string[] = [];
  const env = { DATA_DIR: folder, FETCH_ALLOW_HOSTS: '127.0.0.1' };
  const code = await model(args, env, (text) => said.push(text), models);
  return { code, said: said.join('\n') };
}

test('a model is fetched once, checked, and laid out as its provider reads it', async () => {
  const first = await run(['get', 'tiny']);
  const place = join(folder, 'models/tiny');
  expect(first.code).toBe(0);
  expect(first.said).toContain(`EMBEDDING_FOLDER=${place} EMBEDDING_QUERY_PREFIX="find: "`);
  expect(readFileSync(join(place, 'onnx/model_quantized.onnx'), 'utf8')).toBe('weights');
  const read = (name: string) => JSON.parse(readFileSync(join(place, name), 'utf8'));
  expect(read('tokenizer.json')).toEqual({ model: { vocab: { a: 0 } }, truncation: null, padding: null });
  expect(read('1_Pooling/config.json')).toMatchObject({
    pooling_mode_cls_token: true,
    pooling_mode_mean_tokens: false,
  });
  expect(read('config.json')).toMatchObject({ model_type: 'bert', hidden_size: 4 });
  expect((await run(['get', 'tiny'])).said).toContain('is there already');
  expect(asked).toBe(1);
});

test('other bytes, a package without the model, and an answer that is none leave nothing behind', async () => {
  await expect(run(['get', 'tiny'], [{ ...tiny, sha256: 'f'.repeat(64) }])).rejects.toThrow(
    'is not tiny as it is known',
  );
  await expect(run(['get', 'tiny'], [{ ...tiny, weights: 'other.onnx' }])).rejects.toThrow('has no other.onnx');
  server.removeAllListeners('request').on('request', (_request, response) => response.writeHead(404).end());
  await expect(run(['get', 'tiny'])).rejects.toThrow('answered 404');
  expect(existsSync(join(folder, 'models/tiny'))).toBe(false);
  expect(readdirSync(join(folder, 'models'))).toEqual([]);
});

test('without a known name the known ones are listed', async () => {
  for (const args of [[], ['get'], ['get', 'huge'], ['put', 'tiny'], ['get', 'tiny', 'more']]) {
    const { code, said } = await run(args);
    expect([code, said.includes('npm run model -- get NAME'), said.includes('tiny')]).toEqual([2, true, true]);
  }
  expect(asked).toBe(0);
});
