import { scryptSync } from 'node:crypto';
import { CREDENTIALS_TEXTS } from '@groundwork/contract/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ hasRealPasswords: true });
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const ada = { email: 'ada@example.org', password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' };

test('[AUTH-01] signing up gives an account and a session; the first account is admin and service on plan Pro', async () => {
  const visitor = app.visitor();
  const answer = await visitor.post('/auth/sign-up/email', ada);
  expect(answer.status).toBe(201);
  expect(answer.body.user).toMatchObject({ email: ada.email, firstName: 'Ada', lastName: 'Lovelace' });
  expect(answer.body.user.roles).toEqual(['user', 'admin', 'service']);
  expect(answer.body.user).toMatchObject({ plan: 'pro', planName: 'Innovator Pro' });
  expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly/i);
  expect(answer.headers.getSetCookie().join()).toMatch(/SameSite=Lax/i);
  expect((await visitor.get('/auth/session')).body.user.email).toBe(ada.email);
});

test('[AUTH-01] a password is kept as a salted scrypt hash, and opens the account by itself alone', async () => {
  const [first, second] = ['salt1@example.org', 'salt2@example.org'];
  for (const email of [first, second]) await app.visitor().post('/auth/sign-up/email', { ...ada, email });
  const kept = async (email: string) =>
    (
      await app.database.pool.query(
        'SELECT a.password FROM account a JOIN "user" u ON u.id = a.user_id WHERE u.email = $1',
        [email],
      )
    ).rows[0].password as string;
  const [salt, key] = (await kept(first)).split(':');
  expect(scryptSync(PASSWORD, salt!, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }).toString('hex')).toBe(
    key,
  );
  expect(await kept(second)).not.toBe(await kept(first));
  const signIn = (password: string) => app.visitor().post('/auth/sign-in/email', { email: first, password });
  expect((await signIn(PASSWORD)).status).toBe(200);
  expect((await signIn(`${PASSWORD}.`)).status).toBe(401);
});

test('[AUTH-01] later accounts are plain users on the default plan', async () => {
  const answer = await app.visitor().post('/auth/sign-up/email', { ...ada, email: 'second@example.org' });
  expect(answer.body.user).toMatchObject({ roles: ['user'], plan: 'starter', planName: 'Innovator Starter' });
});

test('[AUTH-01] of sign-ups at once on an empty installation exactly one becomes admin', async () => {
  const empty = await openTestApp();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => empty.visitor().post('/auth/sign-up/email', { ...ada, email: `first${n}@example.org` })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(answers.filter(({ body }) => body.user.roles.includes('admin'))).toHaveLength(1);
  await empty.close();
});

test('[AUTH-01] a taken email, a short password and missing names are refused, each by its field', async () => {
  const visitor = app.visitor();
  const taken = await visitor.post('/auth/sign-up/email', ada);
  expect(taken.status).toBe(409);
  expect(taken.body).toMatchObject({ code: 'CONFLICT', message: CREDENTIALS_TEXTS.emailTaken });
  const bad = await visitor.post('/auth/sign-up/email', {
    email: 'no',
    password: 'short',
    firstName: ' ',
    lastName: 'x'.repeat(51),
  });
  expect(bad.status).toBe(400);
  expect(bad.body.details).toEqual({
    email: ['Invalid email'],
    password: ['Password must be at least 6 characters long'],
    firstName: ['First name is required'],
    lastName: ['Last name is too long'],
  });
});

test('[AUTH-02] a wrong password and an unknown address get the same answer', async () => {
  const visitor = app.visitor();
  const wrong = await visitor.post('/auth/sign-in/email', { email: ada.email, password: 'not this one' });
  const unknown = await visitor.post('/auth/sign-in/email', { email: 'nobody@example.org', password: 'not this one' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({
    code: 'UNAUTHORIZED',
    status: 401,
    message: CREDENTIALS_TEXTS.wrongCredentials,
    said: { key: 'contract/credentials.wrongCredentials', values: [] },
  });
  expect(unknown.body).toEqual(wrong.body);
});

test('[AUTH-02] the right pair signs in, whatever the case of the address', async () => {
  const visitor = app.visitor();
  expect((await visitor.post('/auth/sign-in/email', { ...ada, email: 'ADA@example.org' })).status).toBe(200);
  expect((await visitor.get('/auth/session')).body.user.firstName).toBe('Ada');
});

test('[AUTH-04] signing out ends the session on the server: the old cookie opens nothing any more', async () => {
  const visitor = app.visitor();
  const signedIn = await visitor.post('/auth/sign-in/email', ada);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  expect((await visitor.post('/auth/sign-out')).status).toBe(200);
  expect((await visitor.get('/auth/session')).body.user).toBeNull();
  const replayed = await visitor.request('/projects', { headers: { cookie } });
  expect(replayed.status).toBe(401);
});

test('[AUTH-06] what is not public refuses a visitor', async () => {
  for (const path of ['/projects', '/search/engines', '/records/patents/1', '/reports?projectId=0'])
    expect((await app.visitor().get(path)).body).toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
});

test('names keep their letters and lose control characters', async () => {
  const visitor = app.visitor();
  const answer = await visitor.post('/auth/sign-up/email', {
    ...ada,
    email: 'hostile@example.org',
    firstName: 'Zoë\u0000\u202E',
    lastName: '<script>O’Neil</script>',
  });
  expect(answer.body.user).toMatchObject({ firstName: 'Zoë', lastName: '<script>O’Neil</script>' });
});

test('a change asked for by another site’s page is refused', async () => {
  const response = await app.visitor().request('/auth/sign-in/email', {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
    body: JSON.stringify(ada),
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'FORBIDDEN' });
});

test('[AUTH-01] [AUTH-08] [SET-02] an installation that asks for longer passwords says so and holds to it', async () => {
  const strict = await openTestApp({ env: { PASSWORD_MIN_LENGTH: '12' } });
  const tooShort = ['Password must be at least 12 characters long'];
  expect((await strict.visitor().get('/auth/options')).body.passwordMin).toBe(12);
  const refused = await strict.visitor().post('/auth/sign-up/email', { ...ada, password: 'elevenchars' });
  expect([refused.status, refused.body.details]).toEqual([400, { password: tooShort }]);
  const visitor = await strict.signedUp();
  const change = { currentPassword: PASSWORD, newPassword: 'elevenchars', confirmation: 'elevenchars' };
  expect((await visitor.post('/settings/password', change)).body.details).toEqual({ newPassword: tooShort });
  await strict.close();
});
