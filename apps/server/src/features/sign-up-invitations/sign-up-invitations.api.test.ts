import { AUTH_TEXTS } from '@groundwork/contract/auth';
import { INVITATIONS_AT_ONCE } from '@groundwork/contract/limits';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, testConfig, type Visitor } from '../../../test/app.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { startOpenidServer } from '../../../test/openid-server.ts';
import { run } from './send-invitation.worker.ts';
import { signUpInvitationRepository } from './sign-up-invitations.repository.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) {
    await app.close();
    expect(app.faults).toEqual([]);
  }
});

async function open(env: Record<string, string>): Promise<{ app: TestApp; admin: Visitor }> {
  const app = await openTestApp({ env: { ...mail.env, ...env } });
  apps.push(app);
  return { app, admin: await app.signedUp('admin@example.org') };
}
const signUp = (app: TestApp, email: string) =>
  app.visitor().post('/auth/sign-up/email', { email, password: PASSWORD, firstName: 'Ada', lastName: 'Example' });
const refusedBy = async (app: TestApp, email: string) => {
  const { status, body } = await signUp(app, email);
  return status === 403 ? body.message : status;
};
const told = async (app: TestApp) => (await app.visitor().get('/auth/options')).body.signUp;

test('[AUTH-01] where sign-up is closed the first account is made, and no other; the screen is told', async () => {
  const fresh = await openTestApp({ env: { SIGN_UP: 'closed' } });
  apps.push(fresh);
  expect(await told(fresh)).toEqual({ mode: 'open', domains: [] });
  await fresh.signedUp('first@example.org');
  expect(await told(fresh)).toEqual({ mode: 'closed', domains: [] });
  expect(await refusedBy(fresh, 'second@example.org')).toBe(AUTH_TEXTS.signUpClosed);
});

test('[AUTH-01] domains: addresses of the domain alone, not those that only end like it, and those who were invited', async () => {
  const { app, admin } = await open({ SIGN_UP: 'domains', SIGN_UP_DOMAINS: 'uni.example, lab.example' });
  expect(await told(app)).toEqual({ mode: 'domains', domains: ['uni.example', 'lab.example'] });
  expect(await refusedBy(app, 'ada@UNI.example')).toBe(201);
  for (const email of ['ada@sub.uni.example', 'ada@myuni.example', 'uni.example@evil.example'])
    expect(await refusedBy(app, email)).toBe(AUTH_TEXTS.signUpDomains('uni.example, lab.example'));
  await admin.post('/admin/sign-up-invitations', { list: 'guest@elsewhere.example' });
  expect(await refusedBy(app, 'Guest@Elsewhere.example')).toBe(201);
});

test('[AUTH-01] invited: whom an administrator has invited, until that is taken back, also between the mail and its link', async () => {
  const { app, admin } = await open({ SIGN_UP: 'invited' });
  expect(await refusedBy(app, 'grace@example.org')).toBe(AUTH_TEXTS.signUpInvited);
  const list = 'Name,E-Mail\nGrace,Grace@example.org\nnobody\nAdmin,admin@example.org\n';
  const { body } = await admin.post('/admin/sign-up-invitations', { list });
  expect(body).toEqual({ invited: 1, known: 1, refused: [{ line: 3, text: 'nobody' }], isMailed: true });
  expect((await mail.latest('grace@example.org', 'You are invited to Groundwork')).link).toBe(
    'http://groundwork.test/sign-up',
  );
  expect((await admin.post('/admin/sign-up-invitations', { list })).body).toMatchObject({ invited: 0, known: 2 });

  const grace = await app.signedUp('grace@example.org');
  expect((await grace.get('/auth/session')).body.user.roles).toEqual(['user']);
  await admin.post('/admin/sign-up-invitations', { list: 'late@example.org' });
  expect((await signUp(app, 'late@example.org')).status).toBe(201);
  expect((await admin.get('/admin/sign-up-invitations')).body).toMatchObject({
    total: 2,
    items: [
      { email: 'late@example.org', hasAccount: false },
      { email: 'grace@example.org', hasAccount: true },
    ],
  });
  await admin.delete('/admin/sign-up-invitations', { email: 'Late@example.org' });
  // A mail that was still to be written.
  const sent: string[] = [];
  const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
  const invitations = signUpInvitationRepository(app.database);
  for (const email of ['late@example.org', 'grace@example.org'])
    await run({ email }, { jobId: 'late' }, { invitations, mailer: mailer as never, appUrl: 'http://groundwork.test' });
  expect(sent).toEqual(['grace@example.org']);
  const { items } = (await admin.get('/admin/audit-log')).body;
  expect(items[0]).toMatchObject({ action: 'account.uninvite', target: 'late@example.org' });
  const { link } = await mail.latest('late@example.org', 'Finish signing up');
  const token = new URL(link!).searchParams.get('token');
  expect((await app.visitor().post('/auth/confirm-email', { token })).status).toBe(403);
  expect((await grace.post('/admin/sign-up-invitations', { list: 'x@example.org' })).status).toBe(404);
});

