// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FeatureBoundary } from './feature-boundary.tsx';

// The client keeps the fetch that it finds when it is loaded.
const calls = vi.hoisted(() => {
  const fetch = vi.fn(async () => new Response('{"success":true}', { status: 202 }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
});

afterEach(cleanup);

test('[ERR-02] a part that breaks says so, is reported, leaves the rest alone and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('no data');
    return <p>All is well</p>;
  };
  render(
    <>
      <p>The rest</p>
      <FeatureBoundary feature="Best matches">
        <Part />
      </FeatureBoundary>
    </>,
    { wrapper: MantineProvider },
  );
  expect(screen.getByText('Best matches is currently unavailable')).toBeTruthy();
  expect(screen.getByText('The rest')).toBeTruthy();
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('All is well')).toBeTruthy();
});
