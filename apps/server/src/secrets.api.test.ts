import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp, PASSWORD } from '../test/app.ts';
import { addFile, processed } from '../test/library.ts';
import { newProject } from '../test/plan-people.ts';
import { accountLinks } from './features/auth/account-links.ts';
import { signedTokens } from './platform/auth/signed-tokens.ts';

const AUTH_SECRET = 'auth-secret-that-must-never-be-seen-anywhere';
/** What an operator sets and nobody may read: not one of them is used by what follows. */
const SETTINGS = {
  AUTH_SECRET,
  METRICS: 'on',
  METRICS_TOKEN: 'metrics-token-that-must-never-be-seen',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'google-secret-that-must-never-be-seen',
  STRIPE_SECRET_KEY: 'sk_test_thatMustNeverBeSeen',
  STRIPE_WEBHOOK_SECRET: 'whsec_dGhhdE11c3ROZXZlckJlU2Vlbg==',
  STRIPE_PRICE_PLUS: 'price_1',
  STRIPE_PRICE_PRO: 'price_2',
  STRIPE_API_URL: 'http://127.0.0.1:9',
  SAM_GOV_API_KEY: 'sam-key-that-must-never-be-seen',
  OPENALEX_API_KEY: 'openalex-key-that-must-never-be-seen',
};
const INVENTION = 'A whispering impeller of braided sapphire for kidney dialysis';

test('[OPS-06] no secret and nothing of people’s work stands in logs, errors or what others read', async () => {
  const app = await openTestApp({
    logLevel: 'debug',
    env: { ...SETTINGS, LOG_REQUESTS: 'on', DEFAULT_PLAN: 'enterprise' },
  });
  onTestFinished(() => app.close());
  const answers: string[] = [];
  const admin = await app.signedUp();
  const ada = await app.signedUp('ada@example.org');
  const keep = async <Answer extends { body: unknown }>(asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    answers.push(JSON.stringify(answer.body));
    return answer;
  };
  const projectId = await newProject(ada, INVENTION);
  const file = await addFile(ada, 'whispering.txt', INVENTION);
  await processed(ada, file.id);
  const { key } = (await ada.post('/settings/api-keys', { name: 'k', scope: 'read', expiresInDays: 1 })).body;
  const feed = (await ada.post('/settings/feeds', { kind: 'calendar' })).body;
  const hook = (await ada.post('/settings/webhooks', { url: 'https://example.org/hook', events: ['report.completed'] }))
    .body;
  const factor = (await ada.post('/settings/second-factor', { currentPassword: PASSWORD })).body;
  const invited = (await ada.post(`/projects/${projectId}/invitations`, { email: 'bo@example.org', role: 'viewer' }))
    .body;
  const tokens = signedTokens(AUTH_SECRET);
  const reset = accountLinks({ tokens, clock: { now: () => new Date() }, appUrl: '' }).reset('ada@example.org', {
    byMail: true,
  });
  const token = new URLSearchParams(reset.slice(reset.indexOf('?'))).get('token')!;
  const session = ada.cookie().split('=')[1]!;

  // What goes well, what is refused, and what is no call at all.
  await keep(ada.post('/search/keyword', { searchEngine: 'patents', query: INVENTION, projectId }));
  await keep(ada.get(`/projects/${crypto.randomUUID()}`));
  await keep(ada.post('/projects', { areaOfInterest: 7, title: INVENTION }));
  await keep(ada.post('/settings/password', { currentPassword: `${PASSWORD}!`, newPassword: 'x', confirmation: 'y' }));
  await keep(ada.post('/settings/second-factor/confirm', { code: '000000' }));
  await keep(app.visitor().post('/auth/sign-in/email', { email: 'ada@example.org', password: `${PASSWORD}!` }));
  await keep(app.visitor().post('/auth/reset/check', { token: `${token}x` }));
  await keep(app.visitor().get(`/feeds/calendar/${'x'.repeat(40)}`));
  await keep(app.visitor().get(new URL(feed.url).pathname.replace('/api', '')));
  await app.visitor().request('/projects', { headers: { 'x-api-key': key } });
  await app.visitor().request('/projects', { headers: { 'x-api-key': `${key}x` } });
  for (const path of [
    '/auth/options',
    '/plans',
    '/status',
    '/openapi.json',
    '/settings/api-keys',
    '/settings/webhooks',
    '/settings/feeds',
  ])
    await keep(ada.get(path));
  for (const path of ['/admin/users', '/admin/audit-log', '/admin/data-sets', '/service/jobs', '/admin/usage'])
    await keep(admin.get(path));
  const zip = new Uint8Array(await (await ada.request('/settings/data', {})).arrayBuffer());
  const exported = Object.values(unzipSync(zip))
    .map((bytes) => strFromU8(bytes))
    .join('\n');

  const { AUTH_SECRET: _, METRICS: __, GOOGLE_CLIENT_ID: ___, ...rest } = SETTINGS;
  const kept = Object.entries(rest)
    .filter(([name]) => /SECRET|TOKEN|KEY/.test(name))
    .map(([, value]) => value);
  const secrets = [
    AUTH_SECRET,
    ...kept,
    PASSWORD,
    session,
    decodeURIComponent(session).split('.')[0]!,
    key,
    new URL(feed.url).pathname.split('/').at(-1)!,
    hook.secret,
    factor.secret,
    token,
    invited.link.split('/').at(-1)!,
  ];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(8);
  const logged = app.faults.join('\n');
  // There was something to log.
  expect(logged.split('\n').length).toBeGreaterThan(20);
  const found = (text: string) => secrets.filter((secret) => text.includes(secret));
  expect(found(logged)).toEqual([]);
  expect(found(exported)).toEqual([]);
  expect(found(answers.join('\n'))).toEqual([]);
  for (const words of ['impeller', 'sapphire', 'ada@example.org', 'whispering.txt'])
    expect(logged).not.toContain(words);
  // One's own work is one's own to take along.
  expect(exported).toContain(INVENTION);
});
