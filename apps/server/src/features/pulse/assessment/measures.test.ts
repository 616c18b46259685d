import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { listOf } from '../../../../test/subject.ts';
import { generousTopics, topicWith } from '../../../../test/topics.ts';
import type { AggregateQuery } from '../../../catalogue/index/index.port.ts';
import type { FieldOfUse } from './fields-of-use.ts';
import { marketOf } from './market.ts';
import { run as measureTopics } from './measure-topics.worker.ts';
import { durationOf, MEASURES, stateOf } from './measures.ts';
import { scoresOf, type Topics } from './score.ts';

const NONE = listOf([]);

test.each([
  [{ companies: 5, publications: 5 }, 'short'],
  [{ companies: 4, publications: 6 }, 'long'],
  [{ companies: 2, publications: 2, patents: 6 }, 'medium'],
  [{ companies: 2, publications: 2 }, null],
] as const)('[PULSE-05] how long it takes is told by where most records stand: %j is %s', (counts, kind) => {
  expect(durationOf(topicWith(counts)).kind).toBe(kind);
});

test('[PULSE-05] a ratio needs five records below the line', () => {
  const of = (publications: number) => MEASURES['patents-per-publication'].of(topicWith({ patents: 2, publications }));
  expect(of(4)).toEqual({ value: null, n: 4 });
  expect(of(5)).toEqual({ value: 40, n: 5 });
});

test('[PULSE-05] uses are assessed from five records on topic on, against ten topics', () => {
  expect(stateOf(4, 40)).toBe('too-little');
  expect(stateOf(5, 40)).toBe('ready');
  expect(stateOf(5, 9)).toBe('few-topics');
  expect(stateOf(5, 10)).toBe('ready');
});

test('[PULSE-05] topics of which nothing is known are none to compare with', () => {
  const { topics } = generousTopics(20);
  const silent = Array.from({ length: 30 }, () => topicWith({ patents: 3, publications: 1 }));
  const scores = scoresOf(
    topicWith({ patents: 6, publications: 20 }),
    { ...TOPICS, topics: [...topics, ...silent] },
    { projectId: 'p', scope: 'field' },
  );
  // 30 patents to 100 publications: of the topics that have a ratio, those with up to two of ten patents have less.
  expect(scores.patent_likelihood.figures[1]).toMatchObject({ value: 30, topics: 20, percentile: 15 });
});
const TOPICS: Topics = { measuredAt: '2026-01-01T00:00:00.000Z', topics: [] };

/** Companies that say whom they sell to: of the industry, and of those about the project. */
const index = {
  async aggregate({ query, among }: AggregateQuery) {
    const isBusiness = JSON.stringify(query).includes('manufactur');
    const [business, consumer] = among ? [1, 9] : [9, 1];
    return [{ key: '', count: isBusiness ? business : consumer, amount: 0, withAmount: 0 }];
  },
};
const use = (engine: Engine): FieldOfUse => ({
  engine,
  field: engine === 'companies' ? 'industry' : 'category',
  label: 'Aerospace',
  records: 5,
  query: { searchEngine: engine, query: '', filters: {} },
});

test('[PULSE-05] whom one sells to: by all companies of an industry, or else by the companies about the project', async () => {
  const of = { projectId: 'p', matches: NONE };
  const industry = await marketOf(index, use('companies'), of);
  expect(industry).toMatchObject({ kind: 'B2B', business: 9, consumer: 1 });
  expect(industry.businessQuery.filters).toEqual({ industry: ['Aerospace'] });
  const category = await marketOf(index, use('university-technologies'), of);
  expect(category).toMatchObject({ kind: 'B2C', business: 1, consumer: 9 });
  expect(category.businessQuery.filters).toEqual({ about: ['p', 'field'] });
});

test.each([
  [9, 1, 'B2B'],
  [3, 1, 'B2B'],
  [2, 2, 'both'],
  [1, 3, 'B2C'],
  [1, 1, null],
])(
  '[PULSE-05] of %i companies that name businesses and %i that name consumers the market is %s',
  async (b, c, kind) => {
    const aggregate = async ({ query }: AggregateQuery) => [
      { key: '', count: JSON.stringify(query).includes('manufactur') ? b : c, amount: 0, withAmount: 0 },
    ];
    const { kind: found } = await marketOf({ aggregate }, use('companies'), { projectId: 'p', matches: NONE });
    expect(found).toBe(kind);
  },
);

test('[PULSE-05] the record that a topic is made of is none of its records', async () => {
  const asked: AggregateQuery[] = [];
  const text = 'A garnet separator keeps dendrites from growing through lithium cells. '.repeat(3);
  const ref = { engine: 'awards' as const, id: 'a-1' };
  const kept: unknown[] = [];
  await measureTopics(
    {},
    { signal: new AbortController().signal },
    {
      index: {
        searchRefs: async ({ engines }) => ({ refs: engines[0] === 'awards' ? [ref] : [] }) as never,
        get: async () => [{ ...ref, title: 'Garnet', text }] as never,
        aggregate: async (query) => {
          asked.push(query);
          return [{ key: 'awards', count: 6, amount: 0, withAmount: 0 }];
        },
        version: async () => ({ version: '1', changedAt: '2026-01-01T00:00:00.000Z' }) as never,
      },
      relevance: { matchesOfText: async () => NONE },
      panels: { find: async () => null, save: async (_key, { answer }) => kept.push(answer) as never },
      clock: { now: () => new Date('2026-02-01T00:00:00.000Z') },
    },
  );
  expect(asked.map(({ exclude }) => exclude)).toEqual([[ref]]);
  expect(asked[0]!.engines).toEqual([...ENGINES]);
  expect(kept).toMatchObject([{ measuredAt: '2026-02-01T00:00:00.000Z', topics: [{ awards: { count: 6 } }] }]);
});
