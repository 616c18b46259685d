import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { type Mailer, MailUnsureError } from '../../platform/mail/mailer.ts';
import { inEnglish } from '../../platform/messages.ts';
import { checkSavedSearchesJob } from '../saved-searches/saved-searches.jobs.ts';
import { sendDueMailsJob, sendNotificationMailJob } from './notifications.jobs.ts';
import { run as sendDue } from './send-due-mails.worker.ts';
import { run as sendMail } from './send-notification-mail.worker.ts';

let app: TestApp;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let now: Date;
let who: Visitor;
let userId: string;
let email: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  app = await openTestApp({ env: { ...mailServer.env, DEFAULT_PLAN: 'pro' }, clock: { now: () => now } });
  now = new Date();
  await app.signedUp();
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
  expect(app.faults.filter((line) => !line.includes('job failed'))).toEqual([]);
});
beforeEach(async () => {
  now = new Date('2026-07-10T10:00:00Z');
  who = await app.signedUp();
  ({ id: userId, email } = (await who.get('/auth/session')).body.user);
});

const raiser = (of = app) => dependenciesOf(of.server.jobs, checkSavedSearchesJob).raiseNotification;
type Raised = Parameters<ReturnType<typeof raiser>>[0];
const raise = (given: Partial<Raised> = {}) =>
  app.database.db.transaction((tx) =>
    raiser()(
      {
        userId,
        kind: 'report',
        key: crypto.randomUUID(),
        title: inEnglish('Your report is ready'),
        forwardUrl: '/reports',
        ...given,
      },
      tx,
    ),
  );
const choose = (kinds: Record<string, string>, more = {}) =>
  who.patch('/notifications/preferences', {
    kinds: Object.entries(kinds).map(([kind, choice]) => ({ kind, choice })),
    ...more,
  });
const choices = async () =>
  Object.fromEntries(
    (await who.get('/notifications/preferences')).body.kinds.map((each: { kind: string; choice: string }) => [
      each.kind,
      each.choice,
    ]),
  );
const OF_ACCOUNTS = ['Confirm your email', 'Finish signing up', 'You already have an account'];
const mails = () => mailServer.mails.filter(({ to, subject }) => to === email && !OF_ACCOUNTS.includes(subject));
const signal = new AbortController().signal;
const deps = () => dependenciesOf(app.server.jobs, sendNotificationMailJob);
const sendTo = (way: 'mail' | 'digest', more: Partial<ReturnType<typeof deps>> = {}) =>
  sendMail({ userId, way }, { signal }, { ...deps(), ...more });
/** The people who have mail to send at this moment. */
async function due(): Promise<string[]> {
  const sent: string[] = [];
  const send = async (to: string, way: string) => to === userId && sent.push(way);
  await sendDue({}, null, { ...dependenciesOf(app.server.jobs, sendDueMailsJob), send });
  return sent;
}
const listed = async () => (await who.get('/notifications')).body.total;
const at = (time: string) => {
  now = new Date(time);
};

test('[NTF-06] each kind goes where its person chose: nowhere, into the app, by mail at once, or into the digest', async () => {
  expect(await choices()).toMatchObject({ report: 'app', 'search-alert': 'mail' });
  expect((await who.get('/notifications/preferences')).body).toMatchObject({ timeZone: null, digestHour: 8 });
  const { body } = await choose(
    { report: 'mail', comment: 'digest', feed: 'off' },
    { timeZone: 'Europe/Berlin', digestHour: 7 },
  );
  expect(body).toMatchObject({ timeZone: 'Europe/Berlin', digestHour: 7, mail: { isAvailable: true, reason: null } });
  await raise({ title: inEnglish('Told by mail') });
  await raise({ kind: 'comment', title: inEnglish('Told in the digest') });
  await raise({ kind: 'feed', title: inEnglish('Not told') });
  await raise({ kind: 'insight', title: inEnglish('Told in the app') });
  expect((await who.get('/notifications')).body.items.map(({ title }: { title: string }) => title)).toEqual([
    'Told in the app',
    'Told in the digest',
    'Told by mail',
  ]);
  await vi.waitFor(() => expect(mails().map(({ subject }) => subject)).toEqual(['Told by mail']));
});

test('[NTF-06] what is wrong is refused, and others’ choices are their own', async () => {
  for (const wrong of [
    { timeZone: 'Mars/Phobos' },
    { timeZone: '+02:00' },
    { digestHour: 24 },
    { kinds: [{ kind: 'x', choice: 'app' }] },
  ])
    expect((await who.patch('/notifications/preferences', wrong)).status).toBe(400);
  await choose({ report: 'off' });
  const other = await app.signedUp();
  expect((await other.get('/notifications/preferences')).body.kinds).toContainEqual({ kind: 'report', choice: 'app' });
  expect((await app.visitor().get('/notifications/preferences')).status).toBe(401);
});

