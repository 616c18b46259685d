import { expect, test } from 'vitest';
import { facetCounts } from './counts.ts';

test('[OPS-03] counts that shards may have told too little of are marked as rough, exact ones are not', () => {
  const told = (missed: number) => ({
    values: { buckets: [{ key: 'Ada Ltd', doc_count: 7 }], doc_count_error_upper_bound: missed },
  });
  expect(facetCounts({ facet_0: told(0), facet_1: told(3) }, ['agency', 'organisation'], 12)).toEqual({
    agency: { values: [{ value: 'Ada Ltd', count: 7 }], isCapped: false },
    organisation: { values: [{ value: 'Ada Ltd', count: 7 }], isCapped: false, isRough: true },
  });
});
