import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS_TEXTS } from '@groundwork/contract/settings';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/app.ts';
import { invite } from '../../../test/collaborators.ts';
import { addFile, processed } from '../../../test/library.ts';
import { newProject } from '../../../test/plan-people.ts';
import { createJobQueue } from '../../platform/jobs/boss-job-queue.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import { projectInvitation } from '../projects/collaboration/collaboration.table.ts';
import { removeAccountsJob } from './settings.jobs.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let admin: Visitor;
let ahead = 0;
let dataDir: string;
beforeEach(async () => {
  ahead = 0;
  dataDir = mkdtempSync(join(tmpdir(), 'groundwork-test-'));
  app = await openTestApp({ clock: { now: () => new Date(Date.now() + ahead) }, env: { DATA_DIR: dataDir } });
  admin = await app.signedUp('admin@example.org');
});
afterEach(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const remove = (who: Visitor, given: object = {}) =>
  who.post('/settings/deletion', { currentPassword: PASSWORD, ...given });

const signIn = async (email: string) => {
  const someone = app.visitor();
  const { status } = await someone.post('/auth/sign-in/email', { email, password: PASSWORD });
  return { someone, status };
};

async function runJob() {
  const jobs = createJobQueue(app.database);
  await jobs.start([bindJob(removeAccountsJob, {} as never)], { isWorker: false });
  const id = await jobs.enqueue(removeAccountsJob, {});
  await vi.waitFor(async () => expect(await jobs.status(removeAccountsJob, id)).toMatchObject({ state: 'completed' }), {
    interval: 50,
  });
  await jobs.stop({ graceMs: 0 });
}

const rowsOf = async (userId: string) => {
  const { rows } = await app.database.db.execute(sql`
    select (select count(*)::int from "user" where id = ${userId}) as users,
      (select count(*)::int from project where owner_id = ${userId}) as projects,
      (select count(*)::int from api_key where user_id = ${userId}) as keys`);
  return rows[0];
};

test('[SET-03] an account is deleted with everything after 14 days; until then signing in offers to keep it', async () => {
  const who = await app.signedUp('leaving@example.org');
  const userId = (await who.get('/auth/session')).body.user.id;
  await who.post('/projects', { areaOfInterest: 'A membrane for fuel cells that lasts longer.' });
  const { key } = (await who.post('/settings/api-keys', { name: 'k', expiresInDays: null })).body;
  const wrong = await remove(who, { currentPassword: 'wrong' });
  expect(wrong.body.details).toEqual({ currentPassword: [SETTINGS_TEXTS.currentInvalid] });

  const { deletionAt } = (await remove(who)).body;
  expect(Math.round((Date.parse(deletionAt) - Date.now()) / DAY_MS)).toBe(14);
  expect((await who.get('/projects')).status).toBe(401);
  const byKey = await app.visitor().request('/projects', { method: 'GET', headers: { 'x-api-key': key } });
  expect(byKey.status).toBe(401);

  ahead = 13 * DAY_MS;
  await runJob();
  const { someone } = await signIn('leaving@example.org');
  expect((await someone.get('/auth/session')).body.user.deletionAt).toBe(deletionAt);
  await someone.delete('/settings/deletion');
  expect((await someone.get('/auth/session')).body.user.deletionAt).toBeNull();
  ahead = 20 * DAY_MS;
  await runJob();
  expect(await rowsOf(userId)).toEqual({ users: 1, projects: 1, keys: 1 });

  await remove((await signIn('leaving@example.org')).someone);
  ahead += 14 * DAY_MS + 1_000;
  await runJob();
  expect(await rowsOf(userId)).toEqual({ users: 0, projects: 0, keys: 0 });
  expect((await signIn('leaving@example.org')).status).toBe(401);
});

test('[SET-03] the last administrator names another one first', async () => {
  const heir = await app.signedUp('heir@example.org');
  expect((await admin.get('/settings/profile')).body.isLastAdmin).toBe(true);
  const alone = await remove(admin);
  expect([alone.status, alone.body.message]).toEqual([409, SETTINGS_TEXTS.lastAdmin]);
  for (const successorEmail of ['nobody@example.org', 'admin@example.org'])
    expect((await remove(admin, { successorEmail })).body.details).toEqual({
      successorEmail: [SETTINGS_TEXTS.noSuccessor],
    });
  expect((await admin.get('/projects')).status).toBe(200);
  expect((await remove(admin, { successorEmail: 'Heir@example.org' })).status).toBe(200);
  expect((await heir.get('/auth/session')).body.user.roles).toEqual(['user', 'admin', 'service']);
  // Somebody about to go is no administrator to count on.
  expect((await remove(heir)).status).toBe(409);
});

test('[SET-03] two administrators who leave at the same moment do not leave nobody', async () => {
  await app.signedUp('second@example.org');
  await app.database.db.execute(sql`update "user" set roles = '{user,admin}' where email = 'second@example.org'`);
  const { someone: second } = await signIn('second@example.org');
  const answers = await Promise.all([remove(admin), remove(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('[SET-03] the files of a deleted account leave the storage, those of others stay', async () => {
  const leaving = await app.signedUp('leaving@example.org');
  const stored = () =>
    readdirSync(join(dataDir, 'library', 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
  for (const who of [leaving, admin])
    await processed(who, (await addFile(who, 'notes.txt', 'Notes on a membrane.')).id);
  expect(stored().length).toBe(2);
  await remove(leaving);
  ahead = 15 * DAY_MS;
  await runJob();
  await vi.waitFor(() => expect(stored().length).toBe(1));
  expect((await admin.get('/library/folders')).status).toBe(200);
});

test('[SET-03] [PRJ-19] an open invitation stays when who asked to be let in is deleted', async () => {
  const projectId = await newProject(admin);
  await remove(await app.signedUp('leaving@example.org'));
  // Within the grace, so that the invitation itself has not expired when it is over.
  ahead = 10 * DAY_MS;
  await invite(admin, projectId, 'leaving@example.org', 'viewer');
  const { someone } = await signIn('leaving@example.org');
  const open = () => app.database.db.select().from(projectInvitation);
  const { id } = (await open())[0]!;
  expect((await someone.post(`/invitations/${id}/ask`)).status).toBe(200);
  ahead = 15 * DAY_MS;
  await runJob();
  expect((await signIn('leaving@example.org')).status).toBe(401);
  expect(await open()).toMatchObject([{ id, state: 'open', answeredBy: null }]);
});

test('[SET-03] [PLAN-02] who pays for a plan that renews itself ends that first', async () => {
  const who = await app.signedUp('paying@example.org');
  const userId = (await who.get('/auth/session')).body.user.id;
  await app.database.db.execute(
    sql`insert into payment_customer (user_id, customer_id, plan) values (${userId}, 'cus_1', 'plus')`,
  );
  const refused = await remove(who);
  expect([refused.status, refused.body.message]).toEqual([409, SETTINGS_TEXTS.subscribed]);
  await app.database.db.execute(sql`update payment_customer set is_ending = true`);
  expect((await remove(who)).status).toBe(200);
});
