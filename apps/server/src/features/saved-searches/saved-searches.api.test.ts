import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { nextSecond } from '../../../test/next-second.ts';
import { aRecord } from '../../../test/records.ts';
import { createJobQueue } from '../../platform/jobs/boss-job-queue.ts';
import { bindJob, dependenciesOf } from '../../platform/jobs/job.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { checkAfterImport } from './saved-searches.handlers.ts';
import { checkSavedSearchesJob, sendAlertMailJob } from './saved-searches.jobs.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let visitor: Visitor;
let jobs: JobQueue;
let ahead = 0;
let smtp: SMTPServer;
let mails: string[];
let refusal: Error | null;

/** The catalogue stamps what it stores with the machine's time, so ours is the machine's, or hours ahead of it. */
const clock = { now: () => new Date(Date.now() + ahead) };
const electrolyte = (id: string, given = {}) =>
  aRecord('awards', id, { title: `Solid electrolyte ${id}`, date: '2026-01-01', ...given });
const SEARCH = { searchEngine: 'awards', query: 'solid electrolyte', filters: {}, mode: 'hybrid' };

beforeEach(async () => {
  ahead = 0;
  mails = [];
  refusal = null;
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk) => (mail += chunk));
      stream.on('end', () => {
        // Not the one that greets a new account.
        if (!refusal && !mail.includes('Subject: Confirm your email')) mails.push(mail);
        done(refusal);
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  app = await openTestApp({
    clock,
    records: [electrolyte('old')],
    env: {
      DEFAULT_PLAN: 'pro',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Groundwork <alerts@groundwork.test>',
    },
  });
  visitor = await app.signedUp();
  jobs = createJobQueue(app.database);
  await jobs.start([bindJob(checkSavedSearchesJob, {} as never)], { isWorker: false });
});
afterEach(async () => {
  await jobs.stop({ graceMs: 0 });
  await app.close();
  await new Promise<void>((done) => smtp.close(done));
  expect(app.faults.filter((line) => !line.includes('job failed'))).toEqual([]);
});

async function save(given: object = {}, who = visitor) {
  const { status, body } = await who.post('/search/saved', { ...SEARCH, name: 'Electrolytes', ...given });
  expect([status, body]).toEqual([201, body]);
  return body;
}

async function store(...ids: string[]) {
  await nextSecond();
  await app.index.upsert(ids.map((id) => electrolyte(id)));
}

/** Runs the hourly job this many hours from now, to its end. */
async function checkIn(hours: number) {
  ahead = hours * HOUR_MS;
  const id = await jobs.enqueue(checkSavedSearchesJob, {});
  await vi.waitFor(
    async () => expect(await jobs.status(checkSavedSearchesJob, id)).toMatchObject({ state: 'completed' }),
    { interval: 20 },
  );
}

const notified = async (who = visitor) => (await who.get('/notifications')).body.items;
const listed = async () => (await visitor.get('/search/saved')).body.items;

