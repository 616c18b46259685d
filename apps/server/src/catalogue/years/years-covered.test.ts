import { expect, test } from 'vitest';
import type { AggregateQuery, CatalogueIndex } from '../index/index.port.ts';
import { coversYear, readYearsCovered } from './years-covered.ts';

/** An index that answers with these counts by year. */
function holding(years: Record<string, number>, undated = 0) {
  const rows = Object.entries(years).map(([key, count]) => ({ key, count, amount: 0, withAmount: 0 }));
  const total = rows.reduce((sum, { count }) => sum + count, undated);
  const aggregate = async ({ by }: AggregateQuery) =>
    by.type === 'year' ? rows : [{ key: '', count: total, amount: 0, withAmount: 0 }];
  return { aggregate } as unknown as CatalogueIndex;
}

const read = (years: Record<string, number>, undated?: number) =>
  readYearsCovered(holding(years, undated), 'awards', '2026-11-22T00:00:00.000Z');

test('[RPT-14] a data set covers the years of which it holds records; a stray record or a year between without any is no coverage', async () => {
  const covered = await read({ 2003: 1, 2017: 900, 2018: 1000, 2020: 1100, 2026: 400 }, 7);
  expect(covered).toMatchObject({
    engine: 'awards',
    total: 3408,
    from: 2017,
    to: 2026,
    gaps: [
      { from: 2019, to: 2019 },
      { from: 2021, to: 2025 },
    ],
  });
  expect([2003, 2016, 2017, 2019, 2026, 2027].map((year) => coversYear(covered, year))).toEqual([
    false,
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('dates in the future cover nothing, and no dates cover no year', async () => {
  expect(await read({ 2025: 10, 2031: 10 })).toMatchObject({ from: 2025, to: 2025 });
  const none = await read({}, 4);
  expect(none).toMatchObject({ total: 4, from: null, to: null });
  expect(coversYear(none, 2024)).toBe(false);
});
