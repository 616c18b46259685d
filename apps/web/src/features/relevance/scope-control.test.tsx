// @vitest-environment jsdom
import type { Scope } from '@groundwork/contract/relevance';
import { MantineProvider } from '@mantine/core';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { api } from '../../lib/api.ts';
import { ScopeControl } from './scope-control.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

afterEach(() => {
  cleanup();
  server.forget();
});

const projectId = '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11';
const PROFILE = `GET /projects/${projectId}/profile`;
const SCOPE = `PUT /projects/${projectId}/profile/scope`;
const profile = (more: { scope?: Scope; mayEdit?: boolean } = {}) => ({
  projectId,
  found: [
    { searchEngine: 'awards', direct: 3, field: 10, wide: 40, of: 900 },
    { searchEngine: 'patents', direct: 1, field: 2, wide: 5, of: 300 },
  ],
  rings: { direct: 4, 'same use': 6, 'same technology': 1, asks: 1, near: 0 },
  scope: 'field',
  isByWords: false,
  isForeign: false,
  mayEdit: true,
  ...more,
});

/** Stands for what is shown of the scope. */
function Panel({ load }: { load: () => string }) {
  const { data } = useQuery({ queryKey: [...api.pulse.key(), 'panel'], queryFn: load, staleTime: Infinity });
  return <p>{data}</p>;
}

function show(load = () => 'a panel') {
  const Queries = withQueries(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  render(
    <MantineProvider env="test">
      <Queries>
        <ScopeControl projectId={projectId} />
        <Panel load={load} />
      </Queries>
    </MantineProvider>,
  );
}

test('[REL-09] each choice says how many records it has, over all data sets, and the rings that they are of', async () => {
  server.answer(PROFILE, profile());
  show();
  const choices = await screen.findAllByRole('radio');
  expect(choices.map((each) => (each as HTMLInputElement).labels![0]!.textContent)).toEqual([
    'Direct 4',
    'Field 12',
    'Wide 45',
  ]);
  expect(screen.getByRole('radio', { name: 'Field 12' })).toHaveProperty('checked', true);
  expect(
    screen.getByText(
      /4 about the thing itself · 6 same use, other means · 1 same technology, other uses · 1 asking for it$/,
    ),
  ).toBeTruthy();
});

test('[REL-09] another choice is kept with the project, and every view of it is asked anew', async () => {
  server.answer(PROFILE, profile());
  server.answer(SCOPE, { scope: 'wide' });
  const load = vi.fn().mockReturnValueOnce('of the field').mockReturnValueOnce('of all that is near');
  show(load);
  const wide = await screen.findByRole('radio', { name: 'Wide 45' });
  await screen.findByText('of the field');
  server.answer(PROFILE, profile({ scope: 'wide' }));
  fireEvent.click(wide);
  expect(await screen.findByText('of all that is near')).toBeTruthy();
  expect(server.sent.find(({ call }) => call === SCOPE)?.body).toEqual({ scope: 'wide' });
  await vi.waitFor(() => expect(screen.getByRole('radio', { name: 'Wide 45' })).toHaveProperty('checked', true));
});

test('[REL-09] who only reads the project sees the choice and cannot change it', async () => {
  server.answer(PROFILE, profile({ mayEdit: false }));
  show();
  fireEvent.click(await screen.findByRole('radio', { name: 'Wide 45' }));
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(server.times(SCOPE)).toBe(0);
});
