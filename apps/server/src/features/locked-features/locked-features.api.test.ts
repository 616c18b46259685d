import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';

let app: TestApp;
let admin: Visitor;
let now = new Date('2026-11-20T23:30:00Z');
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
  admin = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

test('[NAV-04] what people wanted and could not have is stored, and counted by day, feature and kind for admins', async () => {
  const [one, two] = [await app.signedUp(), await app.signedUp()];
  const note = (who: Visitor, feature: string, kind: string) => who.post('/locked-features', { feature, kind });
  expect((await note(one, 'advancedSearch', 'click')).status).toBe(201);
  await note(one, 'advancedSearch', 'click');
  await note(two, 'advancedSearch', 'click');
  await note(two, 'advancedSearch', 'hover');
  now = new Date('2026-11-21T00:30:00Z');
  await note(two, 'commercialization', 'click');

  const counts = async (query = '') => (await admin.get(`/admin/locked-features${query}`)).body.items;
  expect(await counts()).toEqual([
    { day: '2026-11-21', feature: 'commercialization', kind: 'click', count: 1, people: 1 },
    { day: '2026-11-20', feature: 'advancedSearch', kind: 'click', count: 3, people: 2 },
    { day: '2026-11-20', feature: 'advancedSearch', kind: 'hover', count: 1, people: 1 },
  ]);
  expect(await counts('?from=2026-11-21&to=2026-11-21')).toHaveLength(1);
  expect(await counts('?to=2026-11-20')).toHaveLength(2);
  expect((await one.get('/admin/locked-features')).status).toBe(404);
  expect((await note(one, 'everything', 'click')).body.details).toHaveProperty('feature');
});

test('[NAV-04] one person’s notes cannot become a flood, and others go on', async () => {
  const [loud, quiet] = [await app.signedUp(), await app.signedUp()];
  const note = (who: Visitor) => who.post('/locked-features', { feature: 'viewReports', kind: 'click' });
  for (let each = 0; each < 120; each += 1) await note(loud);
  const refused = await note(loud);
  expect(refused.body).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterMs: expect.any(Number) } });
  expect((await note(quiet)).status).toBe(201);
});
