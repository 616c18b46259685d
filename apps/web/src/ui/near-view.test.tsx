// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NearView } from './near-view.tsx';

let seen: Map<Element, (isIntersecting: boolean) => void>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  seen = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe(element: Element) {
        seen.set(element, (isIntersecting) => this.tell([{ isIntersecting }]));
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const Page = ({ View = NearView }) =>
  [1, 2, 3, 4].map((part) => (
    <View key={part} height={500} isFirst={part === 1}>
      <p>Part {part}</p>
    </View>
  ));
const shown = () => screen.queryAllByText(/Part/).map(({ textContent }) => textContent);
/** Anew: what has been used stays so. */
const open = async () => {
  const { NearView: View } = await import('./near-view.tsx');
  return render(<Page View={View} />);
};

test('[NAV-12] the first part is there at once, another when it comes near, and their room is kept', async () => {
  const { container } = await open();
  expect(shown()).toEqual(['Part 1']);
  expect([...container.querySelectorAll('div')].map(({ style }) => style.height)).toEqual(['500px', '500px', '500px']);
  act(() => [...seen.values()][1]!(false));
  expect(shown()).toEqual(['Part 1']);
  act(() => [...seen.values()][1]!(true));
  expect(shown()).toEqual(['Part 1', 'Part 3']);
});

test('[NAV-12] who reads, searches or waits gets all of the page, one part after the other', async () => {
  await open();
  act(() => void dispatchEvent(new Event('keydown')));
  expect(shown()).toEqual(['Part 1', 'Part 2']);
  act(() => void vi.advanceTimersByTime(200));
  expect(shown()).toHaveLength(4);
});

test('[NAV-12] the next page begins anew: its first screen doesn’t wait for the rest, though the one before was read', async () => {
  const { NearView: View } = await import('./near-view.tsx');
  const { unmount } = render(<Page View={View} />);
  act(() => void dispatchEvent(new Event('keydown')));
  act(() => void vi.advanceTimersByTime(500));
  expect(shown()).toHaveLength(4);
  unmount();
  render(<Page View={View} />);
  act(() => void vi.advanceTimersByTime(500));
  expect(shown()).toEqual(['Part 1']);
});

test('[NAV-12] a page that nobody touches is built, too, a while after it was shown', async () => {
  await open();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(shown()).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(3_000));
  expect(shown()).toHaveLength(4);
});

test('[NAV-12] a page that is printed is whole', async () => {
  await open();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(shown()).toHaveLength(4);
});
