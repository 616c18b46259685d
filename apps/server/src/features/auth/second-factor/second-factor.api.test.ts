import { TOTP } from 'otpauth';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, type Visitor } from '../../../../test/app.ts';
import { signedTokens } from '../../../platform/auth/signed-tokens.ts';
import { accountLinks } from '../account-links.ts';

const STEP_MS = 30_000;
const HOUR_MS = 3_600_000;
const ADA = { email: 'ada@example.org', password: PASSWORD };

async function opened(env: Record<string, string> = {}) {
  const now = { at: Date.now() + HOUR_MS };
  const app = await openTestApp({ env, clock: { now: () => new Date(now.at) } });
  onTestFinished(() => app.close());
  return { app, now };
}

const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });

/** Sets one up; answers its secret and recovery codes. */
async function setUp(who: Visitor, now: { at: number }) {
  const { body } = await who.post('/settings/second-factor', { currentPassword: PASSWORD });
  const answer = await who.post('/settings/second-factor/confirm', { code: codeAt(body.secret, now.at) });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  now.at += STEP_MS;
  return { secret: body.secret as string, recoveryCodes: answer.body.recoveryCodes as string[] };
}

const signIn = (app: TestApp, more: object = {}) => app.visitor().post('/auth/sign-in/email', { ...ADA, ...more });
const actions = async (admin: Visitor) =>
  (await admin.get('/admin/audit-log')).body.items.map(({ action }: { action: string }) => action);

test('nothing is asked for until a code has proven that the app has the secret; from then on a code is', async () => {
  const { app, now } = await opened();
  const ada = await app.signedUp(ADA.email);
  expect(
    (await ada.post('/settings/second-factor', { currentPassword: 'wrong password' })).body.details,
  ).toHaveProperty('currentPassword');
  expect((await ada.post('/settings/second-factor/confirm', { code: '000000' })).status).toBe(409);
  const { body: begun } = await ada.post('/settings/second-factor', { currentPassword: PASSWORD });
  expect(begun.address).toContain(`secret=${begun.secret}`);
  expect((await signIn(app)).body.user.email).toBe(ADA.email);
  expect((await ada.post('/settings/second-factor/confirm', { code: 'wrong' })).body.details.code).toHaveLength(1);
  const code = codeAt(begun.secret, now.at);
  const { recoveryCodes } = (await ada.post('/settings/second-factor/confirm', { code })).body;
  expect(recoveryCodes).toHaveLength(10);
  expect((await ada.get('/settings/second-factor')).body).toEqual({
    isOn: true,
    since: new Date(now.at).toISOString(),
    recoveryCodesLeft: 10,
    isPossible: true,
    isRequired: false,
  });
  const asked = await signIn(app);
  expect([asked.status, asked.body, asked.headers.getSetCookie()]).toEqual([200, { user: null }, []]);
  now.at += STEP_MS;
  expect((await signIn(app, { code: codeAt(begun.secret, now.at) })).body.user.email).toBe(ADA.email);
  expect((await ada.post('/settings/second-factor', { currentPassword: PASSWORD })).status).toBe(409);
});

test('who does not know the password learns nothing of a second factor', async () => {
  const { app, now } = await opened();
  await setUp(await app.signedUp(ADA.email), now);
  const wrong = await signIn(app, { password: 'wrong password' });
  const unknown = await signIn(app, { email: 'nobody@example.org', password: 'wrong password' });
  expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
  const withCode = await signIn(app, { password: 'wrong password', code: '123456' });
  expect(withCode.body).toEqual(unknown.body);
});