test('[NTF-06] the digest comes at the person’s hour, by project, and leads to each thing', async () => {
  await choose({ report: 'digest', comment: 'digest' }, { timeZone: 'Europe/Berlin', digestHour: 8 });
  const { body } = await who.post('/projects', { areaOfInterest: 'A <b>membrane</b> for fuel cells.' });
  const { id: projectId, title } = body.newProject;
  await raise({
    title: inEnglish('A <i>report</i> is ready'),
    projectId,
    forwardUrl: '/reports/x/1',
    lines: ['Two', 'lines'],
  });
  await raise({ kind: 'comment', title: inEnglish('Of no project'), forwardUrl: '/settings' });
  at('2026-07-11T05:59:00Z');
  expect(await due()).toEqual([]);
  at('2026-07-11T06:00:00Z');
  expect(await due()).toEqual(['digest']);
  await sendTo('digest');
  await sendTo('digest');
  expect(await due()).toEqual([]);
  expect(mails()).toHaveLength(1);
  const { subject, text, raw } = mails()[0]!;
  expect(subject).toBe('2 notifications in your daily digest');
  expect(text.indexOf(title)).toBeLessThan(text.indexOf('A <i>report</i> is ready'));
  expect(text.indexOf('A <i>report</i> is ready')).toBeLessThan(text.indexOf('Other'));
  expect(text).toContain('http://groundwork.test/reports/x/1');
  expect(raw).toContain('A &lt;i&gt;report&lt;/i&gt; is ready');
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});

test('[NTF-06] a process killed before the mail is handed over sends it later; killed after, it is not sent again', async () => {
  await choose({ report: 'digest' });
  await raise();
  at('2026-07-11T08:00:00Z');
  const killed = (): Promise<never> => Promise.reject(new Error('killed'));
  await expect(sendTo('digest', { mailer: { send: killed } })).rejects.toThrow('killed');
  const mailer = deps().mailer!;
  // The note is written, and the process gone: neither the answer nor the end is heard.
  const dying: typeof mailer.send = async (mail, note) => {
    await mailer.send(mail, note);
    await killed();
  };
  const mute = { ...deps().mails, takeBack: killed, remove: killed };
  await expect(sendTo('digest', { mailer: { send: dying }, mails: mute })).rejects.toThrow('killed');
  expect(mails()).toHaveLength(1);
  await sendTo('digest');
  at('2026-07-12T08:00:00Z');
  await sendTo('digest');
  expect(mails()).toHaveLength(1);
});

test('[NTF-06] a mail that the server refused is sent again, the same one; one that it may have taken is not', async () => {
  await choose({ report: 'digest' });
  await raise();
  const ids: string[] = [];
  const refusing: Mailer['send'] = async ({ messageId }, note) => {
    ids.push(messageId);
    await note!();
    throw new Error('450 later');
  };
  await expect(sendTo('digest', { mailer: { send: refusing } })).rejects.toThrow('450');
  await raise({ title: inEnglish('Came meanwhile') });
  await expect(sendTo('digest', { mailer: { send: refusing } })).rejects.toThrow('450');
  expect(new Set(ids).size).toBe(1);
  const unsure = vi.fn(async ({ text }: { text: string }, note?: () => Promise<void>) => {
    await note!();
    if (!text.includes('meanwhile')) throw new MailUnsureError('?');
  });
  await sendTo('digest', { mailer: { send: unsure } });
  await sendTo('digest', { mailer: { send: unsure } });
  expect(unsure.mock.calls.map(([{ text }]) => text.includes('meanwhile'))).toEqual([false, true]);
});

test('[NTF-06] two processes at the same mail hand it over once', async () => {
  await choose({ report: 'digest' });
  await raise();
  const sending = await Promise.allSettled([sendTo('digest'), sendTo('digest'), sendTo('digest')]);
  expect(sending.map(({ status }) => status)).toContain('fulfilled');
  await sendTo('digest');
  expect(mails()).toHaveLength(1);
});

