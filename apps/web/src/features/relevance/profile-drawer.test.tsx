// @vitest-environment jsdom
import type { ModelReading, ProfileCorrections, ProjectProfile } from '@groundwork/contract/relevance';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ProfileDrawer } from './profile-drawer.tsx';
import { ProfileLine } from './profile-line.tsx';

vi.mock('../../ui/links.tsx', () => ({
  AnchorLink: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}));

const NONE: ProfileCorrections = { added: [], removed: [], required: [], unwanted: [], variants: {} };
const phrase = (text: string, axis: 'technology' | 'use') => ({
  phrase: text,
  axis,
  variants: [],
  isRequired: false,
  origin: 'text' as const,
  count: 85,
  inField: 7,
});
const profile: ProjectProfile = {
  projectId: '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11',
  version: 3,
  phrases: [phrase('sodium ion battery', 'technology'), phrase('hard carbon', 'use')],
  proposed: [{ phrase: 'pouch', count: 9 }],
  corrections: NONE,
  marks: [{ searchEngine: 'awards', id: 'a-1', title: 'A lead battery', verdict: 'not' }],
  found: [],
  rings: { direct: 0, 'same use': 0, 'same technology': 0, asks: 0, near: 0 },
  scope: 'field' as const,
  madeAt: '2026-01-01T00:00:00.000Z',
  isByWords: false,
  isForeign: false,
  mayEdit: true,
};

