import { afterEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { turns } from './turns.ts';

let app: TestApp;
afterEach(() => app?.close());

test('a turn that is given back twice is one turn', () => {
  const one = turns(1);
  const giveBack = one.take();
  expect(() => one.take()).toThrow(/more to do/);
  giveBack();
  giveBack();
  one.take();
  expect(() => one.take()).toThrow(/more to do/);
});

test('[OPS-11] beyond what is worked on at once, callers are told to come back, and health and ready answer', async () => {
  app = await openTestApp({ env: { CALLS_AT_ONCE: '3' } });
  const person = await app.signedUp();
  // Holds what every call looks up, as a busy store does.
  const holder = await app.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table session in access exclusive mode');
  const held = [1, 2, 3].map(() => person.get('/projects'));
  const refused = await person.get('/projects');
  expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(refused.body.details.retryAfterMs).toBeGreaterThan(0);
  expect(refused.headers.get('retry-after')).toBe(String(Math.ceil(refused.body.details.retryAfterMs / 1000)));
  expect((await person.get('/health')).body).toEqual({ status: 'ok' });
  const ready = person.get('/ready');
  await holder.query('commit');
  holder.release();
  expect((await ready).status).toBe(200);
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await person.get('/projects')).status).toBe(200);
  expect(app.faults).toEqual([]);
});

test('turns come back from calls that fail, and from visitors who may not call', async () => {
  app = await openTestApp({ env: { CALLS_AT_ONCE: '1' } });
  const visitor = app.visitor();
  for (const _ of [1, 2, 3]) {
    expect((await visitor.get('/projects')).status).toBe(401);
    expect((await visitor.post('/auth/sign-in/email', {})).status).toBe(400);
  }
  expect((await visitor.get('/status')).status).toBe(200);
});
