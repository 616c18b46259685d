import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import { ADDRESSES } from './addresses.ts';
import { stringifyUrlSearch } from './url-search.ts';

const SCREENS = Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[];
const ROUTES = new URL('../routes/', import.meta.url);
const names = [
  ...['engine', 'query', 'page', 'sort', 'date', 'amount', 'seen', 'limit', 'id', 'file', 'at', 'from', 'to', 'tab'],
  ...['redirect', 'token', 'filter', 'action', 'f.', 'f.agency', 'f.__proto__', 'x'],
];
const value = fc.oneof(fc.string(), fc.constantFrom('2', '-1', '1e9', '2020..', '..', '2026-02-30', 'asc', '//x'));
const anyParams = fc.dictionary(fc.constantFrom(...names), fc.oneof(value, fc.array(value)));

test('[SRCH-05] whatever an address says, it is read, and what was read says the same once more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SCREENS), anyParams, (screen, params) => {
      const read = asked(screen, params);
      expect(asked(screen, read)).toEqual(read);
      // The router hands in what it has read before it writes it.
      expect(ADDRESSES[screen](read as never)).toEqual(read);
    }),
  );
});

test.each([
  ['search', { engine: 'ghosts', page: '-1', limit: '7', sort: 'luck', mode: 'magic', view: 'map', date: 'soon' }],
  ['library', { tab: 'x', folder: '../x', sort: 'size', page: '0', file: '1', at: '1.5', category: 'y', engine: 'z' }],
  ['compare', { engine: 'ghosts', only: 'x' }],
  ['record', { engineName: 'ghosts' }],
  ['feed', { filter: 'bookmarked', page: 'two', sort: 'up' }],
  ['admin', { tab: 'moon', from: '2026-99-99', to: 'today', role: 'king', plan: 'gold', state: 'x', sort: 'x' }],
  ['plans', { checkout: 'maybe' }],
  ['signIn', { redirect: 'https://elsewhere.example' }],
] as const)('what nobody offers in the address of %s is taken out of it', (screen, params) => {
  expect(stringifyUrlSearch(asked(screen, params))).toBe('');
});

test('[SRCH-05] facets of any name are kept, each value once, and nothing else that is not declared', () => {
  expect(asked('search', 'f.agency=NSF&f.agency=NSF&f.agency=DOE&f.x=&agency=NSF')).toMatchObject({
    'f.agency': ['NSF', 'DOE'],
  });
  expect(asked('search', 'agency=NSF')).not.toHaveProperty('agency');
});

test('a route that reads its address declares it here, and each declaration has its route', () => {
  const found = readdirSync(ROUTES).flatMap((file) => {
    const source = readFileSync(new URL(file, ROUTES), 'utf8');
    const declared = /validateSearch: ADDRESSES\.(\w+),/.exec(source)?.[1];
    if (!declared) expect(source, file).not.toMatch(/validateSearch|useSearch/);
    return declared ?? [];
  });
  expect(found.toSorted()).toEqual(SCREENS.toSorted());
});
