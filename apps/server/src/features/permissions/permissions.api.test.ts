import { PLAN_NAMES, PLAN_PERMISSIONS, PLAN_TEXTS, PLANS, type Plan } from '@groundwork/contract/plans';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { newProject, planPeople } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof planPeople>>;
const on = {} as Record<Plan, { visitor: Visitor; projectId: string }>;
beforeAll(async () => {
  // No worker: a report that is asked for stays queued, and what is counted stays still.
  app = await openTestApp({ records: sampleRecords(), env: { ROLE: 'web' } });
  people = await planPeople(app);
  for (const plan of PLANS) {
    const visitor = await people.on(plan);
    on[plan] = { visitor, projectId: await newProject(visitor) };
  }
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

test.each(PLANS)('[PLAN-01] the permissions call says what %s has', async (plan) => {
  const table = PLAN_PERMISSIONS[plan];
  const { body, headers } = await on[plan].visitor.get('/permissions');
  expect(body).toEqual({
    plan,
    planName: PLAN_NAMES[plan],
    permissions: {
      createProject: plan !== 'starter',
      viewPulse: table.viewPulse,
      advancedSearch: table.advancedSearch,
      searchAccess: table.advancedSearch,
      viewReports: table.viewReports,
      viewLibrary: table.viewLibrary,
      canBookmark: table.canBookmark,
      savedSearches: table.savedSearches,
      export: table.exportRows > 0,
      collaboration: table.collaboration,
      expertCheck: table.expertCheck,
    },
    projects: { used: 1, limit: plan === 'starter' ? 1 : null },
  });
  expect(headers.get('cache-control')).toMatch(/no-store/);
});

test('[PLAN-01] report kinds and agents: locked by plan, or not there yet, and never cached', async () => {
  const reports = async (plan: Plan) => (await on[plan].visitor.get('/permissions/reports')).body;
  expect(await reports('starter')).toMatchObject({
    reports: { commercialization: { isAllowed: false, reason: 'upgrade-required' } },
    limit: 0,
  });
  expect(await reports('pro')).toMatchObject({
    reports: { commercialization: { isAllowed: true, reason: null }, custom: { isAllowed: true, reason: null } },
    limit: 10,
  });
  expect((await reports('enterprise')).limit).toBeNull();
  const { headers } = await on.pro.visitor.get('/permissions/reports');
  expect(headers.get('cache-control')).toMatch(/no-store/);
  const agents = async (plan: Plan) => (await on[plan].visitor.get('/permissions/agents')).body;
  expect((await agents('starter')).agents['company-tracker']).toEqual({
    isAllowed: false,
    reason: 'upgrade-required',
  });
  expect((await agents('plus')).limit).toBe(2);
  expect((await agents('enterprise')).limit).toBeNull();
});

const search = { searchEngine: 'awards', query: 'battery' };
type Permission = keyof (typeof PLAN_PERMISSIONS)['starter'];
type Call = [what: string, permission: Permission, call: (who: (typeof on)[Plan]) => Promise<{ status: number }>];

/** Every call that a plan may lock. */
const LOCKABLE: Call[] = [
  ['keyword search', 'advancedSearch', ({ visitor }) => visitor.post('/search/keyword', search)],
  ['semantic search', 'advancedSearch', ({ visitor }) => visitor.post('/search/semantic', search)],
  ['spending search', 'advancedSearch', ({ visitor }) => visitor.post('/search/keyword-usa-spending', search)],
  [
    'facet values',
    'advancedSearch',
    ({ visitor }) => visitor.post('/search/filters', { searchEngine: 'awards', field: 'agency', query: '' }),
  ],
  [
    'histogram',
    'advancedSearch',
    ({ visitor }) => visitor.post('/search/histogram', { searchEngine: 'awards', field: 'date' }),
  ],
  ['order of tabs', 'advancedSearch', ({ visitor }) => visitor.get('/search/tab-order')],
  [
    'first tab',
    'advancedSearch',
    ({ visitor, projectId }) => visitor.get(`/search/tab-order/default-engine?projectId=${projectId}`),
  ],
  ['export', 'exportRows', ({ visitor }) => visitor.post('/search/csv-data', search)],
  [
    'bookmarking',
    'canBookmark',
    ({ visitor, projectId }) =>
      visitor.post('/bookmarks', { projectId, items: [{ searchEngine: 'awards', itemId: 'a-1' }] }),
  ],
  [
    'export of bookmarks',
    'exportRows',
    ({ visitor, projectId }) => visitor.get(`/bookmarks/export/all?projectId=${projectId}`),
  ],
  [
    'saving a search',
    'savedSearches',
    ({ visitor }) => visitor.post('/search/saved', { ...search, name: 'Batteries' }),
  ],
  ['preview of an alert', 'savedSearches', ({ visitor }) => visitor.post('/search/saved/preview', search)],
  ['list of reports', 'viewReports', ({ visitor, projectId }) => visitor.get(`/reports?projectId=${projectId}`)],
  [
    'writing a report',
    'viewReports',
    ({ visitor, projectId }) => visitor.post('/reports/commercialization', { projectId }),
  ],
  [
    'Pulse',
    'viewPulse',
    ({ visitor, projectId }) => visitor.post('/pulse/semantic-search-result', { projectId, searchEngine: 'awards' }),
  ],
];

describe.each(PLANS)('[PLAN-01] the server itself, on plan %s', (plan) => {
  test.each(LOCKABLE)('%s follows %s', async (_what, permission, call) => {
    const { status } = await call(on[plan]);
    if (PLAN_PERMISSIONS[plan][permission]) expect(status).toBeLessThan(300);
    else expect(status).toBe(403);
  });
});

test('[PLAN-01] records are open to every plan: Pulse, reports and bookmarks lead to them', async () => {
  expect((await on.starter.visitor.get('/records/awards/a-1')).status).toBe(200);
  expect((await on.starter.visitor.get('/search/engines')).status).toBe(200);
});

test('[PULSE-06] Pulse shows three records on the project’s topic at most, without a search of its own', async () => {
  const { projectId, visitor } = on.starter;
  const { body } = await visitor.post('/pulse/semantic-search-result', { projectId, searchEngine: 'awards' });
  expect(body.results.map(({ id }: { id: string }) => id)).toContain('a-1');
  expect(body.results.length).toBeLessThanOrEqual(3);
  const foreign = { projectId: on.pro.projectId, searchEngine: 'awards' };
  expect((await visitor.post('/pulse/semantic-search-result', foreign)).status).toBe(404);
});

test('[PLAN-01] [PRJ-09] of projects created at once on Starter exactly one is there, and the others are told why', async () => {
  const visitor = await app.signedUp();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => visitor.post('/projects', { areaOfInterest: 'A new battery separator' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403, 403]);
  expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
    code: 'FORBIDDEN',
    message: PLAN_TEXTS.projectLimit,
  });
  expect((await visitor.get('/projects')).body.total).toBe(1);
  expect((await visitor.get('/permissions')).body.permissions.createProject).toBe(false);
  const [only] = (await visitor.get('/projects')).body.items;
  expect((await visitor.delete('/projects', { id: only.id })).status).toBe(200);
  expect((await visitor.get('/permissions')).body.permissions.createProject).toBe(true);
});

