import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { nextSecond } from '../../../test/next-second.ts';
import { aRecord } from '../../../test/records.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { type Mailer, MailUnsureError } from '../../platform/mail/mailer.ts';
import { run as check } from './check-saved-searches.worker.ts';
import { checkSavedSearchesJob, sendAlertMailJob } from './saved-searches.jobs.ts';
import { run as sendMail } from './send-alert-mail.worker.ts';

const DAY_AND_MORE_MS = 25 * 3_600_000;

let app: TestApp;
let who: Visitor;
let userId: string;
let ahead = 0;

/** One alert that waits to be mailed. */
beforeEach(async () => {
  ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  // Nothing listens there: each test sends by a mailer of its own.
  const env = { DEFAULT_PLAN: 'pro', ROLE: 'web', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'alerts@groundwork.test' };
  app = await openTestApp({ clock, env });
  who = await app.signedUp();
  userId = (await who.get('/auth/session')).body.user.id;
  await who.post('/search/saved', {
    searchEngine: 'awards',
    query: 'electrolyte',
    name: 'Mine',
    alert: 'notify-and-mail',
  });
  await nextSecond();
  await app.index.upsert([aRecord('awards', 'a', { title: 'Solid electrolyte' })]);
  ahead = DAY_AND_MORE_MS;
  const deps = dependenciesOf(app.server.jobs, checkSavedSearchesJob);
  await check({}, { signal: new AbortController().signal }, { ...deps, sendMailTo: async () => undefined });
});
afterEach(async () => {
  await app.close();
  expect(app.faults.filter((line) => !line.includes('may not have arrived'))).toEqual([]);
});

const deps = () => dependenciesOf(app.server.jobs, sendAlertMailJob);
const sendBy = (send: Mailer['send'], more = {}) =>
  sendMail({ userId }, null, { ...deps(), mailer: { send }, ...more });
const waiting = async () => (await app.database.pool.query('select id from alert_mail')).rows;

/** The mails that came over, by mailers that keep to the rule: the note, then the mail. */
function receiver() {
  const taken: string[] = [];
  const send: Mailer['send'] = async ({ messageId }, note) => {
    await note?.();
    taken.push(messageId);
  };
  return { taken, send };
}

test('[SRCH-13] a mail of alerts that the server refused is sent again, the same one, and then no more', async () => {
  const before = await waiting();
  const refused: string[] = [];
  const refusing: Mailer['send'] = async ({ messageId }, note) => {
    refused.push(messageId);
    await note?.();
    throw new Error('452 later');
  };
  await expect(sendBy(refusing)).rejects.toThrow('452');
  expect(await waiting()).toEqual(before);
  const { taken, send } = receiver();
  await sendBy(send);
  await sendBy(send);
  expect(taken).toEqual(refused);
  expect(await waiting()).toEqual([]);
});

test('[SRCH-13] a mail of alerts that the server may have taken is not sent again', async () => {
  await sendBy(async (_mail, note) => {
    await note?.();
    throw new MailUnsureError('It broke off.');
  });
  const { taken, send } = receiver();
  await sendBy(send);
  expect(taken).toEqual([]);
});

test('[SRCH-13] killed before a mail of alerts is handed over it is sent later; killed after, it is not sent again', async () => {
  await expect(sendBy(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  const { taken, send } = receiver();
  // The note is written and the mail over there, and nothing runs any more.
  const dying: Mailer['send'] = async (mail, note) => {
    await send(mail, note);
    throw new Error('killed');
  };
  const alertMails = { ...deps().alertMails, takeBack: () => Promise.reject(new Error('killed')) };
  await expect(sendBy(dying, { alertMails })).rejects.toThrow('killed');
  await sendBy(send);
  expect(taken).toHaveLength(1);
});

test('[SRCH-13] while one process waits for the mail server, no other sends the same mail of alerts', async () => {
  const { taken, send } = receiver();
  const [answer, isThere] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const second = Promise.withResolvers<void>();
  const slow = sendBy(async (mail, note) => {
    await send(mail, note);
    isThere.resolve();
    await answer.promise;
  });
  // It has read what waits before the first has handed it over.
  const other = deps().alertMails;
  const alertMails = {
    ...other,
    waiting: async (id: string) => {
      const found = await other.waiting(id);
      await second.promise;
      return found;
    },
  };
  const late = sendBy(send, { alertMails });
  await isThere.promise;
  second.resolve();
  await late.catch(() => undefined);
  await sendBy(send);
  answer.resolve();
  await slow;
  expect(taken).toHaveLength(1);
});
