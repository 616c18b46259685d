// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { AgenciesPanel } from './agencies-panel.tsx';
import { ClosingDates } from './closing-dates.tsx';
import { WhatIsNew } from './what-is-new.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());
vi.mock('../../ui/links.tsx', () => ({
  AnchorLink: ({ children }: { children: React.ReactNode }) => <a href="/record">{children}</a>,
}));

afterEach(() => {
  cleanup();
  server.forget();
  vi.useRealTimers();
});

const project = { id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12', description: 'A pump.', updatedAt: '' };
const CLOSING = 'POST /pulse/closing-dates';
const AGENCIES = 'POST /pulse/agencies-pie-chart';
const NEW = 'POST /pulse/what-is-new';
const call = { id: 'c', title: 'A call for pumps', agency: 'NASA', closes: null, isSample: false };
const dates = { asOf: '2026-07-01T00:00:00.000Z', open: 1, query: null, calls: [call] };
const nothingNew = { since: '2026-07-01T00:00:00.000Z', isFirstVisit: false, counts: [], records: [], latest: [] };
const noAwards = {
  asOf: '2026-07-01T00:00:00.000Z',
  awards: 0,
  amount: 0,
  withAmount: 0,
  from: null,
  to: null,
  slices: [],
  others: null,
  query: null,
};

function show(panels: React.ReactNode) {
  server.answer('GET /search/engines', { engines: [] });
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>{panels}</Queries>
    </MantineProvider>,
  );
}

test('[PULSE-08] a panel that fails says so and leaves the others; Try Again asks for it alone', async () => {
  server.answer(NEW, nothingNew);
  show(
    <>
      <ClosingDates project={project} />
      <WhatIsNew project={project} />
    </>,
  );
  expect(await screen.findByText('Next closing dates is currently unavailable')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'New since your last visit' }).textContent).not.toContain('unavailable');
  server.answer(CLOSING, dates);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('A call for pumps')).toBeTruthy();
  expect(screen.queryByText(/unavailable/)).toBeNull();
  expect([server.times(CLOSING), server.times(NEW)]).toEqual([2, 1]);
});

test('[PULSE-08] [PULSE-03] agencies answer with an error of their own, which is shown and tried again like any other', async () => {
  server.answer(AGENCIES, { data: null, error: 'Agencies are currently unavailable' });
  show(<AgenciesPanel project={project} />);
  expect(await screen.findByText('Award money by agency is currently unavailable')).toBeTruthy();
  server.answer(AGENCIES, { data: noAwards, error: null });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(screen.queryByText(/unavailable/)).toBeNull());
  expect(screen.getByRole('region', { name: 'Award money by agency' }).getAttribute('aria-busy')).toBe('false');
});

test('[PULSE-08] a panel that failed comes by itself when it can be had', async () => {
  vi.useFakeTimers();
  show(<ClosingDates project={project} />);
  await act(() => vi.advanceTimersByTimeAsync(100));
  server.answer(CLOSING, dates);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(server.times(CLOSING)).toBe(2);
});

test('[PULSE-09] what is new stands there; where nothing is, what is latest', async () => {
  const record = (id: string) => ({
    searchEngine: 'patents',
    id,
    title: `The ${id} pump`,
    date: null,
    organisation: null,
  });
  const counts = [{ searchEngine: 'patents', count: 1, query: null }];
  server.answer(NEW, { ...nothingNew, counts, records: [record('new')], latest: [record('latest')] });
  show(<WhatIsNew project={project} />);
  expect(await screen.findByText('The new pump')).toBeTruthy();
  expect(screen.queryByText('The latest pump')).toBeNull();
  cleanup();
  server.answer(NEW, { ...nothingNew, latest: [record('latest')] });
  show(<WhatIsNew project={project} />);
  expect(await screen.findByText('The latest pump')).toBeTruthy();
});
