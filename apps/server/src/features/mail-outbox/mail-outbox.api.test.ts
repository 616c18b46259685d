import { OUTBOX_MAILS_MAX } from '@groundwork/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
afterEach(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

test('mails are kept for operators, with what people would have been sent; to others there is no outbox', async () => {
  app = await openTestApp({ env: { MAIL_OUTBOX: 'on', DEFAULT_PLAN: 'pro' } });
  const operator = await app.signedUp();
  const other = await app.signedUp();
  const { email } = (await other.get('/auth/session')).body.user;
  const listed = async () => (await operator.get('/service/outbox')).body;
  await vi.waitFor(async () => expect((await listed()).items).toHaveLength(2));
  const { items, max } = await listed();
  expect(max).toBe(OUTBOX_MAILS_MAX);
  const mail = items.find(({ to }: { to: string }) => to === email);
  expect(mail).toEqual({
    id: expect.any(String),
    kind: 'account',
    to: email,
    subject: 'Confirm your email',
    sentAt: expect.stringMatching(/^20/),
  });
  const { body } = await operator.get(`/service/outbox/${mail.id}`);
  expect(body).toMatchObject({ ...mail, text: expect.stringContaining('http'), html: expect.stringContaining('<a ') });
  expect(body.headers).toContainEqual({ name: 'Message-ID', value: expect.stringMatching(/^<account-.*>$/) });
  expect((await operator.get('/service/jobs')).body.health.hasOutbox).toBe(true);
  expect((await operator.get(`/service/outbox/${crypto.randomUUID()}`)).status).toBe(404);

  const { key } = (await operator.post('/settings/api-keys', { name: 'x', expiresInDays: null })).body;
  for (const path of ['/service/outbox', `/service/outbox/${mail.id}`]) {
    expect((await other.get(path)).status).toBe(404);
    expect((await app.visitor().get(path)).status).toBe(401);
    expect((await app.visitor().request(path, { headers: { 'x-api-key': key } })).status).toBe(403);
  }
});

test('[AUTH-08] [NAV-08] an operator reads no link that acts for others, and so does not become administrator by one', async () => {
  app = await openTestApp({ env: { MAIL_OUTBOX: 'on' } });
  const admin = await app.signedUp('admin@example.org');
  const operator = await app.signedUp('operator@example.org');
  const { user } = (await operator.get('/auth/session')).body;
  expect((await admin.patch(`/admin/users/${user.id}`, { roles: ['service'] })).status).toBe(200);
  await app.visitor().post('/auth/reset/request', { email: 'admin@example.org' });
  const resetFor = async (to: string) =>
    (await operator.get('/service/outbox')).body.items.find(
      (mail: { to: string; subject: string }) => mail.to === to && /password/i.test(mail.subject),
    );
  await vi.waitFor(async () => expect(await resetFor('admin@example.org')).toBeDefined());
  const path = `/service/outbox/${(await resetFor('admin@example.org')).id}`;
  const { body: seen } = await operator.get(path);
  expect(seen.areLinksCut).toBe(true);
  expect(seen.text).toContain('http://groundwork.test/reset-password…');
  expect(seen.html).toContain('href="http://groundwork.test/reset-password…"');
  expect(JSON.stringify(seen)).not.toContain('token');

  const { body: own } = await admin.get(path);
  expect(own.areLinksCut).toBe(false);
  const token = /reset-password\?token=([^\s"]+)/.exec(own.text)![1]!;
  expect((await app.visitor().post('/auth/reset/check', { token })).status).toBe(200);
});

test('without the setting there is no outbox, for operators neither', async () => {
  app = await openTestApp();
  const operator = await app.signedUp();
  expect((await operator.get('/service/outbox')).status).toBe(404);
  expect((await operator.get('/service/jobs')).body.health.hasOutbox).toBe(false);
});
