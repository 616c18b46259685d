import { AUTH_TEXTS, waitText } from '@groundwork/contract/auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';

let app: TestApp;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
beforeAll(async () => {
  app = await openTestApp({ clock });
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

/** Each test has an account and a network of its own, where nobody has guessed yet. */
let tests = 0;
let ada: string;
let net: string;
beforeEach(async () => {
  ahead = 0;
  tests += 1;
  ada = `ada${tests}@example.org`;
  net = `198.51.${tests}`;
  await app.signedUp(ada);
});

const signIn = (email: string, password: string, host = 1) =>
  app.visitor().from(`${net}.${host}`).post('/auth/sign-in/email', { email, password });

async function guess(email: string, times: number, host?: number) {
  const statuses = [];
  for (let n = 0; n < times; n += 1) statuses.push((await signIn(email, `wrong ${n}`, host)).status);
  return statuses;
}

test('[AUTH-09] after five wrong passwords the answer says when to try again, and the waits grow', async () => {
  expect(await guess(ada, 5)).toEqual([401, 401, 401, 401, 401]);
  for (const seconds of [15, 30, 60, 120]) {
    const refused = await signIn(ada.toUpperCase(), PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    const { retryAfterMs } = refused.body.details;
    expect(Math.ceil(retryAfterMs / 1000)).toBeLessThanOrEqual(seconds);
    expect(retryAfterMs / 1000).toBeGreaterThan(seconds - 10);
    expect(refused.headers.get('retry-after')).toBe(String(Math.ceil(retryAfterMs / 1000)));
    expect(refused.body.message).toBe(AUTH_TEXTS.tooManyAttempts(waitText(retryAfterMs)));
    ahead += seconds * 1000;
    expect((await signIn(ada, 'wrong again')).status).toBe(401);
  }
});

test('[AUTH-09] the right password after the wait works and forgets the wrong ones', async () => {
  await guess(ada, 5);
  ahead += 15_000;
  expect((await signIn(ada, PASSWORD)).status).toBe(200);
  expect(await guess(ada, 5)).toEqual([401, 401, 401, 401, 401]);
});

test('[AUTH-09] the longest wait is a quarter of an hour, and a day later all is forgotten', async () => {
  await guess(ada, 5);
  for (let n = 0; n < 12; n += 1) {
    ahead += 900_000;
    expect((await signIn(ada, 'wrong')).status).toBe(401);
  }
  expect((await signIn(ada, PASSWORD)).body.details.retryAfterMs).toBeLessThanOrEqual(900_000);
  ahead += 25 * 3_600_000;
  expect(await guess(ada, 2)).toEqual([401, 401]);
});

test('[AUTH-09] unknown accounts behave alike', async () => {
  const known = await guess(ada, 6, 1);
  const unknown = await guess('nobody@example.org', 6, 2);
  expect(unknown).toEqual(known);
});

test('[AUTH-09] guesses at the same moment are all counted', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => signIn(ada, `wrong ${n}`)));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(15);
});

test('[AUTH-09] an address that tries many accounts has to wait; others do not, nor does its success clear it', async () => {
  for (let n = 0; n < 29; n += 1) await signIn(`person${n}@example.org`, 'password', 9);
  expect((await signIn(ada, PASSWORD, 9)).status).toBe(200);
  expect((await signIn('last@example.org', 'password', 9)).status).toBe(401);
  expect((await signIn(ada, PASSWORD, 9)).status).toBe(429);
  expect((await signIn(ada, PASSWORD, 10)).status).toBe(200);
});

test('[AUTH-09] a caller cannot choose the address that is counted, unless a proxy of ours said it', async () => {
  const from = (server: TestApp, header: string) =>
    server
      .visitor()
      .from(`${net}.20`)
      .request('/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': header, 'x-client-address': header },
        body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'x' }),
      });
  for (let n = 0; n < 30; n += 1) await from(app, `203.0.113.${n}`);
  expect((await from(app, '203.0.113.99')).status).toBe(429);

  const behindProxy = await openTestApp({ env: { PROXIES: '1' } });
  for (let n = 0; n < 31; n += 1) expect((await from(behindProxy, `made up, 203.0.113.${n}`)).status).toBe(401);
  await behindProxy.close();
});
