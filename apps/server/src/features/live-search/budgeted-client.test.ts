import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { fakeTimer } from '../../platform/fetch/timer.ts';
import { budgetedClient } from './budgeted-client.ts';
import { liveHostRepository } from './live-hosts.repository.ts';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

const START = Date.parse('2026-01-05T23:59:58Z');
const answering = { json: async () => ({ value: 1, headers: new Headers() }), text: async () => null };

test('[LIVE-06] two processes together keep a host’s pace, and its budget of the day', async () => {
  const hosts = liveHostRepository(app.database);
  const [one, other] = [fakeTimer(START), fakeTimer(START)].map((timer) => ({
    timer,
    client: budgetedClient(answering, { hosts, perDay: 4, isShared: true, timer }),
  }));
  const request = { intervalMs: 2_000 };
  await one!.client.json('https://host.example/a', request);
  await other!.client.json('https://host.example/b', request);
  await one!.client.json('https://host.example/c', request);
  expect(other!.timer.slept).toEqual([2_000]);
  expect(one!.timer.slept).toEqual([4_000]);
  // Another host has a pace and a budget of its own.
  await one!.client.json('https://other.example/a', request);
  expect(one!.timer.slept).toEqual([4_000]);
});

test('[LIVE-06] the budget of a host ends with the day, and begins again', async () => {
  const hosts = liveHostRepository(app.database);
  const timer = fakeTimer(START);
  const client = budgetedClient(answering, { hosts, perDay: 2, isShared: false, timer });
  await client.json('https://host.example/a');
  await client.text('https://host.example/b');
  await expect(client.json('https://host.example/c')).rejects.toThrow('host.example has been asked 2 times today');
  await timer.sleep(3_000);
  await expect(client.json('https://host.example/d')).resolves.toBeTruthy();
});