test('a code is good once, also of two who come at the same moment; a recovery code as well', async () => {
  const { app, now } = await opened();
  const ada = await app.signedUp(ADA.email);
  const { secret, recoveryCodes } = await setUp(ada, now);
  const code = codeAt(secret, now.at);
  const answers = await Promise.all([signIn(app, { code }), signIn(app, { code }), signIn(app, { code })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  // Nor is the one before it, which a clock that is off would still have.
  expect((await signIn(app, { code: codeAt(secret, now.at - STEP_MS) })).status).toBe(400);
  const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ');
  expect((await signIn(app, { code: typed })).status).toBe(200);
  expect((await signIn(app, { code: typed })).body.details.code).toHaveLength(1);
  expect((await ada.get('/settings/second-factor')).body.recoveryCodesLeft).toBe(9);
  expect(await actions(ada)).toContain('account.recovery-code');
});

test('[SEC-06] wrong codes are made slow, and the right password in between sets nothing back', async () => {
  const { app, now } = await opened();
  const { secret } = await setUp(await app.signedUp(ADA.email), now);
  const statuses: number[] = [];
  for (let each = 0; each < 8; each += 1) {
    await signIn(app);
    statuses.push((await signIn(app, { code: '000000' })).status);
  }
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(statuses.at(-1)).toBe(429);
  // Not even the right one meanwhile.
  expect((await signIn(app, { code: codeAt(secret, now.at) })).status).toBe(429);
  now.at += HOUR_MS;
  expect((await signIn(app, { code: codeAt(secret, now.at) })).status).toBe(200);
});

test('removing it and new recovery codes take the password and a code; codes from before are then no longer good', async () => {
  const { app, now } = await opened();
  const ada = await app.signedUp(ADA.email);
  const { secret, recoveryCodes } = await setUp(ada, now);
  const given = { currentPassword: PASSWORD, code: codeAt(secret, now.at) };
  expect((await ada.delete('/settings/second-factor', { ...given, currentPassword: 'wrong password' })).status).toBe(
    400,
  );
  expect((await ada.delete('/settings/second-factor', { ...given, code: '000000' })).status).toBe(400);
  const renewed = (await ada.post('/settings/second-factor/recovery-codes', given)).body.recoveryCodes;
  expect((await signIn(app, { code: recoveryCodes[0] })).status).toBe(400);
  expect((await signIn(app, { code: renewed[0] })).status).toBe(200);
  now.at += STEP_MS;
  const code = codeAt(secret, now.at);
  expect((await ada.delete('/settings/second-factor', { currentPassword: PASSWORD, code })).status).toBe(200);
  expect((await signIn(app)).body.user.email).toBe(ADA.email);
  expect((await ada.delete('/settings/second-factor', { currentPassword: PASSWORD, code })).status).toBe(409);
});

test('[ADM-01] an admin removes that of somebody who has lost it, who is signed out; nobody else can', async () => {
  const { app, now } = await opened();
  const admin = await app.signedUp();
  const ada = await app.signedUp(ADA.email);
  const { id } = (await ada.get('/auth/session')).body.user;
  expect((await admin.delete(`/admin/users/${id}/second-factor`)).status).toBe(404);
  await setUp(ada, now);
  expect((await ada.delete(`/admin/users/${id}/second-factor`)).status).toBe(404);
  const listed = (await admin.get('/admin/users')).body.items;
  expect(listed.map(({ hasSecondFactor }: { hasSecondFactor: boolean }) => hasSecondFactor).sort()).toEqual([
    false,
    true,
  ]);
  expect((await admin.delete(`/admin/users/${id}/second-factor`)).status).toBe(200);
  expect((await ada.get('/settings/profile')).status).toBe(401);
  expect((await signIn(app)).body.user.id).toBe(id);
  expect(await actions(admin)).toContain('user.second-factor');
});

test('a link that an operator made on the machine sets a password and removes it; a mailed one leaves it', async () => {
  const { app, now } = await opened();
  const admin = await app.signedUp();
  await setUp(await app.signedUp(ADA.email), now);
  const tokens = signedTokens('a secret for tests that is long enough');
  const links = accountLinks({ tokens, clock: { now: () => new Date(now.at) }, appUrl: 'http://groundwork.test' });
  const follow = async (link: string) => {
    const token = new URL(link).searchParams.get('token');
    expect((await app.visitor().post('/auth/reset', { token, password: PASSWORD })).status).toBe(200);
  };
  await follow(links.reset(ADA.email, { byMail: true }));
  expect((await signIn(app)).body).toEqual({ user: null });
  now.at += 1_000;
  await follow(links.reset(ADA.email, { byMail: false, removesSecondFactor: true }));
  expect((await signIn(app)).body.user.email).toBe(ADA.email);
  expect(await actions(admin)).toContain('user.second-factor');
});

test('where operators must have one, administration is closed to them until they do; keys and others are not asked', async () => {
  const { app, now } = await opened({ REQUIRE_SECOND_FACTOR: 'operators' });
  const admin = await app.signedUp(ADA.email);
  for (const path of ['/admin/users', '/admin/audit-log', '/service/jobs', '/admin/data-sets'])
    expect((await admin.get(path)).body, path).toMatchObject({
      status: 403,
      said: { key: 'contract/settings.secondFactorRequired' },
    });
  // A key made now would be a way round it.
  expect((await admin.post('/settings/api-keys', { name: 'k', scope: 'read', expiresInDays: 1 })).status).toBe(403);
  expect((await admin.get('/projects')).status).toBe(200);
  expect((await admin.get('/settings/second-factor')).body.isRequired).toBe(true);
  await setUp(admin, now);
  for (const path of ['/admin/users', '/service/jobs']) expect((await admin.get(path)).status, path).toBe(200);
  const { key } = (await admin.post('/settings/api-keys', { name: 'k', scope: 'read', expiresInDays: 1 })).body;
  const byKey = await app.visitor().request('/service/jobs', { headers: { 'x-api-key': key } });
  expect(byKey.status).toBe(200);
  const plain = await app.signedUp();
  expect((await plain.get('/settings/second-factor')).body.isRequired).toBe(false);
  expect((await plain.get('/admin/users')).status).toBe(404);
});

test('one’s own data says that there is one, and holds nothing that lets in', async () => {
  const { app, now } = await opened();
  const ada = await app.signedUp(ADA.email);
  const { secret, recoveryCodes } = await setUp(ada, now);
  const zip = Buffer.from(await (await ada.request('/settings/data', {})).arrayBuffer());
  const { unzipSync, strFromU8 } = await import('fflate');
  const files = Object.entries(unzipSync(new Uint8Array(zip))).map(
    ([name, bytes]) => [name, strFromU8(bytes)] as const,
  );
  const text = JSON.stringify(files);
  expect(files.map(([name]) => name).join()).toContain('second-factor');
  const { rows } = await app.database.pool.query('SELECT secret FROM second_factor');
  const { rows: codes } = await app.database.pool.query('SELECT digest FROM recovery_code');
  for (const hidden of [secret, rows[0].secret, ...recoveryCodes, ...codes.map(({ digest }) => digest)])
    expect(text).not.toContain(hidden);
  expect(rows[0].secret).not.toContain(secret);
});

test('after the secret of the installation was lost codes are refused, recovery codes are still good', async () => {
  const { app, now } = await opened();
  const { secret, recoveryCodes } = await setUp(await app.signedUp(ADA.email), now);
  const again = await openTestApp({
    database: app.database,
    env: { AUTH_SECRET: 'another secret that is made when it is lost' },
    clock: { now: () => new Date(now.at) },
  });
  onTestFinished(() => again.close());
  expect((await signIn(again, { code: codeAt(secret, now.at) })).status).toBe(400);
  expect((await signIn(again, { code: recoveryCodes[0] })).status).toBe(200);
});