test('[NTF-06] while one process waits for the mail server’s answer, no other hands the same mail over', async () => {
  await choose({ report: 'digest' });
  await raise();
  const taken: string[] = [];
  const [isThere, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const quick: Mailer['send'] = async ({ messageId }, note) => {
    await note!();
    taken.push(messageId);
  };
  const slow: Mailer['send'] = async (mail, note) => {
    await quick(mail, note);
    isThere.resolve();
    await answer.promise;
  };
  const { mails: own } = deps();
  const batch = (await own.claim(userId, 'digest', await deps().preferences.choicesOf(userId), now))!;
  const first = sendTo('digest', { mailer: { send: slow } });
  await isThere.promise;
  // One that took up the mail at the same moment, and one that comes when that has failed.
  let times = 0;
  const mails = { ...own, claim: async () => (times++ === 0 ? batch : null) };
  await expect(sendTo('digest', { mailer: { send: quick }, mails })).rejects.toThrow('another process');
  await sendTo('digest', { mailer: { send: quick } });
  answer.resolve();
  await first;
  expect(taken).toHaveLength(1);
});

test('[NTF-06] what is turned off, or no longer theirs to see, before the digest leaves is not mailed', async () => {
  await choose({ report: 'digest', comment: 'digest' });
  const owner = await app.signedUp();
  const { body } = await owner.post('/projects', { areaOfInterest: 'Somebody else’s membrane.' });
  await raise({ kind: 'comment', projectId: body.newProject.id });
  await raise();
  await choose({ report: 'app' });
  await sendTo('digest');
  expect(mails()).toEqual([]);
  expect(await listed()).toBe(2);
});

test('[NTF-06] the link of a mail ends such mails signed out; opening it changes nothing; no other token does', async () => {
  await choose({ report: 'mail', comment: 'mail', feed: 'digest' });
  await raise({ title: inEnglish('One') });
  await vi.waitFor(() => expect(mails()).toHaveLength(1));
  const address = /^List-Unsubscribe: <http:\/\/groundwork\.test\/api(\S+)>/m.exec(mails()[0]!.raw)![1]!;
  const anyone = app.visitor();
  const asked = await anyone.request(address, { redirect: 'manual' });
  const token = address.split('/').at(-1)!;
  expect([asked.status, asked.headers.get('location')]).toEqual([
    302,
    `http://groundwork.test/alerts/off?token=${token}`,
  ]);
  expect(await choices()).toMatchObject({ report: 'mail', comment: 'mail' });
  for (const wrong of [token.replace('.report.', '.all.'), `${token}x`, 'to.report.x.y', ''])
    expect((await anyone.post('/notifications/unsubscribe', { token: wrong })).status).toBe(400);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (let time = 0; time < 2; time += 1)
    expect(
      (await anyone.request(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })).status,
    ).toBe(200);
  expect(await choices()).toMatchObject({ report: 'app', comment: 'mail', feed: 'digest', 'search-alert': 'mail' });
  const all = /token=(to\.all\.\S+)/.exec(mails()[0]!.text)![1]!;
  await anyone.post('/notifications/unsubscribe', { token: all });
  expect(await choices()).toMatchObject({ report: 'app', comment: 'app', feed: 'app', 'search-alert': 'app' });
  await raise({ kind: 'comment' });
  expect(await listed()).toBe(2);
  await sendTo('mail');
  expect(mails()).toHaveLength(1);
});

test('[NTF-06] one click on a mail of several kinds ends all that is mailed at once; on a digest, all that it is made of', async () => {
  const chosen = { report: 'mail', comment: 'mail', feed: 'digest', insight: 'digest' };
  const raiseAll = (...kinds: Raised['kind'][]) =>
    app.database.db.transaction(async (tx) => {
      for (const kind of kinds) await raiser()({ userId, kind, key: crypto.randomUUID(), title: inEnglish(kind) }, tx);
    });
  const clickIn = async (nth: number) => {
    await vi.waitFor(() => expect(mails()).toHaveLength(nth));
    const address = /^List-Unsubscribe: <http:\/\/groundwork\.test\/api(\S+)>/m.exec(mails()[nth - 1]!.raw)![1]!;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await app.visitor().request(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  };
  await choose(chosen);
  await raiseAll('report', 'comment');
  await clickIn(1);
  const digested = { feed: 'digest', insight: 'digest' };
  expect(await choices()).toMatchObject({ report: 'app', comment: 'app', 'search-alert': 'app', ...digested });
  await choose(chosen);
  await raiseAll('feed', 'insight');
  await sendTo('digest');
  await clickIn(2);
  expect(await choices()).toMatchObject({ report: 'mail', comment: 'mail', feed: 'app', insight: 'app' });
});

test('[NTF-06] without a mail server nothing can be chosen that needs one, and nothing waits', async () => {
  const quiet = await openTestApp();
  const someone = await quiet.signedUp();
  const { body } = await someone.get('/notifications/preferences');
  expect(body.mail).toMatchObject({ isAvailable: false, reason: expect.not.stringContaining('SMTP_URL') });
  const answer = await someone.patch('/notifications/preferences', { kinds: [{ kind: 'report', choice: 'digest' }] });
  expect(answer.body).toMatchObject({ code: 'VALIDATION', details: { kinds: [body.mail.reason] } });
  const id = (await someone.get('/auth/session')).body.user.id;
  await quiet.database.db.transaction((tx) =>
    raiser(quiet)({ userId: id, kind: 'webhook', key: 'x', title: inEnglish('x') }, tx),
  );
  expect((await quiet.database.pool.query('select 1 from notification_mail')).rows).toEqual([]);
  await quiet.close();
});
