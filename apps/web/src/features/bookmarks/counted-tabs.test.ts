import type { BookmarkCounts } from '@groundwork/contract/bookmarks';
import type { EngineInfo } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { countedTabs, pickTab } from './counted-tabs.ts';

const engine = (id: string, tab: string) => ({ id, tab, label: id }) as EngineInfo;
const engines = [engine('companies', 'industry'), engine('awards', 'government'), engine('usa-spending', 'government')];
const tabs = countedTabs(engines, {
  total: 3,
  engines: [{ searchEngine: 'usa-spending', count: 3 }],
  categories: [{ category: 'government', count: 3 }],
} as BookmarkCounts);

test.each([
  [null, null, 'government', 'usa-spending'],
  ['industry', null, 'industry', undefined],
  ['government', 'awards', 'government', 'usa-spending'],
  ['government', 'usa-spending', 'government', 'usa-spending'],
] as const)('[LIB-09] [BKM-04] category %s and data set %s show %s, %s', (category, wanted, tab, shown) => {
  const picked = pickTab(tabs, { category, engine: wanted });
  expect([picked.tab.tab, picked.engine?.id]).toEqual([tab, shown]);
});

test('[BKM-04] the four main tabs stand in their order, with their counts', () => {
  expect(tabs.map(({ tab, count }) => [tab, count])).toEqual([
    ['industry', 0],
    ['government', 3],
    ['academia', 0],
    ['special', 0],
  ]);
});
