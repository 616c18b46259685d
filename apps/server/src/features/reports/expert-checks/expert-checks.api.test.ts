import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/app.ts';
import { joined } from '../../../../test/collaborators.ts';
import { newProject } from '../../../../test/plan-people.ts';
import { sampleRecords } from '../../../../test/records.ts';
import { completeReport } from '../../../../test/reports.ts';
import { user } from '../../../platform/auth/auth.table.ts';

let app: TestApp;
let expert: Visitor;
let otherExpert: Visitor;
let owner: Visitor;
let viewer: Visitor;
let projectId: string;
let path: string;

const idOf = async (who: Visitor): Promise<string> => (await who.get('/auth/session')).body.user.id;

beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro' } });
  // The first account of an installation is of its service.
  expert = await app.signedUp();
  otherExpert = await app.signedUp();
  await app.database.db
    .update(user)
    .set({ roles: ['user', 'service'] })
    .where(eq(user.id, await idOf(otherExpert)));
  owner = await app.signedUp();
  projectId = await newProject(owner);
  viewer = (await joined(app, owner, projectId, 'viewer')).visitor;
  path = `/reports/commercialization/${await completeReport(owner, projectId)}`;
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const titles = async (who: Visitor) =>
  (await who.get('/notifications')).body.items.map(({ title }: { title: string }) => title);

