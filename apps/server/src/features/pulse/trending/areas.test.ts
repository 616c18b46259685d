import { expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../../test/index-without-threads.ts';
import { aRecord } from '../../../../test/records.ts';
import { type Area, areasOf, pickAreas } from './areas.ts';

/** Papers of these titles: so many in the two years before, so many in the last two. */
async function found(...titles: [title: string, before: number, recent: number][]): Promise<Area[]> {
  const index = await openIndexWithoutThreads();
  const papers = titles.flatMap(([title, before, recent]) =>
    [before, recent].flatMap((count, at) =>
      Array.from({ length: count }, (_, i) =>
        aRecord('publications', `${title} ${at} ${i}`, {
          title: `${title} ${i}`,
          date: String(2022 + 2 * at + (i % 2)),
        }),
      ),
    ),
  );
  await index.upsert(papers);
  const areas = await areasOf(index, 'publications', '2026-01-01T00:00:00.000Z');
  await index.close();
  return areas;
}
const named = (areas: Area[]) => areas.map(({ area }) => area).sort();

test('[PULSE-07] what has hardly grown is no trend, and neither is what has become less while all the rest became still less', async () => {
  const areas = await found(['Coral reefs', 2, 12], ['Zinc anodes', 20, 22]);
  expect(named(areas)).toEqual(['coral reefs']);
  expect(await found(['Tidal turbines', 10, 9], ['Peat bogs', 60, 4])).toEqual([]);
  expect(areas[0]).toMatchObject({ recent: 12, before: 2 });
});

test('[PULSE-07] words of two clauses are no area', async () => {
  const areas = await found(['Coral reefs: zinc anodes', 0, 9], ['Peat bogs', 9, 1]);
  expect(named(areas)).toEqual(['coral reefs', 'zinc anodes']);
});

test('[PULSE-07] of those that grow most no word stands twice, and not all are of one data set', () => {
  const area = (name: string, score: number, searchEngine: Area['searchEngine'] = 'patents'): Area => {
    const query = { searchEngine, query: `"${name}"`, filters: {} };
    return { area: name, searchEngine, recent: 9, before: 1, recentQuery: query, beforeQuery: query, score };
  };
  const picked = pickAreas(
    [
      area('zinc anodes', 9),
      area('zinc cathodes', 8),
      area('coral reefs', 7),
      area('peat bogs', 6),
      area('tidal turbines', 5),
      area('sea ice', 1, 'awards'),
    ],
    5,
  );
  expect(picked.map((each) => each.area)).toEqual(['zinc anodes', 'coral reefs', 'peat bogs', 'sea ice']);
});
