import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { nextSecond } from '../../../test/next-second.ts';
import { aRecord } from '../../../test/records.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { checkSavedSearchesJob, sendAlertMailJob } from './saved-searches.jobs.ts';

const signal = new AbortController().signal;
const HOURS_25 = 25 * 3_600_000;

const CASES: [choice: string, notified: number, waiting: number, inDigest: number, mailed: number][] = [
  ['off', 0, 0, 0, 0],
  ['app', 2, 0, 0, 0],
  ['digest', 2, 0, 1, 0],
  ['mail', 2, 1, 0, 1],
];
test.each(CASES)(
  '[SRCH-13] [NTF-06] with alerts chosen as “%s”, a search that asks for mail is mailed so',
  async (...given) => {
    const [choice, notified, waiting, inDigest, mailed] = given;
    let ahead = 0;
    const mailServer = await startMailServer();
    const clock = { now: () => new Date(Date.now() + ahead) };
    const app = await openTestApp({ clock, env: { ...mailServer.env, DEFAULT_PLAN: 'pro' } });
    const who = await app.signedUp();
    const userId = (await who.get('/auth/session')).body.user.id;
    const choose = (chosen: string) =>
      who.patch('/notifications/preferences', { kinds: [{ kind: 'search-alert', choice: chosen }] });
    for (const alert of ['notify', 'notify-and-mail'])
      await who.post('/search/saved', { searchEngine: 'awards', query: 'electrolyte', name: alert, alert });
    await choose(choice);
    await nextSecond();
    await app.index.upsert([aRecord('awards', 'a', { title: 'Solid electrolyte' })]);
    ahead = HOURS_25;
    const { run: check } = await import('./check-saved-searches.worker.ts');
    const deps = dependenciesOf(app.server.jobs, checkSavedSearchesJob);
    await check({}, { signal }, { ...deps, sendMailTo: async () => undefined });
    const rows = async (table: string) => (await app.database.pool.query(`select 1 from ${table}`)).rows.length;
    expect([
      (await who.get('/notifications')).body.total,
      await rows('alert_mail'),
      await rows('notification_mail'),
    ]).toEqual([notified, waiting, inDigest]);

    const { run: send } = await import('./send-alert-mail.worker.ts');
    const sent = () => mailServer.mails.filter(({ text }) => text.includes('Turn this alert off')).length;
    await choose('app');
    const sendDeps = dependenciesOf(app.server.jobs, sendAlertMailJob);
    if (choice === 'mail') await app.database.pool.query('create table kept as select * from alert_mail');
    await send({ userId }, null, sendDeps);
    expect([sent(), await rows('alert_mail')]).toEqual([0, 0]);
    await choose(choice);
    if (choice === 'mail') await app.database.pool.query('insert into alert_mail select * from kept');
    await send({ userId }, null, sendDeps);
    expect(sent()).toBe(mailed);
    await app.close();
    await mailServer.close();
    expect(app.faults).toEqual([]);
  },
);
