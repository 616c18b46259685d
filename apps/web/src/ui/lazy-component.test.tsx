// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { act, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent, lazyPart } from './lazy-component.tsx';

afterEach(cleanup);

const Chart = ({ name }: { name: string }) => <p>Chart of {name}</p>;

/** Code that comes, or doesn't, when the test says so. */
function chunk() {
  const asked: PromiseWithResolvers<ComponentType<{ name: string }>>[] = [];
  const load = () => {
    const next = Promise.withResolvers<ComponentType<{ name: string }>>();
    asked.push(next);
    return next.promise;
  };
  const isAsked = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times));
  return {
    asked,
    isAsked,
    load,
    fails: () => act(async () => asked.at(-1)!.reject(new TypeError('Failed to fetch dynamically imported module'))),
    comes: () => act(async () => asked.at(-1)!.resolve(Chart)),
  };
}

test('a part that cannot be loaded leaves the page with its place, and comes once there is a network', async () => {
  const { asked, isAsked, load, fails, comes } = chunk();
  const Part = lazyPart(load);
  const page = () => (
    <main>
      <h1>Page</h1>
      <Part name="awards" meanwhile={<p>Loading</p>} />
    </main>
  );
  const { unmount } = render(page());
  screen.getByText('Loading');
  // Not in the task that draws the page.
  expect(asked).toHaveLength(0);
  await isAsked(1);
  await fails();
  screen.getByRole('heading', { name: 'Page' });
  screen.getByText('Loading');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await isAsked(2);
  await comes();
  screen.getByText('Chart of awards');
  expect(screen.queryByText('Loading')).toBeNull();
  // A component that is there by then is shown at once, and not asked for again.
  unmount();
  render(page());
  screen.getByText('Chart of awards');
  expect(asked).toHaveLength(2);
});

test('what could not be loaded is asked for again by whoever asks again', async () => {
  const { asked, isAsked, load, fails, comes } = chunk();
  const useChart = lazyComponent(load);
  function Button({ presses }: { presses: number }) {
    const Found = useChart(presses > 0, presses);
    return Found ? <Found name="patents" /> : <p>Button</p>;
  }
  const { rerender } = render(<Button presses={0} />);
  expect(asked).toHaveLength(0);
  rerender(<Button presses={1} />);
  await isAsked(1);
  await fails();
  screen.getByText('Button');
  rerender(<Button presses={2} />);
  await isAsked(2);
  await comes();
  screen.getByText('Chart of patents');
});
