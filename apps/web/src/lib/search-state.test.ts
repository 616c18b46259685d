import { ENGINES } from '@groundwork/contract/engines.names';
import { searchAddress } from '@groundwork/contract/search-address';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import { MODES, PAGE_SIZES } from './addresses.ts';
import {
  apiFilters,
  emptySearch,
  figureSearch,
  readSearchState,
  type SearchState,
  searchParams,
} from './search-state.ts';
import { stringifyUrlSearch } from './url-search.ts';

const year = fc.integer({ min: 1900, max: 2099 }).map(String);
const amount = fc.integer({ min: 0, max: 1e12 }).map(String);
const moment = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());
const range = (bound: fc.Arbitrary<string>) => fc.record({ min: bound, max: bound }, { requiredKeys: [] });
// Addresses hold whole characters: a lone surrogate has no UTF-8 form and becomes U+FFFD.
const text = fc.string({ unit: 'grapheme' }).map((each) => each.toWellFormed());
const facets = fc.dictionary(
  // `__proto__` is no facet of ours, and no key that an object keeps.
  text.filter((field) => field !== '' && field !== '__proto__'),
  fc.uniqueArray(
    text.filter((value) => value !== ''),
    { minLength: 1 },
  ),
);
const anyState: fc.Arbitrary<SearchState> = fc.record({
  engine: fc.constantFrom(...ENGINES),
  query: text,
  mode: fc.constantFrom(...MODES),
  view: fc.constantFrom('list', 'table'),
  facets: facets.map((entries) => ({ ...entries })),
  date: range(year),
  amount: range(amount),
  seen: range(moment),
  sort: fc.constantFrom('relevance', 'date', 'amount'),
  direction: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: 1000 }),
  limit: fc.constantFrom(...PAGE_SIZES),
});

test('[SRCH-05] an address gives back the whole search that it was written from', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const address = stringifyUrlSearch(searchParams(state));
      expect(readSearchState(asked('search', address))).toEqual(state);
    }),
  );
});

test('[SRCH-16] the address in an export’s manifest shows the search that was exported', () => {
  // No facet is called as the ranges are.
  const isRange = (field: string) => ['date', 'amount'].includes(field);
  fc.assert(
    fc.property(
      anyState.filter((state) => !Object.keys(state.facets).some(isRange)),
      (state) => {
        const { engine, query, mode, sort, direction } = state;
        const address = searchAddress('https://example.org', {
          ...{ searchEngine: engine, query, mode, sort, sortDirection: direction },
          filters: apiFilters(state),
        });
        expect(readSearchState(asked('search', new URL(address).search))).toEqual({
          ...state,
          view: 'list',
          page: 1,
          limit: 10,
        });
      },
    ),
  );
});

test('[SRCH-05] whatever an address says, a search can be read from it', () => {
  fc.assert(
    fc.property(fc.string(), (address) => {
      const state = readSearchState(asked('search', address));
      expect(ENGINES).toContain(state.engine);
      expect(state.page).toBeGreaterThan(0);
    }),
  );
});

test.each([
  ['an unknown data set', 'engine=ghosts', emptySearch('companies')],
  ['a page that is no page', 'engine=drugs&page=-1&limit=7', emptySearch('drugs')],
  ['a bound that is no date', 'engine=patents&date=soon..2021', { ...emptySearch('patents'), date: { max: '2021' } }],
  ['an unknown sort', 'engine=awards&sort=luck&direction=up', emptySearch('awards')],
  ['a mode and a view that are none', 'engine=awards&mode=magic&view=map', emptySearch('awards')],
  ['a query that looks like a number', 'engine=awards&query=2021', { ...emptySearch('awards'), query: '2021' }],
])('falls back to the default for %s', (_what, address, expected) => {
  expect(readSearchState(asked('search', address))).toEqual(expected);
});

test('what is at its default is left out of the address', () => {
  expect(stringifyUrlSearch(searchParams(emptySearch('drugs')))).toBe('?engine=drugs');
});

test('a figure of a report leads to its search', () => {
  const query = {
    searchEngine: 'awards' as const,
    query: 'lithium',
    filters: { agency: ['Department of Energy'], date: { min: '2020', max: 2022 } },
  };
  expect(readSearchState(asked('search', figureSearch(query)))).toEqual({
    ...emptySearch('awards'),
    query: 'lithium',
    mode: 'keyword',
    facets: { agency: ['Department of Energy'] },
    date: { min: '2020', max: '2022' },
  });
});

test('[SRCH-13] the path that an alert carries is read as the search that it stands for', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const { engine: searchEngine, query, mode } = state;
      const path = searchAddress('', { searchEngine, query, mode, filters: apiFilters(state), sort: 'date' });
      const read = readSearchState(asked('search', new URL(path, 'http://groundwork.test').search));
      expect(read).toEqual(
        readSearchState(
          asked(
            'search',
            searchParams({ ...state, sort: 'date', direction: 'desc', view: 'list', page: 1, limit: 10 }),
          ),
        ),
      );
    }),
  );
});
