// @vitest-environment jsdom
import type { ProjectProfile } from '@groundwork/contract/relevance';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MarkMenu } from './mark-menu.tsx';

const projectId = '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11';
const record = { searchEngine: 'awards' as const, id: 'a-1', title: 'A lead battery' };

// The client keeps the fetch that it finds when it is loaded.
const server = vi.hoisted(() => {
  const state = { said: [] as unknown[], profile: {} as Partial<ProjectProfile> };
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') state.said.push(((await request.json()) as { verdict: unknown }).verdict);
    const body = request.method === 'PUT' ? { verdict: null, marks: 0 } : state.profile;
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  return state;
});

afterEach(() => {
  notifications.clean();
  cleanup();
  server.said.length = 0;
});

function show(profile: Partial<ProjectProfile>) {
  server.profile = profile;
  render(
    <MantineProvider env="test">
      <Notifications />
      <QueryClientProvider client={new QueryClient()}>
        <MarkMenu projectId={projectId} record={record} />
        <p>There</p>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const open = async () => fireEvent.click(await screen.findByRole('button', { name: /A lead battery/ }));

test('[REL-04] “not about this” is said of a record, and undone from the message', async () => {
  show({ mayEdit: true, marks: [] });
  await open();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Not about this' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.said).toEqual(['not', null]));
});

test('[REL-04] a record that more was asked of can be taken back; undone, it is as before', async () => {
  show({ mayEdit: true, marks: [{ ...record, verdict: 'more' }] });
  await open();
  expect(screen.queryByRole('menuitem', { name: 'More like this' })).toBeNull();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.said).toEqual([null, 'more']));
});

test('[REL-04] who may only read the project has no menu', async () => {
  show({ mayEdit: false, marks: [] });
  await screen.findByText('There');
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole('button')).toBeNull();
});
