// @vitest-environment jsdom

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { createAppQueryClient } from './query-client.ts';

afterEach(cleanup);

function Panel({ queryFn }: { queryFn: () => Promise<string> }) {
  const { error, data } = useQuery({ queryKey: ['limited'], queryFn, retry: false });
  return <p>{error ? error.message : (data ?? 'Loading')}</p>;
}

/** One panel asks and is refused; a second one, which needs the same, mounts after that. */
async function askTwice(refusal: Error) {
  const queryFn = vi.fn<() => Promise<string>>(async () => {
    throw refusal;
  });
  const client = createAppQueryClient({ onUnauthorized: () => undefined, onForbidden: () => undefined });
  const panels = (count: number) => (
    <QueryClientProvider client={client}>
      {Array.from({ length: count }, (_, at) => (
        <Panel key={String(at)} queryFn={queryFn} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(panels(1));
  await screen.findByText(refusal.message);
  rerender(panels(2));
  await waitFor(() => expect(screen.getAllByText(refusal.message)).toHaveLength(2));
  return queryFn;
}

test('[ERR-03] what mounts while a limit holds waits with the others instead of asking at once', async () => {
  const refusal = new CallError('RATE_LIMITED', { status: 429, message: 'Too many.', data: { retryAfterMs: 2_000 } });
  expect(await askTwice(refusal)).toHaveBeenCalledTimes(1);
});

test('what mounts after a fault asks again', async () => {
  expect(await askTwice(new Error('No network.'))).toHaveBeenCalledTimes(2);
});
