import { ENGINES, MAIN_TABS } from '@groundwork/contract/engines.names';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import { libraryParams, readLibraryState } from './library-state.ts';

test('[LIB-09] what the library shows is in its address, and read back from it', () => {
  const state = fc.record({
    category: fc.option(fc.constantFrom(...MAIN_TABS)),
    engine: fc.option(fc.constantFrom(...ENGINES)),
    page: fc.integer({ min: 1, max: 5000 }),
  });
  fc.assert(
    fc.property(state, (each) => {
      expect(readLibraryState(asked('library', libraryParams(each)))).toEqual(each);
    }),
  );
});

test('[LIB-09] an address that nobody wrote this way shows the beginning', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (category, page) => {
      const read = readLibraryState(
        asked('library', { category: `x${category}`, engine: [category], page: `-${page}` }),
      );
      expect(read).toMatchObject({ category: null, page: 1 });
    }),
  );
});
