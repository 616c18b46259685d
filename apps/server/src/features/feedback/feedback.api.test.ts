import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let admin: Visitor;
// better-auth dates accounts by the machine's clock.
const start = Date.now();
let now = new Date(start);
const after = (days: number) => {
  now = new Date(start + days * DAY_MS);
};
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
  admin = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const isAsked = async (who: Visitor) => (await who.get('/feedback')).body.shouldShowFeedback;

test('[FDBK-01] asked 7 days after sign-up, 3 days after ‘later’, 90 days after a score', async () => {
  after(0);
  const who = await app.signedUp();
  after(6.9);
  expect(await isAsked(who)).toBe(false);
  after(7.1);
  expect(await isAsked(who)).toBe(true);
  expect((await who.post('/feedback/postpone')).status).toBe(200);
  after(10);
  expect(await isAsked(who)).toBe(false);
  after(10.2);
  expect(await isAsked(who)).toBe(true);
  expect((await who.post('/feedback', { score: 9 })).status).toBe(200);
  after(100.1);
  expect(await isAsked(who)).toBe(false);
  after(100.3);
  expect(await isAsked(who)).toBe(true);
});

test('[FDBK-01] scores are whole numbers from 0 to 10, and of one person within 90 days the last one counts', async () => {
  after(200);
  const who = await app.signedUp();
  for (const score of [-1, 11, 4.5, 'nine', null])
    expect((await who.post('/feedback', { score })).body.details).toHaveProperty('score');
  const before = (await admin.get('/admin/feedback')).body;
  await Promise.all([who.post('/feedback', { score: 0 }), who.post('/feedback', { score: 0 })]);
  await who.post('/feedback', { score: 10 });
  const { body } = await admin.get('/admin/feedback');
  expect(body.responses).toBe(before.responses + 1);
  expect(body.scores[10]).toBe(before.scores[10] + 1);
  expect(body.scores[0]).toBe(before.scores[0]);
});

test('[FDBK-01] [ADM-01] admins see each month’s scores and NPS, empty months too; others see no such call', async () => {
  after(400);
  const month = now.toISOString().slice(0, 7);
  for (const score of [10, 9, 9, 7, 3]) await (await app.signedUp()).post('/feedback', { score });
  const { body } = await admin.get('/admin/feedback');
  expect(body.months).toHaveLength(12);
  expect(body.months.at(-1)).toEqual({ month, responses: 5, promoters: 3, passives: 1, detractors: 1, nps: 40 });
  expect(body.months.find(({ responses }: { responses: number }) => responses === 0)).toMatchObject({ nps: null });
  expect(body.scores).toHaveLength(11);
  const who = await app.signedUp();
  expect((await who.get('/admin/feedback')).status).toBe(404);
  expect((await app.visitor().get('/feedback')).status).toBe(401);
});
