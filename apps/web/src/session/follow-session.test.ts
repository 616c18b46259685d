// @vitest-environment jsdom
import type { User } from '@groundwork/contract/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppQueryClient } from '../lib/query-client.ts';
import { followSession } from './follow-session.ts';
import { selectProject } from './selected-project.ts';
import { sessionOptions } from './session.queries.ts';

const server = await vi.hoisted(async () => (await import('../../test/server-stand-in.ts')).serverStandIn());

const ada = { id: 'ada' } as User;
const eve = { id: 'eve' } as User;
const THEIRS = ['projects'];

let queryClient: ReturnType<typeof createAppQueryClient>;
let ended: AbortController;
const reload = vi.fn();
beforeEach(() => {
  queryClient = createAppQueryClient({ onUnauthorized: () => undefined, onForbidden: () => undefined });
  ended = new AbortController();
  followSession(queryClient, { reload, signal: ended.signal });
  queryClient.setQueryData(sessionOptions.queryKey, { user: ada });
  queryClient.setQueryData(THEIRS, ['A secret invention']);
  selectProject('hers');
});

afterEach(() => {
  ended.abort();
  server.forget();
  reload.mockClear();
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

/** The back button brings the page back from memory. */
async function broughtBack(user: User | null) {
  server.answer('GET /auth/session', { user });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(server.times('GET /auth/session')).toBeGreaterThan(0));
  await vi.waitFor(() => expect(queryClient.getQueryData(sessionOptions.queryKey)?.user ?? null).toEqual(user));
}

test('[AUTH-05] a page that the back button brings back for another person is loaded anew', async () => {
  await broughtBack(eve);
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(remembered()).toEqual([undefined, null]);
});

test('[AUTH-05] brought back for nobody it forgets, and leaves the way out to the layout; for the same person it stays', async () => {
  await broughtBack(ada);
  expect([remembered(), reload.mock.calls]).toEqual([[['A secret invention'], 'hers'], []]);
  await broughtBack(null);
  expect([remembered(), reload.mock.calls]).toEqual([[undefined, null], []]);
});
