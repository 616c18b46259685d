import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { liveCases } from '../../../test/live-hosts/index.ts';
import type { LiveCase } from '../../../test/live-hosts/live-case.ts';
import { openReplayServer, type ReplayRequest, type ReplayServer } from '../../../test/replay-server.ts';
import { loadSource } from '../../sources/registry.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { type LiveCapableSource, liveSources } from './import-live.ts';
import { type LiveRunOptions, runLive } from './run-live.ts';

const TODAY = new Date('2026-01-05T12:00:00Z');

test('[DATA-16] every source that can be fetched is held to its recorded answers', async () => {
  expect((await liveSources()).map(({ name }) => name).sort()).toEqual(liveCases.map(({ source }) => source).sort());
});

describe.each(liveCases)('$source', (live: LiveCase) => {
  let replay: ReplayServer;
  let index: CatalogueIndex;

  beforeEach(async () => {
    replay = await openReplayServer(live.hosts);
    index = await openIndexWithoutThreads();
  });
  afterEach(async () => {
    await index.close();
    await replay.close();
  });

  async function run(options: Partial<LiveRunOptions> = {}) {
    return runLive({
      index,
      source: (await loadSource(live.source, null)) as LiveCapableSource,
      engine: null,
      since: null,
      client: replay.client,
      settings: live.settings ?? {},
      signal: new AbortController().signal,
      now: () => TODAY,
      ...options,
    });
  }

  const stored = async () => (await index.stats()).reduce((sum, { count }) => sum + count, 0);
  const paged = (): ReplayRequest[] =>
    replay.requests.filter((one) => one.host === live.host && (live.isPage?.(one) ?? true));
  const fingerprint = ({ query, body, path }: ReplayRequest) => `${path}?${query}${JSON.stringify(body ?? '')}`;

  test('[DATA-16] is fetched whole, page by page; the second time only what is new, which changes nothing', async () => {
    const first = await run();
    expect(first).toMatchObject({ failure: null, isResumed: false, rejected: live.rejected, added: live.stored });
    expect(await stored()).toBe(live.stored);
    const requests = paged();
    expect(requests).toHaveLength(live.requests);
    expect(new Set(requests.map(fingerprint)).size).toBe(requests.length);

    const second = await run();
    expect(second).toMatchObject({ failure: null, added: 0, changed: 0, since: '2026-01-03' });
    const again = paged().slice(requests.length);
    if (live.sinceIn) expect(live.sinceIn(again[0]!)).toMatch(/^(2026-01-03|01\/03\/2026|2025|Sat, 03 Jan 2026.*)$/);
    if (live.requestsAgain !== undefined) expect(again).toHaveLength(live.requestsAgain);
  });

  test('[DATA-16] stopped after a page it goes on behind it', async () => {
    const controller = new AbortController();
    await expect(
      run({ signal: controller.signal, onProgress: () => controller.abort(new Error('stopped')) }),
    ).rejects.toThrow('stopped');
    const before = paged().map(fingerprint);
    const resumed = await run();
    expect(resumed).toMatchObject({ failure: null, isResumed: true, rejected: live.rejected });
    expect(resumed.added + resumed.unchanged).toBe(live.stored);
    expect(await stored()).toBe(live.stored);
    const after = paged().slice(before.length).map(fingerprint);
    for (const request of after) expect(before).not.toContain(request);
  });

  test('[DATA-16] stumbles of its server are overcome, and a refusal is told and made good later', async () => {
    replay.interrupt(live.host, { status: 429, headers: { 'retry-after': '3' } }, { status: 500 });
    const half = new AbortController();
    await expect(run({ signal: half.signal, onProgress: () => half.abort(new Error('enough')) })).rejects.toThrow(
      'enough',
    );
    expect(replay.slept).toContain(3_000);
    replay.interrupt(live.host, { body: '{"cut', isCutOff: true }, { body: '<html><title>Down</title>' });
    replay.interrupt(live.host, ...Array.from({ length: 20 }, () => ({ status: 401, json: { message: 'Not you' } })));
    const refused = await run();
    expect(refused.failure).toMatch(/answered 401: Not you|paid keys/);
    replay.calm();
    expect(await run()).toMatchObject({ failure: null, isResumed: true });
    expect(await stored()).toBe(live.stored);
  });

  test('[DATA-16] a dry run fetches and stores nothing', async () => {
    expect(await run({ index: null })).toMatchObject({ failure: null, added: live.stored });
    expect(await stored()).toBe(0);
  });
});
