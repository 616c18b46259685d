import { once } from 'node:events';
import { connect } from 'node:net';
import type { Change } from '@groundwork/contract/changes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { listen } from '../../../test/stream.ts';
import { systemClock } from '../../platform/clock.ts';
import { serveHttp } from '../../platform/http/serve.ts';
import { inEnglish } from '../../platform/messages.ts';
import { notificationRepository } from './notifications.repository.ts';
import { notificationService } from './notifications.service.ts';
import { preferencesRepository } from './preferences.repository.ts';
import { streamSignals } from './stream-signals.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

async function somebody(): Promise<{ visitor: Visitor; userId: string }> {
  const visitor = await app.signedUp();
  return { visitor, userId: (await visitor.get('/auth/session')).body.user.id };
}

/** Nothing is looked up: these tests raise notifications alone. */
const lookUp = async (_actor: unknown, change: Change) => change;

/** The service of another process over the same store, or of this one after a restart. */
function anotherService() {
  const { database } = app;
  const notifications = notificationRepository(database);
  const preferences = preferencesRepository(database);
  const ports = {
    notifications,
    preferences,
    outgoing: null,
    streamSignals: streamSignals(database),
    lookUp,
    clock: systemClock,
  };
  return notificationService(ports);
}
type Service = ReturnType<typeof anotherService>;

const raise = (by: Service, userId: string, keys: string[]) =>
  app.database.db.transaction(async (tx) => {
    for (const key of keys) await by.raise({ userId, kind: 'report', key, title: inEnglish(key) }, tx);
  });

