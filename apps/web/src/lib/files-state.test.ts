import { FILE_SORTS } from '@groundwork/contract/library.names';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesParams, isBookmarksTab, readFilesState } from './files-state.ts';

test('[LIB-06] what the files show is in the address, and read back from it', () => {
  const state = fc.record({
    folder: fc.option(fc.uuid()),
    sort: fc.constantFrom(...FILE_SORTS),
    page: fc.integer({ min: 1, max: 2000 }),
    query: fc.string(),
    file: fc.option(fc.uuid()),
  });
  fc.assert(
    fc.property(state, (each) => {
      expect(readFilesState(filesParams(each))).toEqual(each);
    }),
  );
});

test('[LIB-09] the tab is bookmarks when the address says so or names a category, else files', () => {
  expect(isBookmarksTab({ tab: 'bookmarks' })).toBe(true);
  expect(isBookmarksTab({ category: 'academia' })).toBe(true);
  expect(isBookmarksTab({ tab: 'x' })).toBe(false);
  expect(readFilesState({ folder: '../x', sort: 'size', page: '-1' })).toMatchObject({
    folder: null,
    sort: 'name-asc',
    page: 1,
  });
});
