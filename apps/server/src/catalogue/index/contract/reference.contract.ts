import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QueryNode } from '../../query/query-tree.ts';
import type { AggregateQuery, CatalogueIndex, IndexQuery } from '../index.port.ts';
import { anyRecords, DATES, FACET_VALUES, makeQuery, VOCABULARY } from './records.ts';
import { keyOf, ReferenceIndex, sortedValues } from './reference.ts';

const anyWord = fc.constantFrom(...VOCABULARY);
const word = anyWord.map((text): QueryNode => ({ type: 'word', word: text }));
const { tree } = fc.letrec<{ tree: QueryNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    word,
    fc.constantFrom('ko', 'rinto', 'sad').map((text): QueryNode => ({ type: 'prefix', prefix: text })),
    fc.array(anyWord, { minLength: 2, maxLength: 3 }).map((words): QueryNode => ({ type: 'phrase', words })),
    word.map((value): QueryNode => ({ type: 'field', field: 'title', value })),
    fc.constantFrom('open', 'Closed').map(
      (text): QueryNode => ({
        type: 'field',
        field: 'status',
        value: { type: 'word', word: text },
      }),
    ),
    fc.constantFrom('2019', '2020-12').map((min): QueryNode => ({ type: 'range', field: 'date', min })),
    fc.constantFrom('10', '50').map((max): QueryNode => ({ type: 'range', field: 'amount', max })),
    tie('tree').map((node): QueryNode => ({ type: 'not', node })),
    fc
      .tuple(fc.constantFrom('and', 'or'), fc.array(tie('tree'), { minLength: 2, maxLength: 4 }))
      .map(([type, nodes]): QueryNode => ({ type, nodes })),
  ),
}));

const dateBound = fc.option(fc.constantFrom(...DATES), { nil: undefined });
const amountBound = fc.option(fc.integer({ min: -10, max: 110 }), { nil: undefined });
export const anyQuery: fc.Arbitrary<IndexQuery> = fc
  .record({
    engines: fc.subarray(['patents' as const, 'awards' as const]),
    query: fc.option(tree),
    facets: fc.record(
      {
        status: fc.subarray([...FACET_VALUES.status, 'Never seen'], { minLength: 1 }),
        area: fc.subarray(FACET_VALUES.area, { minLength: 1 }),
      },
      { requiredKeys: [] },
    ),
    ranges: fc.record(
      {
        date: fc.record({ min: dateBound, max: dateBound }),
        amount: fc.record({ min: amountBound, max: amountBound }),
      },
      { requiredKeys: [] },
    ),
    exclude: fc.array(
      fc.integer({ min: 0, max: 60 }).map((id) => ({ engine: 'patents' as const, id: String(id) })),
      {
        maxLength: 3,
      },
    ),
    sort: fc.constantFrom('relevance' as const, 'date' as const, 'amount' as const, 'closes' as const),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  })
  .map((query) => makeQuery({ ...query, countFacets: ['status', 'area'] }));

/** The index against the reference, on generated records and queries. Each run replaces the records of the one before. */
export function referenceContract(open: () => Promise<CatalogueIndex>): void {
  describe('agrees with a look at every record', () => {
    let index: CatalogueIndex;
    let previous = new ReferenceIndex([]);
    beforeAll(async () => {
      index = await open();
    });
    afterAll(() => index.close());

    async function hold(records: ReferenceIndex['records']): Promise<ReferenceIndex> {
      await index.delete(previous.records);
      await index.upsert(records);
      previous = new ReferenceIndex(records);
      return previous;
    }

    test('[SRCH-04] [SRCH-05] on what is found, totals, facet counts and order', async () => {
      await fc.assert(
        fc.asyncProperty(anyRecords, fc.array(anyQuery, { minLength: 1, maxLength: 12 }), async (records, queries) => {
          const reference = await hold(records);
          for (const query of queries) {
            const expected = reference.select(query);
            const answer = await index.search(query);
            expect(answer.hits.map(({ record }) => keyOf(record)).sort()).toEqual(expected.map(keyOf).sort());
            expect(answer.total).toBe(expected.length);
            for (const field of ['status', 'area']) {
              expect(answer.facets[field]!.values).toEqual(reference.facet(query, field));
            }
            if (query.sort === 'relevance') continue;
            const { sort } = query;
            const shown = answer.hits.map(({ record }) => record[sort] ?? null);
            expect(shown).toEqual(sortedValues(expected, query));
          }
        }),
        { numRuns: 40 },
      );
    });

    test('on groups, their counts and sums', async () => {
      const by: fc.Arbitrary<AggregateQuery['by']> = fc.constantFrom(
        { type: 'all' },
        { type: 'engine' },
        { type: 'year' },
        { type: 'day' },
        { type: 'amount-range' },
        { type: 'facet', field: 'area' },
      );
      await fc.assert(
        fc.asyncProperty(anyRecords, fc.array(fc.tuple(anyQuery, by), { maxLength: 8 }), async (records, queries) => {
          const reference = await hold(records);
          for (const [query, by] of queries) {
            expect(await index.aggregate({ ...query, by, limit: 50 })).toEqual(reference.aggregate({ ...query, by }));
          }
        }),
        { numRuns: 25 },
      );
    });
  });
}
