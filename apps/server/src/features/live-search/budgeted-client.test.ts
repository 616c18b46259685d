import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import type { GuardedAnswer } from '../../platform/fetch/guarded-client.ts';
import { PoliteClient } from '../../platform/fetch/polite-client.ts';
import { fakeTimer } from '../../platform/fetch/timer.ts';
import { budgetedClient } from './budgeted-client.ts';
import { type LiveHostRepository, liveHostRepository } from './live-hosts.repository.ts';

let app: TestApp;
let hosts: LiveHostRepository;
beforeEach(async () => {
  app = await openTestApp();
  hosts = liveHostRepository(app.database);
});
afterEach(() => app.close());

const START = Date.parse('2026-01-05T12:00:00Z');

/** A process that asks a host; it answers with these, the last of them for ever. */
function asking(budget: { perDay: number; isShared: boolean }, ...statuses: number[]) {
  const timer = fakeTimer(START);
  const startedAt: number[] = [];
  const request = async (url: string): Promise<GuardedAnswer> => {
    startedAt.push(timer.now() - START);
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
    return { status, url, headers: new Headers(), body: Buffer.from('{}') } as GuardedAnswer;
  };
  const polite = new PoliteClient({ client: { request }, timer, random: () => 0 });
  return { timer, startedAt, client: budgetedClient(polite, { hosts, ...budget, timer }) };
}

test('[LIVE-06] two processes together keep a host’s pace, and its budget of the day', async () => {
  const [one, other] = [asking({ perDay: 4, isShared: true }), asking({ perDay: 4, isShared: true })];
  const request = { intervalMs: 2_000 };
  await one.client.json('https://host.example/a', request);
  await other.client.json('https://host.example/b', request);
  await one.client.json('https://host.example/c', request);
  expect([one.startedAt, other.startedAt]).toEqual([[0, 4_000], [2_000]]);
  // Another host has a pace and a budget of its own.
  await one.client.json('https://other.example/a', request);
  expect(one.startedAt).toEqual([0, 4_000, 4_000]);
});

test('[LIVE-06] a try after a stumble takes its place among the processes’ and counts in the day’s budget', async () => {
  const [one, other] = [asking({ perDay: 4, isShared: true }, 503, 503, 200), asking({ perDay: 4, isShared: true })];
  const request = { intervalMs: 2_000 };
  await one.client.json('https://host.example/a', request);
  await other.client.json('https://host.example/b', request);
  expect([one.startedAt, other.startedAt]).toEqual([[0, 2_000, 4_000], [6_000]]);
  await expect(other.client.json('https://host.example/c', request)).rejects.toThrow('has been asked 4 times today');
});

test('[LIVE-06] the budget of a host ends with the day, and begins again', async () => {
  const { client, timer } = asking({ perDay: 2, isShared: false });
  await timer.sleep(Date.parse('2026-01-05T23:59:58Z') - START);
  const request = { intervalMs: 1 };
  await client.json('https://host.example/a', request);
  await client.text('https://host.example/b', request);
  await expect(client.json('https://host.example/c', request)).rejects.toThrow(
    'host.example has been asked 2 times today',
  );
  await timer.sleep(3_000);
  await expect(client.json('https://host.example/d', request)).resolves.toBeTruthy();
});
