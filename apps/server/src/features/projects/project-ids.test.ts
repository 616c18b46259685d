import { expect, test } from 'vitest';
import type { BookmarkRepository } from '../bookmarks/bookmarks.repository.ts';
import type { HistoryService } from './history.service.ts';
import type { ProjectService } from './projects.service.ts';

type Editable = Awaited<ReturnType<ProjectService['getEditable']>>['id'];
type Seen = Awaited<ReturnType<ProjectService['get']>>['id'];
const asked = { edits: 'p' as Editable, sees: 'p' as Seen, nobody: 'p' };

test('what is written into a project takes an id that was asked for, not one that came with a call: the types hold it', () => {
  const add = (...[id]: Parameters<BookmarkRepository['add']>) => id;
  const record = (id: Parameters<HistoryService['record']>[1]) => id;
  type More = Parameters<BookmarkRepository['add']> extends [unknown, ...infer Rest] ? Rest : never;
  const more = [] as unknown as More;
  expect(add(asked.edits, ...more)).toBe('p');
  expect([record(asked.sees), record(asked.edits)]).toEqual(['p', 'p']);
  // @ts-expect-error nobody asked
  expect(add(asked.nobody, ...more)).toBe('p');
  // @ts-expect-error may be seen, and not changed
  expect(add(asked.sees, ...more)).toBe('p');
  // @ts-expect-error nobody asked
  expect(record(asked.nobody)).toBe('p');
});
