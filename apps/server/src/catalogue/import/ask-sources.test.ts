import { ENGINES } from '@groundwork/contract/engines';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AskCase } from '../../../test/ask-hosts/ask-case.ts';
import { askCases } from '../../../test/ask-hosts/index.ts';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { openReplayServer, type ReplayRequest, type ReplayServer } from '../../../test/replay-server.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { loadSource } from '../../sources/registry.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { type AskableSource, askableSources } from './ask-sources.ts';
import { type AskRunOptions, runAsk } from './run-ask.ts';
import type { AskedWords } from './source.port.ts';

const TODAY = '2026-01-05T12:00:00Z';
const WORDS: AskedWords = {
  groups: [
    ['sodium ion battery', 'Na-ion cell'],
    ['grid storage', 'peak shaving'],
  ],
  shape: 'all',
};
const HOSTILE: AskedWords = {
  groups: [
    ['solid "state" OR battery AND (x', '钠离子电池', 'a\\b [dp] {x}'],
    ['  ', '“—”'],
  ],
  shape: 'all',
};

test('[LIVE-02] every source that can be asked is held to its documented answers; nineteen need no key', async () => {
  const sources = await askableSources();
  expect(sources.map(({ name }) => name).sort()).toEqual(askCases.map(({ source }) => source).sort());
  expect(sources.filter(({ ask }) => !ask.key)).toHaveLength(19);
});

test('[LIVE-02] every data set has a source that can be asked; all but the universities’ offices, which need addresses, without a key', async () => {
  const sources = await askableSources();
  const of = (some: AskableSource[]) => new Set(some.flatMap(({ ask, engines }) => ask.engines ?? engines));
  const [all, free] = [of(sources), of(sources.filter(({ ask }) => !ask.key))];
  expect(ENGINES.filter((engine) => !all.has(engine))).toEqual([]);
  expect(ENGINES.filter((engine) => !free.has(engine))).toEqual(['university-technologies']);
});

describe.each(askCases)('$source', (asked: AskCase) => {
  let replay: ReplayServer;
  let index: CatalogueIndex;
  let source: AskableSource;

  async function open(matches: number) {
    replay = await openReplayServer(asked.hosts({ matches, topic: 'Sodium ion battery' }));
  }
  beforeEach(async () => {
    index = await openIndexWithoutThreads();
    source = (await loadSource(asked.source, null)) as AskableSource;
  });
  afterEach(async () => {
    await index.close();
    await replay.close();
  });

  const run = (options: Partial<AskRunOptions> = {}) =>
    runAsk({
      index,
      source,
      words: WORDS,
      limit: 60,
      client: replay.client,
      settings: asked.settings ?? {},
      signal: new AbortController().signal,
      now: () => new Date(TODAY),
      ...options,
    });

  const stored = async () => (await index.stats()).reduce((sum, { count }) => sum + count, 0);
  const searches = (): ReplayRequest[] =>
    replay.requests.filter((one) => one.host === asked.host && (asked.isSearch?.(one) ?? true));

  test('[LIVE-02] [LIVE-04] takes the most relevant of 10,000 and tells how many there are', async () => {
    await open(10_000);
    const answer = await run();
    expect(answer).toMatchObject({ rejected: 0, isDone: true });
    const total = asked.source === 'nasa-t2' ? 1_000 : asked.source === 'usaspending' ? 20_000 : 10_000;
    expect(answer.total).toBe(asked.totalOf === 'all words' ? total : null);
    const wanted = Math.min(60, source.ask.limitMax ?? 60);
    expect(answer.asked).toBeGreaterThanOrEqual(wanted);
    expect(answer.asked).toBeLessThanOrEqual(100);
    expect(answer.added).toBe(await stored());
    expect(answer.added).toBeGreaterThan(0);
    expect(answer.address).toMatch(/^https:\/\//);
    if (asked.hasYears) expect(answer.years?.counts.length).toBeGreaterThan(0);
    if (asked.isToldNothing) expect(JSON.stringify(replay.requests)).not.toMatch(/sodium/i);
    else expect(searches().map(asked.sent).join(' ')).toMatch(/sodium ion battery/i);

    const requests = replay.requests.length;
    expect(await run()).toEqual(answer);
    expect(replay.requests).toHaveLength(requests);
    const single =
      asked.totalOf === 'one phrase' ? await run({ words: { groups: [['battery']], shape: 'all' } }) : null;
    expect(single?.total ?? null).toBe(asked.totalOf === 'one phrase' ? total : null);
  });

  test('[LIVE-03] stopped after a page it goes on behind it, and nothing comes twice', async () => {
    await open(500);
    const stop = new AbortController();
    const options = { limit: 200, signal: stop.signal, onProgress: () => stop.abort(new Error('stopped')) };
    await expect(run(options)).rejects.toThrow('stopped');
    const half = await stored();
    expect(half).toBeGreaterThan(0);
    const answer = await run({ limit: 200 });
    expect(answer.isDone).toBe(true);
    expect(answer.added).toBe(await stored());
    expect(answer.asked).toBeLessThanOrEqual(240);
  });

  test('[LIVE-02] words with quotes, operators and other scripts stay words', async () => {
    await open(3);
    await run({ words: HOSTILE });
    const sent = searches().map(asked.sent);
    expect(sent.length).toBeGreaterThan(0);
    for (const text of sent) {
      expect((text.match(/"/g) ?? []).length % 2).toBe(0);
      expect(text).not.toMatch(/“|\\b|"state"/);
    }
    expect(sent.join(' ').includes('钠离子电池')).toBe(!asked.isToldNothing);
  });

  test('[LIVE-02] stumbles are overcome, a refusal is told, and asked again it is made good', async () => {
    await open(30);
    replay.interrupt(asked.host, { status: 429, headers: { 'retry-after': '7' } }, { status: 429 });
    await run();
    expect(replay.slept).toContain(7_000);
    const again = { words: { ...WORDS, groups: [['another battery']] } };
    const html = { body: '<html><title>Down for maintenance</title></html>' };
    replay.interrupt(asked.host, ...Array.from({ length: 12 }, () => html));
    await expect(run(again)).rejects.toThrow(/Down for maintenance|broke off|no feed|no list|neither a feed/);
    replay.calm();
    replay.interrupt(
      asked.host,
      ...Array.from({ length: 12 }, () => ({ body: '{"studies":[{"cut', isCutOff: true as const })),
    );
    await expect(run(again)).rejects.toThrow(/broke off/);
    replay.calm();
    replay.interrupt(asked.host, { status: 302, headers: { location: 'http://169.254.169.254/latest/' } });
    await expect(run(again)).rejects.toThrow(/not a public address/);
    replay.calm();
    expect(await run(again)).toMatchObject({ isDone: true });
  });

  test('[LIVE-02] [LIVE-07] another schema is told as one, and never as nothing found', async () => {
    await open(30);
    const others = [{ json: { version: 2, payload: [] } }, { json: { version: 2, data: { list: [{ name: 'x' }] } } }];
    for (const [index, other] of others.entries()) {
      replay.interrupt(asked.host, ...Array.from({ length: 40 }, () => other));
      await expect(run({ words: { groups: [[`battery ${index}`]], shape: 'all' } })).rejects.toThrow(FetchError);
      replay.calm();
    }
    expect(await stored()).toBe(0);
  });

  test('[LIVE-02] where nothing has the words, the answer is nothing', async () => {
    await open(0);
    expect(await run()).toMatchObject({ asked: 0, taken: 0, added: 0, hasMore: false, isDone: true });
    expect(await stored()).toBe(0);
  });
});
