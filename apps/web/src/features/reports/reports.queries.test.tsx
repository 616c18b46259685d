// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { setLive } from '../../lib/live.ts';
import { useReportStatus, useReports, useWritten } from './reports.queries.ts';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

const LIST = 'GET /reports';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  server.forget();
  setLive(false);
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

test('[RPT-05] while the server tells of changes neither list nor report asks by the clock; when it falls silent both do', async () => {
  const STATUS = 'GET /reports/commercialization/r/status';
  server.answer(LIST, { items: [{ status: 'running' }], total: 1 });
  server.answer(STATUS, { status: 'running', progress: 5, step: 'Searching' });
  setLive(true);
  const wrapper = withQueries();
  renderHook(() => useReports('p'), { wrapper });
  renderHook(() => useReportStatus('commercialization', 'r'), { wrapper });
  await pass(60_000);
  expect([server.times(LIST), server.times(STATUS)]).toEqual([1, 1]);
  act(() => setLive(false));
  await pass(10_100);
  expect(server.times(LIST)).toBe(2);
  expect(server.times(STATUS)).toBeGreaterThan(2);
});

test('[RPT-05] what is written is read again with each step of the report, and stays while it is', async () => {
  const WRITTEN = 'GET /reports/commercialization/r/written';
  const at = (progress: number) => ({
    projectId: 'p',
    status: 'running' as const,
    progress,
    step: 'Writing',
    hasDocument: false,
  });
  server.answer(WRITTEN, { document: { title: 'One section' } });
  const { result, rerender } = renderHook(({ progress }) => useWritten('commercialization', 'r', at(progress)), {
    wrapper: withQueries(),
    initialProps: { progress: 37 },
  });
  await pass(100);
  expect(result.current.data).toMatchObject({ document: { title: 'One section' } });
  await pass(60_000);
  expect(server.times(WRITTEN)).toBe(1);
  server.answer(WRITTEN, { document: { title: 'Two sections' } });
  rerender({ progress: 43 });
  expect(result.current.data).toMatchObject({ document: { title: 'One section' } });
  await pass(100);
  expect(result.current.data).toMatchObject({ document: { title: 'Two sections' } });
});
