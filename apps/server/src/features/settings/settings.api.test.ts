import { CREDENTIALS_TEXTS } from '@groundwork/contract/auth';
import { SETTINGS_TEXTS } from '@groundwork/contract/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/app.ts';
import { deviceName } from './device-name.ts';

let app: TestApp;
let visitor: Visitor;
let ahead = 0;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
  await app.signedUp('admin@example.org');
  visitor = await app.signedUp('ada@example.org');
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const signIn = async (email: string, password: string, address?: string) => {
  const someone = app.visitor();
  if (address) someone.from(address);
  const { status } = await someone.post('/auth/sign-in/email', { email, password });
  return { someone, status };
};

test('[SET-01] the profile is read and changed; the email is not among what changes', async () => {
  expect((await visitor.get('/settings/profile')).body).toEqual({
    firstName: 'Ada',
    lastName: 'Example',
    phone: '',
    email: 'ada@example.org',
    isEmailVerified: false,
    hasPassword: true,
    deletionAt: null,
    isLastAdmin: false,
  });
  const change = { firstName: ' Augusta ', lastName: 'King', phone: '442071234567', email: 'x@example.org' };
  const { body } = await visitor.patch('/settings/profile', change);
  expect(body).toMatchObject({ firstName: 'Augusta', phone: '442071234567', email: 'ada@example.org' });
  expect((await visitor.get('/auth/session')).body.user).toMatchObject({ firstName: 'Augusta', lastName: 'King' });
});

test('[SET-01] what is wrong is said at its field, and nothing is stored', async () => {
  const { status, body } = await visitor.patch('/settings/profile', { firstName: '', lastName: 'x', phone: '+44 207' });
  expect([status, body.details]).toEqual([
    400,
    { firstName: ['First name is required'], phone: ['Phone number must contain only digits'] },
  ]);
  expect((await visitor.get('/settings/profile')).body.lastName).toBe('King');
});

test('[SET-02] a wrong current password is said at its field and counted as a guess', async () => {
  const who = await app.signedUp('guessed@example.org');
  const wrong = { currentPassword: 'no', newPassword: 'another one', confirmation: 'another one' };
  const { status, body } = await who.post('/settings/password', wrong);
  expect([status, body.message]).toEqual([400, SETTINGS_TEXTS.passwordInvalid]);
  expect(body.details).toEqual({ currentPassword: [SETTINGS_TEXTS.currentInvalid] });
  for (let n = 0; n < 4; n += 1)
    await who.post('/settings/email', { currentPassword: 'no', newEmail: 'x@example.org' });
  expect((await who.post('/settings/password', wrong)).status).toBe(429);
  expect((await signIn('guessed@example.org', PASSWORD)).status).toBe(429);
});

test('[SET-02] a new password ends every other session and is the one that signs in', async () => {
  const who = await app.signedUp('changing@example.org');
  const { someone: elsewhere } = await signIn('changing@example.org', PASSWORD);
  const update = { currentPassword: PASSWORD, newPassword: 'another one', confirmation: 'another one' };
  expect((await who.post('/settings/password', update)).body).toEqual({ success: true });
  expect((await who.get('/projects')).status).toBe(200);
  expect((await elsewhere.get('/projects')).status).toBe(401);
  expect((await signIn('changing@example.org', PASSWORD)).status).toBe(401);
  expect((await signIn('changing@example.org', 'another one')).status).toBe(200);
});

test('[SET-02] without mail a new email counts at once; a taken one and the same one are refused', async () => {
  const who = await app.signedUp('old@example.org');
  const update = (newEmail: string) => who.post('/settings/email', { currentPassword: PASSWORD, newEmail });
  expect((await update('ada@example.org')).body).toMatchObject({
    code: 'CONFLICT',
    message: CREDENTIALS_TEXTS.emailTaken,
  });
  expect((await update('OLD@example.org')).body.details).toEqual({ newEmail: [SETTINGS_TEXTS.sameEmail] });
  expect((await update('Fresh@example.org')).body).toEqual({
    isChanged: true,
    message: SETTINGS_TEXTS.emailUpdated('fresh@example.org'),
    messageSaid: { key: 'contract/settings.emailUpdated', values: ['fresh@example.org'] },
  });
  expect((await signIn('fresh@example.org', PASSWORD)).status).toBe(200);
  expect((await signIn('old@example.org', PASSWORD)).status).toBe(401);
});

test('[SET-03] sessions are listed with device and address; one, and all others, can be signed out', async () => {
  await app.signedUp('many@example.org');
  const { someone: here } = await signIn('many@example.org', PASSWORD, '203.0.113.5');
  const { someone: second } = await signIn('many@example.org', PASSWORD, '203.0.113.6');
  const { someone: third } = await signIn('many@example.org', PASSWORD);
  const { items } = (await here.get('/settings/sessions')).body;
  expect(items).toHaveLength(4);
  expect(items.filter((each: { isCurrent: boolean }) => each.isCurrent)).toMatchObject([{ address: '203.0.113.5' }]);
  const other = items.find((each: { address: string }) => each.address === '203.0.113.6');
  // Another person's session is as unknown as one that never was.
  expect((await visitor.delete(`/settings/sessions/${other.id}`)).status).toBe(404);
  expect((await here.delete(`/settings/sessions/${other.id}`)).status).toBe(200);
  expect((await second.get('/projects')).status).toBe(401);
  expect((await here.post('/settings/sessions/end-others')).body).toEqual({ ended: 2 });
  expect((await third.get('/projects')).status).toBe(401);
  expect((await here.get('/projects')).status).toBe(200);
});

test('[SET-03] the last use of a session moves with it', async () => {
  const who = await app.signedUp('moving@example.org');
  const seen = async () => (await who.get('/settings/sessions')).body.items[0].lastSeenAt as string;
  const before = await seen();
  ahead = 3_600_000;
  const after = await seen();
  ahead = 0;
  expect(Date.parse(after) - Date.parse(before)).toBeGreaterThan(3_000_000);
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on macOS'],
  ['curl/8.5.0', 'curl'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('[SET-03] the device of %s is told as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
