import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshAtEase, refreshSoon } from './refresh-soon.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TAKES_MS = 900;

/** A query that is on the screen; each answer is the how manieth question it is to. */
function shown(queryClient: QueryClient) {
  let asked = 0;
  let cancelled = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ['progress', 'of', 'an ask'],
    queryFn: async ({ signal }) => {
      asked += 1;
      const own = asked;
      signal.addEventListener('abort', () => (cancelled += 1));
      await new Promise((resolve) => setTimeout(resolve, TAKES_MS));
      return own;
    },
  });
  observer.subscribe(() => undefined);
  return { data: () => observer.getCurrentResult().data, asked: () => asked, cancelled: () => cancelled };
}

test('[LIVE-03] a slow answer comes however many steps are told meanwhile, and once more after the last of them', async () => {
  const queryClient = new QueryClient();
  const progress = shown(queryClient);
  await vi.advanceTimersByTimeAsync(TAKES_MS);
  expect(progress.data()).toBe(1);
  for (let step = 0; step < 20; step += 1) {
    refreshAtEase(queryClient, ['progress']);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(progress.data()).toBeGreaterThan(1);
  expect(progress.cancelled()).toBe(0);
  const before = progress.asked();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(progress.asked()).toBeGreaterThan(before);
  expect(progress.data()).toBe(progress.asked());
  const atLast = progress.asked();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(progress.asked()).toBe(atLast);
});

test('[LIVE-03] what many steps change is asked for once for all of them', async () => {
  const queryClient = new QueryClient();
  const progress = shown(queryClient);
  await vi.advanceTimersByTimeAsync(TAKES_MS);
  for (let step = 0; step < 20; step += 1) refreshSoon(queryClient, [['progress']]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(progress.asked()).toBe(2);
});
