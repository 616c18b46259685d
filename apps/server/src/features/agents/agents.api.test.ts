import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { newProject, planPeople } from '../../../test/plan-people.ts';
import { aRecord, sampleRecords } from '../../../test/records.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { announceClosingJob, runAgentsJob } from './agents.jobs.ts';

const HOUR_MS = 3_600_000;
const clock = { at: new Date(), now: () => new Date(clock.at) };
let app: TestApp;
let people: Awaited<ReturnType<typeof planPeople>>;
let owner: Visitor;
let projectId: string;

beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro' }, clock });
  people = await planPeople(app);
  owner = await app.signedUp();
  projectId = await newProject(owner);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const VOLTARA = { id: 'voltara', name: 'Voltara Energy' };
const schedule = { frequency: 'daily', hour: 7, weekday: 1, timeZone: 'UTC' };
const tracker = (more = {}) => ({ projectId, agentName: 'Voltara', selectedCompanies: [VOLTARA], schedule, ...more });
const award = (id: string, more: Partial<CatalogueRecord> = {}) =>
  aRecord('awards', id, {
    title: `Award ${id}`,
    date: clock.at.toISOString().slice(0, 10),
    organisations: [{ name: 'Voltara Energy, Inc.', role: 'Awardee' }],
    facets: { phase: ['Phase I'] },
    amount: 100_000,
    ...more,
  });
const call = (id: string, more: Partial<CatalogueRecord> = {}) =>
  aRecord('funding-opportunities', id, {
    title: 'Solid electrolytes for lithium metal batteries',
    text: 'Projects on solid electrolyte separators for lithium metal batteries in electric aircraft.',
    date: clock.at.toISOString().slice(0, 10),
    closes: '2099-12-01',
    amount: 500_000,
    facets: { status: ['Open'], eligibleApplicants: ['Small businesses'] },
    ...more,
  });

async function runJob(job: typeof runAgentsJob | typeof announceClosingJob, replaced = {}) {
  const { run } = await job.load();
  const context = { signal: new AbortController().signal, isLastAttempt: true, jobId: '', attempt: 1 };
  await run({}, context, { ...dependenciesOf(app.server.jobs, job as typeof runAgentsJob), ...replaced } as never);
}
/** A day goes by, and the schedule's hour strikes. */
async function nextDay(replaced = {}) {
  clock.at = new Date(clock.at.getTime() + 25 * HOUR_MS);
  await runJob(runAgentsJob, replaced);
}
const hitsOf = async (id: string, who = owner) => {
  const { body } = await who.get(`/agents/history/${id}`);
  return (
    body.items as { hits: { recordId: string; kind: string; reasons: string[]; changes: unknown[] }[] }[]
  ).flatMap(({ hits }) => hits);
};
const ids = async (id: string) => (await hitsOf(id)).map(({ recordId }) => recordId).sort();
const told = async (who = owner) =>
  ((await who.get('/notifications')).body.items as { title: string; forwardUrl: string; message: string }[]).filter(
    ({ title }) => title.includes(' hit'),
  );
async function made(path: string, body: unknown): Promise<string> {
  const answer = await owner.post(path, body);
  expect(answer.body).toMatchObject({ id: expect.any(String) });
  return answer.body.id;
}
const companyTracker = (more = {}) => made('/agents/company-tracker', tracker(more));
const opportunityTracker = (more = {}) =>
  made('/agents/funding-opportunity-tracker', { projectId, agentName: 'Calls', precision: 'broad', schedule, ...more });
/** The catalogue has its own clock, to the second: an agent is made in the present, and its days lie ahead. */
async function withoutAgents() {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  clock.at = new Date();
  for (const { id } of (await owner.get(`/agents/all?projectId=${projectId}`)).body.items)
    await owner.delete(`/agents/${id}`);
  await owner.delete('/notifications?filter=all');
}

test('[AGT-02] a company tracker needs a name and one to five companies that exist, and says what is missing', async () => {
  const refused = async (more: object) => (await owner.post('/agents/company-tracker', tracker(more))).body.details;
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
  const { body } = await people.admin.get('/admin/company-requests');
  expect(body.items).toMatchObject([{ name: 'Missing', url: 'https://missing.example' }]);
  expect((await people.admin.delete(`/admin/company-requests/${body.items[0].id}`)).status).toBe(200);
  expect((await people.admin.get('/admin/company-requests')).body.items).toEqual([]);
});

