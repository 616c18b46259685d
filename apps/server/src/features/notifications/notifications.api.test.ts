import type { Change } from '@groundwork/contract/changes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/app.ts';
import { listen } from '../../../test/stream.ts';
import { systemClock } from '../../platform/clock.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { inEnglish, MESSAGES } from '../../platform/messages.ts';
import { checkSavedSearchesJob } from '../saved-searches/saved-searches.jobs.ts';
import { notificationRepository } from './notifications.repository.ts';
import { notificationService } from './notifications.service.ts';
import { preferencesRepository } from './preferences.repository.ts';
import { streamSignals } from './stream-signals.ts';

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signedUp('admin@example.org');
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

/** Raises as another process over the same store would. */
async function raise(userId: string, ...keys: string[]) {
  const { database } = app;
  const notifications = notificationRepository(database);
  const preferences = preferencesRepository(database);
  const ports = {
    notifications,
    preferences,
    outgoing: null,
    streamSignals: streamSignals(database),
    lookUp: async (_actor: unknown, change: Change) => change,
    clock: systemClock,
  };
  const other = notificationService(ports);
  for (const key of keys)
    await database.db.transaction((tx) =>
      other.raise({ userId, kind: 'report', key, title: inEnglish(`About ${key}`), lines: ['<b>x</b>'] }, tx),
    );
}

async function somebody(): Promise<{ visitor: Visitor; userId: string }> {
  const visitor = await app.signedUp();
  return { visitor, userId: (await visitor.get('/auth/session')).body.user.id };
}

test('[NTF-01] a notification says which texts it is, and a line that somebody named none', async () => {
  const { visitor, userId } = await somebody();
  const { raiseNotification } = dependenciesOf(app.server.jobs, checkSavedSearchesJob);
  const { left, andMore } = MESSAGES.words.notifications;
  const raised = {
    userId,
    kind: 'report' as const,
    key: 'said',
    title: left('Ada', 'Salt cells'),
    lines: ['A\nname', andMore('2')],
  };
  await app.database.db.transaction((tx) => raiseNotification(raised, tx));
  const [item] = (await visitor.get('/notifications')).body.items;
  expect(item).toMatchObject({ title: 'Ada left “Salt cells”', message: 'A name\nand 2 more' });
  expect(item.said).toEqual({
    title: { key: 'contract/server-words.notifications.left', values: ['Ada', 'Salt cells'] },
    lines: [null, { key: 'contract/server-words.notifications.andMore', values: ['2'] }],
  });
});

test('[NTF-01] [NTF-02] a person’s notifications, newest first: read one, read all, clear the unread, clear all', async () => {
  const { visitor, userId } = await somebody();
  const { visitor: stranger } = await somebody();
  await raise(userId, 'one', 'two', 'three');
  const list = async (filter = 'all') => (await visitor.get(`/notifications?filter=${filter}`)).body;
  const { items, total, unread } = await list();
  expect(items.map(({ title }: { title: string }) => title)).toEqual(['About three', 'About two', 'About one']);
  expect([total, unread]).toEqual([3, 3]);
  expect(items[0]).toMatchObject({ message: '<b>x</b>', isRead: false });

  expect((await stranger.post(`/notifications/${items[0].id}/read`)).status).toBe(404);
  await stranger.post('/notifications/read-all');
  await stranger.delete('/notifications?filter=all');
  expect((await visitor.post(`/notifications/${items[0].id}/read`)).body).toEqual({ success: true });
  expect(await list('unread')).toMatchObject({ total: 2, unread: 2 });
  expect(await list()).toMatchObject({ total: 3, unread: 2 });
  await visitor.delete('/notifications?filter=unread');
  expect((await list()).items).toMatchObject([{ title: 'About three', isRead: true }]);
  await raise(userId, 'four');
  await visitor.post('/notifications/read-all');
  expect(await list()).toMatchObject({ total: 2, unread: 0 });
  await visitor.delete('/notifications?filter=all');
  expect(await list()).toEqual({ items: [], total: 0, unread: 0 });
  expect((await visitor.delete('/notifications')).status).toBe(400);
  expect((await app.visitor().get('/notifications')).status).toBe(401);
});

test('[NTF-04] what is raised twice under one key is one notification', async () => {
  const { visitor, userId } = await somebody();
  await raise(userId, 'same', 'same');
  expect((await visitor.get('/notifications')).body.total).toBe(1);
});

