import { AUTH_TEXTS } from '@groundwork/contract/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/app.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { type OpenidServer, startOpenidServer } from '../../../test/openid-server.ts';

let app: TestApp;
let service: OpenidServer;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  service = await startOpenidServer();
  mail = await startMailServer();
  app = await openTestApp({ env: { ...service.env.google, ...service.env.openid, ...mail.env } });
});
afterEach(async () => {
  await app.close();
  await Promise.all([service.close(), mail.close()]);
  expect(app.faults).toEqual([]);
});

const follow = (visitor: Visitor, path: string) => visitor.request(path, { method: 'GET', redirect: 'manual' });
const locationOf = (response: Response) => new URL(response.headers.get('location')!, 'http://groundwork.test');

/** Does the popup's work: goes to the service and comes back with an ID token in the address. */
async function popup(visitor: Visitor): Promise<{ idToken: string; state: string }> {
  const start = await follow(visitor, '/auth/google/start');
  expect(start.status).toBe(302);
  const back = locationOf(await fetch(locationOf(start), { redirect: 'manual' }));
  expect(back.origin + back.pathname).toBe('http://groundwork.test/auth/google');
  const answer = new URLSearchParams(back.hash.slice(1));
  return { idToken: answer.get('id_token') ?? '', state: answer.get('state') ?? '' };
}

/** Follows the redirects of the organisation's service as the browser does; answers where it ends. */
async function throughOpenid(visitor: Visitor, redirect = '/library', change = (_url: URL) => {}): Promise<URL> {
  const start = await follow(visitor, `/auth/openid/start?redirect=${encodeURIComponent(redirect)}`);
  const back = locationOf(await fetch(locationOf(start), { redirect: 'manual' }));
  change(back);
  return locationOf(await follow(visitor, back.pathname.replace('/api', '') + back.search));
}

const whoIs = async (visitor: Visitor) => (await visitor.get('/auth/session')).body.user;

test('[AUTH-03] an ID token of the popup makes an account and signs in; the next one signs in to the same', async () => {
  const first = app.visitor();
  const answer = await first.post('/auth/sign-in/google', await popup(first));
  expect([answer.status, answer.body.user]).toMatchObject([
    200,
    { email: 'grace@example.org', firstName: 'Grace', lastName: 'Hopper', roles: ['user', 'admin', 'service'] },
  ]);
  const { id } = await whoIs(first);
  const again = app.visitor();
  service.state.person = { ...service.state.person, email: 'married@example.org' };
  await again.post('/auth/sign-in/google', await popup(again));
  expect((await whoIs(again)).id).toBe(id);
  expect((await again.get('/settings/profile')).body).toMatchObject({ hasPassword: false, isEmailVerified: true });
});

test('[AUTH-03] a token that was not made for this sign-in opens nothing', async () => {
  const refused = async (visitor: Visitor, input: object) => {
    const { status, body } = await visitor.post('/auth/sign-in/google', input);
    expect([status, body.message, await whoIs(visitor)]).toEqual([401, AUTH_TEXTS.googleFailed, null]);
  };
  const victim = app.visitor();
  const token = await popup(victim);
  // Another browser has not begun this sign-in.
  await refused(app.visitor(), token);
  const thief = app.visitor();
  const own = await popup(thief);
  await refused(thief, { ...own, idToken: token.idToken });
  await refused(thief, { ...own, state: token.state });
  await refused(thief, { ...own, idToken: `${own.idToken.slice(0, -4)}AAAA` });
  for (const forge of [{ aud: 'another client' }, { iss: 'https://evil.example' }, { nonce: 'x' }]) {
    service.state.forge = forge;
    const visitor = app.visitor();
    await refused(visitor, await popup(visitor));
  }
});

test('[AUTH-03] without an address there is no account; an unconfirmed account is not taken over by its address', async () => {
  service.state.person = { sub: 'nobody' };
  const nameless = app.visitor();
  expect((await nameless.post('/auth/sign-in/google', await popup(nameless))).status).toBe(401);

  const owner = await app.signedUp('grace@example.org');
  service.state.person = { sub: 'p-2', email: 'grace@example.org', email_verified: true };
  const other = app.visitor();
  const answer = await other.post('/auth/sign-in/google', await popup(other));
  expect([answer.status, answer.body.message]).toEqual([409, AUTH_TEXTS.notLinked]);
  expect((await throughOpenid(other)).search).toBe('?problem=not-linked');

  const { link } = await mail.latest('grace@example.org', 'Confirm your email');
  await owner.post('/auth/confirm-email', { token: new URL(link!).searchParams.get('token') });
  await other.post('/auth/sign-in/google', await popup(other));
  expect((await whoIs(other)).id).toBe((await whoIs(owner)).id);
});

test('[AUTH-03] the ways to sign in are told; what is not set up is not there', async () => {
  expect((await app.visitor().get('/auth/options')).body).toEqual({
    google: true,
    openid: { name: 'Acme' },
    passwordMin: 6,
    canMail: true,
    signUp: { mode: 'open', domains: [] },
  });
  const plain = await openTestApp();
  expect((await plain.visitor().get('/auth/options')).body).toEqual({
    google: false,
    openid: null,
    passwordMin: 6,
    canMail: false,
    signUp: { mode: 'open', domains: [] },
  });
  for (const path of ['/auth/google/start', '/auth/openid/start', '/auth/openid/callback'])
    expect((await plain.visitor().get(path)).status).toBe(404);
  await plain.close();
});

