import { MAIN_TABS } from '@groundwork/contract/engines.names';
import { expect, test } from 'vitest';
import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import { bookmarksCsv } from './bookmarks-csv.ts';

test.each(MAIN_TABS)('[BKM-05] %s: every column of its data sets, each title once', (category) => {
  const engines = engineDeclarations.filter(({ tab }) => tab === category);
  const { name, columns } = bookmarksCsv(category, engines, '');
  expect(name).toBe(`${category}-bookmarks.csv`);
  expect(new Set(columns).size).toBe(columns.length);
  for (const { columns: own } of engines)
    expect(columns).toEqual(expect.arrayContaining(own.map(({ title }) => title)));
});
