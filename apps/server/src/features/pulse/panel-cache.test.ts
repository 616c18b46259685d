import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { panelCache } from './panel-cache.service.ts';
import { panelRepository } from './panels.repository.ts';

test('[PULSE-08] a window for which the store is slow takes what another has computed meanwhile', async () => {
  let looks = 0;
  let computed = 0;
  const cache = panelCache({
    panels: {
      // The second look takes longer than all of the first asking.
      find: async () => {
        looks += 1;
        await new Promise((resolve) => setTimeout(resolve, looks === 1 ? 0 : 50));
        return null;
      },
      save: async () => undefined,
    },
    index: { version: async () => ({ version: 1, changedAt: '2026-01-01T00:00:00.000Z' }) as never },
    clock: { now: () => new Date('2026-02-01T00:00:00.000Z') },
    log: { warn: () => undefined },
  });
  const subject = { projectId: null, matches: { key: 'k', scope: 'field' as const } };
  const ask = () => cache.get('places', subject, { maxAgeMs: 1_000, compute: async () => ++computed });
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
});

test('[PULSE-08] two windows that open at once have one panel computed, and the next one what was kept', async () => {
  const database = await openTestDatabase();
  const version = { version: 1, changedAt: '2026-01-01T00:00:00.000Z' };
  const cache = panelCache({
    panels: panelRepository(database),
    index: { version: async () => version as never },
    clock: { now: () => new Date('2026-02-01T00:00:00.000Z') },
    log: { warn: () => undefined },
  });
  const subject = { projectId: null, matches: { key: 'k', scope: 'field' as const } };
  let computed = 0;
  const ask = (panel: string) =>
    cache.get(panel, subject, {
      maxAgeMs: 1_000,
      compute: async (asOf) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { asOf, computed: ++computed };
      },
    });
  const answers = await Promise.all([ask('places'), ask('places'), ask('places')]);
  expect(answers).toEqual(Array(3).fill({ asOf: version.changedAt, computed: 1 }));
  expect(await ask('places')).toEqual(answers[0]);
  expect(await ask('agencies')).toMatchObject({ computed: 2 });
  await database.close();
});
