import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dot } from '../semantics/model/semantic-model.ts';
import { openEncoder } from './open-encoder.ts';
import type { WordVectors } from './sentence-encoder.port.ts';

const encoder = openEncoder();
afterAll(() => encoder.close());

/** This process's threads that give way: the priority is what Linux calls nice. */
function threadsThatGiveWay(): number {
  const PLACE_AFTER_NAME = 16;
  const niceOf = (id: string) =>
    Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]!.split(' ')[PLACE_AFTER_NAME]);
  return readdirSync('/proc/self/task').filter((id) => niceOf(id) === constants.priority.PRIORITY_BELOW_NORMAL).length;
}

test('[REL-02] what says the same in other words lies nearer than what shares words', async () => {
  const [asked, same, other] = await encoder.encode([
    'A shot that keeps people from catching malaria',
    'Immunogenicity of a Plasmodium falciparum vaccine candidate in healthy adults',
    'A shot peening machine that keeps turbine blades from cracking',
  ]);
  expect(dot(asked!, same!)).toBeGreaterThan(dot(asked!, other!) + 0.1);
  expect(dot(asked!, asked!)).toBeCloseTo(1, 5);
});

test('a text has one vector, whatever it is asked beside, and the empty and the endless one have one too', async () => {
  const text = 'Garnet separator for lithium metal cells';
  const [alone] = await encoder.encode([text]);
  const [, , beside] = await encoder.encode(['', 'word '.repeat(100_000), text]);
  expect(beside).toEqual(alone);
  expect(await encoder.encode([])).toEqual([]);
});

test('a word that the model puts together from several pieces has the mean of them, no longer than the others', async () => {
  const [{ words, vectors }] = (await encoder.encodeWords(['An electrochromic window of glass'])) as [WordVectors];
  const dimension = vectors.length / words.length;
  const lengths = words.map((_, at) => Math.hypot(...vectors.slice(at * dimension, (at + 1) * dimension)));
  const longest = Math.max(...lengths.filter((_, at) => words[at]!.pieces === 1));
  expect(words.map(({ pieces }) => pieces > 1)).toEqual([false, true, false, false, false]);
  expect(lengths[1]).toBeLessThan(longest * 1.5);
});

test('[LIVE-01] common words stand before rare ones, and what the model takes apart behind all', async () => {
  const [water, glove, phrase] = await encoder.ranksOf(['Water', 'glove', 'electrochromic window']);
  expect(water).toBeLessThan(glove!);
  expect(phrase).toBe(Number.POSITIVE_INFINITY);
});

test('what nobody waits for has the same vectors, and can be given up', async () => {
  const texts = Array.from({ length: 40 }, (_, at) => `Sensor ${at} for the depth of frost in soil`);
  const given = new AbortController();
  const own = openEncoder();
  const [vectors, some] = await Promise.all([
    own.encodeAtLeisure(texts, given.signal),
    encoder.encode(texts.slice(0, 30)),
  ]);
  expect(vectors.slice(0, 30)).toEqual(some);
  const givenUp = own.encodeAtLeisure(texts, given.signal);
  given.abort(new Error('no longer wanted'));
  await expect(givenUp).rejects.toThrow('no longer wanted');
  await own.close();
});

test.runIf(process.platform === 'linux')(
  'what nobody waits for gives way to whatever else there is to do',
  async () => {
    const own = openEncoder();
    await own.encode(['Valve']);
    expect(threadsThatGiveWay()).toBe(0);
    await own.encodeAtLeisure(['Valve'], new AbortController().signal);
    expect(threadsThatGiveWay()).toBe(1);
    await own.close();
    expect(threadsThatGiveWay()).toBe(0);
  },
);

test('a short question does not wait for the end of a long one', async () => {
  const ended: string[] = [];
  const long = encoder.encode(Array.from({ length: 100 }, (_, at) => `Valve ${at}`)).finally(() => ended.push('long'));
  await Promise.all([long, encoder.encode(['Valve']).finally(() => ended.push('short'))]);
  expect(ended).toEqual(['short', 'long']);
});

test('where no model is, who asks hears of it, and it is not started again and again', async () => {
  const none = openEncoder(mkdtempSync(join(tmpdir(), 'groundwork-test-')));
  for (let time = 0; time < 3; time++) await expect(none.encode(['a'])).rejects.toThrow(/tokenizer\.json/);
  await expect(none.encode(['a'])).rejects.toThrow('is not started again');
  await none.close();
});

test('what several wait for fails once for all of them', async () => {
  const none = openEncoder(mkdtempSync(join(tmpdir(), 'groundwork-test-')));
  const all = await Promise.allSettled(['a', 'b', 'c', 'd'].map((text) => none.encode([text])));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  // It is started once more.
  await expect(none.encode(['a'])).rejects.toThrow(/tokenizer\.json/);
  await none.close();
});

test('failures with successes between them do not switch it off', async () => {
  const often = openEncoder();
  for (let time = 0; time < 4; time++) {
    // No text: the thread fails at it, and a new one comes with the next call.
    await expect(often.encode([undefined as unknown as string])).rejects.toThrow(/slice/);
    expect(await often.encode(['a'])).toHaveLength(1);
  }
  await often.close();
});

test('[OPS-11] closed while it encodes, it ends its threads and not the process', () => {
  const module = new URL('./open-encoder.ts', import.meta.url).href;
  const closing = `
    const encoder = (await import(${JSON.stringify(module)})).openEncoder();
    await encoder.encode(['A pump']);
    const texts = Array.from({ length: 80 }, (_, n) => ('A pump ' + n + ' that moves water through a pipe. ').repeat(8));
    const given = Promise.allSettled([encoder.encode(texts), encoder.encodeAtLeisure(texts, new AbortController().signal)]);
    await encoder.encode(['A valve']);
    await encoder.close();
    console.log((await given).map(({ status }) => status).join());
    process.exit(0);`;
  const file = join(mkdtempSync(join(tmpdir(), 'encoder-test-')), 'closing.mjs');
  writeFileSync(file, closing);
  const { status, signal, stdout } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  expect([status, signal, stdout.trim()]).toEqual([0, null, 'rejected,rejected']);
});
