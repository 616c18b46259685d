import { FILE_SORTS } from '@groundwork/contract/library.sorts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import { filesParams, isBookmarksTab, readFilesState } from './files-state.ts';

test('[LIB-06] what the files show is in the address, and read back from it', () => {
  const state = fc.record({
    folder: fc.option(fc.uuid()),
    sort: fc.constantFrom(...FILE_SORTS),
    page: fc.integer({ min: 1, max: 2000 }),
    query: fc.string({ unit: 'grapheme' }).map((each) => each.toWellFormed()),
    file: fc.option(fc.uuid()),
  });
  fc.assert(
    fc.property(state, (each) => {
      expect(readFilesState(asked('library', filesParams(each)))).toEqual({ ...each, at: null, quote: '' });
    }),
  );
});

test('[RPT-04] a cited page of a file and its words are in the address; without a file there is none', () => {
  const file = '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a11';
  expect(readFilesState(asked('library', filesParams({ file, at: 7, quote: 'It costs $14.' })))).toMatchObject({
    file,
    at: 7,
    quote: 'It costs $14.',
  });
  expect(readFilesState(asked('library', filesParams({ at: 7, quote: 'It costs $14.' })))).toMatchObject({
    at: null,
    quote: '',
  });
  expect(readFilesState(asked('library', { file, at: '-1' })).at).toBeNull();
});

test('[LIB-09] the tab is bookmarks when the address says so or names a category, else files', () => {
  expect(isBookmarksTab(asked('library', { tab: 'bookmarks' }))).toBe(true);
  expect(isBookmarksTab(asked('library', { category: 'academia' }))).toBe(true);
  expect(isBookmarksTab(asked('library', { tab: 'x' }))).toBe(false);
  expect(readFilesState(asked('library', { folder: '../x', sort: 'size', page: '-1' }))).toMatchObject({
    folder: null,
    sort: 'name-asc',
    page: 1,
  });
});
