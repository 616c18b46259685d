import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp, Visitor } from '../../../test/app.ts';
import { newProject } from '../../../test/plan-people.ts';
import { openTrackers, type Trackers, VOLTARA } from '../../../test/trackers.ts';

const HOUR_MS = 3_600_000;
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

test('[AGT-02] a company tracker needs a name and one to five companies that exist, and says what is missing', async () => {
  const refused = async (more: object) =>
    (await owner.post('/agents/company-tracker', trackers.form(more))).body.details;
  expect(await refused({ agentName: ' ' })).toEqual({ agentName: ['Please name your agent.'] });
  expect(await refused({ agentName: 'a'.repeat(101) })).toEqual({ agentName: ['Max 100 characters.'] });
  expect(await refused({ selectedCompanies: [] })).toEqual({
    selectedCompanies: ['Please select at least one company.'],
  });
  expect(await refused({ selectedCompanies: Array(6).fill(VOLTARA) })).toEqual({
    selectedCompanies: ['You can select up to 5 companies.'],
  });
  expect(await refused({ selectedCompanies: [{ id: 'none', name: 'None' }] })).toHaveProperty('selectedCompanies');
  expect((await owner.get('/agents/company-tracker/x')).body.details).toEqual({ id: ['Agent ID is required.'] });
  const { body } = await owner.get('/agents/companies?query=volta');
  expect(body.items).toMatchObject([VOLTARA]);
});

test('[AGT-02] a company that is missing is asked for by name and URL, and the admin finds it in a queue', async () => {
  const ask = (requestedCompanyName: string, requestedCompanyUrl: string) =>
    owner.post('/agents/company-requests', { requestedCompanyName, requestedCompanyUrl });
  expect((await ask('Missing', 'missing.example')).body.details).toEqual({
    requestedCompanyUrl: ['URL must begin with http:// or https://'],
  });
  expect((await ask('x'.repeat(101), 'https://a.example')).body.details).toHaveProperty('requestedCompanyName');
  expect((await ask('Missing', 'https://missing.example')).status).toBe(201);
  expect((await owner.get('/admin/company-requests')).status).toBe(404);
  const { body } = await trackers.people.admin.get('/admin/company-requests');
  expect(body.items).toMatchObject([{ name: 'Missing', url: 'https://missing.example' }]);
  expect((await trackers.people.admin.delete(`/admin/company-requests/${body.items[0].id}`)).status).toBe(200);
  expect((await trackers.people.admin.get('/admin/company-requests')).body.items).toEqual([]);
});

test('[AGT-03] what came is told once, with the reason, and what was there before is not', async () => {
  await trackers.withoutAgents();
  const id = await trackers.companyTracker();
  trackers.clock.at = new Date(trackers.clock.at.getTime() + 1000);
  const elsewhere = { organisations: [{ name: 'Voltara Energetics', role: 'Awardee' }] };
  const old = { date: '2009-01-01' };
  await app.index.upsert([trackers.award('new-1'), trackers.award('other', elsewhere), trackers.award('late', old)]);
  await trackers.nextDay();
  await trackers.look();
  await trackers.nextDay();
  expect(await trackers.hitsOf(id)).toMatchObject([
    { recordId: 'new-1', kind: 'new', reasons: ['Awardee: Voltara Energy (same name).'] },
  ]);
  expect(await trackers.told()).toMatchObject([{ title: '1 new hit from “Voltara”', forwardUrl: '/awards/new-1' }]);
  const { rows: published } = await app.database.pool.query(
    `select data from pgboss.job where name = 'webhooks.tell-tracker-hit' and data::text like $1`,
    [`%${id}%`],
  );
  expect(published).toHaveLength(1);
  const { body } = await owner.get(`/agents/history/${id}`);
  expect(body.items.at(-1).lookedAt).toEqual([{ searchEngine: 'awards', count: 3 }]);
  expect(body.total).toBe(2);
});

test('[AGT-08] what an import changed is told with before and after; forth and back each once, and nothing when imported again', async () => {
  await app.index.upsert([trackers.award('known')]);
  await trackers.look();
  await trackers.withoutAgents();
  const id = await trackers.companyTracker();
  const phase = (name: string) =>
    app.index.upsert([trackers.award('known', { date: '2024-01-01', facets: { phase: [name] } })]);
  await phase('Phase II');
  await trackers.nextDay();
  expect(await trackers.hitsOf(id)).toMatchObject([
    { kind: 'changed', changes: [{ field: 'phase', before: 'Phase I', after: 'Phase II' }] },
  ]);
  await phase('Phase II');
  await trackers.nextDay();
  expect(await trackers.hitsOf(id)).toHaveLength(1);
  // Forth and back between two looks is no change.
  await phase('Phase I');
  await phase('Phase II');
  await trackers.nextDay();
  expect(await trackers.hitsOf(id)).toHaveLength(1);
  for (let times = 0; times < 3; times++)
    for (const each of ['Phase I', 'Phase II']) {
      await phase(each);
      await trackers.nextDay();
    }
  expect(await trackers.hitsOf(id)).toHaveLength(2);
});

