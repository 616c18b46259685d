import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES } from '@groundwork/contract/engines';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ENCODER_MODEL } from '../../encoder/encoded-text.ts';
import { openEncoder } from '../../encoder/open-encoder.ts';
import { makeQuery, makeRecord } from '../../index/contract/records.ts';
import { openSqliteIndex } from '../../index/sqlite/sqlite-index.ts';
import { BUILT_IN_SETTINGS } from '../ranking/settings.ts';
import { semanticsService } from '../semantics.service.ts';
import { encoderEmbedding } from './encoder-embedding.ts';

const TEXTS = [
  ['malaria', 'Immunogenicity of a Plasmodium falciparum vaccine candidate in healthy adults'],
  ['peening', 'Shot peening keeps turbine blades from cracking'],
  ['goggles', 'Night-vision optics with a wide field of view'],
] as const;
const records = [
  ...TEXTS.map(([id, title]) => makeRecord(id, { title, text: '' })),
  ...Array.from({ length: 30 }, (_, at) =>
    makeRecord(`barn-${at}`, {
      title: `Dairy barns, volume ${at}`,
      text: `Hedges shelter barns, herds ${at} and yields.`,
    }),
  ),
];

async function setUp({ folder, atOnceMax }: { folder?: string; atOnceMax?: number } = {}) {
  const index = await openSqliteIndex({ file: ':memory:', engines: ENGINES.map((id) => ({ id })), readers: 1 });
  const encoder = openEncoder(folder);
  const [onError, onMissing] = [vi.fn(), vi.fn()];
  const semantics = semanticsService({ index, provider: encoderEmbedding(encoder, onMissing, atOnceMax), onError });
  onTestFinished(async () => {
    await semantics.close();
    await encoder.close();
    await index.close();
  });
  await index.upsert(records);
  const nearest = async (text: string) => {
    const embedded = (await semantics.embedQuery(text))!;
    const meaning = { mode: 'semantic' as const, ...embedded, words: null, must: null, floor: null };
    return (await index.search(makeQuery({ meaning, limit: 1 }))).hits[0]?.record.id;
  };
  return { index, encoder, semantics, nearest, onError, onMissing };
}

test('[SRCH-02] without any setting records are found that say the same in the field’s own words', async () => {
  const { index, semantics, nearest } = await setUp();
  await semantics.keep();
  expect(await index.vectors.serving()).toMatchObject({ id: ENCODER_MODEL.id, dimension: 384, embedded: 33 });
  expect(await nearest('a jab that keeps babies from catching a fever spread by mosquitoes')).toBe('malaria');
  expect(await nearest('binoculars for soldiers after dark')).toBe('goggles');
  expect((await semantics.settings()).semanticWeight).toBeGreaterThan(BUILT_IN_SETTINGS.semanticWeight);
  // Later records are embedded by the same model.
  await index.upsert([makeRecord('late', { title: 'Dental implants of porous titanium', text: '' })]);
  await semantics.keep();
  expect(await nearest('false teeth')).toBe('late');
});

test('[SRCH-02] a large catalogue is served by a model that is quickly trained until all have the encoder’s vectors', async () => {
  const { index, encoder, semantics } = await setUp({ atOnceMax: 20 });
  const atLeisure = encoder.encodeAtLeisure;
  let [meanwhile, settings]: [string | undefined, unknown] = [undefined, null];
  encoder.encodeAtLeisure = async (...asked) => {
    meanwhile = (await semantics.embedQuery('barns'))?.model;
    settings = await semantics.settings();
    return atLeisure(...asked);
  };
  await semantics.keep();
  expect(meanwhile).toMatch(/^latent-/);
  expect(settings).toEqual(BUILT_IN_SETTINGS);
  expect(await index.vectors.serving()).toMatchObject({ id: ENCODER_MODEL.id, embedded: 33 });
});

test('[SRCH-02] a thread that fails once costs no vectors', async () => {
  const { index, encoder, semantics, onMissing } = await setUp();
  const { encode } = encoder;
  let calls = 0;
  encoder.encode = (texts) => (++calls === 1 ? Promise.reject(new Error('no memory')) : encode(texts));
  await semantics.keep();
  expect((await index.vectors.serving())?.id).toBe(ENCODER_MODEL.id);
  expect(onMissing).not.toHaveBeenCalled();
});

test('[SRCH-02] where it cannot run, the trained model serves, and that is told once', async () => {
  const { index, semantics, onError, onMissing } = await setUp({
    folder: mkdtempSync(join(tmpdir(), 'groundwork-test-')),
  });
  await semantics.keep();
  await semantics.keep();
  expect((await index.vectors.serving())?.id).toMatch(/^latent-/);
  expect((await semantics.embedQuery('barns'))?.model).toMatch(/^latent-/);
  expect(onMissing).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
});
