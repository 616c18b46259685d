import { PLAN_TEXTS } from '@groundwork/contract/plans';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { newProject, planPeople } from '../../../test/plan-people.ts';
import { aReport } from '../../../test/report-document.ts';
import { inEnglish } from '../../platform/messages.ts';
import { calendarMonth } from './calendar-month.ts';
import { reportProgressRepository } from './report-progress.repository.ts';
import { report } from './reports.table.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof planPeople>>;
let visitor: Visitor;
let projectId: string;
let now = new Date('2026-11-30T23:00:00Z');
beforeAll(async () => {
  app = await openTestApp({ env: { ROLE: 'web' }, clock: { now: () => now } });
  people = await planPeople(app);
});
beforeEach(async () => {
  now = new Date('2026-11-30T23:00:00Z');
  visitor = await people.on('plus');
  projectId = await newProject(visitor);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const create = (body: object = {}) => visitor.post('/reports/commercialization', { projectId, ...body });
const act = (id: string, what: string) => visitor.post(`/reports/commercialization/${id}/${what}`);
const used = async () => (await visitor.get('/permissions/reports')).body.used;

test('[PLAN-01] of reports asked for at once, the plan’s number is begun and the others are told why', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status === 403);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.body.message).toBe(PLAN_TEXTS.reportLimit);
  expect((await visitor.get(`/reports?projectId=${projectId}`)).body.total).toBe(3);
  expect((await visitor.get('/permissions/reports')).body).toMatchObject({
    reports: { commercialization: { isAllowed: false, reason: 'limit-reached' } },
    used: 3,
    limit: 3,
    resetsAt: '2026-12-01T00:00:00.000Z',
  });
});

test('[PLAN-01] the count begins anew with the calendar month, in UTC', async () => {
  for (const _ of [1, 2, 3]) expect((await create()).status).toBe(202);
  expect((await create()).status).toBe(403);
  now = new Date('2026-12-01T00:00:00Z');
  expect(await used()).toBe(0);
  expect((await create()).status).toBe(202);
});

test('[PLAN-01] the same key counts once; cancelled and failed reports do not count, retried ones do again', async () => {
  const idempotencyKey = crypto.randomUUID();
  const [one, same] = [await create({ idempotencyKey }), await create({ idempotencyKey })];
  expect(same.body.reportId).toBe(one.body.reportId);
  expect(await used()).toBe(1);
  const id = one.body.reportId;
  await act(id, 'cancel');
  expect(await used()).toBe(0);
  await act(id, 'retry');
  expect(await used()).toBe(1);
  const reports = reportProgressRepository(app.database);
  await reports.transaction((tx) => reports.fail(id, inEnglish('The catalogue broke.'), tx));
  expect(await used()).toBe(0);

  for (const _ of [1, 2, 3]) await create();
  expect((await act(id, 'retry')).body.message).toBe(PLAN_TEXTS.reportLimit);
  expect((await visitor.get(`/reports/commercialization/${id}/status`)).body.status).toBe('failed');
});

test('[PLAN-01] deleting a finished report gives nothing back, deleting one that was being written does', async () => {
  const [finished, begun] = [(await create()).body.reportId, (await create()).body.reportId];
  await app.database.db.update(report).set({ status: 'complete' }).where(eq(report.id, finished));
  await visitor.delete(`/reports/commercialization/${begun}`);
  expect(await used()).toBe(1);
  await visitor.delete(`/reports/commercialization/${finished}`);
  expect(await used()).toBe(1);
});

test('[PLAN-01] reports of all projects are listed when none is named', async () => {
  await create();
  const other = await newProject(visitor, 'A filter that takes microplastics out of laundry water.');
  await create({ projectId: other });
  expect((await visitor.get('/reports')).body.total).toBe(2);
  expect((await visitor.get(`/reports?projectId=${other}`)).body.total).toBe(1);
});

