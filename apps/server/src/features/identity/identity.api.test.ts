import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';

const blank = { text: '', date: null, amount: null, place: null, people: [], facets: {}, url: null };
const record = (engine: CatalogueRecord['engine'], id: string, role: string): CatalogueRecord => ({
  ...blank,
  engine,
  id,
  title: `Title of ${id}`,
  organisations: [{ name: 'Brontide Robotics', role }],
  source: { name: 'Test', url: null, retrievedAt: '2026-01-01', licence: 'none', isSample: false },
  data: { name: 'Brontide Robotics', title: 'Arm', awardee: 'Brontide Robotics', number: id },
});
const COMPANY = { engine: 'companies' as const, id: 'c' };
const PATENT = { engine: 'patents' as const, id: 'p' };

let app: TestApp;
let admin: Visitor;
let somebody: Visitor;
beforeAll(async () => {
  app = await openTestApp({ records: [record('companies', 'c', 'Company'), record('patents', 'p', 'Assignee')] });
  admin = await app.signedUp();
  somebody = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const linked = async (path: string) => (await somebody.get(path)).body.links.length;

test('[DATA-17] an admin tells two records apart and joins them again, whichever way the pair is named', async () => {
  expect([await linked('/records/companies/c'), await linked('/records/patents/p')]).toEqual([1, 1]);
  const { status, body } = await admin.post('/admin/identity-splits', { a: PATENT, b: COMPANY });
  expect(status).toBe(201);
  const again = await admin.post('/admin/identity-splits', { a: COMPANY, b: PATENT });
  expect(again.body).toEqual(body);
  expect([await linked('/records/companies/c'), await linked('/records/patents/p')]).toEqual([0, 0]);
  expect((await admin.get('/admin/identity-splits')).body.splits).toEqual([body]);
  expect((await admin.delete(`/admin/identity-splits/${body.id}`)).status).toBe(200);
  expect((await admin.delete(`/admin/identity-splits/${body.id}`)).status).toBe(404);
  expect(await linked('/records/companies/c')).toBe(1);
});

test('[ERR-04] to others than admins the calls are unknown, as unknown records are to admins', async () => {
  const answers = [
    await somebody.get('/admin/identity-splits'),
    await somebody.post('/admin/identity-splits', { a: COMPANY, b: PATENT }),
    await somebody.delete('/admin/identity-splits/00000000-0000-4000-8000-000000000000'),
    await admin.post('/admin/identity-splits', { a: COMPANY, b: { engine: 'patents', id: 'none' } }),
  ];
  for (const { body } of answers) expect(body).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  const itself = await admin.post('/admin/identity-splits', { a: COMPANY, b: COMPANY });
  expect(itself.body).toMatchObject({ code: 'VALIDATION' });
});
