import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp, Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { newProject } from '../../../test/plan-people.ts';
import { openTrackers, SCHEDULE, type Trackers } from '../../../test/trackers.ts';

let trackers: Trackers;
let app: TestApp;
let owner: Visitor;
let projectId: string;

beforeAll(async () => {
  trackers = await openTrackers();
  ({ app, owner, projectId } = trackers);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});
beforeEach(() => trackers.withoutAgents());

test('[AGT-05] to others an agent is as unknown as one that never was; who may only view it changes nothing', async () => {
  const id = await trackers.companyTracker();
  const stranger = await trackers.people.on('pro');
  const { visitor: viewer } = await joined(app, owner, projectId, 'viewer');
  const calls = (who: Visitor): [string, () => Promise<{ status: number }>][] => [
    ['edit', () => who.patch(`/agents/company-tracker/${id}`, trackers.form())],
    ['run', () => who.post(`/agents/${id}/run`)],
    ['pause', () => who.patch(`/agents/${id}/paused`, { isPaused: true })],
    ['delete', () => who.delete(`/agents/${id}`)],
    ['make', () => who.post('/agents/company-tracker', trackers.form())],
    ['preview', () => who.post('/agents/company-tracker/preview', trackers.form())],
  ];
  const refused = async (who: Visitor) =>
    Promise.all(calls(who).map(async ([name, call]) => `${name} ${(await call()).status}`));
  expect((await stranger.get(`/agents/company-tracker/${id}`)).status).toBe(404);
  expect((await stranger.get(`/agents/history/${id}`)).status).toBe(404);
  expect(new Set((await refused(stranger)).map((each) => each.split(' ')[1]))).toEqual(new Set(['404']));
  expect((await viewer.get(`/agents/company-tracker/${id}`)).body).toMatchObject({ mayEdit: false });
  for (const each of await refused(viewer)) expect(each).toMatch(/ 40[34]$/);
  expect((await owner.get(`/agents/company-tracker/${id}`)).body).toMatchObject({ isPaused: false, isRunning: false });
});

test('[AGT-05] who was removed from the project is told nothing of it any more', async () => {
  const { visitor: editor, userId } = await joined(app, owner, projectId, 'editor');
  const { id } = (await editor.post('/agents/company-tracker', trackers.form())).body;
  expect(id).toEqual(expect.any(String));
  expect((await owner.delete(`/projects/${projectId}/collaborators/${userId}`)).status).toBe(200);
  await app.index.upsert([trackers.award('after-leaving')]);
  await trackers.nextDay();
  expect(await trackers.told(editor)).toEqual([]);
});

test('[AGT-05] an edited schedule counts from then on, and a run by hand is said to be one', async () => {
  const id = await trackers.companyTracker();
  const agent = async () => (await owner.get(`/agents/company-tracker/${id}`)).body;
  trackers.clock.at = new Date('2099-06-03T12:00:00Z');
  const weekly = { frequency: 'weekly', hour: 9, weekday: 5, timeZone: 'Europe/Berlin' };
  await owner.patch(`/agents/company-tracker/${id}`, trackers.form({ schedule: weekly }));
  expect(await agent()).toMatchObject({ schedule: weekly, nextRunAt: '2099-06-05T07:00:00.000Z' });
  await owner.post(`/agents/${id}/run`);
  await trackers.look();
  trackers.clock.at = new Date('2099-06-05T06:59:00Z');
  await trackers.look();
  const runs = async () =>
    (await owner.get(`/agents/history/${id}`)).body.items.map(({ isManual }: { isManual: boolean }) => isManual);
  expect(await runs()).toEqual([true]);
  trackers.clock.at = new Date('2099-06-05T07:00:00Z');
  await trackers.look();
  expect(await runs()).toEqual([false, true]);
});

test('[AGT-05] what came while an agent was paused is not told when it goes on', async () => {
  const id = await trackers.companyTracker();
  await owner.patch(`/agents/${id}/paused`, { isPaused: true });
  await app.index.upsert([trackers.award('while-paused')]);
  trackers.clock.at = new Date(Date.now() + 60_000);
  await owner.patch(`/agents/${id}/paused`, { isPaused: false });
  await trackers.nextDay();
  expect(await trackers.ids(id)).toEqual([]);
});

test('[AGT-05] of many that go on at once only so many do as the plan lets work', async () => {
  const someone = await trackers.people.on('pro');
  const own = await newProject(someone);
  const agents = await Promise.all(
    Array.from({ length: 6 }, () => someone.post('/agents/company-tracker', trackers.form({ projectId: own }))),
  );
  const ids: string[] = agents.map(({ body }) => body.id);
  const paused = (isPaused: boolean) =>
    Promise.all(ids.map((id) => someone.patch(`/agents/${id}/paused`, { isPaused })));
  await paused(true);
  await trackers.people.setPlan(someone, 'plus');
  const [goOn, make] = await Promise.all([
    paused(false),
    Promise.all([1, 2, 3].map(() => someone.post('/agents/company-tracker', trackers.form({ projectId: own })))),
  ]);
  const statuses = [...goOn, ...make].map(({ status }) => status);
  expect(statuses.filter((status) => status < 300)).toHaveLength(2);
  const { body } = await someone.get(`/agents/all?projectId=${own}`);
  expect(body.items.filter(({ isPaused }: { isPaused: boolean }) => !isPaused)).toHaveLength(2);
});

test('[AGT-05] after a downgrade the oldest agents go on, and the others tell nothing', async () => {
  const someone = await trackers.people.on('pro');
  const own = await newProject(someone);
  const ids: string[] = [];
  for (const secondsAgo of [30, 20, 10]) {
    trackers.clock.at = new Date(Date.now() - secondsAgo * 1_000);
    ids.push((await someone.post('/agents/company-tracker', trackers.form({ projectId: own }))).body.id);
  }
  await trackers.people.setPlan(someone, 'plus');
  await app.index.upsert([trackers.award('after-downgrade')]);
  await trackers.nextDay();
  const hits = await Promise.all(ids.map(async (id) => (await trackers.hitsOf(id, someone)).length));
  expect(hits).toEqual([1, 1, 0]);
});

test('[AGT-04] the filters that are offered are one’s own, the latest first, each once', async () => {
  const other = await trackers.people.on('pro');
  const make = async (who: Visitor, project: string, eligibleApplicants: string[], precision: string) => {
    trackers.clock.at = new Date(trackers.clock.at.getTime() + 1_000);
    const form = { projectId: project, agentName: `${precision}`, schedule: SCHEDULE, eligibleApplicants, precision };
    expect((await who.post('/agents/funding-opportunity-tracker', form)).status).toBe(201);
  };
  await make(owner, projectId, ['Small businesses', 'Universities'], 'balanced');
  await make(owner, projectId, [], 'broad');
  await make(owner, projectId, ['Universities', 'Small businesses'], 'balanced');
  await make(other, await newProject(other), ['Individuals'], 'precise');
  const filters = async (who: Visitor) =>
    (await who.get('/agents/funding-opportunity-tracker/previous-filters')).body.items;
  expect(await filters(owner)).toEqual([
    { agentName: 'balanced', precision: 'balanced', eligibleApplicants: ['Universities', 'Small businesses'] },
    { agentName: 'broad', precision: 'broad', eligibleApplicants: [] },
  ]);
  expect(await filters(other)).toMatchObject([{ precision: 'precise', eligibleApplicants: ['Individuals'] }]);
});
