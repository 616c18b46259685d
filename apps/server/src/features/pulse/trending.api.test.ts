import type { Engine } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';

const publications = (title: string, year: number, n: number) =>
  Array.from({ length: n }, (_, at) =>
    aRecord('publications', `${title}-${year}-${at}`, { title: `${title} ${at}`, date: `${year}` }),
  );

test('[PULSE-07] trending areas are found from the last two years against the two before; a search gives the same numbers', async () => {
  const app = await openTestApp({
    env: { DEFAULT_PLAN: 'pro' },
    records: [
      ...publications('Perovskite photovoltaics for roofs', 2022, 2),
      ...publications('Perovskite photovoltaics for roofs', 2024, 9),
      ...publications('Lead acid recycling', 2022, 8),
      ...publications('Lead acid recycling', 2023, 8),
      ...publications('Lead acid recycling', 2025, 8),
    ],
  });
  const someone = await app.signedUp();
  expect((await app.visitor().get('/trending-areas')).status).toBe(401);
  expect((await someone.get('/trending-areas')).body).toEqual({ computedAt: null, areas: [] });
  const found = async () => (await someone.get('/trending-areas')).body;
  while ((await found()).computedAt === null) await new Promise((resolve) => setTimeout(resolve, 100));
  const { areas } = await found();
  expect(areas).toEqual([
    expect.objectContaining({ area: 'perovskite photovoltaics', searchEngine: 'publications', recent: 9, before: 2 }),
  ]);
  const total = async (query: { searchEngine: Engine }) => (await someone.post('/search/keyword', query)).body.total;
  expect(await total(areas[0].recentQuery)).toBe(9);
  expect(await total(areas[0].beforeQuery)).toBe(2);
  await app.close();
  expect(app.faults).toEqual([]);
});

test('[PULSE-07] an empty catalogue has no trending areas, and nothing is looked for', async () => {
  const app = await openTestApp();
  const someone = await app.signedUp();
  expect((await someone.get('/trending-areas')).body).toEqual({ computedAt: null, areas: [] });
  const { rows } = await app.database.pool.query("select 1 from pgboss.job where name = 'pulse.find-trends'");
  expect(rows).toEqual([]);
  await app.close();
});
