// @vitest-environment jsdom
import type { User } from '@groundwork/contract/auth';
import { beforeEach, expect, test } from 'vitest';
import { createAppQueryClient } from '../lib/query-client.ts';
import { followSession } from './follow-session.ts';
import { selectProject } from './selected-project.ts';
import { sessionOptions } from './session.queries.ts';

const ada = { id: 'ada' } as User;
const eve = { id: 'eve' } as User;
const THEIRS = ['projects'];

let queryClient: ReturnType<typeof createAppQueryClient>;
beforeEach(() => {
  queryClient = createAppQueryClient({ onUnauthorized: () => undefined, onForbidden: () => undefined });
  followSession(queryClient);
  queryClient.setQueryData(sessionOptions.queryKey, { user: ada });
  queryClient.setQueryData(THEIRS, ['A secret invention']);
  selectProject('hers');
});

const remembered = () => [queryClient.getQueryData(THEIRS), localStorage.getItem('groundwork-project')];

test('[AUTH-05] a tab that learns that its session has ended forgets what it knew, and the selection', () => {
  queryClient.setQueryData(sessionOptions.queryKey, { user: null });
  expect(remembered()).toEqual([undefined, null]);
  expect(queryClient.getQueryData(sessionOptions.queryKey)).toEqual({ user: null });
});

test('[AUTH-05] a tab that learns of another person forgets the one before', () => {
  queryClient.setQueryData(sessionOptions.queryKey, { user: eve });
  expect(remembered()).toEqual([undefined, null]);
});

test('[AUTH-05] while the person stays the same, nothing is forgotten', () => {
  queryClient.setQueryData(sessionOptions.queryKey, { user: { ...ada } });
  expect(remembered()).toEqual([['A secret invention'], 'hers']);
});

test('[AUTH-05] signing in forgets nothing of the person who signs in', () => {
  queryClient.setQueryData(sessionOptions.queryKey, { user: null });
  queryClient.setQueryData(sessionOptions.queryKey, { user: eve });
  queryClient.setQueryData(THEIRS, ['Hers']);
  queryClient.setQueryData(sessionOptions.queryKey, { user: eve });
  expect(remembered()[0]).toEqual(['Hers']);
});