test('[SRCH-13] a search is saved, listed, renamed, deleted and restored; others do not know it', async () => {
  const saved = await save({ alert: 'notify', filters: { agency: ['NASA'], seen: { min: '2026-01-01T00:00:00Z' } } });
  expect(saved).toMatchObject({ name: 'Electrolytes', filters: { agency: ['NASA'] }, newSince: 0, total: 0 });
  const { body } = await visitor.patch(`/search/saved/${saved.id}`, { name: '  Batteries  ', frequency: 'weekly' });
  expect(body).toMatchObject({ name: 'Batteries', frequency: 'weekly', alert: 'notify' });
  expect(await listed()).toEqual([body]);

  const stranger = await app.signedUp();
  expect((await stranger.get('/search/saved')).body.items).toEqual([]);
  for (const answer of [
    await stranger.patch(`/search/saved/${saved.id}`, { name: 'Mine' }),
    await stranger.delete(`/search/saved/${saved.id}`),
    await stranger.post(`/search/saved/${saved.id}/seen`),
    await stranger.post(`/search/saved/${saved.id}/restore`),
    await stranger.post('/search/saved', { ...SEARCH, name: 'x', projectId: saved.id }),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);

  await visitor.delete(`/search/saved/${saved.id}`);
  expect(await listed()).toEqual([]);
  expect((await visitor.patch(`/search/saved/${saved.id}`, { name: 'Gone' })).status).toBe(404);
  expect((await visitor.post(`/search/saved/${saved.id}/restore`)).body).toEqual(body);
  await visitor.delete(`/search/saved/${saved.id}`);
  await checkIn(2);
  expect((await visitor.post(`/search/saved/${saved.id}/restore`)).status).toBe(404);
});

test('[SRCH-13] what cannot be saved is refused with the reason', async () => {
  const refused = async (given: object) =>
    (await visitor.post('/search/saved', { ...SEARCH, name: 'x', ...given })).body;
  expect(await refused({ name: ' ' })).toMatchObject({ details: { name: ['A name is required'] } });
  expect(await refused({ name: 'x'.repeat(121) })).toMatchObject({
    details: { name: ['A name cannot exceed 120 characters'] },
  });
  expect(await refused({ filters: { colour: ['red'] } })).toMatchObject({ code: 'VALIDATION' });
  expect(await refused({ alert: 'sometimes' })).toMatchObject({ code: 'VALIDATION' });
});

test('[SRCH-13] an alert tells once of what came after saving, with what opens just those records', async () => {
  const saved = await save({ alert: 'notify' });
  await store('a', 'b');
  await app.index.upsert([aRecord('awards', 'other', { title: 'Something else' })]);
  await checkIn(22);
  expect(await notified()).toEqual([]);
  await checkIn(25);
  const [first, ...more] = await notified();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ title: '2 new awards for “Electrolytes”', isRead: false });
  expect(first.message.split('\n').toSorted()).toEqual(['Solid electrolyte a', 'Solid electrolyte b']);
  const url = new URL(first.forwardUrl, 'http://groundwork.test');
  expect(url.pathname).toBe('/search');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    engine: 'awards',
    query: 'solid electrolyte',
    mode: 'keyword',
    sort: 'date',
  });
  const [min, max] = url.searchParams.get('seen')!.split('..');
  const opened = await visitor.post('/search/keyword', { ...SEARCH, mode: 'keyword', filters: { seen: { min, max } } });
  expect(opened.body.results.map(({ id }: { id: string }) => id).toSorted()).toEqual(['a', 'b']);
  expect((await listed())[0]).toMatchObject({ newSince: 2, total: 3 });
  expect((await visitor.post(`/search/saved/${saved.id}/seen`)).body).toMatchObject({ newSince: 0, total: 3 });
  await checkIn(50);
  expect(await notified()).toHaveLength(1);
});

test('[SRCH-13] a data set that did not change since the last check is not searched again', async () => {
  await save({ alert: 'notify' });
  await store('a');
  await checkIn(25);
  const { run } = await import('./check-saved-searches.worker.ts');
  const deps = dependenciesOf(app.server.jobs, checkSavedSearchesJob);
  const index = { ...app.index, search: vi.fn(app.index.search) };
  const check = async (hours: number) => {
    ahead = hours * HOUR_MS;
    const signal = new AbortController().signal;
    await run({}, { signal }, { ...deps, matcher: { ...deps.matcher, catalogueOf: async () => index } });
    return index.search.mock.calls.length;
  };
  expect(await check(50)).toBe(0);
  await app.index.upsert([aRecord('patents', 'p')]);
  expect(await check(75)).toBe(0);
  await app.index.upsert([electrolyte('b')]);
  expect(await check(100)).toBe(1);
});

test('[SRCH-13] a search without alert, of a week, deleted, or of a person without the plan is not told of', async () => {
  await save();
  await save({ alert: 'notify', frequency: 'weekly', name: 'Weekly' });
  const gone = await save({ alert: 'notify', name: 'Gone' });
  const other = await app.signedUp('poor@example.org');
  await save({ alert: 'notify' }, other);
  await app.database.pool.query(`update "user" set plan = 'plus' where email = 'poor@example.org'`);
  await visitor.delete(`/search/saved/${gone.id}`);
  await store('a');
  await checkIn(50);
  expect([await notified(), await notified(other)]).toEqual([[], []]);
  await checkIn(24 * 7 + 1);
  expect((await notified()).map(({ title }: { title: string }) => title)).toEqual(['1 new award for “Weekly”']);
  const refused = await other.post('/search/saved', { ...SEARCH, name: 'x' });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Saved searches are part of Innovator Pro; your plan is Innovator Plus.',
  ]);
  expect((await other.get('/search/saved')).body).toMatchObject({
    saving: { isAvailable: false, reason: refused.body.message, reasonSaid: refused.body.said },
    items: [{ alert: 'notify' }],
  });
});

test('[SRCH-13] what came while an alert was off is not told when it is turned on again', async () => {
  const { id } = await save({ alert: 'notify' });
  await visitor.patch(`/search/saved/${id}`, { alert: 'off' });
  await store('a');
  await nextSecond();
  await visitor.patch(`/search/saved/${id}`, { alert: 'notify' });
  await store('b');
  await checkIn(25);
  expect((await notified()).map(({ message }: { message: string }) => message)).toEqual(['Solid electrolyte b']);
});