test('[AGT-03] what came is told once, with the reason, and what was there before is not', async () => {
  await withoutAgents();
  const id = await companyTracker();
  clock.at = new Date(clock.at.getTime() + 1000);
  const elsewhere = { organisations: [{ name: 'Voltara Energetics', role: 'Awardee' }] };
  const old = { date: '2009-01-01' };
  await app.index.upsert([award('new-1'), award('other', elsewhere), award('late', old)]);
  await nextDay();
  await runJob(runAgentsJob);
  await nextDay();
  expect(await hitsOf(id)).toMatchObject([
    { recordId: 'new-1', kind: 'new', reasons: ['Awardee: Voltara Energy (same name).'] },
  ]);
  expect(await told()).toMatchObject([{ title: '1 new hit from “Voltara”', forwardUrl: '/awards/new-1' }]);
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
  await app.index.upsert([award('known')]);
  await runJob(runAgentsJob);
  await withoutAgents();
  const id = await companyTracker();
  const phase = (name: string) => app.index.upsert([award('known', { date: '2024-01-01', facets: { phase: [name] } })]);
  await phase('Phase II');
  await nextDay();
  expect(await hitsOf(id)).toMatchObject([
    { kind: 'changed', changes: [{ field: 'phase', before: 'Phase I', after: 'Phase II' }] },
  ]);
  await phase('Phase II');
  await nextDay();
  expect(await hitsOf(id)).toHaveLength(1);
  // Forth and back between two looks is no change.
  await phase('Phase I');
  await phase('Phase II');
  await nextDay();
  expect(await hitsOf(id)).toHaveLength(1);
  for (let times = 0; times < 3; times++)
    for (const each of ['Phase I', 'Phase II']) {
      await phase(each);
      await nextDay();
    }
  expect(await hitsOf(id)).toHaveLength(2);
});

test('[AGT-04] opportunities that fit are told with what they share; what is off topic, closed or for others is not', async () => {
  await withoutAgents();
  const id = await opportunityTracker({ eligibleApplicants: ['Small businesses'] });
  await app.index.upsert([
    call('fits'),
    call('closed', { closes: '2020-01-01' }),
    call('for-states', { facets: { status: ['Open'], eligibleApplicants: ['State governments'] } }),
    call('off', { title: 'Choral singing for elders', text: 'Grants for choirs that sing with elders in parks.' }),
  ]);
  await nextDay();
  const [hit, ...others] = await hitsOf(id);
  expect(others).toEqual([]);
  expect(hit).toMatchObject({ recordId: 'fits', kind: 'new' });
  expect(hit!.reasons[0]).toMatch(/On the project’s topic: it shares .*electrolyte/);
  expect(hit!.reasons.slice(1)).toEqual([
    'Closes on 1 December, 2099.',
    'Up to $500,000 per award.',
    'Open to Small businesses.',
  ]);
  await app.index.upsert([call('fits', { closes: '2099-11-01' })]);
  await nextDay();
  expect((await hitsOf(id))[0]!.changes).toEqual([{ field: 'closes', before: '2099-12-01', after: '2099-11-01' }]);
  const { body } = await owner.get('/agents/funding-opportunity-tracker/previous-filters');
  expect(body.items[0]).toEqual({ agentName: 'Calls', precision: 'broad', eligibleApplicants: ['Small businesses'] });
  expect(body.eligibleApplicants.map(({ value }: { value: string }) => value)).toContain('Small businesses');
});

test('[AGT-07] before it is saved an agent shows what it would have found, by each precision', async () => {
  const day = clock.at.toISOString().slice(0, 10);
  await app.index.upsert([award('today', { date: day }), award('years-ago', { date: '2019-05-05' })]);
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
  await withoutAgents();
  const id = await companyTracker();
  await app.index.upsert([award('before-kill')]);
  const killed = async () => Promise.reject(new Error('killed'));
  await expect(nextDay({ raiseNotification: killed })).rejects.toThrow('killed');
  expect([await ids(id), await told()]).toEqual([[], []]);
  await Promise.all([runJob(runAgentsJob), runJob(runAgentsJob)]);
  expect(await ids(id)).toEqual(['before-kill']);
  expect(await told()).toHaveLength(1);
  expect((await owner.get(`/agents/history/${id}`)).body.total).toBe(1);
});