const keysOf = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name} ${at}`);

test('[NTF-04] a stream goes on at another service over the same store, after the last thing that the first one told', async () => {
  const { visitor, userId } = await somebody();
  const [one, other] = [anotherService(), anotherService()];
  const stream = await listen(visitor);
  await raise(one, userId, ['first']);
  await vi.waitFor(() => expect(stream.titles()).toEqual(['first']));
  const lastEventId = stream.events.at(-1)!.id;
  await stream.leave();
  await raise(one, userId, ['second', 'third']);
  const actor = { userId, email: '', roles: [], plan: 'pro' as const };
  const titles: string[] = [];
  for await (const event of other.stream(actor, { lastEventId, isStillAllowed: async () => true })) {
    if (event.type === 'created') titles.push(event.notification.title);
    if (titles.length === 2) break;
  }
  expect(titles).toEqual(['second', 'third']);
});

test('[NTF-04] asleep while more than is kept were raised at once: what is kept comes, once each, and the badge is right', async () => {
  const { visitor, userId } = await somebody();
  const stream = await listen(visitor);
  await raise(anotherService(), userId, ['before']);
  await vi.waitFor(() => expect(stream.titles()).toEqual(['before']));
  const lastEventId = stream.events.at(-1)!.id!;
  await stream.leave();
  const keys = keysOf(1_100, 'missed');
  await raise(anotherService(), userId, keys);
  const woken = await listen(visitor, lastEventId);
  await vi.waitFor(() => expect(woken.titles()).toHaveLength(1_000));
  expect(woken.titles()).toEqual(keys.slice(-1_000));
  const { total, unread, items } = (await visitor.get('/notifications')).body;
  expect([total, unread, items.length]).toEqual([1_000, 1_000, 100]);
  await woken.leave();
});

test('[NTF-02] [NTF-04] two windows that mark different ones at once: both are read, and both windows hear of it', async () => {
  const { visitor, userId } = await somebody();
  await raise(anotherService(), userId, ['one', 'two', 'three']);
  const { items } = (await visitor.get('/notifications')).body;
  const windows = await Promise.all([listen(visitor), listen(visitor)]);
  await Promise.all([
    visitor.post(`/notifications/${items[0].id}/read`),
    visitor.post(`/notifications/${items[1].id}/read`),
  ]);
  for (const { events } of windows) await vi.waitFor(() => expect(events.at(-1)!.data).toEqual({ type: 'changed' }));
  const { items: after, unread } = (await visitor.get('/notifications')).body;
  expect([unread, after.map(({ isRead }: { isRead: boolean }) => isRead)]).toEqual([1, [true, true, false]]);
  await Promise.all(windows.map(({ leave }) => leave()));
});

test('[NTF-04] for a listener that never reads only so much is kept, and it is told to ask for everything', async () => {
  const { userId } = await somebody();
  const streams = streamSignals(app.database);
  const subscriber = await streams.subscribe(userId);
  const marker = crypto.randomUUID();
  await app.database.db.transaction(async (tx) => {
    for (let at = 0; at < 2_000; at += 1)
      await streams.publishChange({ kind: 'project', id: crypto.randomUUID() }, sql`select ${userId}::text`, tx);
    await streams.publishChange({ kind: 'project', id: marker }, sql`select ${userId}::text`, tx);
  });
  await new Promise((done) => setTimeout(done, 500));
  const { changes, hasMissed, what } = await subscriber.next();
  expect(changes.length).toBeLessThanOrEqual(100);
  expect([hasMissed, what.has('created')]).toEqual([true, true]);
  subscriber.close();
});

test('[NTF-04] what no signal told of comes with the next look, and a session that ended ends the stream', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { userId } = await somebody();
  const { database } = app;
  const deaf = notificationService({
    notifications: notificationRepository(database),
    preferences: preferencesRepository(database),
    outgoing: null,
    streamSignals: streamSignals({ listen: async () => () => undefined, notify: database.notify }),
    lookUp,
    clock: systemClock,
  });
  const actor = { userId, email: '', roles: [], plan: 'pro' as const };
  let isAllowed = true;
  const stream = deaf.stream(actor, { lastEventId: '0', isStillAllowed: async () => isAllowed });
  await stream.next();
  const next = stream.next();
  await new Promise((done) => setTimeout(done, 200));
  await raise(anotherService(), userId, ['unheard']);
  vi.advanceTimersByTime(120_000);
  expect((await next).value).toMatchObject({ type: 'created', notification: { title: 'unheard' } });
  const end = stream.next();
  isAllowed = false;
  vi.advanceTimersByTime(120_000);
  expect((await end).done).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('[NTF-04] a stream is drawn as its reader reads: what nobody reads is not looked up', async () => {
  const { userId } = await somebody();
  const { database } = app;
  const notifications = notificationRepository(database);
  const after = vi.fn(notifications.after);
  const service = notificationService({
    notifications: { ...notifications, after },
    preferences: preferencesRepository(database),
    outgoing: null,
    streamSignals: streamSignals(database),
    lookUp,
    clock: systemClock,
  });
  const actor = { userId, email: '', roles: [], plan: 'pro' as const };
  const stream = service.stream(actor, { lastEventId: '0', isStillAllowed: async () => true });
  await stream.next();
  await raise(service, userId, keysOf(300, 'unread'));
  await stream.next();
  expect(after.mock.calls.length).toBeLessThanOrEqual(1);
  await stream.return();
});

test('[NTF-04] a connection whose other end never reads is given what fits between them, and the rest when it reads', async () => {
  const { visitor, userId } = await somebody();
  const cookie = visitor.cookie();
  const server = await serveHttp(app.server.app.fetch, { port: 0, host: '127.0.0.1' });
  const query = vi.spyOn(app.database.pool, 'query');
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`GET /api/notifications/stream HTTP/1.1\r\nhost: groundwork.test\r\ncookie: ${cookie}\r\n\r\n`);
  // From here on it is told what is raised; the head of the answer comes before that.
  for (let begun = ''; !begun.includes('connected'); begun += socket.read() ?? '') await once(socket, 'readable');
  const process = anotherService();
  const message = 'x'.repeat(40_000);
  for (let from = 0; from < 1_000; from += 100)
    await app.database.db.transaction(async (tx) => {
      for (let at = from; at < from + 100; at += 1)
        await process.raise(
          { userId, kind: 'report', key: `long ${at}`, title: inEnglish(`long ${at} `), lines: [message] },
          tx,
        );
    });
  const pages = () =>
    query.mock.calls.filter(([asked]) => JSON.stringify(asked ?? '').includes('\\"place\\" asc')).length;
  await new Promise((done) => setTimeout(done, 1_500));
  const drawn = pages();
  expect(drawn).toBeGreaterThan(0);
  // Ten pages and one that is not full hold all of them.
  expect(drawn).toBeLessThan(8);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk).replaceAll(/x{9,}/g, '');
  });
  await vi.waitFor(() => expect(text).toContain('long 999 '), { timeout: 90_000 });
  expect(text.match(/long \d+ /g)!.length).toBe(1_000);
  socket.destroy();
  query.mockRestore();
  await server.drain({ graceMs: 100 });
});