test('[SRCH-13] checks that run side by side, and again, tell once', async () => {
  await save({ alert: 'notify-and-mail' });
  await store('a');
  ahead = 25 * HOUR_MS;
  const { run } = await import('./check-saved-searches.worker.ts');
  const signal = new AbortController().signal;
  const deps = dependenciesOf(app.server.jobs, checkSavedSearchesJob);
  await Promise.all([run({}, { signal }, deps), run({}, { signal }, deps), run({}, { signal }, deps)]);
  expect(await notified()).toHaveLength(1);
  await vi.waitFor(() => expect(mails).toHaveLength(1));
});

test('[SRCH-13] killed between finding and telling, or before the mail, the next run makes up for it, once', async () => {
  await save({ alert: 'notify-and-mail' });
  await store('a');
  ahead = 25 * HOUR_MS;
  const { run } = await import('./check-saved-searches.worker.ts');
  const signal = new AbortController().signal;
  const deps = dependenciesOf(app.server.jobs, checkSavedSearchesJob);
  const killed = (): Promise<never> => Promise.reject(new Error('killed'));
  // After the notification was written, before the step was stored.
  const dying = {
    ...deps,
    raiseNotification: async (...given: Parameters<typeof deps.raiseNotification>) => {
      await deps.raiseNotification(...given);
      return killed();
    },
  };
  await expect(run({}, { signal }, dying)).rejects.toThrow('killed');
  expect(await notified()).toEqual([]);
  await expect(run({}, { signal }, { ...deps, sendMailTo: killed })).rejects.toThrow('killed');
  expect(await notified()).toHaveLength(1);
  expect(mails).toEqual([]);
  await checkIn(26);
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  expect(await notified()).toHaveLength(1);
});

test('[SRCH-13] one mail a run, in text and HTML, with links that open the records and turn the alert off', async () => {
  await save({ alert: 'notify-and-mail', name: 'Tom & <b>Jerry</b>' });
  await save({ alert: 'notify-and-mail', name: 'Second', query: 'electrolyte' });
  await nextSecond();
  await app.index.upsert([electrolyte('a', { title: 'Solid <script>electrolyte</script> & co' })]);
  await checkIn(25);
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  const mail = mails[0]!
    .replace(/=\r\n/g, '')
    .replace(/=3D/g, '=')
    .replace(/\r\n[ \t]/g, ' ');
  expect(mail).toMatch(/^From: Groundwork <alerts@groundwork\.test>\r$/m);
  expect(mail).toMatch(/^To: user\d+@example\.org\r$/m);
  expect(mail).toMatch(/^Subject: 2 new records in 2 saved searches\r$/m);
  expect(mail).toMatch(/^Message-ID: <alerts-[0-9a-f-]{36}@groundwork\.test>\r$/im);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(mail).toContain('text/plain');
  expect(mail).toContain('- Solid <script>electrolyte</script> & co');
  expect(mail).toContain('<li>Solid &lt;script&gt;electrolyte&lt;/script&gt; &amp; co</li>');
  expect(mail).toContain('See them: http://groundwork.test/search?engine=awards');
  expect(mail.match(/http:\/\/groundwork\.test\/alerts\/off\?token=search\./g)).toHaveLength(4);

  const [, address] = /^List-Unsubscribe: <http:\/\/groundwork\.test\/api(\S+)>\r$/m.exec(mail)!;
  const asked = await app.visitor().request(address!, { redirect: 'manual' });
  expect([asked.status, asked.headers.get('location')]).toEqual([
    302,
    `http://groundwork.test/alerts/off?token=${address!.split('/').at(-1)}`,
  ]);
  expect((await listed()).map(({ alert }: { alert: string }) => alert)).toEqual(['notify-and-mail', 'notify-and-mail']);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const oneClick = await app
    .visitor()
    .request(address!, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  expect(oneClick.status).toBe(200);
  expect((await listed()).map(({ alert }: { alert: string }) => alert)).toEqual(['notify', 'notify']);
});

test('[SRCH-13] a mail server that refuses is asked again; the notification does not wait for it', async () => {
  await save({ alert: 'notify-and-mail' });
  await store('a');
  refusal = Object.assign(new Error('Try later'), { responseCode: 451 });
  await checkIn(25);
  expect(await notified()).toHaveLength(1);
  await vi.waitFor(() => expect(app.faults.some((line) => line.includes('Try later'))).toBe(true));
  expect(mails).toEqual([]);
  refusal = null;
  const { run } = await import('./send-alert-mail.worker.ts');
  const userId = (await visitor.get('/auth/session')).body.user.id;
  const send = () => run({ userId }, null, dependenciesOf(app.server.jobs, sendAlertMailJob));
  // The try that was refused may still hold the mail, or the queue's own next try send it.
  await vi.waitFor(async () => {
    await send().catch(() => undefined);
    expect(mails).toHaveLength(1);
  });
  await send();
  expect(mails).toHaveLength(1);
});

const PREVIEW_BY_DATE = 'contract/server-words.searches.previewByDate';

test('[SRCH-13] before saving, the preview counts what would have been told, by own dates while the catalogue is young', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS).toISOString().slice(0, 10);
  await app.index.upsert([
    electrolyte('today', { date: daysAgo(0) }),
    electrolyte('same day', { date: daysAgo(3) }),
    electrolyte('same day too', { date: daysAgo(3) }),
    electrolyte('too old', { date: daysAgo(30) }),
    electrolyte('no day', { date: daysAgo(0).slice(0, 7) }),
    electrolyte('tomorrow', { date: daysAgo(-1) }),
    aRecord('awards', 'other', { title: 'Something else', date: daysAgo(1) }),
  ]);
  const preview = async (given: object) => (await visitor.post('/search/saved/preview', { ...SEARCH, ...given })).body;
  expect(await preview({ mode: 'keyword' })).toEqual({
    days: 30,
    until: daysAgo(0),
    firings: [
      { date: daysAgo(3), count: 2 },
      { date: daysAgo(0), count: 1 },
    ],
    total: 3,
    basis: 'dated',
    note: 'The awards here were loaded less than 30 days ago, so this counts by the records’ own dates (award date).',
    noteSaid: { key: 'contract/server-words.sentences', values: [[expect.objectContaining({ key: PREVIEW_BY_DATE })]] },
  });
  expect(await preview({ frequency: 'weekly' })).toMatchObject({ firings: [{ date: daysAgo(0), count: 3 }] });
  expect((await preview({})).note).toContain('Alerts go by the words of a search, not by its meaning.');
  expect(await preview({ filters: { date: { max: daysAgo(1) } } })).toMatchObject({ total: 2 });
  expect(await preview({ filters: { colour: ['red'] } })).toMatchObject({ code: 'VALIDATION' });
});