test('[NTF-04] every open window learns of what is raised elsewhere, of its person alone', async () => {
  const { visitor, userId } = await somebody();
  const { visitor: stranger } = await somebody();
  const [one, two, other] = await Promise.all([listen(visitor), listen(visitor), listen(stranger)]);
  await raise(userId, 'first', 'second');
  await vi.waitFor(() => expect(one.titles()).toEqual(['About first', 'About second']), { interval: 10 });
  await vi.waitFor(() => expect(two.titles()).toEqual(['About first', 'About second']));
  const changed = () => two.events.filter(({ data }) => data.type === 'changed').length;
  await visitor.post('/notifications/read-all');
  await vi.waitFor(() => expect(changed()).toBe(1));
  await visitor.delete('/notifications?filter=all');
  await vi.waitFor(() => expect(changed()).toBe(2));
  expect(other.events).toHaveLength(1);
  await Promise.all([one, two, other].map(({ leave }) => leave()));
});

test('[NTF-04] a reconnect with Last-Event-ID misses nothing and repeats nothing, however many came meanwhile', async () => {
  const { visitor, userId } = await somebody();
  await raise(userId, 'before');
  const first = await listen(visitor);
  await raise(userId, 'seen');
  await vi.waitFor(() => expect(first.titles()).toEqual(['About seen']));
  await first.leave();
  const missed = Array.from({ length: 120 }, (_, at) => `missed ${at}`);
  await raise(userId, ...missed);
  const second = await listen(visitor, first.events.at(-1)!.id);
  await raise(userId, 'after');
  const wanted = [...missed, 'after'].map((key) => `About ${key}`);
  await vi.waitFor(() => expect(second.titles()).toEqual(wanted));
  await second.leave();

  // Cut off before anything came: the id of the greeting is enough.
  const third = await listen(visitor);
  await third.leave();
  await raise(userId, 'last');
  const fourth = await listen(visitor, third.events[0]!.id);
  await vi.waitFor(() => expect(fourth.titles()).toEqual(['About last']));
  await fourth.leave();
});

test('[NTF-04] an id that is none of ours, or of a store that is no more, streams what comes', async () => {
  const { visitor, userId } = await somebody();
  for (const id of ['x', '999999999999']) {
    const stream = await listen(visitor, id);
    await raise(userId, `after ${id}`);
    await vi.waitFor(() => expect(stream.titles()).toEqual([`About after ${id}`]));
    await stream.leave();
  }
});

test('[NTF-04] many raised at once all reach a stream', async () => {
  const { visitor, userId } = await somebody();
  const stream = await listen(visitor);
  const keys = Array.from({ length: 24 }, (_, at) => `key ${at}`);
  await Promise.all(keys.map((key) => raise(userId, key)));
  await vi.waitFor(() => expect(stream.titles().toSorted()).toEqual(keys.map((key) => `About ${key}`).toSorted()));
  await stream.leave();
});

const endsBy: [string, (visitor: Visitor, userId: string) => Promise<unknown>][] = [
  ['signing out', (visitor) => visitor.post('/auth/sign-out')],
  [
    'ending the session elsewhere',
    (_, userId) => app.database.pool.query('delete from session where user_id = $1', [userId]),
  ],
  ['disabling the account', (_, userId) => admin.patch(`/admin/users/${userId}`, { isDisabled: true })],
  ['removing the account', (_, userId) => app.database.pool.query('delete from "user" where id = $1', [userId])],
];
test.each(endsBy)('[NTF-04] %s ends the stream, and nothing more is told on it', async (_how, end) => {
  const { visitor, userId } = await somebody();
  const stream = await listen(visitor);
  await end(visitor, userId);
  await stream.ended;
  expect(stream.events).toHaveLength(1);
});

test('[NTF-04] signing out of one browser leaves the others’ streams alone', async () => {
  const { visitor, userId } = await somebody();
  const { email } = (await visitor.get('/auth/session')).body.user;
  const other = app.visitor();
  await other.post('/auth/sign-in/email', { email, password: PASSWORD });
  const [leaving, staying] = await Promise.all([listen(visitor), listen(other)]);
  await visitor.post('/auth/sign-out');
  await leaving.ended;
  await raise(userId, 'after');
  await vi.waitFor(() => expect(staying.titles()).toEqual(['About after']));
  await staying.leave();
});

test('[NTF-04] a key that is revoked ends its stream', async () => {
  const { visitor } = await somebody();
  const { id, key } = (await visitor.post('/settings/api-keys', { name: 'a', expiresInDays: null })).body;
  const program = app.visitor();
  const stream = await listen({
    ...program,
    request: (path, init) => program.request(path, { ...init, headers: { 'x-api-key': key } }),
  });
  await visitor.delete(`/settings/api-keys/${id}`);
  await stream.ended;
});