test('[PLAN-01] every moment lies in its calendar month, and months follow each other', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1980-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      (moment) => {
        const { from, next } = calendarMonth(moment);
        expect(from.getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(next.getTime()).toBeGreaterThan(moment.getTime());
        expect(from.toISOString()).toMatch(/-01T00:00:00\.000Z$/);
        expect(calendarMonth(next).from).toEqual(next);
        expect(calendarMonth(new Date(next.getTime() - 1)).from).toEqual(from);
      },
    ),
  );
});

test('[RPT-09] written anew on another text it counts again, and is given back when that comes to nothing', async () => {
  const reports = reportProgressRepository(app.database);
  const complete = (id: string) =>
    reports.transaction((tx) => reports.complete(id, { document: aReport, sources: [], withheld: [] }, now, tx));
  const fail = (id: string) => reports.transaction((tx) => reports.fail(id, inEnglish('The catalogue broke.'), tx));
  const again = async (what: string) => expect((await act(id, what)).status).toBeLessThan(300);
  const id = (await create()).body.reportId;
  await complete(id);
  expect(await used()).toBe(1);
  await again('regenerate');
  await fail(id);
  expect(await used()).toBe(1);
  await again('retry');
  await complete(id);
  expect(await used()).toBe(1);

  const changed = { id: projectId, title: 'Another title', description: 'A solid electrolyte that is made in sheets.' };
  await visitor.patch('/projects', changed);
  await again('regenerate');
  expect(await used()).toBe(2);
  await fail(id);
  expect(await used()).toBe(1);
  await again('retry');
  await complete(id);
  expect(await used()).toBe(2);
  await again('regenerate');
  await again('cancel');
  expect(await used()).toBe(2);
});

test('[RPT-09] a custom report that is only called otherwise does not count again; one that asks something else does', async () => {
  const reports = reportProgressRepository(app.database);
  const fail = (id: string) => reports.transaction((tx) => reports.fail(id, inEnglish('The catalogue broke.'), tx));
  const id = (await visitor.post('/reports/custom', { projectId })).body.reportId;
  const on = async (what: string, body: object = {}) =>
    expect((await visitor.post(`/reports/custom/${id}/${what}`, body)).status).toBeLessThan(300);
  const put = async (data: object) =>
    expect((await visitor.patch(`/reports/custom/${id}/data`, data)).status).toBeLessThan(300);
  await put({ title: 'Markets', prompts: [{ title: 'Market', prompt: 'How large is the market?' }] });
  await on('generate');
  await reports.transaction((tx) => reports.complete(id, { document: aReport, sources: [], withheld: [] }, now, tx));
  await on('regenerate');
  await fail(id);
  await put({ title: 'Who buys it' });
  await on('retry');
  expect(await used()).toBe(1);
  await fail(id);
  await put({ prompts: [{ title: 'Buyers', prompt: 'Who buys it?' }] });
  await on('retry');
  expect(await used()).toBe(2);
});

test('[RPT-09] kinds share the month’s number, with the same message; a draft counts when it is generated', async () => {
  const pitch = { agency: 'NSF', program: 'phase_1_project_pitch', topic: 'Solid electrolyte' };
  const { body } = await visitor.post('/reports/custom', { projectId });
  expect(await used()).toBe(0);
  const prompts = [{ title: 'Market', prompt: 'How large is the market?' }];
  await visitor.patch(`/reports/custom/${body.reportId}/data`, { prompts });
  const answers = await Promise.all([
    visitor.post(`/reports/custom/${body.reportId}/generate`, {}),
    visitor.post('/reports/commercialization', { projectId }),
    visitor.post('/reports/funding', { projectId, ...pitch }),
    visitor.post('/reports/funding', { projectId, ...pitch }),
    visitor.post('/reports/commercialization', { projectId }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 403, 403]);
  expect(answers.find(({ status }) => status === 403)?.body.message).toBe(PLAN_TEXTS.reportLimit);
  expect(await used()).toBe(3);
});
