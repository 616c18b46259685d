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
      expect(readFilesState(filesParams(each))).toEqual({ ...each, at: null, quote: '' });
    }),
  );
});

test('[RPT-04] a cited page of a file and its words are in the address; without a file there is none', () => {
  const file = '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a11';
  expect(readFilesState(filesParams({ file, at: 7, quote: 'It costs $14.' }))).toMatchObject({
    file,
    at: 7,
    quote: 'It costs $14.',
  });
  expect(readFilesState(filesParams({ at: 7, quote: 'It costs $14.' }))).toMatchObject({ at: null, quote: '' });
  expect(readFilesState({ file, at: '-1' }).at).toBeNull();
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