test('[AGT-05] run now, pause and go on, edit and delete', async () => {
  await withoutAgents();
  const id = await companyTracker();
  await app.index.upsert([award('asked')]);
  expect((await owner.post(`/agents/${id}/run`)).body).toMatchObject({ isRunning: true });
  await runJob(runAgentsJob);
  expect(await ids(id)).toEqual(['asked']);
  expect((await owner.get(`/agents/company-tracker/${id}`)).body).toMatchObject({ isRunning: false, hits: 1 });

  expect((await owner.patch(`/agents/${id}/paused`, { isPaused: true })).body.nextRunAt).toBeNull();
  expect((await owner.post(`/agents/${id}/run`)).status).toBe(409);
  await app.index.upsert([award('while-paused')]);
  await nextDay();
  clock.at = new Date(Date.now() + 60_000);
  await owner.patch(`/agents/${id}/paused`, { isPaused: false });
  await nextDay();
  expect(await ids(id)).toEqual(['asked']);

  const renamed = await owner.patch(`/agents/company-tracker/${id}`, { ...tracker({ agentName: 'New name' }) });
  expect(renamed.body).toMatchObject({ agentName: 'New name', selectedCompanies: [VOLTARA] });
  expect((await owner.delete(`/agents/${id}`)).status).toBe(200);
  expect((await owner.get(`/agents/company-tracker/${id}`)).status).toBe(404);
});

test('[AGT-05] the plan’s number of active agents holds when many are made at once; paused ones are not counted', async () => {
  const someone = await people.on('plus');
  const own = await newProject(someone);
  const make = () => someone.post('/agents/company-tracker', tracker({ projectId: own }));
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

  await people.setPlan(someone, 'starter');
  expect((await make()).body.message).toMatch(/requires Innovator Plus/);
  const { body } = await someone.get(`/agents/all?projectId=${own}`);
  expect(body.items.map((each: { isOverLimit: boolean }) => each.isOverLimit).sort()).toEqual([false, true, true]);
});

test('[AGT-01] whether a card is locked is what the permissions call says', async () => {
  const [starter, pro] = [await people.on('starter'), await people.on('pro')];
  const reason = async (who: Visitor) => (await who.get('/permissions/agents')).body.agents['company-tracker'].reason;
  expect([await reason(starter), await reason(pro)]).toEqual(['upgrade-required', null]);
});

test('[AGT-06] a hit that is saved is among the saved opportunities, and its closing date is announced ahead, once each', async () => {
  const day = (days: number) => new Date(clock.at.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
  await app.index.upsert([call('saved', { closes: day(10) })]);
  const item = { searchEngine: 'funding-opportunities', itemId: 'saved' };
  expect((await owner.post('/bookmarks', { projectId, items: [item] })).status).toBeLessThan(300);
  const saved = await owner.get(`/projects/saved-opportunities?projectId=${projectId}`);
  expect(saved.body.items).toMatchObject([{ itemId: 'saved', closesAt: day(10) }]);
  const notices = async () =>
    ((await owner.get('/notifications')).body.items as { title: string; forwardUrl: string }[]).filter(({ title }) =>
      title.startsWith('A saved opportunity closes'),
    );
  const announced = async () => {
    await runJob(announceClosingJob);
    await runJob(announceClosingJob);
    return (await notices()).map(({ title }) => title.slice('A saved opportunity closes '.length));
  };
  expect(await announced()).toEqual(['in 10 days']);
  clock.at = new Date(clock.at.getTime() + 4 * 24 * HOUR_MS);
  expect(await announced()).toEqual(['in 6 days', 'in 10 days']);
  await owner.delete('/notifications?filter=all');
  expect(await announced()).toEqual([]);
  clock.at = new Date(clock.at.getTime() + 5 * 24 * HOUR_MS);
  expect(await announced()).toEqual(['in 1 day']);
  expect((await notices())[0]!.forwardUrl).toBe('/funding-opportunities/saved');
});
