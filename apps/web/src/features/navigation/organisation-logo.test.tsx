// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OrganisationLogo } from './organisation-logo.tsx';

// The client keeps the fetch that it finds when it is loaded.
const calls = vi.hoisted(() => {
  const fetch = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetch);
  return fetch;
});

afterEach(() => {
  cleanup();
  calls.mockReset();
});

function show(answer: object) {
  const headers = { 'content-type': 'application/json' };
  calls.mockImplementation(async () => new Response(JSON.stringify(answer), { headers }));
  render(<OrganisationLogo />, {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  });
}

test('[NAV-09] a logo that does not load is fetched again at most 5 times, then that is logged and it is left out', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show({ url: '/api/library/logo/image?version=1', width: 72, height: 32 });
  const image = await screen.findByRole('img', { name: 'Logo of your organization' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['72', '32']);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    fireEvent.error(screen.getByRole('img'));
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toContain(`attempt=${attempt}`));
  }
  expect(calls).toHaveBeenCalledTimes(6);
  expect(logged).not.toHaveBeenCalled();
  fireEvent.error(screen.getByRole('img'));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(logged).toHaveBeenCalledExactlyOnceWith('Max brand logo retries reached');
  expect(calls).toHaveBeenCalledTimes(6);
});

test('[NAV-09] without a logo there is nothing', async () => {
  show({ url: null, width: 143, height: 32 });
  await waitFor(() => expect(calls).toHaveBeenCalled());
  expect(screen.queryByRole('img')).toBeNull();
});
