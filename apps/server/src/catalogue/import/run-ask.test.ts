import { afterEach, beforeEach, expect, test } from 'vitest';
import { askCases, askHosts } from '../../../test/ask-hosts/index.ts';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { openReplayServer, type ReplayServer } from '../../../test/replay-server.ts';
import { loadSource } from '../../sources/registry.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import type { AskableSource } from './ask-sources.ts';
import { type AskRunOptions, questionKey, runAsk } from './run-ask.ts';
import type { AskedWords } from './source.port.ts';

const WORDS: AskedWords = { groups: [['sodium ion battery'], ['grid storage']], shape: 'all' };
let replay: ReplayServer;
let index: CatalogueIndex;

beforeEach(async () => {
  replay = await openReplayServer(askHosts({ matches: 5, topic: 'Battery' }));
  index = await openIndexWithoutThreads();
});
afterEach(async () => {
  await index.close();
  await replay.close();
});

const source = async (name: string) => (await loadSource(name, null)) as AskableSource;

const ask = async (name: string, options: Partial<AskRunOptions> = {}) =>
  runAsk({
    index,
    source: await source(name),
    words: WORDS,
    limit: 50,
    client: replay.client,
    settings: {},
    signal: new AbortController().signal,
    now: () => new Date('2026-01-05T12:00:00Z'),
    ...options,
  });

const sent = () => replay.requests.map(({ query }) => query.get('query.term')).filter(Boolean);

test('[LIVE-02] what all words together find little of is asked for by each of them, and the answer says so', async () => {
  const answer = await ask('clinicaltrials-gov');
  expect(answer).toMatchObject({ shape: 'any', asked: 5, total: 5, taken: 10, added: 10 });
  expect([...new Set(sent())]).toEqual([
    '("sodium ion battery") AND ("grid storage")',
    '"sodium ion battery" OR "grid storage"',
  ]);
});

test('[LIVE-04] more of an answer is read behind it; a smaller one is a part of it', async () => {
  await replay.close();
  replay = await openReplayServer(askHosts({ matches: 500, topic: 'Battery' }));
  const first = await ask('pubmed', { limit: 100 });
  expect(first).toMatchObject({ asked: 100, total: 500, hasMore: true, added: 100 });
  const fetched = () => replay.requests.filter(({ path }) => path.endsWith('efetch.fcgi')).length;
  expect(fetched()).toBe(1);
  expect(await ask('pubmed', { limit: 300 })).toMatchObject({ asked: 300, added: 300, hasMore: true });
  expect(fetched()).toBe(3);
  expect(await ask('pubmed', { limit: 50 })).toMatchObject({ asked: 300 });
  expect(fetched()).toBe(3);
});

test('[LIVE-03] two projects that ask the same at once share one answer', async () => {
  const [one, other] = await Promise.all([ask('isrctn'), ask('isrctn')]);
  expect(other).toEqual(one);
  expect(replay.requests).toHaveLength(2);
});

test('[LIVE-03] the next day the source is asked again, which changes nothing', async () => {
  await ask('nsf');
  const before = replay.requests.length;
  const again = await ask('nsf', { now: () => new Date('2026-01-07T12:00:00Z') });
  expect(replay.requests.length).toBe(before * 2);
  expect(again).toMatchObject({ added: 0, taken: 5 });
});

test('[LIVE-05] totals by year are the source’s own, of the words that were asked', async () => {
  const { years } = await ask('usaspending');
  expect(years).toEqual({
    unit: 'usd',
    counts: [
      { year: 2023, value: 2_023_000 },
      { year: 2024, value: 2_024_000 },
    ],
  });
  const studies = await ask('clinicaltrials-gov');
  expect(studies.years!.counts.map(({ year }) => year)).toEqual([
    2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
  ]);
});

test('[LIVE-05] an answer without its counts by year is an answer still', async () => {
  await replay.close();
  const hosts = askHosts({ matches: 30, topic: 'Battery' });
  replay = await openReplayServer({
    ...hosts,
    'clinicaltrials.gov': (request) =>
      request.query.get('filter.advanced') ? { status: 400, json: {} } : hosts['clinicaltrials.gov']!(request),
  });
  expect(await ask('clinicaltrials-gov')).toMatchObject({ years: null, isDone: true, total: 30 });
});

test('[LIVE-02] of spending, where there is more of both than is wanted, half are contracts and half are grants', async () => {
  await replay.close();
  replay = await openReplayServer(askHosts({ matches: 500, topic: 'Battery' }));
  expect(await ask('usaspending', { limit: 100 })).toMatchObject({ asked: 100, isDone: true });
  const pages = replay.requests.filter(({ path }) => path.endsWith('/spending_by_award/'));
  expect(pages.map(({ body }) => body.filters.award_type_codes[0])).toEqual(['A', '02']);
});

test('[LIVE-02] what a better source says of a thing is not replaced by what another says of it', async () => {
  await ask('sec-edgar');
  const told = await index.get([{ engine: 'companies', id: 'cik-1700001' }]);
  expect(told[0]?.source.name).toBe('SEC EDGAR');
  await ask('sec-form-d');
  const still = await index.get([{ engine: 'companies', id: 'cik-1700001' }]);
  expect(still[0]?.source.name).toBe('SEC EDGAR');
});