test('[SRCH-13] without a mail server the choice of mail is refused with the reason', async () => {
  const quiet = await openTestApp({ env: { DEFAULT_PLAN: 'pro' } });
  const [operator, someone] = [await quiet.signedUp(), await quiet.signedUp()];
  const { mail } = (await operator.get('/search/saved')).body;
  expect(mail).toMatchObject({ isAvailable: false, reason: expect.stringContaining('SMTP_URL') });
  const { body } = await someone.get('/search/saved');
  expect(body.mail).toMatchObject({ isAvailable: false, reason: expect.not.stringContaining('SMTP_URL') });
  const answer = await someone.post('/search/saved', { ...SEARCH, name: 'x', alert: 'notify-and-mail' });
  expect(answer.body).toMatchObject({ code: 'VALIDATION', details: { alert: [body.mail.reason] } });
  await quiet.close();
});

test('[SRCH-13] the token of an alert turns that one off without signing in, again without harm, and nothing else', async () => {
  const [one, two] = [await save({ alert: 'notify' }), await save({ alert: 'notify', name: 'Two' })];
  await store('a');
  await checkIn(25);
  const { alertOffToken: token } = (await notified()).find(({ title }: { title: string }) => title.includes('Two'));
  const anyone = app.visitor();
  const forged = token.replace(two.id, one.id);
  for (const wrong of [forged, `${token}x`, token.replace('search.', 'mail.'), '', 'search..'])
    expect(await anyone.post('/search/saved/off', { token: wrong })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
  for (let time = 0; time < 2; time += 1)
    expect((await anyone.post('/search/saved/off', { token })).body).toEqual({ success: true });
  const alerts = Object.fromEntries(
    (await listed()).map((each: { id: string; alert: string }) => [each.id, each.alert]),
  );
  expect(alerts).toEqual({ [one.id]: 'notify', [two.id]: 'off' });
  expect((await anyone.post(`/search/saved/off/${token}`, {})).status).toBe(400);
});

test('[SRCH-13] after an import the searches whose time has come are checked, once for all that end meanwhile', async () => {
  const { run } = await import('./check-after-import.worker.ts');
  const deps = dependenciesOf(app.server.jobs, checkAfterImport.job);
  for (const _ of [1, 2]) await run(null, null, deps);
  const { rows } = await app.database.pool.query(
    `select start_after > now() + interval '30 seconds' as waits from pgboss.job
     where name = 'saved-searches.check' and singleton_key = 'after-import'`,
  );
  expect(rows).toEqual([{ waits: true }]);
});
