import { ENGINES } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { aRecord } from '../../../test/records.ts';
import { term } from '../../../test/subject.ts';
import { wordFigures } from './word-figures.ts';

test('[RPT-18] [GRD-07] of each telling word it is told how many records of all data sets have it, and where most are', async () => {
  const index = await openIndexWithoutThreads();
  await index.upsert([
    aRecord('awards', 'a', { text: 'A graphite plug.' }),
    aRecord('patents', 'b', { text: 'Plugs of graphite.' }),
    aRecord('patents', 'c', { text: 'Graphite.' }),
  ]);
  const figures = await wordFigures(index, { terms: [term('graphite'), term('plug'), term('quay')] });
  expect(figures.map(({ value, query }) => [value, query.searchEngine, query.query])).toEqual([
    [3, 'patents', 'graphite'],
    [2, expect.any(String), 'plug'],
    [0, expect.any(String), 'quay'],
  ]);
  for (const { value, query } of figures) {
    const { total } = await index.searchRefs({
      engines: [...ENGINES],
      query: { type: 'word', word: query.query },
      sort: 'relevance',
      direction: 'desc',
      limit: 1,
    });
    expect(total).toBe(value);
  }
  await index.close();
});
