// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { WeeklyAsk } from './weekly-ask.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

const PROJECT = '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11';
const SEARCH = '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b22';
const source = (name: string, label: string, engine: string, missing: string | null = null) => ({
  source: name,
  label,
  url: 'https://example.org',
  goodFor: 'Papers',
  engines: [engine],
  intervalMs: 1_000,
  limit: 200,
  missing,
});
const live = {
  projectId: PROJECT,
  mode: 'on',
  consent: 'ask',
  mayAsk: true,
  words: [{ axis: 'technology', phrases: ['sodium ion battery'] }],
  sources: [
    source('pubmed', 'PubMed', 'publications'),
    source('openalex', 'OpenAlex', 'publications', 'OPENALEX_API_KEY'),
    source('grants-gov', 'Grants.gov', 'funding-opportunities'),
  ],
  asksLeft: 30,
  asks: [],
  nextAskAt: null,
  watches: [] as object[],
  isSampleOnly: false,
};
const watch = {
  kind: 'saved-search',
  ofId: SEARCH,
  words: [{ axis: 'technology', phrases: ['hard carbon'] }],
  sources: ['pubmed'],
  nextAskAt: '2026-01-12T12:00:00.000Z',
};

afterEach(() => {
  cleanup();
  server.forget();
});

async function show(shown: object, more: { kind?: 'saved-search' | 'tracker'; engine?: string; query?: string } = {}) {
  server.answer(`GET /projects/${PROJECT}/live-search`, shown);
  const phrases = more.query === '*' ? [] : ['hard carbon'];
  server.answer(`POST /projects/${PROJECT}/live-search/words`, {
    words: [{ axis: 'technology', phrases }],
    heldBack: [],
  });
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>
        <WeeklyAsk kind="saved-search" ofId={SEARCH} projectId={PROJECT} engine="publications" {...more} />
      </Queries>
    </MantineProvider>,
  );
  return screen.findByRole('switch', { name: /^Ask the public sources for it each week/ });
}

test('[LIVE-01] which words go to which sources stands beside it before it is turned on', async () => {
  const toggle = await show(live, { query: '"hard carbon"' });
  expect(screen.getByText('Sends “hard carbon” to PubMed.')).toBeTruthy();
  server.answer(`PUT /projects/${PROJECT}/live-search/watches/saved-search/${SEARCH}`, { ...live, watches: [watch] });
  fireEvent.click(toggle);
  expect(await screen.findByText(/^Sends “hard carbon” to PubMed\. Next on 12 January, 2026$/)).toBeTruthy();
  server.answer(`DELETE /projects/${PROJECT}/live-search/watches/saved-search/${SEARCH}`, live);
  fireEvent.click(toggle);
  await waitFor(() => expect((toggle as HTMLInputElement).checked).toBe(false));
});

test('[LIVE-01] [LIVE-06] a tracker sends the project’s words; where it cannot be turned on it says why', async () => {
  await show(live, { kind: 'tracker', engine: 'funding-opportunities' });
  expect(screen.getByText('Sends “sodium ion battery” to Grants.gov.')).toBeTruthy();
  for (const [changed, more, reason] of [
    [{ mode: 'ask' }, {}, /only when a person does/],
    [{ mayAsk: false }, {}, /You can read this project/],
    [{ consent: 'never' }, {}, /never asks the public sources/],
    [{}, { query: '*' }, /no words to ask for/],
    [{}, { engine: 'patents' }, /No source that can be asked/],
  ] as const) {
    cleanup();
    const toggle = await show({ ...live, ...changed }, more);
    expect((toggle as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText(reason)).toBeTruthy();
  }
});
