import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { askHosts } from '../../../test/ask-hosts/index.ts';
import { sampleRecords } from '../../../test/records.ts';
import { openReplayServer, type ReplayServer } from '../../../test/replay-server.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { askDueJob } from './live-search.jobs.ts';

const TOPIC = 'Sodium ion battery';
const DESCRIPTION = 'A sodium ion battery with a hard carbon anode for stationary storage of solar energy.';
const WORDS = [
  { axis: 'technology', phrases: ['sodium ion battery', 'hard carbon anode'] },
  { axis: 'use', phrases: ['stationary storage'] },
];

let replay: ReplayServer;
let app: TestApp;
let owner: Visitor;
let projectId: string;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-01-05T12:00:00Z');
  replay = await openReplayServer(askHosts({ matches: 4_120, topic: TOPIC }));
  app = await openTestApp({
    clock: { now: () => now },
    client: replay.client,
    env: { DEFAULT_PLAN: 'pro', LIVE_SEARCH: 'on' },
  });
  owner = await app.signedUp();
  const { body } = await owner.post('/projects', { areaOfInterest: DESCRIPTION, persona: 'tech_developer' });
  projectId = body.newProject.id;
});
afterEach(async () => {
  await app.close();
  await replay.close();
  expect(app.faults).toEqual([]);
});

const path = (rest = '') => `/projects/${projectId}/live-search${rest}`;
const ask = (sources: string[]) => owner.post(path('/asks'), { words: WORDS, sources });

const ended = (askId: string) =>
  vi.waitFor(async () => expect((await owner.get(path(`/asks/${askId}`))).body.endedAt).not.toBeNull(), {
    interval: 50,
  });

test('[LIVE-05] the trends of Pulse use the sources’ own counts by year before the catalogue’s, and say whose they are', async () => {
  const trends = async () => (await owner.post('/pulse/market-trends', { projectId })).body;
  expect((await trends()).atSources).toBeUndefined();
  await ended((await ask(['pubmed', 'nih-reporter', 'usaspending', 'isrctn'])).body.askId);
  const { atSources, series } = await trends();
  expect(atSources).toHaveLength(2);
  expect(atSources[0]).toMatchObject({
    searchEngine: 'awards',
    label: 'NIH RePORTER',
    total: 4_120,
    asOf: '2026-01-05T12:00:00.000Z',
    address: 'https://reporter.nih.gov/search/madeup/projects',
    words: ['sodium ion battery', 'hard carbon anode', 'stationary storage'],
  });
  expect(atSources[1]).toMatchObject({ searchEngine: 'publications', label: 'PubMed' });
  expect(atSources[1].years).toContainEqual({ year: 2025, count: 412 });
  expect(series.find(({ id }: { id: string }) => id === 'publications').total).toBeLessThanOrEqual(200);
});

test('[LIVE-05] what was asked for a search is not counted as the project’s, nor asked again each week', async () => {
  await ended((await ask(['pubmed'])).body.askId);
  now = new Date('2026-01-05T13:00:00Z');
  const other = [{ axis: 'technology', phrases: ['perovskite'] }];
  const body = { words: other, sources: ['pubmed', 'nih-reporter'], isForSearch: true };
  const forSearch = (await owner.post(path('/asks'), body)).body;
  expect(forSearch.isForSearch).toBe(true);
  await ended(forSearch.askId);
  const { atSources } = (await owner.post('/pulse/market-trends', { projectId })).body;
  expect(atSources.map(({ words }: { words: string[] }) => words.includes('perovskite'))).toEqual([false]);
  await owner.put(path('/consent'), { consent: 'weekly' });
  now = new Date('2026-01-13T12:00:00Z');
  await dependenciesOf(app.server.jobs, askDueJob).asking.askDue();
  const [weekly] = (await owner.get(path())).body.asks;
  expect(weekly).toMatchObject({ isWeekly: true, isForSearch: false, words: WORDS });
});

test('[LIVE-05] [LIVE-04] a report tells what the sources have in all, and its course over the years is theirs', async () => {
  await ended((await ask(['pubmed', 'nih-reporter'])).body.askId);
  const { reportId } = (await owner.post('/reports/commercialization', { projectId })).body;
  const document = await vi.waitFor(
    async () => {
      const { body } = await owner.get(`/reports/commercialization/${reportId}`);
      expect(body.sections).toBeTruthy();
      return body;
    },
    { interval: 100 },
  );
  const total = document.figures.find(({ id }: { id: string }) => id === 'at-sources:nih-reporter:total');
  expect(total).toMatchObject({ value: 4_120, at: { address: 'https://reporter.nih.gov/search/madeup/projects' } });
  expect(JSON.stringify(document.sections)).toContain('Awards that NIH RePORTER has for the project’s words');
});

test('[PULSE-07] once figures are said to change no further, the project’s list knows what came, and they are the same everywhere', async () => {
  await ended((await ask(['nih-reporter'])).body.askId);
  await vi.waitFor(async () => expect((await owner.get(path())).body.isSettling).toBe(false), { interval: 200 });
  const profile = (await owner.get(`/projects/${projectId}/profile`)).body;
  const { figures } = (await owner.post('/pulse/key-figures', { projectId })).body;
  const ofAwards = (from: { searchEngine: string }[]) => from.find(({ searchEngine }) => searchEngine === 'awards');
  expect(ofAwards(profile.found)).toMatchObject({ field: expect.any(Number), of: 200 });
  expect(ofAwards(figures)).toMatchObject({
    onTopic: (ofAwards(profile.found) as unknown as { field: number }).field,
    of: 200,
  });
});

test('[LIVE-01] what was searched for is told as it would be sent to who sees the project, and to nobody else', async () => {
  const asked = { query: '"solid state" AND batter*' };
  const { body } = await owner.post(path('/words'), asked);
  expect(body).toEqual({
    words: [
      { axis: 'technology', phrases: ['solid state batter'] },
      { axis: 'use', phrases: [] },
    ],
    heldBack: [],
  });
  const stranger = await app.signedUp();
  expect((await stranger.post(path('/words'), asked)).status).toBe(404);
});

test('[LIVE-01] [GRD-04] a catalog of sample records alone is told as one, until a real one comes', async () => {
  const isSampleOnly = async () => (await owner.get(path())).body.isSampleOnly;
  expect(await isSampleOnly()).toBe(false);
  await app.index.upsert(
    sampleRecords().map((record) => ({ ...record, source: { ...record.source, isSample: true } })),
  );
  expect(await isSampleOnly()).toBe(true);
  await ended((await ask(['isrctn'])).body.askId);
  expect(await isSampleOnly()).toBe(false);
});