test('[LIVE-03] [DATA-16] what was withdrawn and is answered again is there again, like any other', async () => {
  await ask('nsf');
  const refs = [{ engine: 'awards' as const, id: 'nsf-2600001' }];
  expect(await index.markWithdrawn(refs, 'Gone at its source.')).toBe(1);
  expect((await index.get(refs))[0]?.withdrawn).toBeDefined();
  await ask('nsf', { now: () => new Date('2026-01-07T12:00:00Z') });
  expect((await index.get(refs))[0]?.withdrawn).toBeUndefined();
});

test('[LIVE-03] two sources never take each other’s records for the same: every one that was taken is there', async () => {
  const settings = Object.assign({ CONTACT_EMAIL: 'ada@example.org' }, ...askCases.map((one) => one.settings ?? {}));
  let added = 0;
  // Filings on Form D and EDGAR tell of the same companies, by the number that both have from the SEC.
  for (const { source: name } of askCases.filter((one) => one.source !== 'sec-form-d')) {
    const answer = await ask(name, { settings });
    expect([name, answer.added]).toEqual([name, answer.taken]);
    added += answer.added;
  }
  expect((await index.stats()).reduce((sum, { count }) => sum + count, 0)).toBe(added);
});

test('[LIVE-03] a network that is lost in the middle leaves what came, and it goes on from there', async () => {
  await replay.close();
  replay = await openReplayServer(askHosts({ matches: 500, topic: 'Battery' }));
  const lost = { onProgress: () => replay.interrupt('www.ebi.ac.uk', ...Array(3).fill({ status: 503 })) };
  await expect(ask('europe-pmc', { limit: 300, ...lost })).rejects.toThrow(/503/);
  const half = (await index.stats()).reduce((sum, { count }) => sum + count, 0);
  expect(half).toBeGreaterThan(0);
  replay.calm();
  const before = replay.requests.length;
  expect(await ask('europe-pmc', { limit: 300 })).toMatchObject({ asked: 300, isDone: true });
  const cursors = replay.requests.slice(before).map(({ query }) => query.get('cursorMark'));
  expect(cursors[0]).toBe('100');
});

test('[LIVE-02] a source that falls silent is given up with its reason, and what it had answered stays', async () => {
  await replay.close();
  const hosts = askHosts({ matches: 500, topic: 'Battery' });
  replay = await openReplayServer(hosts, { limits: { idleMs: 30 } });
  const silent = { onProgress: () => replay.interrupt('www.ebi.ac.uk', ...Array(3).fill({ isSilent: true })) };
  await expect(ask('europe-pmc', { limit: 300, ...silent })).rejects.toThrow(/did not say anything within/);
  expect((await index.stats()).reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
});

test('[LIVE-02] records of Europe PMC: papers, patents and the authors who give their ORCID', async () => {
  await replay.close();
  replay = await openReplayServer(askHosts({ matches: 10, topic: 'Battery' }));
  const { engines } = await ask('europe-pmc');
  expect(engines).toEqual({ publications: 9, patents: 1, 'subject-matter-experts': 5 });
  const [patent, expert] = await index.get([
    { engine: 'patents', id: 'WO2025000009' },
    { engine: 'subject-matter-experts', id: 'epmc-author-0000-0001-0000-0002' },
  ]);
  expect(patent).toMatchObject({
    title: 'Battery, device 9',
    date: '2025-03-10',
    data: {
      assignees: [{ name: 'MADE UP PHARMA SA' }],
      inventors: [{ name: 'INVENTED ADA' }, { name: 'MAKER BO' }],
      priorityDate: '2023-03-11',
      status: 'Application',
    },
  });
  expect(expert).toMatchObject({
    title: 'Ada Invented',
    data: { affiliation: 'Made Up University, Ames, USA.', works: [{ title: 'Battery, article 2', year: 2025 }] },
  });
});

test('[LIVE-02] entries of which none can be read are told as that, and asked for again', async () => {
  await replay.close();
  const hosts = askHosts({ matches: 30, topic: 'Battery' });
  let isOther = true;
  replay = await openReplayServer({
    ...hosts,
    'clinicaltrials.gov': (request) =>
      isOther
        ? { json: { totalCount: 2, studies: [{ trial: 1 }, { trial: 2 }] } }
        : hosts['clinicaltrials.gov']!(request),
  });
  await expect(ask('clinicaltrials-gov')).rejects.toThrow(/^none of \d+ entries could be read: /);
  isOther = false;
  expect(await ask('clinicaltrials-gov')).toMatchObject({ isDone: true, taken: 60 });
});

test('[LIVE-02] [LIVE-04] an answer of which some entries cannot be read is an answer, which says how many', async () => {
  await replay.close();
  const hosts = askHosts({ matches: 30, topic: 'Battery' });
  replay = await openReplayServer({
    ...hosts,
    'clinicaltrials.gov': (request) => {
      const answer = hosts['clinicaltrials.gov']!(request) as { json: { studies?: unknown[] } };
      const { studies = [], ...more } = answer.json;
      return { json: { ...more, studies: studies.map((study, at) => (at === 0 ? { trial: 1 } : study)) } };
    },
  });
  expect(await ask('clinicaltrials-gov')).toMatchObject({ isDone: true, asked: 30, rejected: 1, taken: 58 });
});

test('[LIVE-03] the same words in another order of letters are the same question; other words are another', () => {
  const key = (groups: string[][]) => questionKey('nsf', { groups, shape: 'all' });
  expect(key([['Sodium Ion ']])).toBe(key([['sodium ion']]));
  expect(key([['sodium ion']])).not.toBe(key([['sodium', 'ion']]));
});
