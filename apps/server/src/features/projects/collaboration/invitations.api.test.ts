import { COLLABORATION_TEXTS } from '@groundwork/contract/collaboration';
import { COLLABORATORS_MAX, INVITATIONS_PER_HOUR } from '@groundwork/contract/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/app.ts';
import { invite, joined, tokenIn } from '../../../../test/collaborators.ts';
import { newProject, planPeople } from '../../../../test/plan-people.ts';
import { user } from '../../../platform/auth/auth.table.ts';
import { projectInvitation } from './collaboration.table.ts';

const DAY_MS = 86_400_000;

let now = new Date();
/** Events one after the other stand so in the history. */
const clock = {
  now: () => {
    now = new Date(now.getTime() + 1);
    return now;
  },
};
let app: TestApp;
let people: Awaited<ReturnType<typeof planPeople>>;
let owner: Visitor;
let projectId: string;
beforeAll(async () => {
  app = await openTestApp({ clock });
  people = await planPeople(app);
});
beforeEach(async () => {
  owner = await people.on('plus');
  projectId = await newProject(owner);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const someEmail = () => `grace-${crypto.randomUUID()}@example.org`;
const invited = async (email: string, role: 'editor' | 'viewer' = 'editor') =>
  tokenIn((await invite(owner, projectId, email, role)).body.link);
const peopleOf = async (who: Visitor) => (await who.get(`/projects/${projectId}/collaborators`)).body;
const kinds = async () =>
  (await owner.get(`/projects/history?projectId=${projectId}`)).body.items.map(
    ({ kind, text }: Record<string, string>) => `${kind}: ${text}`,
  );

test('[PRJ-19] an address is invited, joins once after signing up, and all of it stands in the history', async () => {
  const email = someEmail();
  const answer = await invite(owner, projectId, email.toUpperCase(), 'editor');
  expect(answer).toMatchObject({ status: 201, body: { email, role: 'editor', isExpired: false } });
  expect(answer.body.link).toMatch(/^http:\/\/groundwork\.test\/invitations\/[0-9a-f-]{36}\.[\w-]{43}$/);
  const token = tokenIn(answer.body.link);
  const look = (who: Visitor) => who.get(`/invitations/${token}`);
  expect((await look(app.visitor())).body).toMatchObject({
    state: 'open',
    project: 'Solid electrolyte for lithium metal batteries in electric aircraft',
    invitedBy: 'Ada Example',
    role: 'editor',
    email,
    isYours: null,
  });
  expect((await app.visitor().post(`/invitations/${token}/accept`)).status).toBe(401);
  const grace = await app.signedUp(email);
  expect((await look(grace)).body.isYours).toBe(true);
  expect((await grace.post(`/invitations/${token}/accept`)).body).toEqual({ projectId });
  expect((await grace.get(`/projects/${projectId}`)).body.role).toBe('editor');
  expect((await look(grace)).body.state).toBe('accepted');
  const again = await grace.post(`/invitations/${token}/accept`);
  expect(again).toMatchObject({ status: 409, body: { message: COLLABORATION_TEXTS.used } });
  expect(await kinds()).toEqual([
    'joined: Joined as editor',
    `shared: Invited ${email} as editor`,
    expect.stringMatching(/^created/),
  ]);
  const bell = (await owner.get('/notifications')).body;
  expect(bell.items[0]).toMatchObject({ title: expect.stringMatching(/^Ada Example joined “Solid .*” as editor$/) });
});

test('[PRJ-19] of ten accepted at the same moment one joins, and a person is in a project once', async () => {
  const email = someEmail();
  const token = await invited(email);
  const grace = await app.signedUp(email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => grace.post(`/invitations/${token}/accept`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect((await peopleOf(owner)).people).toHaveLength(2);
});

test('[PRJ-19] the link is for the invited address alone, and says whom it is for', async () => {
  const email = someEmail();
  const token = await invited(email);
  const other = await app.signedUp();
  expect((await other.get(`/invitations/${token}`)).body).toMatchObject({ isYours: false, email });
  for (const what of ['accept', 'decline'])
    expect(await other.post(`/invitations/${token}/${what}`)).toMatchObject({
      status: 403,
      body: { message: COLLABORATION_TEXTS.otherAddress(email) },
    });
  expect((await other.get(`/projects/${projectId}`)).status).toBe(404);
});

test.each([
  ['a made-up signature', (token: string) => `${token.slice(0, 36)}.${'A'.repeat(43)}`],
  ['another invitation’s id', (token: string) => crypto.randomUUID() + token.slice(36)],
  ['the id alone, by a stranger', (token: string) => token.slice(0, 36)],
  ['something else', () => 'x'],
])('[PRJ-19] %s opens nothing', async (_what, made) => {
  const email = someEmail();
  const token = made(await invited(email));
  expect(await app.visitor().get(`/invitations/${token}`)).toMatchObject({
    status: 404,
    body: { message: COLLABORATION_TEXTS.unknownLink },
  });
  expect((await (await app.signedUp()).post(`/invitations/${token}/accept`)).status).toBe(404);
});

test('[PRJ-19] what is over says so: expired, taken back, declined; a new one opens again', async () => {
  const email = someEmail();
  const grace = await app.signedUp(email);
  const expectOver = async (token: string, state: string, message: string) => {
    expect((await grace.get(`/invitations/${token}`)).body.state).toBe(state);
    expect(await grace.post(`/invitations/${token}/accept`)).toMatchObject({ status: 409, body: { message } });
    expect((await grace.get(`/projects/${projectId}`)).status).toBe(404);
  };
  const token = await invited(email);
  now = new Date(now.getTime() + 14 * DAY_MS + 1);
  await expectOver(token, 'expired', COLLABORATION_TEXTS.expired);
  expect((await peopleOf(owner)).invitations).toMatchObject([{ email, isExpired: true }]);
  // Inviting again renews the same invitation.
  expect(await invited(email, 'viewer')).toBe(token);
  const [open] = (await peopleOf(owner)).invitations;
  expect(open).toMatchObject({ role: 'viewer', isExpired: false });
  expect((await owner.delete(`/projects/${projectId}/invitations/${open.id}`)).status).toBe(200);
  expect((await owner.delete(`/projects/${projectId}/invitations/${open.id}`)).status).toBe(404);
  await expectOver(token, 'revoked', COLLABORATION_TEXTS.revoked);
  const second = await invited(email);
  expect(second).not.toBe(token);
  expect((await grace.post(`/invitations/${second}/decline`)).status).toBe(200);
  await expectOver(second, 'declined', COLLABORATION_TEXTS.declined);
  const third = await invited(email);
  expect((await grace.post(`/invitations/${third}/accept`)).status).toBe(200);
});

test('[PRJ-19] only a digest of the token is stored, and neither the queue nor a notification has it', async () => {
  const email = someEmail();
  await app.signedUp(email);
  const token = await invited(email);
  const { rows } =
    await app.database.pool.query(`select query_to_xml('select * from project_invitation', true, false, '')::text
    || query_to_xml('select * from notification', true, false, '')::text
    || query_to_xml('select data::text from pgboss.job', true, false, '')::text as all`);
  expect(rows[0].all).toContain(email);
  expect(rows[0].all).not.toContain(token.slice(37));
});

test('[PRJ-19] inviting an address with an account and one without looks the same', async () => {
  const known = someEmail();
  await app.signedUp(known);
  const [first, second] = [
    await invite(owner, projectId, known, 'viewer'),
    await invite(owner, projectId, someEmail(), 'viewer'),
  ];
  const shape = ({ status, body }: typeof first) => [status, Object.keys(body), body.role, body.isExpired];
  expect(shape(first)).toEqual(shape(second));
});

test('[PRJ-19] [NTF-01] who has an account is told in the bell; its link opens for an address that was confirmed', async () => {
  const email = someEmail();
  const grace = await app.signedUp(email);
  await invited(email);
  const notification = await vi.waitFor(
    async () => {
      const [first] = (await grace.get('/notifications')).body.items;
      expect(first?.title).toBe('Ada Example invites you to a project');
      return first;
    },
    { interval: 50 },
  );
  expect(JSON.stringify(notification)).not.toContain('electrolyte');
  const path = notification.forwardUrl;
  expect(await grace.get(path)).toMatchObject({ status: 403, body: { message: COLLABORATION_TEXTS.needsLink } });
  expect((await grace.post(`${path}/accept`)).status).toBe(403);
  await app.database.db.update(user).set({ emailVerified: true }).where(eq(user.email, email));
  expect((await grace.get(path)).body).toMatchObject({ state: 'open', isYours: true });
  expect((await grace.post(`${path}/accept`)).status).toBe(200);
});

test('[PRJ-19] without a link, who was invited asks to be let in, and the owner alone decides', async () => {
  const email = someEmail();
  const grace = await app.signedUp(email);
  const { id } = (await invite(owner, projectId, email, 'viewer')).body;
  const stranger = await people.on('plus');
  const admit = (who: Visitor) => who.post(`/projects/${projectId}/invitations/${id}/admit`);
  expect(await admit(owner)).toMatchObject({ status: 409, body: { message: COLLABORATION_TEXTS.nobodyAsks } });
  expect((await stranger.post(`/invitations/${id}/ask`)).status).toBe(404);
  expect((await grace.post(`/invitations/${id}/ask`)).status).toBe(200);
  expect((await grace.get(`/projects/${projectId}`)).status).toBe(404);
  expect((await owner.get('/notifications')).body.items[0].title).toMatch(
    /^Ada Example requests access to “Solid .*”$/,
  );
  expect((await peopleOf(owner)).invitations[0]).toMatchObject({ email, askedBy: 'Ada Example' });
  expect((await admit(stranger)).status).toBe(404);
  expect((await admit(grace)).status).toBe(404);
  // Nor through another project, of the stranger's own.
  const other = await newProject(stranger);
  expect((await stranger.post(`/projects/${other}/invitations/${id}/admit`)).status).toBe(404);
  expect((await admit(owner)).status).toBe(200);
  expect((await grace.get(`/projects/${projectId}`)).body.role).toBe('viewer');
  expect((await grace.get('/notifications')).body.items[0].title).toMatch(
    /^You now have access to “Solid .*” as viewer$/,
  );
  expect((await admit(owner)).status).toBe(409);
  expect((await grace.post(`/invitations/${id}/ask`)).status).toBe(409);
});

test('[PRJ-19] who asked and has another address by now is not let in', async () => {
  const email = someEmail();
  const grace = await app.signedUp(email);
  const { id } = (await invite(owner, projectId, email, 'viewer')).body;
  await grace.post(`/invitations/${id}/ask`);
  await app.database.db.update(user).set({ email: someEmail() }).where(eq(user.email, email));
  expect((await owner.post(`/projects/${projectId}/invitations/${id}/admit`)).status).toBe(409);
  expect((await grace.get(`/projects/${projectId}`)).status).toBe(404);
});

test('[PRJ-19] who is invited must be somebody else, and not in the project yet', async () => {
  const me = (await owner.get('/auth/session')).body.user.email;
  const { email } = await joined(app, owner, projectId, 'viewer');
  for (const [address, message] of [
    [me.toUpperCase(), COLLABORATION_TEXTS.ownAddress],
    [email, COLLABORATION_TEXTS.alreadyIn],
    ['nobody', 'Invalid email'],
    ['', 'Email is required'],
  ])
    expect(await invite(owner, projectId, address, 'viewer')).toMatchObject({
      status: 400,
      body: { details: { email: [message] } },
    });
  const wrong = await owner.post(`/projects/${projectId}/invitations`, { email: someEmail(), role: 'owner' });
  expect(wrong.body.details).toHaveProperty('role');
});

test('[PRJ-19] a project has at most 50 collaborators, open invitations included', async () => {
  const expiresAt = new Date(now.getTime() + DAY_MS);
  await app.database.db.insert(projectInvitation).values(
    Array.from({ length: COLLABORATORS_MAX - 2 }, (_, n) => ({
      projectId,
      email: `${n}@example.net`,
      role: 'viewer' as const,
      tokenHash: String(n),
      createdAt: now,
      expiresAt,
    })),
  );
  await joined(app, owner, projectId, 'viewer');
  const answers = await Promise.all([1, 2, 3].map(() => invite(owner, projectId, someEmail(), 'viewer')));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.message).toBe(COLLABORATION_TEXTS.full);
  // Renewing one takes no further place.
  expect((await invite(owner, projectId, '0@example.net', 'editor')).status).toBe(201);
});

test('[PRJ-19] invitations are limited by the hour', async () => {
  const email = someEmail();
  for (let n = 0; n < INVITATIONS_PER_HOUR; n += 1)
    expect((await invite(owner, projectId, email, 'viewer')).status).toBe(201);
  const refused = await invite(owner, projectId, email, 'viewer');
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(refused.body.details.retryAfterMs).toBeGreaterThan(0);
});

test('[PRJ-19] an API key lets nobody in', async () => {
  const { key } = (await owner.post('/settings/api-keys', { name: 'Nightly', expiresInDays: null })).body;
  const answer = await app.visitor().request(`/projects/${projectId}/invitations`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: someEmail(), role: 'editor' }),
  });
  expect([answer.status, (await answer.json()).message]).toEqual([403, COLLABORATION_TEXTS.keyCannot]);
});
