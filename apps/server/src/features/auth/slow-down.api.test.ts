import { AUTH_TEXTS, waitText } from '@groundwork/contract/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';

let app: TestApp;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
beforeEach(async () => {
  ahead = 0;
  app = await openTestApp({ clock });
  await app.signedUp('ada@example.org');
});
afterEach(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const signIn = (email: string, password: string, address = '203.0.113.1') =>
  app.visitor().from(address).post('/auth/sign-in/email', { email, password });

async function guess(email: string, times: number, address?: string) {
  const statuses = [];
  for (let n = 0; n < times; n += 1) statuses.push((await signIn(email, `wrong ${n}`, address)).status);
  return statuses;
}

test('[AUTH-09] after five wrong passwords the answer says when to try again, and the waits grow', async () => {
  expect(await guess('ada@example.org', 5)).toEqual([401, 401, 401, 401, 401]);
  for (const seconds of [15, 30, 60, 120]) {
    const refused = await signIn('ADA@example.org', PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    const { retryAfterMs } = refused.body.details;
    expect(Math.ceil(retryAfterMs / 1000)).toBeLessThanOrEqual(seconds);
    expect(retryAfterMs / 1000).toBeGreaterThan(seconds - 10);
    expect(refused.headers.get('retry-after')).toBe(String(Math.ceil(retryAfterMs / 1000)));
    expect(refused.body.message).toBe(AUTH_TEXTS.tooManyAttempts(waitText(retryAfterMs)));
    ahead += seconds * 1000;
    expect((await signIn('ada@example.org', 'wrong again')).status).toBe(401);
  }
});

test('[AUTH-09] the right password after the wait works and forgets the wrong ones', async () => {
  await guess('ada@example.org', 5);
  ahead += 15_000;
  expect((await signIn('ada@example.org', PASSWORD)).status).toBe(200);
  expect(await guess('ada@example.org', 5)).toEqual([401, 401, 401, 401, 401]);
});

test('[AUTH-09] the longest wait is a quarter of an hour, and a day later all is forgotten', async () => {
  await guess('ada@example.org', 5);
  for (let n = 0; n < 12; n += 1) {
    ahead += 900_000;
    expect((await signIn('ada@example.org', 'wrong')).status).toBe(401);
  }
  expect((await signIn('ada@example.org', PASSWORD)).body.details.retryAfterMs).toBeLessThanOrEqual(900_000);
  ahead += 25 * 3_600_000;
  expect(await guess('ada@example.org', 2)).toEqual([401, 401]);
});

test('[AUTH-09] unknown accounts behave alike', async () => {
  const known = await guess('ada@example.org', 6, '203.0.113.1');
  const unknown = await guess('nobody@example.org', 6, '203.0.113.2');
  expect(unknown).toEqual(known);
});

test('[AUTH-09] guesses at the same moment are all counted', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => signIn('ada@example.org', `wrong ${n}`)));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(15);
});

test('[AUTH-09] an address that tries many accounts has to wait; others do not, nor does its success clear it', async () => {
  const address = '203.0.113.9';
  for (let n = 0; n < 29; n += 1) await signIn(`person${n}@example.org`, 'password', address);
  expect((await signIn('ada@example.org', PASSWORD, address)).status).toBe(200);
  expect((await signIn('last@example.org', 'password', address)).status).toBe(401);
  expect((await signIn('ada@example.org', PASSWORD, address)).status).toBe(429);
  expect((await signIn('ada@example.org', PASSWORD, '203.0.113.10')).status).toBe(200);
});

test('[AUTH-09] a caller cannot choose the address that is counted, unless a proxy of ours said it', async () => {
  const from = (server: TestApp, header: string) =>
    server
      .visitor()
      .from('203.0.113.20')
      .request('/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': header, 'x-client-address': header },
        body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'x' }),
      });
  for (let n = 0; n < 30; n += 1) await from(app, `198.51.100.${n}`);
  expect((await from(app, '198.51.100.99')).status).toBe(429);

  const behindProxy = await openTestApp({ env: { PROXIES: '1' } });
  for (let n = 0; n < 31; n += 1) expect((await from(behindProxy, `made up, 198.51.100.${n}`)).status).toBe(401);
  await behindProxy.close();
});
