import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import { pagedParams, readPagedState } from './paged-state.ts';

const sorts = fc.constantFrom('asc' as const, 'desc' as const);

test('[PRJ-16] [PRJ-17] page and direction read back from the address as they were written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), sorts, sorts, (page, sort, usual) => {
      expect(readPagedState(asked('history', pagedParams({ page, sort }, usual)), usual)).toEqual({ page, sort });
    }),
  );
});

test('[PRJ-16] [PRJ-17] whatever an address says, a page and a direction come of it', () => {
  const params = fc.dictionary(fc.constantFrom('page', 'sort'), fc.oneof(fc.string(), fc.array(fc.string())));
  fc.assert(
    fc.property(params, sorts, (given, usual) => {
      const { page, sort } = readPagedState(asked('history', given), usual);
      expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
      expect(['asc', 'desc']).toContain(sort);
    }),
  );
});
