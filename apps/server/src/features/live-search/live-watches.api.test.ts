import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { askHosts } from '../../../test/ask-hosts/index.ts';
import { joined } from '../../../test/collaborators.ts';
import { openReplayServer, type ReplayServer } from '../../../test/replay-server.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { askDueJob } from './live-search.jobs.ts';

const WORDS = [{ axis: 'technology', phrases: ['hard carbon anode'] }];
const DAY_MS = 86_400_000;

let replay: ReplayServer;
let app: TestApp;
let owner: Visitor;
let projectId: string;
let now: Date;

async function open(env: Record<string, string> = {}) {
  now = new Date('2026-01-05T12:00:00Z');
  replay = await openReplayServer(askHosts({ matches: 40, topic: 'Sodium ion battery' }));
  app = await openTestApp({
    clock: { now: () => now },
    client: replay.client,
    env: { DEFAULT_PLAN: 'pro', LIVE_SEARCH: 'on', ...env },
  });
  owner = await app.signedUp();
  const areaOfInterest = 'A sodium ion battery with a hard carbon anode for stationary storage of solar energy.';
  projectId = (await owner.post('/projects', { areaOfInterest, persona: 'tech_developer' })).body.newProject.id;
}

beforeEach(() => open());
afterEach(async () => {
  await app.close();
  await replay.close();
  expect(app.faults).toEqual([]);
});

const savedSearch = async (who = owner): Promise<string> => {
  const search = { searchEngine: 'publications', query: 'hard carbon anode', name: 'Anodes', projectId: null };
  return (await who.post('/search/saved', search)).body.id;
};
const tracker = async (): Promise<string> =>
  (await owner.post('/agents/funding-opportunity-tracker', { projectId, agentName: 'Calls' })).body.id;
const path = (kind: string, ofId: string) => `/projects/${projectId}/live-search/watches/${kind}/${ofId}`;
const watch = (kind: string, ofId: string, who = owner, sources = ['pubmed']) =>
  who.put(path(kind, ofId), { words: WORDS, sources });
const asks = async () => (await owner.get(`/projects/${projectId}/live-search`)).body.asks;
const due = () => dependenciesOf(app.server.jobs, askDueJob).asking.askDue();
const idle = async () => {
  for (;;) {
    if ((await asks()).every(({ endedAt }: { endedAt: string | null }) => endedAt !== null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

test('[LIVE-01] [SRCH-13] a saved search asks each week with the words agreed to, once, and not after it is gone', async () => {
  const id = await savedSearch();
  const { status, body } = await watch('saved-search', id, owner, ['pubmed', 'openalex']);
  expect(status).toBe(200);
  // A source without its key is not asked.
  expect(body.watches).toMatchObject([{ kind: 'saved-search', ofId: id, words: WORDS, sources: ['pubmed'] }]);
  expect(replay.requests).toEqual([]);
  await due();
  await due();
  await idle();
  expect(await asks()).toMatchObject([{ isWeekly: true, isForSearch: true, words: WORDS, by: null }]);
  now = new Date(now.getTime() + 8 * DAY_MS);
  await due();
  await idle();
  expect(await asks()).toHaveLength(2);
  const { body: log } = await owner.get('/admin/audit-log');
  expect(log.items.map(({ action }: { action: string }) => action)).toContain('live-search.watch');

  await owner.delete(`/search/saved/${id}`);
  now = new Date(now.getTime() + 8 * DAY_MS);
  await due();
  expect(await asks()).toHaveLength(2);
  expect((await owner.get(`/projects/${projectId}/live-search`)).body.watches).toEqual([]);
});

test('[LIVE-01] [AGT-04] an opportunity tracker asks each week, not while it is paused, and waits where the project is being asked', async () => {
  const [search, calls] = [await savedSearch(), await tracker()];
  await watch('saved-search', search);
  await watch('tracker', calls, owner, ['grants-gov']);
  await due();
  // One thing at a time: the other comes an hour later.
  await idle();
  expect(await asks()).toHaveLength(1);
  now = new Date(now.getTime() + 2 * 3_600_000);
  await due();
  await idle();
  expect((await asks()).map(({ answers }: { answers: { source: string }[] }) => answers[0]!.source).sort()).toEqual([
    'grants-gov',
    'pubmed',
  ]);
  await owner.patch(`/agents/${calls}/paused`, { isPaused: true });
  await owner.delete(path('saved-search', search));
  now = new Date(now.getTime() + 8 * DAY_MS);
  await due();
  expect(await asks()).toHaveLength(2);
  expect((await owner.get(`/projects/${projectId}/live-search`)).body.watches).toHaveLength(1);
});

test('[LIVE-01] [LIVE-06] only of one’s own searches and the project’s trackers, by who may ask, where the operator allows it', async () => {
  const [own, calls] = [await savedSearch(), await tracker()];
  const stranger = await app.signedUp();
  expect((await watch('saved-search', await savedSearch(stranger))).status).toBe(404);
  expect((await watch('tracker', own)).status).toBe(404);
  expect((await watch('saved-search', own, stranger)).status).toBe(404);
  const { visitor: viewer } = await joined(app, owner, projectId, 'viewer');
  const { visitor: editor } = await joined(app, owner, projectId, 'editor');
  expect((await watch('tracker', calls, viewer)).status).toBe(403);
  expect((await watch('saved-search', own, owner, [])).status).toBe(409);
  await watch('tracker', calls);
  // Somebody who works on the project can end what its tracker asks; a reader cannot.
  expect((await viewer.delete(path('tracker', calls))).status).toBe(403);
  expect((await editor.delete(path('tracker', calls))).body.watches).toEqual([]);
  await owner.put(`/projects/${projectId}/live-search/consent`, { consent: 'never' });
  expect((await watch('tracker', calls)).status).toBe(409);
});

test('[LIVE-01] [LIVE-06] where the project says never, what was set going before asks nothing', async () => {
  await watch('saved-search', await savedSearch());
  await owner.put(`/projects/${projectId}/live-search/consent`, { consent: 'never' });
  await due();
  expect(await asks()).toEqual([]);
  expect(replay.requests).toEqual([]);
});

test('[LIVE-01] [PRJ-19] what somebody set going ends when they may no longer ask for the project', async () => {
  const { visitor: editor, userId } = await joined(app, owner, projectId, 'editor');
  expect((await watch('saved-search', await savedSearch(editor), editor)).status).toBe(200);
  expect((await owner.patch(`/projects/${projectId}/collaborators/${userId}`, { role: 'viewer' })).status).toBe(200);
  await due();
  expect(await asks()).toEqual([]);
  expect((await editor.get(`/projects/${projectId}/live-search`)).body.watches).toEqual([]);
});

test('[LIVE-06] where people alone may ask, nothing asks by itself', async () => {
  await app.close();
  await replay.close();
  await open({ LIVE_SEARCH: 'ask' });
  const { status, body } = await watch('saved-search', await savedSearch());
  expect([status, body.message]).toEqual([409, 'This installation asks the public sources only when a person does.']);
});
