import { expect, test } from 'vitest';
import { arranged } from './search-tabs.queries.ts';

test('[SRCH-06] arranging one tab leaves the others and loses no data set', () => {
  const sub = (engine: 'companies' | 'patents' | 'awards', mainTab: 'industry' | 'government') => ({
    engine,
    mainTab,
    label: engine,
  });
  const order = {
    tabs: [
      {
        mainTab: 'industry' as const,
        label: 'Industry',
        subTabs: [sub('companies', 'industry'), sub('patents', 'industry')],
      },
      { mainTab: 'government' as const, label: 'Government', subTabs: [sub('awards', 'government')] },
    ],
  };
  const { tabs } = arranged(order, 'industry', ['patents', 'companies']);
  expect(tabs.map(({ subTabs }) => subTabs.map(({ engine }) => engine))).toEqual([
    ['patents', 'companies'],
    ['awards'],
  ]);
});
