// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { useReports } from './reports.queries.ts';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

const LIST = 'GET /reports';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  server.forget();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('[RPT-05] the list asks every 10 s while a report is being written, and no more when none is', async () => {
  server.answer(LIST, { items: [{ status: 'running' }], total: 1 });
  renderHook(() => useReports('p'), { wrapper: withQueries() });
  await pass(100);
  expect(server.times(LIST)).toBe(1);
  await pass(9_800);
  expect(server.times(LIST)).toBe(1);
  await pass(200);
  expect(server.times(LIST)).toBe(2);
  server.answer(LIST, { items: [{ status: 'complete' }], total: 1 });
  await pass(10_100);
  expect(server.times(LIST)).toBe(3);
  await pass(60_000);
  expect(server.times(LIST)).toBe(3);
});