test('[AUTH-03] only the popup’s own pages give up the protection against openers, and only when it is set up', async () => {
  const policy = async (server: TestApp, path: string) =>
    (await server.visitor().request(path, { method: 'GET', redirect: 'manual' })).headers.get(
      'cross-origin-opener-policy',
    );
  expect(await policy(app, '/auth/google/start')).toBe('unsafe-none');
  expect(await policy(app, '/auth/session')).toBe('same-origin-allow-popups');
  const plain = await openTestApp();
  expect(await policy(plain, '/auth/session')).toBe('same-origin');
  await plain.close();
});

test('[AUTH-03] an organisation’s service signs in by code, PKCE and state, and leads to the page that was asked for', async () => {
  const visitor = app.visitor();
  expect((await throughOpenid(visitor)).pathname).toBe('/library');
  expect(await whoIs(visitor)).toMatchObject({ email: 'grace@example.org', firstName: 'Grace' });
  expect((await throughOpenid(app.visitor(), '//evil.example/x')).href).toBe('http://groundwork.test/dashboard');
});

test('[AUTH-03] what does not fit the start of the sign-in ends at sign-in, with nobody signed in', async () => {
  const failed = async (visitor: Visitor, change?: (url: URL) => void) => {
    expect((await throughOpenid(visitor, '/library', change)).search).toBe('?problem=service');
    expect(await whoIs(visitor)).toBeNull();
  };
  await failed(app.visitor(), (url) => url.searchParams.set('state', 'another'));
  await failed(app.visitor(), (url) => url.searchParams.set('code', 'another'));
  service.state.isRefusing = true;
  await failed(app.visitor());
  service.state.isRefusing = false;
  service.state.forge = { nonce: 'another' };
  await failed(app.visitor());
  // A link that someone else began.
  const stranger = app.visitor();
  expect(locationOf(await follow(stranger, '/auth/openid/callback?code=x&state=y')).search).toBe('?problem=service');
});

test('[AUTH-08] an account of a service can get a password by mail, and has both ways from then on', async () => {
  const visitor = app.visitor();
  await throughOpenid(visitor);
  await app.visitor().post('/auth/reset/request', { email: 'grace@example.org' });
  const { link } = await mail.latest('grace@example.org', 'Set a new password');
  const token = new URL(link!).searchParams.get('token');
  expect((await app.visitor().post('/auth/reset', { token, password: PASSWORD })).status).toBe(200);
  const signedIn = await app.visitor().post('/auth/sign-in/email', { email: 'grace@example.org', password: PASSWORD });
  expect(signedIn.status).toBe(200);
});

test('[ADM-01] [ADM-04] a disabled account stays shut to identity services too; who signs in by one is in the log', async () => {
  const admin = await app.signedUp('admin@example.org');
  const person = app.visitor();
  await person.post('/auth/sign-in/google', await popup(person));
  const { id } = await whoIs(person);
  expect((await admin.get('/admin/audit-log?action=account.sign-in')).body.items[0]).toMatchObject({
    actor: 'grace@example.org',
    details: { by: 'google' },
  });
  await admin.patch(`/admin/users/${id}`, { isDisabled: true });
  expect(await whoIs(person)).toBeNull();
  const again = app.visitor();
  const refused = await again.post('/auth/sign-in/google', await popup(again));
  expect([refused.status, refused.body.message]).toEqual([403, AUTH_TEXTS.accountDisabled]);
  expect(await whoIs(again)).toBeNull();
  expect((await throughOpenid(app.visitor())).search).toBe('?problem=disabled');
});

test('[AUTH-03] [ADM-01] groups of the organization’s service give roles and a plan, and take them back; the last administrator stays one', async () => {
  await app.close();
  app = await openTestApp({
    env: {
      ...service.env.openid,
      ...mail.env,
      OIDC_GROUPS: 'it staff=admin; it staff=service; researchers=pro; staff=plus',
    },
  });
  const signIn = async (sub: string, groups?: string[]) => {
    const { groups: _, ...person } = service.state.person;
    service.state.person = { ...person, sub, email: `${sub}@example.org`, ...(groups && { groups }) };
    const visitor = app.visitor();
    await throughOpenid(visitor);
    const { roles, plan } = await whoIs(visitor);
    return [roles, plan];
  };
  const all = ['user', 'admin', 'service'];
  // Nobody else administrates.
  expect(await signIn('first', ['researchers'])).toEqual([['user', 'admin'], 'pro']);
  expect(await signIn('second', ['it staff', 'others'])).toEqual([all, 'starter']);
  expect(await signIn('first', ['researchers'])).toEqual([['user'], 'pro']);
  // The highest of several plans.
  expect(await signIn('third', ['staff', 'researchers'])).toEqual([['user'], 'pro']);
  // A service that tells no groups changes nothing.
  expect(await signIn('first')).toEqual([['user'], 'pro']);
  expect(await signIn('first', [])).toEqual([['user'], 'starter']);
  expect(await signIn('second', ['researchers', 'it staff'])).toEqual([all, 'pro']);
  const admin = app.visitor();
  await throughOpenid(admin);
  const { items } = (await admin.get('/admin/audit-log?action=user.plan')).body;
  expect(items[0]).toMatchObject({ actor: null, details: { from: 'starter', to: 'pro', by: 'groups' } });
});