test('[AUTH-01] a mail of invitation that is not taken is tried again', async () => {
  const { app, admin } = await open({ SIGN_UP: 'invited' });
  mail.refuse('away@example.org');
  await admin.post('/admin/sign-up-invitations', { list: 'away@example.org' });
  const tried = () =>
    app.database.pool.query(
      `select state from pgboss.job where name = 'sign-up-invitations.send' and state <> 'created'`,
    );
  await expect.poll(async () => (await tried()).rows).toEqual([{ state: 'retry' }]);
  app.faults.length = 0;
});

test('[AUTH-03] an identity service makes no account either for who may not have one; those who have one go on', async () => {
  const service = await startOpenidServer();
  const { app, admin } = await open({ SIGN_UP: 'invited', ...service.env.openid });
  const through = async () => {
    const visitor = app.visitor();
    const follow = (path: string) => visitor.request(path, { method: 'GET', redirect: 'manual' });
    const start = await follow('/auth/openid/start?redirect=%2Flibrary');
    const back = await fetch(start.headers.get('location')!, { redirect: 'manual' });
    const url = new URL(back.headers.get('location')!);
    return (await follow(url.pathname.replace('/api', '') + url.search)).headers.get('location');
  };
  expect(await through()).toContain('problem=no-account');
  await admin.post('/admin/sign-up-invitations', { list: 'grace@example.org' });
  expect(await through()).toBe('/library');
  await admin.delete('/admin/sign-up-invitations', { email: 'grace@example.org' });
  expect(await through()).toBe('/library');
  await service.close();
});

test('[AUTH-01] a list that is too long, or none, is refused with the reason', async () => {
  const { admin } = await open({});
  const list = Array.from({ length: INVITATIONS_AT_ONCE + 1 }, (_, n) => `p${n}@example.org`).join('\n');
  expect((await admin.post('/admin/sign-up-invitations', { list })).body.details).toHaveProperty('list');
  expect((await admin.post('/admin/sign-up-invitations', { list: ' ' })).body.details).toHaveProperty('list');
  expect((await admin.get('/admin/sign-up-invitations')).body.total).toBe(0);
});

test('[OPS-02] rules that could not hold are refused at the start', () => {
  expect(() => testConfig({ SIGN_UP: 'domains' })).toThrow(/SIGN_UP=domains and SIGN_UP_DOMAINS go together/);
  expect(() => testConfig({ SIGN_UP: 'domains', SIGN_UP_DOMAINS: 'uni.example' })).toThrow(/set SMTP_URL/);
  expect(() => testConfig({ SIGN_UP: 'invited' })).toThrow(/set SMTP_URL/);
  expect(testConfig({ SIGN_UP: 'closed' }).SIGN_UP).toBe('closed');
});
