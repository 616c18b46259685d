import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';

let app: TestApp;
let admin: Visitor;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
  admin = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const save = (text: string, rest: object = {}) =>
  admin.put('/admin/app-alerts', { page: 'search', severity: 'warning', text, showAlert: true, ...rest });
const shown = async (page = 'search') => (await app.visitor().get(`/admin/app-alerts?page=${page}`)).body.alert;

test('[ADM-01] [ADM-02] an alert is seen by everyone on its page at once, changes its version, and can be hidden or removed', async () => {
  expect(await shown()).toBeNull();
  const { body: saved } = await save('  Search is slow today. ');
  expect(saved).toMatchObject({ page: 'search', severity: 'warning', text: 'Search is slow today.', showAlert: true });
  expect(await shown()).toEqual(saved);
  expect(await shown('library')).toBeNull();
  now = new Date('2026-11-21T10:01:00Z');
  const { body: changed } = await save('Search is back.', { severity: 'success' });
  expect(changed.id).toBe(saved.id);
  expect(changed.version).not.toBe(saved.version);
  await save('Later', { showAlert: false });
  expect(await shown()).toBeNull();
  expect((await admin.get('/admin/app-alerts/all')).body.items).toMatchObject([{ text: 'Later', showAlert: false }]);
  expect((await admin.delete('/admin/app-alerts', { page: 'search' })).status).toBe(200);
  expect((await admin.delete('/admin/app-alerts', { page: 'search' })).status).toBe(404);
  expect((await admin.get('/admin/audit-log?action=app-alert.save')).body.total).toBe(3);
});

test('[ADM-01] bad alerts are refused in the specified words, and only admins write them', async () => {
  expect((await save(' ')).body.details).toEqual({ text: ['Message is required'] });
  expect((await save('x'.repeat(501))).body.details).toEqual({ text: ['Message must be 500 characters or less'] });
  expect((await save('x', { page: 'moon' })).body.details).toHaveProperty('page');
  expect((await save('x', { severity: 'loud' })).body.details).toHaveProperty('severity');
  const other = await app.signedUp();
  const body = { page: 'search', severity: 'info', text: 'Mine', showAlert: true };
  expect((await other.put('/admin/app-alerts', body)).status).toBe(404);
  expect((await other.get('/admin/app-alerts/all')).status).toBe(404);
  expect((await other.delete('/admin/app-alerts', { page: 'search' })).status).toBe(404);
  expect((await app.visitor().put('/admin/app-alerts', body)).status).toBe(401);
  expect(await shown()).toBeNull();
});
