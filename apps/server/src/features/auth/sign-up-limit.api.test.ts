import { CREDENTIALS_TEXTS } from '@groundwork/contract/auth';
import { EMAIL_CHANGES_PER_HOUR } from '@groundwork/contract/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({ env: { SIGN_UPS_PER_HOUR: '4' } });
});
afterEach(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const ada = { email: 'ada@example.org', password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' };
const signUp = (address: string, email: string) =>
  app
    .visitor()
    .from(address)
    .post('/auth/sign-up/email', { ...ada, email });

test('[AUTH-01] of several sign-ups with one address at the same moment one succeeds, and the others are told', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => signUp(`203.0.113.${n}`, ada.email)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  for (const { status, body } of answers) if (status === 409) expect(body.message).toBe(CREDENTIALS_TEXTS.emailTaken);
});

test('sign-ups from one address are limited, also those that only ask whether an account exists', async () => {
  await signUp('203.0.113.1', ada.email);
  const statuses = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await signUp('203.0.113.2', ada.email)).status);
  expect(statuses).toEqual([409, 409, 409, 409, 429]);
  const refused = await signUp('203.0.113.2', 'new@example.org');
  expect(refused.body).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterMs: expect.any(Number) } });
  expect((await signUp('203.0.113.3', 'new@example.org')).status).toBe(201);
});

test('what a form gets wrong is not counted', async () => {
  for (let n = 0; n < 6; n += 1) expect((await signUp('203.0.113.4', 'no address')).status).toBe(400);
  expect((await signUp('203.0.113.4', 'new@example.org')).status).toBe(201);
});

test('callers whose address is unknown are limited together', async () => {
  for (let n = 0; n < 4; n += 1) await app.signedUp(`person${n}@example.org`);
  await expect(app.signedUp('last@example.org')).rejects.toThrow(/RATE_LIMITED/);
});

test('changes of the email, which tell taken addresses, too, are limited', async () => {
  const person = await app.signedUp(ada.email);
  await app.signedUp('taken@example.org');
  const change = { currentPassword: PASSWORD, newEmail: 'taken@example.org' };
  for (let n = 0; n < EMAIL_CHANGES_PER_HOUR; n += 1)
    expect((await person.post('/settings/email', change)).status).toBe(409);
  expect((await person.post('/settings/email', change)).status).toBe(429);
});