test('[PRJ-15] [PLAN-02] after a downgrade everything is kept, the first project works, the others are locked', async () => {
  const visitor = await people.on('plus');
  const older = await newProject(visitor);
  const { reportId } = (await visitor.post('/reports/commercialization', { projectId: older })).body;
  const first = await newProject(visitor);
  await people.setPlan(visitor, 'starter');

  const { permissions, projects } = (await visitor.get('/permissions')).body;
  expect([permissions.createProject, projects]).toEqual([false, { used: 2, limit: 1 }]);
  expect((await visitor.get('/projects')).body.items.map(({ id }: { id: string }) => id)).toEqual([first, older]);
  const pulse = (projectId: string) =>
    visitor.post('/pulse/semantic-search-result', { projectId, searchEngine: 'awards' });
  expect((await pulse(first)).status).toBe(200);
  expect((await pulse(older)).body).toMatchObject({ code: 'FORBIDDEN', message: PLAN_TEXTS.projectLocked });
  const change = { id: older, title: 'Still mine', description: 'And still to be edited' };
  expect((await visitor.patch('/projects', change)).body.data.title).toBe('Still mine');

  // Reports that were made stay readable, none is begun or continued.
  expect((await visitor.get(`/reports?projectId=${older}`)).body.total).toBe(1);
  expect((await visitor.get(`/reports/commercialization/${reportId}/status`)).status).toBe(200);
  expect((await visitor.post(`/reports/commercialization/${reportId}/cancel`)).status).toBe(200);
  expect((await visitor.post(`/reports/commercialization/${reportId}/retry`)).status).toBe(403);
  expect((await visitor.post('/reports/commercialization', { projectId: first })).status).toBe(403);

  await people.setPlan(visitor, 'plus');
  expect((await pulse(older)).status).toBe(200);
  expect((await visitor.get('/permissions')).body.permissions.createProject).toBe(true);
});

test('[PLAN-02] only an admin sets a plan, and only of somebody who is there', async () => {
  const id = await people.idOf(on.starter.visitor);
  expect((await on.pro.visitor.patch(`/admin/users/${id}/plan`, { plan: 'pro' })).status).toBe(404);
  expect((await people.admin.patch('/admin/users/nobody/plan', { plan: 'pro' })).status).toBe(404);
  expect((await people.admin.patch(`/admin/users/${id}/plan`, { plan: 'gold' })).body.details).toHaveProperty('plan');
  expect((await on.starter.visitor.get('/auth/session')).body.user.plan).toBe('starter');
});
