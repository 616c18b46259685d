import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { askHosts } from '../../../test/ask-hosts/index.ts';
import { openReplayServer, type ReplayServer } from '../../../test/replay-server.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { run as askSource } from './ask-source.worker.ts';
import { askSourceJob } from './live-search.jobs.ts';
import { liveSearchRepository } from './live-search.repository.ts';

const WORDS = [{ axis: 'technology', phrases: ['sodium ion battery'] }];
const now = new Date('2026-01-05T12:00:00Z');

let replay: ReplayServer;
let app: TestApp;
let owner: Visitor;
let projectId: string;

beforeEach(async () => {
  replay = await openReplayServer(askHosts({ matches: 400, topic: 'Sodium ion battery' }));
  const env = { DEFAULT_PLAN: 'pro', LIVE_SEARCH: 'on' };
  app = await openTestApp({ clock: { now: () => now }, client: replay.client, env });
  owner = await app.signedUp();
  const areaOfInterest = 'A sodium ion battery with a hard carbon anode for stationary storage of solar energy.';
  projectId = (await owner.post('/projects', { areaOfInterest, persona: 'tech_developer' })).body.newProject.id;
});
afterEach(async () => {
  await app.close();
  await replay.close();
  expect(app.faults).toEqual([]);
});

const path = (rest = '') => `/projects/${projectId}/live-search${rest}`;
const answersOf = async (askId: string) => (await owner.get(path(`/asks/${askId}`))).body;
const ended = (askId: string) =>
  vi.waitFor(
    async () => {
      const body = await answersOf(askId);
      expect(body.endedAt).not.toBeNull();
      return body;
    },
    { interval: 50 },
  );

test('[LIVE-03] a page that comes when the ask was cancelled is the last, though nobody stops the job', async () => {
  const asks = liveSearchRepository(app.database);
  const [askId, source] = [randomUUID(), 'pubmed'];
  const values = {
    id: askId,
    userId: null,
    isWeekly: false,
    isForSearch: false,
    words: WORDS,
    createdAt: now,
  } as never;
  const answers = [{ source, limit: 300, jobId: null }] as never;
  await asks.transaction((tx) => asks.create(projectId as never, values, answers, tx));
  const deps = dependenciesOf(app.server.jobs, askSourceJob);
  const text: typeof deps.client.text = async (url, request) => {
    const answer = await deps.client.text(url, request);
    if (url.includes('efetch.fcgi')) await owner.post(path(`/asks/${askId}/cancel`));
    return answer;
  };
  const context = { signal: new AbortController().signal, isLastAttempt: true };
  await askSource({ askId, source }, context, { ...deps, client: { ...deps.client, text } });
  expect(replay.requests.filter(({ path: at }) => at.endsWith('efetch.fcgi'))).toHaveLength(1);
  expect((await answersOf(askId)).answers[0]).toMatchObject({ state: 'cancelled' });
});

test('[LIVE-03] killed after its last page, an answer ends with what is stored, and nothing comes twice', async () => {
  const asks = liveSearchRepository(app.database);
  const { body } = await owner.post(path('/asks'), { words: WORDS, sources: ['sbir'] });
  await ended(body.askId);
  // A process that was killed after its last page leaves it so.
  await asks.change(body.askId, 'sbir', { state: 'failed', endedAt: now }, { from: ['complete'] });
  const requests = replay.requests.length;
  await owner.post(path(`/asks/${body.askId}/sources/sbir/retry`));
  expect((await ended(body.askId)).answers[0]).toMatchObject({ state: 'complete', added: 200 });
  expect(replay.requests).toHaveLength(requests);
});
