// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCustomDraft } from './use-custom-draft.ts';

const DRAFT = { title: 'Draft', scope: 'both', searchEngines: [], fileIds: [], prompts: [] };

// The client keeps the fetch that it finds when it is loaded.
const saved = vi.hoisted(() => {
  const changes: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PATCH') changes.push(await request.json());
    return new Response(JSON.stringify(DRAFT), { headers: { 'content-type': 'application/json' } });
  });
  return changes;
});

const client = new QueryClient();
afterEach(async () => {
  cleanup();
  client.clear();
  saved.length = 0;
  // React finishes the work of the last answer before the page is taken away.
  await new Promise((resolve) => setTimeout(resolve));
});

async function draft() {
  const { result, unmount } = renderHook(() => useCustomDraft('7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.data).not.toBeNull());
  return { result, unmount };
}

test('[RPT-04] what was typed last is saved by whoever leaves at once', async () => {
  const { result, unmount } = await draft();
  act(() => result.current.change({ title: 'Valves' }));
  unmount();
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ title: 'Valves' })]));
  await waitFor(() => expect(client.isMutating()).toBe(0));
});

test('[RPT-04] a question without a heading is asked all the same, under its own words; one without words is none', async () => {
  const { result } = await draft();
  act(() =>
    result.current.change({
      prompts: [
        { title: '', prompt: 'Who buys it?' },
        { title: 'Empty', prompt: ' ' },
      ],
    }),
  );
  await act(() => result.current.flush());
  expect(saved).toEqual([expect.objectContaining({ prompts: [{ title: 'Who buys it', prompt: 'Who buys it?' }] })]);
});
