// @vitest-environment jsdom
import type { Generation } from '@groundwork/contract/insights';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFirstLook } from './use-first-look.ts';

afterEach(cleanup);

const NEVER: Generation = { state: 'never', finishedAt: null };

test('what was never looked for is looked for once, and is said to be looked for from the first moment', () => {
  const mutate = vi.fn();
  const { result, rerender } = renderHook(() => useFirstLook('p', NEVER, true, { mutate, isError: false }));
  expect(result.current).toMatchObject({ state: 'pending' });
  rerender();
  expect(mutate).toHaveBeenCalledExactlyOnceWith({ projectId: 'p' });
});

test.each([
  ['who may only read is told that nobody has looked', NEVER, false, false, 0],
  ['where it could not begin that is said', NEVER, true, true, 1],
  [
    'what was looked for is not looked for again',
    { state: 'ready', finishedAt: '2026-11-26T00:00:00.000Z' },
    true,
    false,
    0,
  ],
] as const)('%s', (_what, generation, mayLook, isError, times) => {
  const mutate = vi.fn();
  const { result } = renderHook(() => useFirstLook('p', generation, mayLook, { mutate, isError }));
  expect(result.current).toEqual(generation);
  expect(mutate).toHaveBeenCalledTimes(times);
});
