// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWasSeen } from './use-was-seen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Panel() {
  const { ref, wasSeen } = useWasSeen<HTMLDivElement>('200px');
  return <div ref={ref}>{wasSeen ? 'asked for' : 'waits'}</div>;
}

/** A browser that says what the test says, of whatever is observed. */
function browser() {
  let tell: (changes: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (...seen: boolean[]) => act(() => tell(seen.map((isIntersecting) => ({ isIntersecting }))));
}

test.each([
  ['is seen', [true]],
  ['was out of view first, told in one go', [false, true]],
  ['came into view and left it, told in one go', [true, false]],
])('a panel that %s is asked for, and stays so', (_what, changes) => {
  const tell = browser();
  render(<Panel />);
  tell(false);
  expect(screen.getByText('waits')).toBeTruthy();
  tell(...changes);
  expect(screen.getByText('asked for')).toBeTruthy();
  tell(false);
  expect(screen.getByText('asked for')).toBeTruthy();
});
