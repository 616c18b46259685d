import { SAVED_SEARCH_NAME_MAX } from '@groundwork/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySearch } from '../../../lib/search-state.ts';
import { suggestedName } from './suggested-name.ts';

const awards = emptySearch('awards');

test('[SRCH-13] a search is named after its words and filters', () => {
  expect(suggestedName(awards, 'Awards')).toBe('All awards');
  expect(suggestedName({ ...awards, query: 'solid  electrolyte' }, 'Awards')).toBe('solid electrolyte');
  const facets = { agency: ['NASA'], phase: ['Phase I', 'Phase II'] };
  expect(suggestedName({ ...awards, query: 'x', facets, date: { min: '2021' } }, 'Awards')).toBe(
    'x · NASA, Phase I, Phase II, from 2021',
  );
});

test('[SRCH-13] a suggested name is never longer than a name may be', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.array(fc.string({ maxLength: 200 })), (query, values) => {
      const name = suggestedName({ ...awards, query, facets: { agency: values } }, 'Awards');
      expect(name.length).toBeLessThanOrEqual(SAVED_SEARCH_NAME_MAX);
    }),
  );
});
