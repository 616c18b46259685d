import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startChild } from '../../../test/child.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { somethingHappened, subscriptionOf } from '../../../test/events.ts';
import { sharedStore } from '../../../test/shared-store.ts';
import type { Database, Transaction } from '../db/database.ts';
import { createJobQueue } from '../jobs/boss-job-queue.ts';
import { type Subscription, subscribeInTransaction } from './event.ts';
import { createEventBus } from './event-bus.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A process of its own, as far as events go: with a queue and a bus over the store. */
async function openBus(subscriptions: Subscription[], { store = database, isWorker = true } = {}) {
  const jobs = createJobQueue(store, { onError: () => undefined });
  const events = createEventBus(jobs);
  events.connect(subscriptions);
  await jobs.start(
    subscriptions.flatMap(({ job }) => job ?? []),
    { isWorker },
  );
  onTestFinished(() => jobs.stop({ graceMs: 0 }));
  const happen = (what: string) => store.db.transaction((tx) => events.publish(somethingHappened, { what }, tx));
  return { events, happen };
}

const until = (assertion: () => unknown) => vi.waitFor(assertion, { interval: 20 });
const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

test('each subscriber has an event once it is committed, under one id', async () => {
  const heard: unknown[] = [];
  const ids = new Set<string>();
  const hear = (who: string) =>
    subscriptionOf(`test.committed-${who}`, async ({ eventId, payload }) => {
      ids.add(eventId);
      heard.push([who, payload.what]);
    });
  const { happen } = await openBus([hear('one'), hear('two')]);
  await happen('x');
  await until(() =>
    expect(heard.toSorted()).toEqual([
      ['one', 'x'],
      ['two', 'x'],
    ]),
  );
  expect(ids.size).toBe(1);
});

test('of a transaction that is rolled back nobody hears, whoever subscribed how', async () => {
  const heard: string[] = [];
  const table = 'create table if not exists heard_in_transaction (what text)';
  await database.pool.query(table);
  const insert = (what: string, tx: Transaction) => tx.execute(`insert into heard_in_transaction values ('${what}')`);
  const { events, happen } = await openBus([
    subscriptionOf('test.rolled-back', async ({ payload }) => heard.push(payload.what)),
    subscribeInTransaction(somethingHappened, ({ what }, tx) => insert(what, tx)),
  ]);
  const undone = database.db.transaction(async (tx) => {
    await events.publish(somethingHappened, { what: 'undone' }, tx);
    throw new Error('the producer fails');
  });
  await expect(undone).rejects.toThrow('the producer fails');
  await happen('kept');
  await until(() => expect(heard).toEqual(['kept']));
  await pause();
  expect(heard).toEqual(['kept']);
  expect((await database.pool.query('select what from heard_in_transaction')).rows).toEqual([{ what: 'kept' }]);
});

test('a subscriber that fails is asked again for the same event, and holds up no other', async () => {
  const ids: string[] = [];
  const others: string[] = [];
  const { happen } = await openBus([
    subscriptionOf('test.failing', async ({ eventId }) => {
      ids.push(eventId);
      if (ids.length === 1) throw new Error('not yet');
    }),
    subscriptionOf('test.beside', async ({ eventId }) => others.push(eventId)),
  ]);
  await happen('again');
  await until(() => expect(others).toHaveLength(1));
  await until(() => expect(ids).toEqual([others[0], others[0]]));
});

test('what a process published that takes no jobs is handled by one that does, by one of several', async () => {
  const heard: string[] = [];
  const subscription = () => subscriptionOf('test.elsewhere', async ({ payload }) => heard.push(payload.what));
  const web = await openBus([subscription()], { isWorker: false });
  await openBus([subscription()]);
  await openBus([subscription()]);
  const all = Array.from({ length: 12 }, (_, at) => `event ${at}`);
  for (const what of all) await web.happen(what);
  await until(() => expect(heard.toSorted()).toEqual(all.toSorted()));
  await pause();
  expect(heard).toHaveLength(all.length);
});

test('a process killed between the commit and the handlers loses nothing', async () => {
  const { args, open } = await sharedStore();
  const child = startChild('publish-event.ts', ...args);
  expect(await child.nextLine()).toBe('committed');
  await child.kill();
  const heard: string[] = [];
  const store = await open();
  await openBus([subscriptionOf('test.hear', async ({ payload }) => heard.push(payload.what))], { store });
  await until(() => expect(heard).toEqual(['survivor']));
});

test('a payload that is not as its event says is the producer’s fault, at once', async () => {
  const { events } = await openBus([]);
  const wrong = database.db.transaction((tx) => events.publish(somethingHappened, { what: 7 } as never, tx));
  await expect(wrong).rejects.toThrow('expected string');
});