// The client keeps the fetch that it finds when it is loaded.
const server = vi.hoisted(() => {
  const state = {
    sent: [] as { method: string; path: string; body: unknown }[],
    answer: (_request: Request): { status: number; body: unknown } => ({ status: 200, body: {} }),
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { status, body } = state.answer(request);
    const { pathname } = new URL(request.url);
    state.sent.push({ method: request.method, path: pathname, body: await request.json().catch(() => null) });
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  return state;
});

afterEach(() => {
  notifications.clean();
  cleanup();
  server.sent.length = 0;
});

function show(shown = profile) {
  const onClose = vi.fn();
  server.answer = () => ({ status: 200, body: shown });
  render(
    <MantineProvider env="test">
      <Notifications />
      <QueryClientProvider client={new QueryClient()}>
        <ProfileDrawer profile={shown} isOpen onClose={onClose} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return onClose;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (role: 'textbox' | 'combobox', label: string, value: string) => {
  const field = screen.getByRole(role, { name: label });
  fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter' });
};
const patches = () => server.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

test('[REL-01] phrases are added, removed and demanded, and sent all at once', async () => {
  const onClose = show();
  press('Remove hard carbon');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Must have sodium ion battery' }));
  type('textbox', 'Phrase', 'Prussian white');
  press('Add pouch');
  expect(
    within(screen.getByRole('region', { name: 'What it is and how it works' })).getByText('Prussian white'),
  ).toBeTruthy();
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(patches()).toEqual([
    {
      version: 3,
      corrections: {
        ...NONE,
        added: [
          { phrase: 'Prussian white', axis: 'technology', variants: [] },
          { phrase: 'pouch', axis: 'technology', variants: [] },
        ],
        removed: ['hard carbon'],
        required: ['sodium ion battery'],
      },
    },
  ]);
});

test('[REL-01] a removed phrase is put back, and nothing is sent where nothing has changed', async () => {
  const onClose = show();
  press('Remove hard carbon');
  expect(screen.queryByRole('checkbox', { name: 'Must have hard carbon' })).toBeNull();
  press('Put back hard carbon');
  expect(screen.getByRole('checkbox', { name: 'Must have hard carbon' })).toBeTruthy();
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(patches()).toEqual([]);
});

test('[REL-01] what stands in the field is added on saving, and other names are kept with their phrase', async () => {
  show();
  press('Add other names: hard carbon');
  type('combobox', 'Other names of hard carbon', 'HC');
  fireEvent.change(screen.getByRole('textbox', { name: 'Phrase' }), { target: { value: ' Prussian white ' } });
  press('Save');
  await waitFor(() => expect(patches()).toHaveLength(1));
  expect(patches()[0]).toMatchObject({
    corrections: {
      added: [{ phrase: 'Prussian white', axis: 'technology', variants: [] }],
      variants: { 'hard carbon': ['HC'] },
    },
  });
});

test('[REL-01] a conflict is said, what was done is kept and stands on top of the other’s changes', async () => {
  const onClose = show();
  const theirs = { ...profile, version: 4, corrections: { ...NONE, unwanted: ['lead acid'] } };
  server.answer = ({ method }) =>
    method === 'PATCH'
      ? { status: 409, body: { code: 'CONFLICT', status: 409, message: 'Changed meanwhile.' } }
      : { status: 200, body: theirs };
  press('Remove hard carbon');
  press('Save');
  await screen.findByText(/Somebody else has changed this profile/);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Put back hard carbon' })).toBeTruthy();
  expect(screen.getByText('lead acid')).toBeTruthy();
  server.answer = () => ({ status: 200, body: theirs });
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(patches().at(-1)).toEqual({
    version: 4,
    corrections: { ...NONE, removed: ['hard carbon'], unwanted: ['lead acid'] },
  });
});

test('[REL-04] what was said of a record is taken back, and that can be undone', async () => {
  show();
  server.answer = () => ({ status: 200, body: { verdict: null, marks: 0 } });
  press('Withdraw your judgment of A lead battery');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const marks = () => server.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(marks()).toHaveLength(2));
  expect(marks()).toEqual([
    { searchEngine: 'awards', id: 'a-1', verdict: null },
    { searchEngine: 'awards', id: 'a-1', verdict: 'not' },
  ]);
});

const model: ModelReading = {
  name: 'qwen3',
  state: 'complete',
  isDrafted: true,
  unwanted: ['sports drink'],
  screened: 57,
  usage: { calls: 58, tokens: 41_200, cost: 0.0123 },
  reportCeiling: { tokens: 250_000, cost: 1.25 },
};
const proposed = { ...phrase('Prussian white', 'technology'), origin: 'model' as const };

test('[REL-07] the drawer says which model drafted the profile, what it proposes and what that has used', () => {
  show({ ...profile, version: 0, phrases: [...profile.phrases, proposed], model });
  const said = within(screen.getByRole('region', { name: 'The language model' }));
  expect(said.getByText('Drafted by qwen3')).toBeTruthy();
  expect(said.getByText('It has graded 57 borderline records.')).toBeTruthy();
  expect(said.getByText('This month: 58 calls, 41,200 tokens, $0.02')).toBeTruthy();
  expect(screen.getAllByText(/proposed by the model/)).toHaveLength(1);
  cleanup();
  show({ ...profile, model });
  expect(screen.getByText('Drafted by qwen3, corrected by hand')).toBeTruthy();
  cleanup();
  show({ ...profile, model: { ...model, isDrafted: false, state: 'limit', screened: 0, unwanted: [] } });
  expect(screen.getByText('Taken from the description, without a draft by qwen3')).toBeTruthy();
  expect(screen.getByText(/Its limit is reached/)).toBeTruthy();
  cleanup();
  show();
  expect(screen.queryByRole('region', { name: 'The language model' })).toBeNull();
});

test('[REL-07] what the model holds against records is taken out like a phrase', async () => {
  show({ ...profile, model });
  press('Stop counting sports drink against records');
  expect(screen.queryByText('sports drink')).toBeNull();
  press('Save');
  await waitFor(() => expect(patches()).toHaveLength(1));
  expect(patches()[0]).toMatchObject({ corrections: { removed: ['sports drink'] } });
});

test('[RPT-12] before a report stands who writes it, and the most that it may use and cost', async () => {
  server.answer = () => ({ status: 200, body: { ...profile, model } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ProfileLine projectId={profile.projectId} isForReport />
      </QueryClientProvider>
    </MantineProvider>,
  );
  expect(
    await screen.findByText(
      'qwen3 writes its prose from what the records say, with at most 250,000 tokens ($1.25 at most); the rest is computed.',
    ),
  ).toBeTruthy();
});
