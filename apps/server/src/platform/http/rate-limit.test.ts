import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database } from '../db/database.ts';
import { sharedRateLimit } from './rate-limit.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('[SEC-06] what is counted in the store counts across processes and after a restart, by caller and by call', async () => {
  const process = (name = 'a-call') => sharedRateLimit(database, name, [{ turns: 3, perSeconds: 600 }]);
  const [one, other] = [process(), process()];
  await one('ada');
  await other('ada');
  await one('ada');
  // Nothing of it is in the memory of either.
  for (const limit of [one, other, process()])
    await expect(limit('ada')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterMs: expect.any(Number) },
    });
  await other('grace');
  await process('another-call')('ada');
});

test('[SEC-06] asked at once, no more get through than there are turns', async () => {
  const limit = sharedRateLimit(database, 'at-once', [{ turns: 3, perSeconds: 600 }]);
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => limit('ada')));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
