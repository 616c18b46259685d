// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(cleanup);

async function open() {
  const { useIsUsed } = await import('./use-is-used.ts');
  const Page = () => (useIsUsed() ? 'Used' : 'Read');
  render(<Page />);
}
const moved = (movementX: number) => {
  const event = new PointerEvent('pointermove');
  Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } });
  act(() => void dispatchEvent(event));
};

test.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'])(
  'a page is used with the first %s',
  async (kind) => {
    await open();
    expect(screen.queryByText('Read')).not.toBeNull();
    act(() => void dispatchEvent(new Event(kind)));
    expect(screen.queryByText('Used')).not.toBeNull();
  },
);

test('a pointer that rests while the page moves under it is no use of it', async () => {
  await open();
  moved(0);
  expect(screen.queryByText('Read')).not.toBeNull();
  moved(2);
  expect(screen.queryByText('Used')).not.toBeNull();
});