test('[AGT-04] opportunities that fit are told with what they share; what is off topic, closed or for others is not', async () => {
  await trackers.withoutAgents();
  const id = await trackers.opportunityTracker({ eligibleApplicants: ['Small businesses'] });
  await app.index.upsert([
    trackers.call('fits'),
    trackers.call('closed', { closes: '2020-01-01' }),
    trackers.call('for-states', { facets: { status: ['Open'], eligibleApplicants: ['State governments'] } }),
    trackers.call('off', {
      title: 'Choral singing for elders',
      text: 'Grants for choirs that sing with elders in parks.',
    }),
  ]);
  await trackers.nextDay();
  const [hit, ...others] = await trackers.hitsOf(id);
  expect(others).toEqual([]);
  expect(hit).toMatchObject({ recordId: 'fits', kind: 'new' });
  expect(hit!.reasons[0]).toMatch(/On the project’s topic: it shares .*electrolyte/);
  expect(hit!.reasons.slice(1)).toEqual([
    'Closes on 1 December, 2099.',
    'Up to $500,000 per award.',
    'Open to Small businesses.',
  ]);
  await app.index.upsert([trackers.call('fits', { closes: '2099-11-01' })]);
  await trackers.nextDay();
  expect((await trackers.hitsOf(id))[0]!.changes).toEqual([
    { field: 'closes', before: '2099-12-01', after: '2099-11-01' },
  ]);
  const { body } = await owner.get('/agents/funding-opportunity-tracker/previous-filters');
  expect(body.items[0]).toEqual({ agentName: 'Calls', precision: 'broad', eligibleApplicants: ['Small businesses'] });
  expect(body.eligibleApplicants.map(({ value }: { value: string }) => value)).toContain('Small businesses');
});

test('[AGT-07] before it is saved an agent shows what it would have found, by each precision', async () => {
  const day = trackers.clock.at.toISOString().slice(0, 10);
  await app.index.upsert([trackers.award('today', { date: day }), trackers.award('years-ago', { date: '2019-05-05' })]);
  const companies = await owner.post('/agents/company-tracker/preview', { projectId, selectedCompanies: [VOLTARA] });
  const shown = companies.body.finds.map(({ recordId }: { recordId: string }) => recordId);
  expect(shown).toContain('today');
  expect(shown).not.toContain('years-ago');
  const of = async (precision: string) =>
    (await owner.post('/agents/funding-opportunity-tracker/preview', { projectId, precision })).body;
  const [precise, broad] = [await of('precise'), await of('broad')];
  expect(precise.byPrecision).toEqual(broad.byPrecision);
  expect([precise.total, broad.total]).toEqual([precise.byPrecision.precise, broad.byPrecision.broad]);
  expect(precise.total).toBeGreaterThan(0);
  expect(precise.total).toBeLessThanOrEqual(broad.total);
});

test('[AGT-03] killed between finding and telling, or while it tells, nothing is lost and nothing told twice', async () => {
  await trackers.withoutAgents();
  const id = await trackers.companyTracker();
  await app.index.upsert([trackers.award('before-kill')]);
  const killed = async () => Promise.reject(new Error('killed'));
  await expect(trackers.nextDay({ raiseNotification: killed })).rejects.toThrow('killed');
  expect([await trackers.ids(id), await trackers.told()]).toEqual([[], []]);
  await Promise.all([trackers.look(), trackers.look()]);
  expect(await trackers.ids(id)).toEqual(['before-kill']);
  expect(await trackers.told()).toHaveLength(1);
  expect((await owner.get(`/agents/history/${id}`)).body.total).toBe(1);
});

test('[AGT-05] run now, pause and go on, edit and delete', async () => {
  await trackers.withoutAgents();
  const id = await trackers.companyTracker();
  await app.index.upsert([trackers.award('asked')]);
  expect((await owner.post(`/agents/${id}/run`)).body).toMatchObject({ isRunning: true });
  await trackers.look();
  expect(await trackers.ids(id)).toEqual(['asked']);
  expect((await owner.get(`/agents/company-tracker/${id}`)).body).toMatchObject({ isRunning: false, hits: 1 });

  expect((await owner.patch(`/agents/${id}/paused`, { isPaused: true })).body.nextRunAt).toBeNull();
  expect((await owner.post(`/agents/${id}/run`)).status).toBe(409);
  await app.index.upsert([trackers.award('while-paused')]);
  await trackers.nextDay();
  trackers.clock.at = new Date(Date.now() + 60_000);
  await owner.patch(`/agents/${id}/paused`, { isPaused: false });
  await trackers.nextDay();
  expect(await trackers.ids(id)).toEqual(['asked']);

  const renamed = await owner.patch(`/agents/company-tracker/${id}`, { ...trackers.form({ agentName: 'New name' }) });
  expect(renamed.body).toMatchObject({ agentName: 'New name', selectedCompanies: [VOLTARA] });
  expect((await owner.delete(`/agents/${id}`)).status).toBe(200);
  expect((await owner.get(`/agents/company-tracker/${id}`)).status).toBe(404);
});

