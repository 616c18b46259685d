import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  proxied = await openTestApp({ env: { PROXIES: '1', APP_URL: 'https://groundwork.test' } });
});
afterAll(async () => {
  await app.close();
  await proxied.close();
});

const post = async (server: TestApp, url: string, headers: Record<string, string>) =>
  (
    await server.server.app.request(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
  ).status;

describe('[SEC-03] who may ask for changes', () => {
  test.each([
    ['APP_URL', 'http://groundwork.test', 'http://groundwork.test', 400],
    ['the machine itself, by number', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000', 400],
    ['the machine itself, by name', 'http://localhost:3000', 'http://localhost:3000', 400],
    ['the machine itself, in IPv6', 'http://[::1]:3000', 'http://[::1]:3000', 400],
    ['a program', 'http://groundwork.test', undefined, 400],
    ['a name that leads here, but is not ours', 'http://attacker.example:3000', 'http://attacker.example:3000', 403],
    ['a program that calls by another name', 'http://attacker.example:3000', undefined, 403],
    ['another program of the machine', 'http://localhost:3000', 'http://localhost:4000', 403],
    ['our name in another scheme', 'http://groundwork.test', 'https://groundwork.test', 403],
    ['the machine in another scheme', 'http://localhost:3000', 'https://localhost:3000', 403],
    ['an origin that is none', 'http://localhost:3000', 'null', 403],
    [
      'a name that begins like the machine',
      'http://localhost.attacker.example',
      'http://localhost.attacker.example',
      403,
    ],
  ])('%s', async (_who, url, origin, status) => {
    expect(await post(app, url, origin ? { origin } : {})).toBe(status);
  });

  test('a page under a name that is not ours reads nothing, either', async () => {
    const read = async (path: string) => (await app.server.app.request(`http://attacker.example${path}`)).status;
    expect([await read('/api/auth/session'), await read('/api/openapi.json')]).toEqual([403, 403]);
    const page = await app.server.app.request('http://attacker.example/');
    expect([page.status, await page.text()]).toEqual([403, expect.stringContaining('http://groundwork.test')]);
    expect([await read('/api/health'), await read('/api/ready')]).toEqual([200, 200]);
  });

  test('behind a proxy, which chooses the name, the origin is APP_URL', async () => {
    expect(await post(proxied, 'http://groundwork:3000', { origin: 'https://groundwork.test' })).toBe(400);
    expect(await post(proxied, 'http://groundwork:3000', { origin: 'http://groundwork:3000' })).toBe(403);
  });
});

test('behind a proxy, a request past it is counted by its own address', async () => {
  const guess = () =>
    proxied
      .visitor()
      .from('203.0.113.30')
      .request('/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'x' }),
      });
  for (let n = 0; n < 30; n += 1) expect((await guess()).status).toBe(401);
  expect((await guess()).status).toBe(429);
});

describe('[SEC-03] what every answer tells the browser', () => {
  const policyOf = (headers: Headers) =>
    new Map(
      headers
        .get('content-security-policy')!
        .split('; ')
        .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
    );

  test.each(['/api/health', '/api/auth/session', '/api/nowhere', '/', '/sign-in'])(
    '%s: scripts of ours alone, in no other page, of the type it says, and little to those it leads to',
    async (path) => {
      const { headers } = await app.server.app.request(`http://groundwork.test${path}`);
      const policy = policyOf(headers);
      expect(policy.get('script-src')).toEqual(["'self'"]);
      expect(policy.get('default-src')).toEqual(["'self'"]);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );

  test('a part of a page carries what browsers heed for it, and no more; a picture may be opened as a page', async () => {
    const over = async (path: string) => (await app.server.app.request(`http://groundwork.test${path}`)).headers;
    for (const part of ['/assets/index-1a2b.js', '/assets/index-1a2b.css', '/assets/inter-1a2b.woff2']) {
      const headers = await over(part);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBeNull();
    }
    for (const page of ['/assets/ground-1a2b.svg', '/api/assets/index.js', '/assets/index.js/page'])
      expect(policyOf(await over(page)).get('script-src')).toEqual(["'self'"]);
  });

  test('behind TLS it is to come back by TLS only, and cookies go by no other way', async () => {
    const over = async (server: TestApp) =>
      (await server.server.app.request('http://groundwork.test/api/health')).headers;
    expect((await over(proxied)).get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect((await over(app)).get('strict-transport-security')).toBeNull();
  });

  test.each([
    ['by TLS', () => proxied, 'https://groundwork.test', true],
    ['without', () => app, 'http://groundwork.test', false],
  ])('the session’s cookie is for this site alone and no script’s, %s', async (_how, server, origin, isSecure) => {
    const answer = await server().server.app.request(`${origin}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        email: `${crypto.randomUUID()}@example.org`,
        password: 'correct horse',
        firstName: 'Ada',
        lastName: 'Example',
      }),
    });
    expect(answer.status).toBe(201);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=(Lax|Strict)/i);
      expect(/; Secure/i.test(cookie)).toBe(isSecure);
    }
  });
});
