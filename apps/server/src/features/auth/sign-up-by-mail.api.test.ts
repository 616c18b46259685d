import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { startMailServer } from '../../../test/mail-server.ts';

let app: TestApp;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
beforeEach(async () => {
  ahead = 0;
  mail = await startMailServer();
  app = await openTestApp({ clock, env: mail.env });
  // The first account of an installation is made at once.
  await app.signedUp('ada@example.org');
});
afterEach(async () => {
  await app.close();
  await mail.close();
  expect(app.faults).toEqual([]);
});

const signUp = (email: string, more = {}) =>
  app
    .visitor()
    .post('/auth/sign-up/email', { email, password: PASSWORD, firstName: 'Bob', lastName: 'Example', ...more });
const signIn = (email: string) => app.visitor().post('/auth/sign-in/email', { email, password: PASSWORD });
const tokenOf = (link: string | null) => new URL(link!).searchParams.get('token')!;

test('[AUTH-01] [AUTH-08] where mail is sent, its link makes the account and signs in, once', async () => {
  const invitation = '/invitations/abc';
  const answer = await signUp('Bob@example.org', { invitation });
  expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([201, { user: null }, []]);
  expect((await signIn('bob@example.org')).status).toBe(401);

  const { link } = await mail.latest('bob@example.org', 'Finish signing up');
  expect(new URL(link!).searchParams.get('redirect')).toBe(invitation);
  const visitor = app.visitor();
  const confirmed = await visitor.post('/auth/confirm-email', { token: tokenOf(link) });
  expect(confirmed.body.user).toMatchObject({ email: 'bob@example.org', firstName: 'Bob', roles: ['user'] });
  expect((await visitor.get('/settings/profile')).body.isEmailVerified).toBe(true);
  expect((await signIn('bob@example.org')).status).toBe(200);
  expect((await app.visitor().post('/auth/confirm-email', { token: tokenOf(link) })).status).toBe(400);
});

test('[SEC-06] a sign-up answers alike for an address that has an account; its owner is told by mail', async () => {
  const [taken, free] = [await signUp('ada@example.org'), await signUp('bob@example.org')];
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  const { text, link } = await mail.latest('ada@example.org', 'You already have an account');
  expect(text).not.toContain('Bob');
  expect(link).toBe('http://groundwork.test/sign-in');
  // Mails to one mailbox are limited alike, too.
  const statuses = async (email: string) => {
    const all = [];
    for (let n = 0; n < 4; n += 1) all.push((await signUp(email)).status);
    return all;
  };
  expect(await statuses('ada@example.org')).toEqual(await statuses('bob@example.org'));
});

test('of two sign-ups with one address the first that is confirmed has it; links expire and lead nowhere else', async () => {
  await signUp('bob@example.org', { invitation: 'https://elsewhere.example/' });
  const first = (await mail.latest('bob@example.org', 'Finish signing up')).link;
  expect(new URL(first!).searchParams.has('redirect')).toBe(false);
  await signUp('bob@example.org', { firstName: 'Eve' });
  expect((await app.visitor().post('/auth/confirm-email', { token: tokenOf(first) })).status).toBe(200);
  const { rows } = await app.database.pool.query(`SELECT id FROM verification WHERE identifier = 'sign-up'`);
  expect(rows).toHaveLength(1);
  await signUp('eve@example.org');
  const late = (await mail.latest('eve@example.org', 'Finish signing up')).link;
  ahead = 25 * 3_600_000;
  expect((await app.visitor().post('/auth/confirm-email', { token: tokenOf(late) })).status).toBe(400);
});

test('[SET-02] a change of the address answers alike for one that is taken', async () => {
  const bob = await app.signedUp('bob@example.org');
  const change = (newEmail: string) => bob.post('/settings/email', { currentPassword: PASSWORD, newEmail });
  const [taken, free] = [await change('ada@example.org'), await change('new@example.org')];
  expect([taken.status, taken.body.isChanged]).toEqual([free.status, free.body.isChanged]);
  const { link } = await mail.latest('ada@example.org', 'Confirm your new email');
  expect((await app.visitor().post('/auth/confirm-email', { token: tokenOf(link) })).status).toBe(409);
});
