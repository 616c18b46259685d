import { BOOKMARK_TEXTS } from '@groundwork/contract/bookmarks.texts';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

test.each([
  ['pro', true, true, undefined],
  ['enterprise', true, true, undefined],
  ['pro', true, false, BOOKMARK_TEXTS.noProject],
  ['plus', true, true, BOOKMARK_TEXTS.upgrade],
  ['starter', true, false, BOOKMARK_TEXTS.upgrade],
  ['pro', false, true, BOOKMARK_TEXTS.unavailable],
  ['starter', false, false, BOOKMARK_TEXTS.unavailable],
] as const)(
  '[BKM-01] [BKM-02] [BKM-03] %s, bookmarkable: %s, project: %s',
  (plan, isBookmarkable, hasProject, text) => {
    expect(refusalOf(plan, isBookmarkable, hasProject)?.text).toBe(text);
  },
);

test('[PRJ-19] a project that may only be read says so before the plan does', () => {
  expect(refusalOf('starter', true, true, 'Only to read')).toEqual({ kind: 'read-only', text: 'Only to read' });
  expect(refusalOf('pro', false, true, 'Only to read')?.kind).toBe('unavailable');
});
