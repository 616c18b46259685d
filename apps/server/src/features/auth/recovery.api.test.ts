import { CREDENTIALS_TEXTS } from '@groundwork/contract/auth';
import { RECOVERY_TEXTS } from '@groundwork/contract/auth.recovery.texts';
import { SETTINGS_TEXTS } from '@groundwork/contract/settings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, testConfig } from '../../../test/app.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { resetLink } from '../../cli/reset-link.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
beforeEach(async () => {
  ahead = 0;
  mail = await startMailServer();
  app = await openTestApp({ clock, env: mail.env });
});
afterEach(async () => {
  await app.close();
  await mail.close();
  expect(app.faults).toEqual([]);
});

const tokenOf = (link: string | null) => new URL(link!).searchParams.get('token')!;
const signIn = (email: string, password: string) => app.visitor().post('/auth/sign-in/email', { email, password });
const reset = (token: string, password = 'a new password') => app.visitor().post('/auth/reset', { token, password });
const isInvalid = ({ status, body }: Awaited<ReturnType<typeof reset>>) =>
  expect([status, body.message]).toEqual([400, RECOVERY_TEXTS.linkInvalid]);

test('[AUTH-08] a forgotten password is set by a link from a real mail, once; every session ends', async () => {
  const visitor = await app.signedUp('ada@example.org');
  const asked = await app.visitor().post('/auth/reset/request', { email: 'Ada@Example.org' });
  expect(asked.body).toEqual({
    message: RECOVERY_TEXTS.resetSent,
    messageSaid: { key: 'contract/recovery.resetSent', values: [] },
  });
  const { link, text } = await mail.latest('ada@example.org', 'Set a new password');
  expect(link).toMatch(/^http:\/\/groundwork\.test\/reset-password\?token=/);
  expect(text).toContain('works once, for 1 hour');
  const token = tokenOf(link);
  expect((await app.visitor().post('/auth/reset/check', { token })).body).toEqual({ email: 'ada@example.org' });

  const short = await reset(token, '12345');
  expect(short.body.details).toEqual({ password: ['Password must be at least 6 characters long'] });
  const both = await Promise.all([reset(token), reset(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  isInvalid(await reset(token));
  isInvalid(await app.visitor().post('/auth/reset/check', { token }));
  expect((await visitor.get('/projects')).status).toBe(401);
  expect((await signIn('ada@example.org', PASSWORD)).status).toBe(401);
  expect((await signIn('ada@example.org', 'a new password')).status).toBe(200);
});

test('[AUTH-08] unknown addresses get the same answer and no mail; links expire and cannot be made up', async () => {
  await app.signedUp('ada@example.org');
  const unknown = await app.visitor().post('/auth/reset/request', { email: 'nobody@example.org' });
  const known = await app.visitor().post('/auth/reset/request', { email: 'ada@example.org' });
  expect(unknown.body).toEqual(known.body);
  const { link } = await mail.latest('ada@example.org', 'Set a new password');
  expect(mail.mails.filter(({ to }) => to === 'nobody@example.org')).toEqual([]);
  const token = tokenOf(link);
  const [payload, mac] = token.split('.');
  const content = JSON.parse(Buffer.from(payload!, 'base64url').toString());
  const forged = { ...content, claims: { ...content.claims, email: 'other@example.org' } };
  for (const wrong of [
    '',
    'x',
    'x.y',
    `${payload}.`,
    `${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${mac}`,
  ])
    isInvalid(await reset(wrong));
  // A link for another purpose.
  isInvalid(await reset(tokenOf((await mail.latest('ada@example.org', 'Confirm your email')).link)));
  ahead = HOUR_MS + 1_000;
  isInvalid(await reset(token));
});

test('[AUTH-08] who made an account in another’s name loses every way in when its owner sets a password by mail', async () => {
  const stranger = await app.signedUp('owner@example.org');
  const { key } = (await stranger.post('/settings/api-keys', { name: 'k', expiresInDays: null })).body;
  await app.visitor().post('/auth/reset/request', { email: 'owner@example.org' });
  await reset(tokenOf((await mail.latest('owner@example.org', 'Set a new password')).link));
  const byKey = await app.visitor().request('/projects', { method: 'GET', headers: { 'x-api-key': key } });
  expect([(await stranger.get('/projects')).status, byKey.status]).toEqual([401, 401]);
});

test('[AUTH-08] links are not mailed without end', async () => {
  await app.signedUp('ada@example.org');
  const answers = [];
  for (let n = 0; n < 5; n += 1)
    answers.push(await app.visitor().post('/auth/reset/request', { email: 'ada@example.org' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
});

test('[AUTH-08] without mail the answer says whom to ask, and the operator’s link works once', async () => {
  const env = { DATA_DIR: testConfig().DATA_DIR };
  const plain = await openTestApp({ env });
  await plain.signedUp('ada@example.org');
  const answer = await plain.visitor().post('/auth/reset/request', { email: 'ada@example.org' });
  expect(answer.body.message).toBe(RECOVERY_TEXTS.resetWithoutMail);

  const lines: string[] = [];
  const print = (args: string[]) =>
    resetLink(
      args,
      { ...env, APP_URL: 'http://groundwork.test', AUTH_SECRET: 'a secret for tests that is long enough' },
      (line) => lines.push(line),
    );
  expect(print([])).toBe(2);
  expect(lines.pop()).toContain('npm run reset-link -- EMAIL');
  expect(print(['Ada@example.org'])).toBe(0);
  const token = tokenOf(lines[0]!.trim());
  const use = () => plain.visitor().post('/auth/reset', { token, password: 'set by link' });
  expect((await use()).body).toEqual({ email: 'ada@example.org' });
  isInvalid(await use());
  const signedIn = await plain
    .visitor()
    .post('/auth/sign-in/email', { email: 'ada@example.org', password: 'set by link' });
  expect(signedIn.status).toBe(200);
  await plain.close();
});

test('[AUTH-08] a new address is confirmed by the link of its mail; without mail nothing is asked', async () => {
  const visitor = await app.signedUp('ada@example.org');
  expect((await visitor.get('/settings/profile')).body.isEmailVerified).toBe(false);
  const { link } = await mail.latest('ada@example.org', 'Confirm your email');
  const confirmed = await app.visitor().post('/auth/confirm-email', { token: tokenOf(link) });
  expect(confirmed.body).toEqual({ email: 'ada@example.org', user: null });
  expect((await visitor.get('/settings/profile')).body.isEmailVerified).toBe(true);
  isInvalid(await app.visitor().post('/auth/confirm-email', { token: 'made.up' }));
});

test('[SET-02] where mail is set up a new address is confirmed first, and the old one is told', async () => {
  const visitor = await app.signedUp('ada@example.org');
  const asked = await visitor.post('/settings/email', { currentPassword: PASSWORD, newEmail: 'New@example.org' });
  expect(asked.body).toEqual({
    isChanged: false,
    message: SETTINGS_TEXTS.emailSent('new@example.org'),
    messageSaid: { key: 'contract/settings.emailSent', values: ['new@example.org'] },
  });
  expect((await visitor.get('/settings/profile')).body.email).toBe('ada@example.org');
  const token = tokenOf((await mail.latest('new@example.org', 'Confirm your new email')).link);
  const confirmed = await app.visitor().post('/auth/confirm-email', { token });
  expect(confirmed.body).toEqual({ email: 'new@example.org', user: null });
  expect((await visitor.get('/settings/profile')).body).toMatchObject({
    email: 'new@example.org',
    isEmailVerified: true,
  });
  expect((await mail.latest('ada@example.org', 'Your email was changed')).text).toContain('new@example.org');
  isInvalid(await app.visitor().post('/auth/confirm-email', { token }));
  expect((await signIn('new@example.org', PASSWORD)).status).toBe(200);
});

test('[SET-02] an address that someone took meanwhile is not given twice', async () => {
  const visitor = await app.signedUp('ada@example.org');
  await visitor.post('/settings/email', { currentPassword: PASSWORD, newEmail: 'new@example.org' });
  const { link } = await mail.latest('new@example.org', 'Confirm your new email');
  await app.signedUp('new@example.org');
  const late = await app.visitor().post('/auth/confirm-email', { token: tokenOf(link) });
  expect([late.status, late.body.message]).toEqual([409, CREDENTIALS_TEXTS.emailTaken]);
});
