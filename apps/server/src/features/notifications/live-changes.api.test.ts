import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { invite, joined, tokenIn } from '../../../test/collaborators.ts';
import { newProject } from '../../../test/plan-people.ts';
import { listen } from '../../../test/stream.ts';

let app: TestApp;
let owner: Visitor;
let projectId: string;
beforeAll(async () => {
  app = await openTestApp({ env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const now = (stream: Awaited<ReturnType<typeof listen>>) => stream.changes().at(-1)?.now as Record<string, unknown>;

test('[NTF-04] a changed project is told as each who is in it sees it, and as gone to who no longer is', async () => {
  projectId = await newProject(owner);
  const { visitor: member, userId } = await joined(app, owner, projectId, 'viewer');
  const [ofOwner, ofMember] = await Promise.all([listen(owner), listen(member)]);
  const { body } = await owner.get(`/projects/${projectId}`);
  await owner.patch('/projects/notes', { projectId, text: 'A note', version: body.notesVersion });
  await vi.waitFor(() => expect(now(ofOwner)).toMatchObject({ id: projectId, notes: 'A note', role: 'owner' }));
  await vi.waitFor(() =>
    expect(now(ofMember)).toMatchObject({ notes: 'A note', role: 'viewer', sharedBy: expect.any(String) }),
  );
  expect(now(ofMember)).toEqual((await member.get(`/projects/${projectId}`)).body);

  await owner.patch(`/projects/${projectId}/collaborators/${userId}`, { role: 'editor' });
  await vi.waitFor(() => expect(now(ofMember)).toMatchObject({ role: 'editor' }));
  await owner.delete(`/projects/${projectId}/collaborators/${userId}`);
  await vi.waitFor(() => expect(now(ofMember)).toBeNull());
  await vi.waitFor(() => expect(now(ofOwner)).toMatchObject({ collaborators: 0 }));
  await owner.patch('/projects/notes', { projectId, text: 'Not for all' });
  await vi.waitFor(() => expect(now(ofOwner)).toMatchObject({ notes: 'Not for all' }));
  expect(JSON.stringify(ofMember.events)).not.toContain('Not for all');
  await Promise.all([ofOwner.leave(), ofMember.leave()]);
});

test('[NTF-04] who joins, and who leaves, shows in all windows of the project', async () => {
  const email = 'joiner@example.org';
  const joiner = await app.signedUp(email);
  const shared = await newProject(owner, 'A membrane for fuel cells that lasts longer.');
  const { link } = (await invite(owner, shared, email, 'editor')).body;
  const [ofOwner, ofJoiner] = await Promise.all([listen(owner), listen(joiner)]);
  await joiner.post(`/invitations/${tokenIn(link)}/accept`);
  await vi.waitFor(() => expect(now(ofOwner)).toMatchObject({ id: shared, collaborators: 1 }));
  await vi.waitFor(() => expect(now(ofJoiner)).toMatchObject({ id: shared, role: 'editor' }));
  const { id: userId } = (await joiner.get('/auth/session')).body.user;
  await joiner.delete(`/projects/${shared}/collaborators/${userId}`);
  await vi.waitFor(() => expect(now(ofOwner)).toMatchObject({ collaborators: 0 }));
  await vi.waitFor(() => expect(now(ofJoiner)).toBeNull());
  await Promise.all([ofOwner.leave(), ofJoiner.leave()]);
});

test('[NTF-04] a project that is deleted is told as gone', async () => {
  const gone = await newProject(owner, 'A pump that runs on waste heat of kilns.');
  const stream = await listen(owner);
  await owner.delete('/projects', { id: gone });
  await vi.waitFor(() => expect(stream.changes().at(-1)).toEqual({ kind: 'project', id: gone, now: null }));
  await stream.leave();
});
