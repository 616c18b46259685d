import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { planPeople } from '../../../test/plan-people.ts';
import { session, verification } from '../../platform/auth/auth.table.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { purgeExpiredJob } from './auth.jobs.ts';
import { run } from './purge-expired.worker.ts';

const DAY_MS = 86_400_000;

test('[AUTH-04] [ADM-01] expired sessions and verifications go by night; when somebody was last seen stays known', async () => {
  const app = await openTestApp({ env: { ROLE: 'web' } });
  onTestFinished(() => app.close());
  const people = await planPeople(app);
  const ada = await app.signedUp('ada@example.org');
  const userId = await people.idOf(ada);
  const { db } = app.database;
  const past = (days: number) => new Date(Date.now() - days * DAY_MS);
  const rows = [80, 60, 40].map((days) => ({
    id: `s-${days}`,
    token: `t-${days}`,
    userId,
    expiresAt: past(days - 30),
    lastSeenAt: past(days),
    ipAddress: '192.0.2.1',
    userAgent: 'Browser',
  }));
  await db.insert(session).values(rows);
  const value = { identifier: 'x', value: 'y' };
  await db.insert(verification).values([
    { id: 'old', expiresAt: past(1), ...value },
    { id: 'new', expiresAt: past(-1), ...value },
  ]);
  const sessions = async () => (await db.select().from(session).where(eq(session.userId, userId))).map(({ id }) => id);
  const purge = () => run({}, {}, dependenciesOf(app.server.jobs, purgeExpiredJob));

  await purge();
  expect(await sessions()).toEqual([expect.not.stringMatching(/^s-/)]);
  expect((await db.select().from(verification)).map(({ id }) => id)).toEqual(['new']);
  expect((await ada.get('/auth/session')).body.user.email).toBe('ada@example.org');

  // Somebody who was not here for long keeps the newest, without where from.
  await db.delete(session).where(eq(session.userId, userId));
  await db.insert(session).values(rows);
  await purge();
  const [left, ...others] = await db.select().from(session).where(eq(session.userId, userId));
  expect(others).toEqual([]);
  expect(left).toMatchObject({ id: 's-40', ipAddress: null, userAgent: null });
  const { items } = (await people.admin.get('/admin/users?query=ada@example.org')).body;
  expect(items[0].lastSeenAt).toBe(left!.lastSeenAt.toISOString());
  expect((await ada.get('/auth/session')).body.user).toBeNull();
});
