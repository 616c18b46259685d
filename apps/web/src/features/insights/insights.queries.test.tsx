// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { useInsightActions, useInsights, usePending } from './insights.queries.ts';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

const PENDING = 'GET /insights/custom/pending';
const LIST = 'GET /insights/all';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  server.forget();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('[INS-05] a question that is being answered is asked for every 3 s, and no more when none is', async () => {
  server.answer(PENDING, { items: [{ insightId: 'a' }] });
  const { result } = renderHook(() => usePending(), { wrapper: withQueries() });
  await pass(0);
  await vi.waitFor(() => expect(result.current).toBe(1));
  expect(server.times(PENDING)).toBe(1);
  await pass(2_500);
  expect(server.times(PENDING)).toBe(1);
  await pass(600);
  expect(server.times(PENDING)).toBe(2);
  server.answer(PENDING, { items: [] });
  await pass(3_100);
  expect(result.current).toBe(0);
  const times = server.times(PENDING);
  await pass(60_000);
  expect(server.times(PENDING)).toBe(times);
});

test('[INS-05] a list with a question that is being answered is asked for every 3 s as well', async () => {
  const listing = { page: 1 } as never;
  server.answer(LIST, { items: [{ state: 'pending' }], total: 1, generation: { state: 'ready' } });
  renderHook(() => useInsights('p', listing), { wrapper: withQueries() });
  await pass(100);
  expect(server.times(LIST)).toBe(1);
  await pass(2_800);
  expect(server.times(LIST)).toBe(1);
  await pass(300);
  expect(server.times(LIST)).toBe(2);
});

test('[INS-03] a list that is on its way when a bookmark is removed is asked for again', async () => {
  let come = (_: unknown) => {};
  const before = new Promise((resolve) => {
    come = resolve;
  });
  server.answer(LIST, before);
  server.answer('PATCH /insights/bookmark', { isBookmarked: false });
  const { result } = renderHook(
    () => ({ list: useInsights('p', { page: 1 } as never), actions: useInsightActions() }),
    {
      wrapper: withQueries(),
    },
  );
  await pass(100);
  server.answer(LIST, { items: [], total: 0, generation: { state: 'ready' } });
  await act(() => result.current.actions.bookmark.mutateAsync({ insightId: 'a' } as never));
  come({ items: [{ state: 'ready' }], total: 1, generation: { state: 'ready' } });
  await pass(100);
  await vi.waitFor(() => expect(result.current.list.data?.total).toBe(0));
});
