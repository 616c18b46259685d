// @vitest-environment jsdom
import { PROCESS_LOCKED_MS } from '@groundwork/contract/limits';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../lib/call-error.ts';
import { FailedState } from './list-states.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const limited = (data?: object) => new CallError('RATE_LIMITED', { status: 429, data });

test('[ERR-03] wherever a list is refused for a limit, it counts down and tries again at zero, once', () => {
  const onRetry = vi.fn();
  render(<FailedState title="Failed" error={limited({ retryAfterMs: 2_000 })} onRetry={onRetry} />, {
    wrapper: MantineProvider,
  });
  expect(screen.getByText('This feature is currently rate limited')).toBeTruthy();
  expect(screen.getByText("We'll refresh the results automatically in 2 seconds")).toBeTruthy();
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByText("We'll refresh the results automatically in 1 second")).toBeTruthy();
  expect(onRetry).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByText('Refreshing results...')).toBeTruthy();
  act(() => vi.advanceTimersByTime(10_000));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('[ERR-03] without a stated wait it is 30 seconds', () => {
  render(<FailedState title="Failed" error={limited()} onRetry={() => undefined} />, { wrapper: MantineProvider });
  expect(PROCESS_LOCKED_MS).toBe(30_000);
  expect(screen.getByText("We'll refresh the results automatically in 30 seconds")).toBeTruthy();
});
