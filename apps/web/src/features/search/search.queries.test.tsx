// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { emptySearch } from '../../lib/search-state.ts';
import { useSearch } from './search.queries.ts';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

const SEARCH = 'POST /search/keyword';
const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  server.forget();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('[SRCH-12] what was found is shown for an hour without asking again, also after a visit elsewhere', async () => {
  server.answer(SEARCH, { results: [], total: 0 });
  const wrapper = withQueries(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const visit = async () => {
    const { unmount } = renderHook(() => useSearch(emptySearch('drugs')), { wrapper });
    await pass(100);
    unmount();
  };
  await visit();
  expect(server.times(SEARCH)).toBe(1);
  await pass(58 * MINUTE_MS);
  await visit();
  expect(server.times(SEARCH)).toBe(1);
  await pass(2 * MINUTE_MS);
  await visit();
  expect(server.times(SEARCH)).toBe(2);
});
