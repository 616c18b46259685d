import type { LibraryFile } from '@groundwork/contract/library';
import { expect, test } from 'vitest';
import { isSameSelection, refusalOf } from './pickable.ts';

const file = (id: string, change: Partial<LibraryFile> = {}) =>
  ({ id, status: 'complete', fileType: 'pdf', ...change }) as LibraryFile;
const rules = { chosen: [file('a')], accept: ['pdf'] as const, max: 2 };

test('[LIB-07] failed files, other types and what goes beyond the slots cannot be chosen; what is chosen can be let go', () => {
  expect(refusalOf(file('b'), rules)).toBeNull();
  expect(refusalOf(file('b', { status: 'failed' }), rules)).toMatch(/^An error occurred while processing this file/);
  expect(refusalOf(file('b', { status: 'pending' }), rules)).toBe('The upload is not complete.');
  expect(refusalOf(file('b', { fileType: 'csv' }), rules)).toBe('Unsupported file type');
  expect(refusalOf(file('b'), { ...rules, max: 1 })).toBe('Maximum number of files reached for this input');
  expect(refusalOf(file('a', { status: 'failed' }), { ...rules, max: 1 })).toBeNull();
});

test('[LIB-07] a selection differs by its files, not by their order', () => {
  expect(isSameSelection([file('a'), file('b')], [file('b'), file('a')])).toBe(true);
  expect(isSameSelection([file('a')], [file('b')])).toBe(false);
  expect(isSameSelection([], [file('b')])).toBe(false);
});
