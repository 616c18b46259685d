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
  await vi.waitFor(async () => expect((await listed()).items).toHaveLength(2), { timeout: 10_000 });
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

test('without the setting there is no outbox, for operators neither', async () => {
  app = await openTestApp();
  const operator = await app.signedUp();
  expect((await operator.get('/service/outbox')).status).toBe(404);
  expect((await operator.get('/service/jobs')).body.health.hasOutbox).toBe(false);
});
