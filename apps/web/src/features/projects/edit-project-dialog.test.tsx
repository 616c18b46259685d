// @vitest-environment jsdom
import type { Project } from '@groundwork/contract/projects';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/api.ts';
import { EditProjectDialog } from './edit-project-dialog.tsx';

const project: Project = {
  id: '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11',
  title: 'Separator',
  description: 'A separator for batteries.',
  persona: 'tech_scout',
  notes: '',
  notesVersion: 0,
  notesBy: null,
  role: 'owner',
  sharedBy: null,
  collaborators: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

// The client keeps the fetch that it finds when it is loaded.
const sent = vi.hoisted(() => {
  const requests: { method: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push({ method: request.method, body: await request.json().catch(() => null) });
    return new Response(JSON.stringify({ data: { id: '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11' } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  return requests;
});

afterEach(() => {
  cleanup();
  sent.length = 0;
});

/** Stands on the dashboard beside the dialog. */
function Opportunities({ load }: { load: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: [...api.pulse.key(), 'opportunities'], queryFn: load, staleTime: Infinity });
  return <p>{data ?? 'Looking anew'}</p>;
}

function show(load: () => Promise<string>, opportunity?: { title: string; description: string }) {
  const onClose = vi.fn();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <Opportunities load={load} />
        <EditProjectDialog isOpen project={project} onClose={onClose} {...(opportunity && { opportunity })} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return onClose;
}

test('[PRJ-13] saving what an opportunity suggests tells so, and the current opportunities disappear', async () => {
  const load = vi.fn().mockResolvedValueOnce('Old opportunity');
  load.mockReturnValue(new Promise(() => undefined));
  const onClose = show(load, { title: project.title, description: project.description });
  await screen.findByText('Old opportunity');
  // Unchanged, and saved all the same.
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findByText('Looking anew');
  expect(load).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ isFromPulseOpportunity: true });
});

test('[PRJ-13] an edit of one’s own leaves the opportunities alone', async () => {
  const load = vi.fn(async () => 'Old opportunity');
  const onClose = show(load);
  await screen.findByText('Old opportunity');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Another title' } });
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ isFromPulseOpportunity: false });
  expect(load).toHaveBeenCalledOnce();
});

test('[PRJ-12] unchanged values, blanks around the title included, just close the dialog', async () => {
  const onClose = show(async () => 'Old opportunity');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: `  ${project.title}  ` } });
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([]);
});
