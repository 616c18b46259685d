import { COLLABORATION_TEXTS } from '@groundwork/contract/collaboration';
import { PROJECT_TEXTS } from '@groundwork/contract/projects';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/app.ts';
import { invite, joined, tokenIn } from '../../../../test/collaborators.ts';
import { newProject, planPeople } from '../../../../test/plan-people.ts';
import { sampleRecords } from '../../../../test/records.ts';
import { user } from '../../../platform/auth/auth.table.ts';
import { projectEvent } from '../history.table.ts';

let now = new Date();
/** Events one after the other stand so in the history. */
const clock = {
  now: () => {
    now = new Date(now.getTime() + 1);
    return now;
  },
};
let app: TestApp;
let people: Awaited<ReturnType<typeof planPeople>>;
let owner: Visitor;
let projectId: string;
beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), clock, env: { ROLE: 'web' } });
  people = await planPeople(app);
});
beforeEach(async () => {
  owner = await people.on('pro');
  projectId = await newProject(owner);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const statusFor = async (who: Visitor, id = projectId) => (await who.get(`/projects/${id}`)).status;
const roleFor = async (who: Visitor) => (await who.get(`/projects/${projectId}`)).body.role;
const place = (userId: string) => `/projects/${projectId}/collaborators/${userId}`;
const bookmark = (who: Visitor) =>
  who.post('/bookmarks', { projectId, items: [{ searchEngine: 'awards', itemId: 'a-1' }] });

test('[PRJ-19] sharing needs a plan with collaboration; joining doesn’t', async () => {
  const starter = await people.on('starter');
  const theirs = await newProject(starter);
  expect(await invite(starter, theirs, 'x@example.org', 'viewer')).toMatchObject({
    status: 403,
    body: { message: 'Sharing a project requires Innovator Plus. See the plans.' },
  });
  const { body } = await invite(owner, projectId, 'on-starter@example.org', 'editor');
  const grace = await app.signedUp('on-starter@example.org');
  await newProject(grace);
  expect((await grace.post(`/invitations/${tokenIn(body.link)}/accept`)).status).toBe(200);
  // It doesn't count against the one project of Starter, nor lock the own one.
  expect((await grace.get('/permissions')).body.projects).toEqual({ used: 1, limit: 1 });
  for (const { id } of (await grace.get('/projects')).body.items) {
    const pulse = await grace.post('/pulse/semantic-search-result', { projectId: id, searchEngine: 'awards' });
    expect(pulse.status).toBe(200);
  }
});

test('[PRJ-19] a removed editor is out at once, also with what they have in hand', async () => {
  const grace = await joined(app, owner, projectId, 'editor');
  await people.setPlan(grace.visitor, 'pro');
  const { reportId } = (await owner.post('/reports/commercialization', { projectId })).body;
  const { id } = (await bookmark(grace.visitor)).body.items[0];
  const { notesVersion } = (await grace.visitor.get(`/projects/${projectId}`)).body;
  expect((await grace.visitor.get(`/reports/commercialization/${reportId}/status`)).status).toBe(200);
  expect((await owner.delete(place(grace.userId))).status).toBe(200);
  const calls = [
    grace.visitor.patch('/projects/notes', { projectId, text: 'Mine', version: notesVersion }),
    grace.visitor.get(`/reports/commercialization/${reportId}/status`),
    grace.visitor.post(`/reports/commercialization/${reportId}/cancel`),
    grace.visitor.patch('/bookmarks', { id, note: 'Still here?' }),
    grace.visitor.post(`/projects/${projectId}/presence`),
    grace.visitor.get(`/projects/${projectId}/collaborators`),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
  expect((await grace.visitor.get('/projects')).body.total).toBe(0);
  expect((await grace.visitor.get('/reports')).body.total).toBe(0);
  const [told] = (await grace.visitor.get('/notifications')).body.items;
  expect(told).toMatchObject({ title: expect.stringMatching(/^“Solid .*” is no longer shared with you$/) });
  expect(told.forwardUrl).toBeUndefined();
  // Their additions stay, and are the project's.
  expect((await owner.get(`/bookmarks/all?projectId=${projectId}`)).body.items).toMatchObject([{ id }]);
});

test('[PRJ-19] a removed person’s notifications say no more what the project is called', async () => {
  const grace = await joined(app, owner, projectId, 'viewer');
  await owner.patch(place(grace.userId), { role: 'editor' });
  const about = async () =>
    (await grace.visitor.get('/notifications')).body.items.find(({ title }: { title: string }) =>
      title.endsWith('is now editor'),
    ).project;
  expect(await about()).toMatchObject({ title: expect.stringMatching(/^Solid/) });
  await owner.delete(place(grace.userId));
  expect(await about()).toBeUndefined();
});

test('[PRJ-19] roles change, people leave and are removed, each noted and told', async () => {
  const [grace, alan] = [await joined(app, owner, projectId, 'viewer'), await joined(app, owner, projectId, 'editor')];
  expect((await owner.patch(place(grace.userId), { role: 'editor' })).status).toBe(200);
  expect(await roleFor(grace.visitor)).toBe('editor');
  expect((await alan.visitor.delete(place(grace.userId))).status).toBe(403);
  expect((await grace.visitor.delete(place(grace.userId))).status).toBe(200);
  expect((await owner.delete(place(alan.userId))).status).toBe(200);
  expect((await owner.delete(place(alan.userId))).status).toBe(404);
  // The owner cannot leave.
  expect((await owner.delete(place(await people.idOf(owner)))).status).toBe(404);
  const history = (await owner.get(`/projects/history?projectId=${projectId}`)).body.items;
  expect(history.slice(0, 3).map(({ kind, text }: Record<string, string>) => [kind, text])).toEqual([
    ['removed', 'Removed Ada Example'],
    ['left', 'Left the project'],
    ['shared', 'Made Ada Example an editor'],
  ]);
  const titles = (await owner.get('/notifications')).body.items.map(({ title }: { title: string }) => title);
  expect(titles[0]).toMatch(/^Ada Example left “Solid/);
  expect((await owner.get(`/projects/${projectId}/collaborators`)).body.people).toMatchObject([
    { role: 'owner', isYou: true },
  ]);
});

test('[PRJ-19] two who write notes at once: the second is shown the first one’s text and name', async () => {
  const grace = await joined(app, owner, projectId, 'editor');
  await app.database.db.update(user).set({ name: 'Grace Hopper' }).where(eq(user.id, grace.userId));
  const { notesVersion: version } = (await owner.get(`/projects/${projectId}`)).body;
  const write = (who: Visitor, text: string) => who.patch('/projects/notes', { projectId, text, version });
  expect((await write(grace.visitor, 'From Grace')).body).toMatchObject({ notes: 'From Grace', notesBy: null });
  expect(await write(owner, 'From Ada')).toMatchObject({
    status: 409,
    body: {
      message: PROJECT_TEXTS.notesChangedBy('Grace Hopper'),
      details: { notes: 'From Grace', notesBy: 'Grace Hopper', notesVersion: version + 1 },
    },
  });
  // To who wrote it, in another window, it is their own.
  expect((await write(grace.visitor, 'Other window')).body.message).toBe(PROJECT_TEXTS.notesChanged);
  expect((await owner.get(`/projects/${projectId}`)).body).toMatchObject({
    notes: 'From Grace',
    notesBy: 'Grace Hopper',
  });
});

test('[PRJ-19] when the owner’s plan loses collaboration, everyone reads, nobody joins, and nothing is lost', async () => {
  const grace = await joined(app, owner, projectId, 'editor');
  const { body } = await invite(owner, projectId, 'late@example.org', 'viewer');
  const late = await app.signedUp('late@example.org');
  await people.setPlan(owner, 'starter');
  expect(await roleFor(grace.visitor)).toBe('viewer');
  expect(await grace.visitor.patch('/projects/notes', { projectId, text: 'x' })).toMatchObject({
    status: 403,
    body: { message: COLLABORATION_TEXTS.viewerOnly },
  });
  expect(await late.post(`/invitations/${tokenIn(body.link)}/accept`)).toMatchObject({
    status: 409,
    body: { message: COLLABORATION_TEXTS.lapsed },
  });
  expect((await invite(owner, projectId, 'x@example.org', 'viewer')).status).toBe(403);
  await people.setPlan(owner, 'plus');
  expect(await roleFor(grace.visitor)).toBe('editor');
  expect((await late.post(`/invitations/${tokenIn(body.link)}/accept`)).status).toBe(200);
  await people.setPlan(owner, 'starter');
  // Removing works on every plan.
  expect((await owner.delete(place(grace.userId))).status).toBe(200);
});

test('[PRJ-19] a report counts towards the plan of who has it written, and belongs to the project', async () => {
  const grace = await joined(app, owner, projectId, 'editor');
  const start = () => grace.visitor.post('/reports/commercialization', { projectId });
  expect((await start()).status).toBe(403);
  await people.setPlan(grace.visitor, 'plus');
  const { reportId } = (await start()).body;
  const used = async (who: Visitor) => (await who.get('/permissions/reports')).body.used;
  expect([await used(grace.visitor), await used(owner)]).toEqual([1, 0]);
  expect((await owner.get(`/reports?projectId=${projectId}`)).body.items).toMatchObject([{ reportId }]);
  const key = crypto.randomUUID();
  const withKey = () => grace.visitor.post('/reports/commercialization', { projectId, idempotencyKey: key });
  expect((await withKey()).body).toEqual((await withKey()).body);
});

test('[PRJ-19] who else has the project open is known for some seconds, and to nobody else', async () => {
  const grace = await joined(app, owner, projectId, 'viewer');
  const beat = (who: Visitor) => who.post(`/projects/${projectId}/presence`);
  expect((await beat(owner)).body).toMatchObject({ others: [] });
  expect((await beat(grace.visitor)).body.others).toEqual([{ userId: await people.idOf(owner), name: 'Ada Example' }]);
  now = new Date(now.getTime() + 30_000);
  expect((await beat(owner)).body.others).toMatchObject([{ userId: grace.userId }]);
  now = new Date(now.getTime() + 46_000);
  expect((await beat(grace.visitor)).body.others).toEqual([]);
  await owner.delete(place(grace.userId));
  expect((await beat(owner)).body.others).toEqual([]);
});

test('[PRJ-16] another’s file stands in the history without a way to it', async () => {
  const grace = await joined(app, owner, projectId, 'viewer');
  const userId = await people.idOf(owner);
  await app.database.db.insert(projectEvent).values({
    projectId,
    userId,
    kind: 'file-added',
    text: 'proposal.pdf',
    path: '/library?file=1',
    createdAt: new Date(now.getTime() + 1_000),
  });
  const pathFor = async (who: Visitor) =>
    (await who.get(`/projects/history?projectId=${projectId}`)).body.items[0].path;
  expect([await pathFor(owner), await pathFor(grace.visitor)]).toEqual(['/library?file=1', null]);
});

test('[PRJ-19] [SET-03] memberships and invitations are in the export of one’s data', async () => {
  const grace = await joined(app, owner, projectId, 'viewer');
  const exported = async (who: Visitor) => {
    const response = await who.request('/settings/data', { method: 'GET' });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return (name: string) => JSON.parse(new TextDecoder().decode(files[`${name}.json`]!));
  };
  const hers = await exported(grace.visitor);
  expect(hers('shared-projects')).toMatchObject([{ projectId, role: 'viewer' }]);
  expect(hers('invitations')).toMatchObject([{ projectId, email: grace.email, state: 'accepted' }]);
  expect(hers('projects')).toEqual([]);
  expect((await exported(owner))('invitations')[0]).not.toHaveProperty('tokenHash');
});

test('[PRJ-19] [SET-02] a deleted account takes its place along, an owner’s takes the project; others’ work stays', async () => {
  const grace = await joined(app, owner, projectId, 'editor');
  await people.setPlan(grace.visitor, 'pro');
  await bookmark(grace.visitor);
  await grace.visitor.patch('/projects/notes', { projectId, text: 'Written by Grace' });
  await app.database.db.delete(user).where(eq(user.id, grace.userId));
  const kept = (await owner.get(`/projects/${projectId}`)).body;
  expect(kept).toMatchObject({ notes: 'Written by Grace', notesBy: null, collaborators: 0 });
  expect((await owner.get(`/bookmarks/all?projectId=${projectId}`)).body.items).toHaveLength(1);
  const alan = await joined(app, owner, projectId, 'viewer');
  await app.database.db.delete(user).where(eq(user.id, await people.idOf(owner)));
  expect(await statusFor(alan.visitor)).toBe(404);
  expect((await alan.visitor.get('/projects')).body.items).toEqual([]);
});