test('[AGT-05] the plan’s number of active agents holds when many are made at once; paused ones are not counted', async () => {
  const someone = await trackers.people.on('plus');
  const own = await newProject(someone);
  const make = () => someone.post('/agents/company-tracker', trackers.form({ projectId: own }));
  const answers = await Promise.all(Array.from({ length: 6 }, make));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  const refused = answers.find(({ status }) => status !== 201)!;
  expect(refused.body).toMatchObject({
    code: 'FORBIDDEN',
    message: "Looks like you've hit the agent/monthly report limit for your plan.",
  });
  expect((await someone.get('/permissions/agents')).body.agents['company-tracker'].reason).toBe('limit-reached');
  const [first] = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
  await someone.patch(`/agents/${first}/paused`, { isPaused: true });
  expect((await make()).status).toBe(201);
  const goOn = await someone.patch(`/agents/${first}/paused`, { isPaused: false });
  expect(goOn.status).toBe(403);

  await trackers.people.setPlan(someone, 'starter');
  expect((await make()).body.message).toMatch(/requires Innovator Plus/);
  const { body } = await someone.get(`/agents/all?projectId=${own}`);
  expect(body.items.map((each: { isOverLimit: boolean }) => each.isOverLimit).sort()).toEqual([false, true, true]);
});

test('[AGT-01] whether a card is locked is what the permissions call says', async () => {
  const [starter, pro] = [await trackers.people.on('starter'), await trackers.people.on('pro')];
  const reason = async (who: Visitor) => (await who.get('/permissions/agents')).body.agents['company-tracker'].reason;
  expect([await reason(starter), await reason(pro)]).toEqual(['upgrade-required', null]);
});

test('[AGT-01] of a kind that the operator has not opened nobody makes a new agent, whatever their plan', async () => {
  const env = { AGENTS_COMING_SOON: 'company-tracker' };
  const closed = await openTrackers(env);
  const { agents } = (await closed.owner.get('/permissions/agents')).body;
  expect(agents).toEqual({
    'company-tracker': { isAllowed: false, reason: 'coming-soon' },
    'funding-opportunity-tracker': { isAllowed: true, reason: null },
  });
  for (const path of ['', '/preview']) {
    const refused = await closed.owner.post(`/agents/company-tracker${path}`, closed.form());
    expect([refused.status, refused.body.message]).toEqual([403, 'Agents of this kind are coming soon.']);
  }
  const { projectId, ...form } = closed.form();
  const other = {
    projectId,
    agentName: form.agentName,
    schedule: form.schedule,
    eligibleApplicants: [],
    precision: 'precise',
  };
  expect((await closed.owner.post('/agents/funding-opportunity-tracker', other)).status).toBe(201);
  await closed.app.close();
});

test('[AGT-06] a hit that is saved is among the saved opportunities, and its closing date is announced ahead, once each', async () => {
  const day = (days: number) => new Date(trackers.clock.at.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
  await app.index.upsert([trackers.call('saved', { closes: day(10) })]);
  const item = { searchEngine: 'funding-opportunities', itemId: 'saved' };
  expect((await owner.post('/bookmarks', { projectId, items: [item] })).status).toBeLessThan(300);
  const saved = await owner.get(`/projects/saved-opportunities?projectId=${projectId}`);
  expect(saved.body.items).toMatchObject([{ itemId: 'saved', closesAt: day(10) }]);
  const notices = async () =>
    ((await owner.get('/notifications')).body.items as { title: string; forwardUrl: string }[]).filter(({ title }) =>
      title.startsWith('A saved opportunity closes'),
    );
  const announced = async () => {
    await trackers.announce();
    await trackers.announce();
    return (await notices()).map(({ title }) => title.slice('A saved opportunity closes '.length));
  };
  expect(await announced()).toEqual(['in 10 days']);
  trackers.clock.at = new Date(trackers.clock.at.getTime() + 4 * 24 * HOUR_MS);
  expect(await announced()).toEqual(['in 6 days', 'in 10 days']);
  await owner.delete('/notifications?filter=all');
  expect(await announced()).toEqual([]);
  trackers.clock.at = new Date(trackers.clock.at.getTime() + 5 * 24 * HOUR_MS);
  expect(await announced()).toEqual(['in 1 day']);
  expect((await notices())[0]!.forwardUrl).toBe('/funding-opportunities/saved');
});