describe('[RPT-10] the check of a report by an expert', () => {
  let id: string;

  test('is asked for on a plan that has it, by who may change the report, once at a time', async () => {
    const plus = await app.signedUp();
    await app.database.db
      .update(user)
      .set({ plan: 'plus' })
      .where(eq(user.id, await idOf(plus)));
    const theirs = await completeReport(plus, await newProject(plus));
    const refused = await plus.post(`/reports/commercialization/${theirs}/expert-check`, {});
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('Innovator Pro');
    expect((await viewer.post(`${path}/expert-check`, {})).status).toBe(403);
    expect((await owner.get(`${path}/expert-check`)).body).toEqual({ check: null });
    const answers = await Promise.all([
      owner.post(`${path}/expert-check`, { note: 'Is the market right?' }),
      owner.post(`${path}/expert-check`, { note: 'Is the market right?' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = answers.find(({ status }) => status === 201)!;
    expect(body).toMatchObject({ state: 'asked', version: 1, note: 'Is the market right?', reviewer: null });
    id = body.id;
    expect(await titles(expert)).toContain('A report is waiting for an expert’s check');
  });

  test('states are not skipped: what waits can be taken, and nothing else', async () => {
    const end = { verdict: 'approved', summary: 'Good.' };
    expect((await expert.post(`/expert-checks/${id}/end`, end)).status).toBe(409);
    expect((await expert.get(`/expert-checks/${id}/report`)).status).toBe(404);
  });

  test('is no business of who is not of the service', async () => {
    for (const answer of [
      await owner.get('/expert-checks'),
      await owner.post(`/expert-checks/${id}/take`),
      await owner.get(`/expert-checks/${id}/report`),
      await owner.post(`/expert-checks/${id}/end`, { verdict: 'approved', summary: 'Good.' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('is taken by one expert, who alone reads the report, and no other report of the project', async () => {
    const another = await completeReport(owner, projectId);
    const takes = await Promise.all([
      expert.post(`/expert-checks/${id}/take`),
      otherExpert.post(`/expert-checks/${id}/take`),
    ]);
    expect(takes.map(({ status }) => status).sort()).toEqual([200, 409]);
    if (takes[0]!.status !== 200) [expert, otherExpert] = [otherExpert, expert];
    const { body } = await expert.get(`/expert-checks/${id}/report`);
    expect(body.reportId).toBe(path.split('/').at(-1));
    expect((await otherExpert.get(`/expert-checks/${id}/report`)).status).toBe(404);
    // They read it by the check, and in no other way.
    for (const address of [path, `${path}/comments`, `/reports/commercialization/${another}`, `/projects/${projectId}`])
      expect((await expert.get(address)).status, address).toBe(404);
  });

  test('is given up by the expert who took it: it waits where it stood, is theirs no more, and another can take it', async () => {
    const { askedAt } = (await owner.get(`${path}/expert-check`)).body.check;
    expect((await otherExpert.post(`/expert-checks/${id}/release`)).status).toBe(409);
    expect((await owner.post(`/expert-checks/${id}/release`)).status).toBe(404);
    const { body } = await expert.post(`/expert-checks/${id}/release`);
    expect(body).toMatchObject({ state: 'asked', reviewer: null, isMine: false, takenAt: null, askedAt });
    expect((await expert.get(`/expert-checks/${id}/report`)).status).toBe(404);
    expect((await expert.post(`/expert-checks/${id}/release`)).status).toBe(409);
    expect((await otherExpert.post(`/expert-checks/${id}/take`)).body.state).toBe('reviewing');
    [expert, otherExpert] = [otherExpert, expert];
  });

  test('the expert’s comments stand among those of the report’s readers', async () => {
    const { body: report } = await expert.get(`/expert-checks/${id}/report`);
    const section = report.sections.find(({ blocks }: { blocks: { type: string }[] }) =>
      blocks.some(({ type }) => type === 'paragraph'),
    );
    const block = section.blocks.findIndex(({ type }: { type: string }) => type === 'paragraph');
    const place = { sectionId: section.id, block, item: null, at: 0 };
    const given = { version: report.version, place, text: 'Is this figure of this year?' };
    const { status, body } = await expert.post(`/expert-checks/${id}/comments`, given);
    expect([status, body.comments[0].text]).toEqual([201, given.text]);
    const { items } = (await owner.get(`${path}/comments`)).body;
    expect(items[0]).toMatchObject({ id: body.id, place, comments: [{ id: body.comments[0].id, isOwn: false }] });
    expect((await otherExpert.post(`/expert-checks/${id}/comments`, given)).status).toBe(404);
  });

  test('ends with a verdict in words; who asked is told, and the expert reads no more', async () => {
    expect((await expert.post(`/expert-checks/${id}/end`, { verdict: 'approved', summary: ' ' })).status).toBe(400);
    const { body } = await expert.post(`/expert-checks/${id}/end`, { verdict: 'returned', summary: 'Look at 2.' });
    expect(body).toMatchObject({ state: 'returned', summary: 'Look at 2.', endedAt: expect.any(String) });
    expect(await titles(owner)).toContain('An expert suggests changes to your report');
    expect((await viewer.get(`${path}/expert-check`)).body.check).toMatchObject({ state: 'returned' });
    expect((await expert.get(`/expert-checks/${id}/report`)).status).toBe(404);
    expect((await expert.post(`/expert-checks/${id}/end`, { verdict: 'approved', summary: 'Ok' })).status).toBe(409);
    expect((await expert.post(`/expert-checks/${id}/take`)).status).toBe(409);
  });

  test('withdrawn while it is checked, it is the expert’s no more; asked again, it is another check', async () => {
    const again = (await owner.post(`${path}/expert-check`, {})).body.id;
    expect(again).not.toBe(id);
    await expert.post(`/expert-checks/${again}/take`);
    expect((await viewer.delete(`${path}/expert-check`)).status).toBe(403);
    expect((await owner.delete(`${path}/expert-check`)).body.state).toBe('withdrawn');
    expect((await expert.get(`/expert-checks/${again}/report`)).status).toBe(404);
    expect((await owner.delete(`${path}/expert-check`)).status).toBe(409);
  });

  test('the queue has what waits first, the longest waiting at its top', async () => {
    const waiting = (await owner.post(`${path}/expert-check`, {})).body.id;
    const { items, total } = (await expert.get('/expert-checks')).body;
    expect(total).toBe(3);
    expect(items[0]).toMatchObject({ id: waiting, state: 'asked' });
    expect((await expert.get('/expert-checks?state=returned')).body.items).toMatchObject([{ id }]);
  });

  test('nobody checks what they asked for themselves', async () => {
    const own = await newProject(expert);
    const report = `/reports/commercialization/${await completeReport(expert, own)}`;
    const asked = (await expert.post(`${report}/expert-check`, {})).body.id;
    const { status, body } = await expert.post(`/expert-checks/${asked}/take`);
    expect([status, body.message]).toEqual([403, 'You cannot check a report for which you requested the check.']);
  });
});
