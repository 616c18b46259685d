import { PROJECT_TEXTS } from '@groundwork/contract/projects';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { sampleRecords } from '../../../test/records.ts';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const interest =
  'we are developing a solid electrolyte for lithium metal batteries.   Dendrites short-circuit cells today and are a costly problem!! Our customers are makers of electric aircraft. We are seeking partners for a pilot line.';

test('[PRJ-02] the rewrite cleans the text, leaves its sentences in their order, and changes nothing when done again', async () => {
  const first = await owner.post('/projects/rewrite', { interest });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ success: true, hitRateLimit: false, redirect: null });
  expect(first.body.data).toBe(
    'We are developing a solid electrolyte for lithium metal batteries. Dendrites short-circuit cells today and are a costly problem! ' +
      'Our customers are makers of electric aircraft. We are seeking partners for a pilot line.',
  );
  const again = await owner.post('/projects/rewrite', { interest: first.body.data });
  expect(again.body.data).toBe(first.body.data);
});

test.each([
  ['random letters', 'asdkjh qwlekjq zxmnvb poiqwe rtyu fghjk'],
  ['punctuation', '?!?!… --- ***'],
  ['zero bytes and markup', '\u0000\u0001<b></b>&&&'],
])('[PRJ-03] %s is marked as not relevant', async (_what, text) => {
  const answer = await owner.post('/projects/rewrite', { interest: text });
  expect(answer.body).toMatchObject({ success: true, data: 'not-relevant' });
});

test('[PRJ-06] an empty rewrite and a too long area of interest are refused in the specified words', async () => {
  const empty = await owner.post('/projects/rewrite', { interest: '   ' });
  expect(empty.body).toMatchObject({ code: 'VALIDATION', details: { interest: [PROJECT_TEXTS.descriptionRequired] } });
  const none = await owner.post('/projects', { areaOfInterest: ' \u0000 ', persona: 'tech_scout' });
  expect(none.body.details).toEqual({ areaOfInterest: ['Area of interest is required'] });
  const long = await owner.post('/projects', { areaOfInterest: 'x'.repeat(2001), persona: 'tech_scout' });
  expect(long.body.details).toEqual({ areaOfInterest: ['Area of interest is too long'] });
  const fits = await owner.post('/projects', {
    areaOfInterest: `  ${'battery '.repeat(249)}battery  `,
    persona: 'tech_scout',
  });
  expect(fits.status).toBe(201);
});

test('[PRJ-07] a created project has a title from its description and heads the list', async () => {
  const created = await owner.post('/projects', { areaOfInterest: interest, persona: 'tech_investor' });
  expect(created.status).toBe(201);
  expect(created.body.newProject).toMatchObject({
    title: 'Solid electrolyte for lithium metal batteries',
    persona: 'tech_investor',
  });
  const list = await owner.get('/projects');
  expect(list.body.items[0].id).toBe(created.body.newProject.id);
  expect(list.body.total).toBe(list.body.items.length);
});

test('[PRJ-01] the persona is tech_scout unless chosen, and must be one of the three', async () => {
  const created = await owner.post('/projects', { areaOfInterest: interest });
  expect(created.body.newProject.persona).toBe('tech_scout');
  const wrong = await owner.post('/projects', { areaOfInterest: interest, persona: 'king' });
  expect(wrong.body.details).toHaveProperty('persona');
});

test('[PRJ-07] a project is changed, its title on one line, and deleted by its owner', async () => {
  const { id } = (await owner.post('/projects', { areaOfInterest: interest })).body.newProject;
  const changed = await owner.patch('/projects', { id, title: ' New\n title ', description: 'New text' });
  expect(changed.body.data).toMatchObject({ id, title: 'New title', description: 'New text', persona: 'tech_scout' });
  const wrong = await owner.patch('/projects', { id, title: '', description: 'x'.repeat(5001) });
  expect(wrong.body.details).toEqual({
    title: ['Title is required'],
    description: ['Description cannot exceed 5000 characters'],
  });
  expect((await owner.delete('/projects', { id })).status).toBe(200);
  expect((await owner.get(`/projects/${id}`)).status).toBe(404);
});

test('[ERR-01] another’s project is as unknown as one that never was', async () => {
  const { id } = (await owner.post('/projects', { areaOfInterest: interest })).body.newProject;
  const other = await app.signedUp();
  const absent = crypto.randomUUID();
  for (const call of [
    (each: string) => other.get(`/projects/${each}`),
    (each: string) => other.get(`/projects/${each}/topic`),
    (each: string) => other.delete('/projects', { id: each }),
    (each: string) => other.patch('/projects', { id: each, title: 'Mine', description: 'now' }),
    (each: string) => other.get(`/reports?projectId=${each}`),
    (each: string) => other.post('/reports/commercialization', { projectId: each }),
  ]) {
    expect((await call(id)).status).toBe(404);
    expect((await call(id)).body).toEqual((await call(absent)).body);
  }
  expect((await owner.get(`/projects/${id}`)).status).toBe(200);
});
