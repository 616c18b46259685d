// @vitest-environment jsdom
import type { IdeaChart, NearRecord } from '@groundwork/contract/idea';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IdeaCard } from './idea-card.tsx';

vi.mock('../../ui/links.tsx', () => ({
  AnchorLink: ({ children }: { children: string }) => <a href="/x">{children}</a>,
}));
vi.mock('../../ui/lazy-dialog.tsx', async () => {
  const { StatementsDialog } = await import('./statements-dialog.tsx');
  return { lazyDialog: () => StatementsDialog };
});

const projectId = '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11';

// The client keeps the fetch that it finds when it is loaded.
const server = vi.hoisted(() => {
  const state = { sent: [] as unknown[], statuses: [] as number[], chart: {} as object };
  vi.stubGlobal('fetch', async (request: Request) => {
    const json = (body: unknown, status = 200) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    if (request.method !== 'PUT') return json(request.url.includes('/idea') ? state.chart : { engines: [] });
    state.sent.push(await request.json());
    const status = state.statuses.shift() ?? 200;
    return status === 409
      ? json({ code: 'CONFLICT', status, message: 'Changed.' }, status)
      : json({ version: 1, verdict: null });
  });
  return state;
});

afterEach(() => {
  notifications.clean();
  cleanup();
  server.sent.length = 0;
});

const near = (id: string, certainty: number | null, by: NearRecord['by'] = 'estimate'): NearRecord => ({
  searchEngine: 'awards',
  id,
  title: `Award ${id}`,
  who: 'Acme',
  year: 2019,
  isSample: false,
  quote: `Words of ${id}.`,
  inCommon: ['plug', id],
  certainty,
  by,
});

const LIFTED = 'We lift a plug';
const chart: IdeaChart = {
  projectId,
  version: 3,
  isCorrected: false,
  isOlderThanText: false,
  statements: [
    { text: LIFTED, nearest: [near('a', 0.71), near('b', 0.2)], refused: [] },
    { text: 'A pump presses brine', nearest: [], refused: [{ searchEngine: 'awards', id: 'c', title: 'Award c' }] },
  ],
  closest: [],
  held: 115,
  asOf: '2026-11-20T00:00:00.000Z',
  missing: null,
  mayEdit: true,
};

async function show(changed: Partial<IdeaChart> = {}) {
  server.chart = { ...chart, ...changed };
  render(
    <MantineProvider env="test">
      <Notifications />
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <IdeaCard project={{ id: projectId, updatedAt: '2026-11-20T00:00:00.000Z' }} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  if (changed.missing !== 'encoder')
    await screen.findByText(/Held against the 115 records|no records yet|not in English/);
}

test('[RPT-19] the nearest to each statement is told in its own words, others on demand, and where there is none it says so', async () => {
  await show();
  expect(screen.getByText('“Words of a.”')).toBeTruthy();
  expect(screen.getByText('In common: plug, a')).toBeTruthy();
  expect(screen.getByText('Likely near, by estimate')).toBeTruthy();
  expect(screen.queryByText('Award b')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `1 more near to “${LIFTED}”` }));
  expect(screen.getByText('Award b')).toBeTruthy();
  expect(screen.getByText('Nothing on record comes near by estimate.')).toBeTruthy();
});

test('[RPT-19] a statement that nothing is likely near to names none, as in reports; what is perhaps near is shown on demand', async () => {
  await show({ statements: [{ text: LIFTED, nearest: [near('b', 0.2), near('d', 0.18)], refused: [] }] });
  expect(screen.getByText('Nothing on record is likely near.')).toBeTruthy();
  expect(screen.queryByText('Award b')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `2 perhaps near to “${LIFTED}”` }));
  expect(screen.getByText('Award b')).toBeTruthy();
  expect(screen.getByText('Award d')).toBeTruthy();
});

test('[RPT-19] [LIVE-03] before there are records nothing is said of what comes near', async () => {
  await show({ held: 0, statements: [{ ...chart.statements[0]!, nearest: [] }], closest: [] });
  expect(screen.getByText('There are no records yet to hold it against.')).toBeTruthy();
  expect(screen.queryByText('Nothing on record comes near by estimate.')).toBeNull();
});

test('[REL-04] a record is said to be not near, and the same is undone from the message; what was said is taken back', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: `“Award a” is not near to “${LIFTED}”` }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const of = { projectId, statement: LIFTED, searchEngine: 'awards', id: 'a' };
  const told = ({ verdict }: { verdict: string | null }) => ({ ...of, verdict });
  await waitFor(() =>
    expect(server.sent.map((each) => ({ projectId, ...(each as object) }))).toEqual([
      told({ verdict: 'not' }),
      told({ verdict: null }),
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Take back that “Award c” is not near' }));
  await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ id: 'c', verdict: null }));
});

test('[REL-04] what was called near is pressed, and the next click takes it back', async () => {
  await show({ statements: [{ text: LIFTED, nearest: [near('a', null, 'person')], refused: [] }] });
  const button = screen.getByRole('button', { name: `“Award a” is near to “${LIFTED}”` });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button);
  await waitFor(() => expect(server.sent).toMatchObject([{ verdict: null }]));
});

test('[REL-01] statements are put by hand: moved, removed, added, and sent again over another’s change', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Correct the statements' }));
  const dialog = await screen.findByRole('dialog');
  const field = (at: number) => within(dialog).getByLabelText(`Statement ${at}`);
  fireEvent.click(within(dialog).getByLabelText('Move statement 2 up'));
  fireEvent.click(within(dialog).getByLabelText('Remove statement 2'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add a statement' }));
  fireEvent.change(field(2), { target: { value: 'x' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Too short to be held against anything.')).toBeTruthy();
  expect(server.sent).toEqual([]);
  // A key does not throw away typed text.
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.change(field(2), { target: { value: 'It charges ferries' } });
  server.statuses = [409];
  server.chart = { ...chart, version: 4 };
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByRole('alert');
  expect((field(2) as HTMLTextAreaElement).value).toBe('It charges ferries');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const statements = ['A pump presses brine', 'It charges ferries'];
  await waitFor(() =>
    expect(server.sent).toMatchObject([
      { version: 3, statements },
      { version: 4, statements },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[REL-01] statements that were put are read off the description again', async () => {
  await show({ isCorrected: true, isOlderThanText: true });
  expect(screen.getByText(/look them over/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Correct the statements' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Read them off the description again' }));
  await waitFor(() => expect(server.sent).toMatchObject([{ version: 3, statements: null }]));
});

test('[REL-01] who may only read corrects nothing; of another language one can put the statements, without an encoder not', async () => {
  await show({ mayEdit: false });
  expect(screen.queryByRole('button', { name: /not near|Correct|Take back/ })).toBeNull();
  cleanup();
  await show({ statements: [], missing: 'language' });
  expect(screen.getByRole('button', { name: 'Correct the statements' })).toBeTruthy();
  cleanup();
  await show({ statements: [], missing: 'encoder' });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
