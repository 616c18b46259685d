import type { AuditEvent } from '@groundwork/contract/audit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/app.ts';
import { newProject, planPeople } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { user } from '../../platform/auth/auth.table.ts';

let app: TestApp;
let admin: Visitor;
let people: Awaited<ReturnType<typeof planPeople>>;
let now = new Date('2026-11-20T23:00:00Z');
// Later events have later times: the order of entries is by time.
let ticks = 0;
beforeAll(async () => {
  app = await openTestApp({
    records: sampleRecords(),
    clock: { now: () => new Date(now.getTime() + ticks++) },
    env: { ROLE: 'web' },
  });
  people = await planPeople(app);
  admin = people.admin;
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const entries = async (query = ''): Promise<AuditEvent[]> =>
  (await admin.get(`/admin/audit-log?pageLimit=100${query}`)).body.items;
const emailOf = async (who: Visitor) => (await who.get('/auth/session')).body.user.email as string;

test('[ADM-04] sign-ins, plan and role changes, exports, deletions and API keys are written down, newest first', async () => {
  const who = await people.on('pro');
  const [email, id] = [await emailOf(who), await people.idOf(who)];
  await who.post('/auth/sign-in/email', { email, password: PASSWORD });
  await who.post('/auth/sign-in/email', { email, password: 'a wrong one' });
  await admin.patch(`/admin/users/${id}`, { roles: ['service'] });
  const { body: key } = await who.post('/settings/api-keys', { name: 'Nightly', expiresInDays: null });
  await who.delete(`/settings/api-keys/${key.id}`);
  const projectId = await newProject(who);
  await who.post('/bookmarks', { projectId, items: [{ searchEngine: 'awards', itemId: 'a-1' }] });
  expect((await who.get(`/bookmarks/export/all?projectId=${projectId}`)).status).toBe(200);
  expect((await who.post('/search/csv-data', { searchEngine: 'awards', query: '' })).status).toBe(200);
  await who.get('/settings/data');
  const { reportId } = (await who.post('/reports/commercialization', { projectId })).body;
  await who.delete(`/reports/commercialization/${reportId}`);
  await who.delete('/projects', { id: projectId });
  await who.post('/settings/deletion', { currentPassword: PASSWORD });

  const of = (await entries()).filter(({ actor, target }) => actor === email || target === email);
  expect(of.map(({ action }) => action).reverse()).toEqual([
    'account.sign-up',
    'user.plan',
    'account.sign-in',
    'user.roles',
    'api-key.create',
    'api-key.revoke',
    'export.bookmarks',
    'export.search',
    'export.personal-data',
    'report.delete',
    'project.delete',
    'account.delete',
  ]);
  const byAction = (action: string) => of.find((each) => each.action === action);
  expect(byAction('user.plan')).toMatchObject({ target: email, details: { from: 'starter', to: 'pro' } });
  expect(byAction('user.roles')).toMatchObject({ target: email, details: { from: 'user', to: 'user, service' } });
  expect(byAction('project.delete')).toMatchObject({ actor: email, target: projectId });
  expect(byAction('api-key.create')!.target).toBe(key.start);
  expect(JSON.stringify(of)).not.toContain(key.key);
});

test('[ADM-04] the log is filtered by actor, action and days, paged, and only for admins', async () => {
  now = new Date('2026-11-22T12:00:00Z');
  const who = await app.signedUp('percent_100@example.org');
  await app.signedUp('percentX100@example.org');
  expect((await entries('&from=2026-11-22')).map(({ action }) => action)).toEqual([
    'account.sign-up',
    'account.sign-up',
  ]);
  expect(await entries('&to=2026-11-21')).not.toHaveLength(0);
  expect((await entries('&to=2026-11-21')).every(({ at }) => at < '2026-11-22')).toBe(true);
  // The signs of a pattern are looked for as they are.
  expect((await entries('&actor=percent_100')).map(({ actor }) => actor)).toEqual(['percent_100@example.org']);
  expect((await entries('&action=user.roles')).every(({ action }) => action === 'user.roles')).toBe(true);
  const { body } = await admin.get('/admin/audit-log?pageLimit=1&page=2&from=2026-11-22');
  expect(body).toMatchObject({ total: 2, page: 2, pageLimit: 1 });
  expect(body.items).toHaveLength(1);
  expect((await admin.get('/admin/audit-log?from=2026-11-23&to=2026-11-22')).body.details).toHaveProperty('to');
  expect((await admin.get('/admin/audit-log?action=nothing')).body.details).toHaveProperty('action');
  for (const path of ['/admin/audit-log', '/admin/audit-log/csv']) {
    expect((await who.get(path)).status).toBe(404);
    expect((await app.visitor().get(path)).status).toBe(401);
  }
});

test('[ADM-04] the export holds every entry that fits once, over several batches, and runs no formula', async () => {
  now = new Date('2026-11-24T12:00:00Z');
  const name = '=HYPERLINK("http://x")';
  for (let n = 0; n < 450; n += 1) {
    const { body } = await admin.post('/admin/organisations', { name: `${name} ${n}` });
    expect(body.id).toBeTruthy();
  }
  const answer = await admin.get('/admin/audit-log/csv?from=2026-11-24&action=organisation.create');
  expect(answer.headers.get('content-disposition')).toContain('audit-log-2026-11-24.csv');
  const rows = answer.body.trim().split('\r\n');
  expect(rows[0]).toContain('Time (UTC),Actor,Action,Target,Details');
  expect(rows).toHaveLength(451);
  expect(new Set(rows).size).toBe(451);
  expect(rows[1]).toContain(`"'=HYPERLINK`);
  expect((await entries('&action=export.audit-log'))[0]!.details).toMatchObject({ action: 'organisation.create' });
});

test('[ADM-04] an entry outlives the account that it tells of, without its address', async () => {
  now = new Date('2026-11-25T12:00:00Z');
  const who = await app.signedUp('gone@example.org');
  await app.database.db.delete(user).where(eq(user.id, await people.idOf(who)));
  const found = await entries('&from=2026-11-25');
  expect(found).toMatchObject([{ action: 'account.sign-up', actor: null, target: null }]);
});
