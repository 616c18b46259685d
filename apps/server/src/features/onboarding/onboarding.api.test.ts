import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { DEFAULT_PLAN: 'plus' } });
  await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const AREA = { areaOfInterest: 'A membrane for fuel cells that lasts longer.' };

test('[AUTH-10] each step is kept by itself and can be left out', async () => {
  const who = await app.signedUp();
  expect((await who.get('/onboarding')).body).toMatchObject({
    persona: null,
    organisation: '',
    phone: '',
    isDone: false,
  });
  await who.patch('/onboarding', { persona: 'tech_investor' });
  await who.patch('/onboarding', { organisation: ' Acme Ventures ' });
  const { body } = await who.patch('/onboarding', { phone: '14155550100', isDone: true });
  expect(body).toMatchObject({
    persona: 'tech_investor',
    organisation: 'Acme Ventures',
    phone: '14155550100',
    isDone: true,
  });
  expect((await who.get('/auth/session')).body.user).toMatchObject({ persona: 'tech_investor', isOnboarded: true });
  expect((await who.patch('/onboarding', {})).body).toEqual(body);
  const skipped = await app.signedUp();
  expect((await skipped.patch('/onboarding', { isDone: true })).body).toMatchObject({ persona: null, isDone: true });
});

test('[AUTH-10] what is wrong is said at its field', async () => {
  const who = await app.signedUp();
  const wrong = await who.patch('/onboarding', { persona: 'king', organisation: 'x'.repeat(101), phone: '12' });
  expect(Object.keys(wrong.body.details).sort()).toEqual(['organisation', 'persona', 'phone']);
  expect(wrong.body.details).toMatchObject({
    organisation: ['Organization cannot exceed 100 characters'],
    phone: ['Phone number is too short'],
  });
});

test('[AUTH-10] [PLAN-01] on the smallest plan the checklist ends with something that it has', async () => {
  const small = await openTestApp({ env: { ROLE: 'web', DEFAULT_PLAN: 'starter' } });
  await small.signedUp();
  const who = await small.signedUp();
  const steps = (await who.get('/onboarding')).body.checklist.map(({ step }: { step: string }) => step);
  expect(steps).toEqual(['profile', 'project', 'insight']);
  await small.database.db.execute(sql`insert into insight_usage (insight_id, user_id, created_at)
    select gen_random_uuid(), id, now() from "user"`);
  expect((await who.get('/onboarding')).body.checklist).toBeNull();
  await small.close();
});

test('[AUTH-10] the checklist follows what was done, until the first report or its dismissal', async () => {
  const who = await app.signedUp();
  const done = async () =>
    (await who.get('/onboarding')).body.checklist?.map((each: { step: string; isDone: boolean }) => [
      each.step,
      each.isDone,
    ]);
  expect(await done()).toEqual([
    ['profile', false],
    ['project', false],
    ['report', false],
  ]);
  const { id } = (await who.post('/projects', AREA)).body.newProject;
  await who.patch('/settings/profile', { firstName: 'A', lastName: 'B', phone: '14155550100' });
  expect(await done()).toEqual([
    ['profile', true],
    ['project', true],
    ['report', false],
  ]);
  await app.database.db.execute(sql`insert into report (owner_id, project_id, type, title, status, inputs)
    select owner_id, id, 'commercialization', 'Done', 'complete', '{}' from project where id = ${id}`);
  expect(await done()).toBeUndefined();

  const other = await app.signedUp();
  expect((await other.patch('/onboarding', { isChecklistDismissed: true })).body.checklist).toBeNull();
});
