// @vitest-environment jsdom
import type { LiveAnswer, LiveAsk, LiveSearch } from '@groundwork/contract/live-search';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/api.ts';
import { phrasesIn } from './asked-words.ts';
import { LiveSearchLine } from './live-search-line.tsx';

const PROJECT = '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11';
const ASK = '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b22';
const source = (name: string, label: string, missing: string | null = null) => ({
  source: name,
  label,
  url: 'https://example.org',
  goodFor: 'Papers',
  isOfMedicine: ['ctis', 'isrctn'].includes(name),
  engines: ['publications' as const],
  intervalMs: 1_000,
  limit: 200,
  missing,
});
const live: LiveSearch = {
  projectId: PROJECT,
  mode: 'on',
  consent: 'ask',
  mayAsk: true,
  words: [
    { axis: 'technology', phrases: ['sodium ion battery', 'secret coating'] },
    { axis: 'use', phrases: ['grid storage'] },
  ],
  heldBack: [],
  setAside: [],
  isMedical: true,
  isSettling: false,
  sources: [source('nsf', 'NSF'), source('pubmed', 'PubMed'), source('openalex', 'OpenAlex', 'OPENALEX_API_KEY')],
  asksLeft: 30,
  asks: [],
  nextAskAt: null,
  watches: [],
  isSampleOnly: false,
};
const answer = (more: Partial<LiveAnswer>): LiveAnswer => ({
  source: 'nsf',
  label: 'NSF',
  state: 'complete',
  asked: 200,
  total: 41_203,
  taken: 180,
  added: 120,
  rejected: 0,
  engines: {},
  shape: 'all',
  years: null,
  address: 'https://www.nsf.gov/awardsearch/',
  answeredAt: '2026-01-05T12:00:00.000Z',
  hasMore: true,
  reason: null,
  isUnreachable: false,
  ...more,
});
const asked = (answers: LiveAnswer[], endedAt: string | null = '2026-01-05T12:01:00.000Z'): LiveAsk => ({
  askId: ASK,
  projectId: PROJECT,
  by: 'Ada Example',
  isWeekly: false,
  isForSearch: false,
  words: live.words,
  createdAt: '2026-01-05T12:00:00.000Z',
  endedAt,
  answers,
});

// The client keeps the fetch that it finds when it is loaded.
const server = vi.hoisted(() => {
  const state = {
    sent: [] as { method: string; path: string; body: unknown }[],
    live: {} as unknown,
    words: {} as unknown,
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    state.sent.push({ method: request.method, path: pathname, body: await request.json().catch(() => null) });
    const answer = pathname.endsWith('/live-search/words') ? state.words : state.live;
    return new Response(JSON.stringify(answer), { status: 200, headers: { 'content-type': 'application/json' } });
  });
  return state;
});

afterEach(() => {
  notifications.clean();
  cleanup();
  server.sent.length = 0;
});

async function show(shown: LiveSearch, query?: string, isOpenAtFirst = false, queries = new QueryClient()) {
  server.live = shown;
  render(
    <MantineProvider env="test">
      <Notifications />
      <QueryClientProvider client={queries}>
        <LiveSearchLine projectId={PROJECT} {...(query && { query })} isOpenAtFirst={isOpenAtFirst} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByRole('heading', { name: 'Ask the public sources' });
}

const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Choose words and sources' }));
  // Its code comes when it is asked for.
  await screen.findByRole('button', { name: /^Ask \d+ sources?$/ }, { timeout: 20_000 });
};
const posts = () => server.sent.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/live-search/words'));
const wordsOf = (phrase: string) => [
  { axis: 'technology', phrases: [phrase] },
  { axis: 'use', phrases: [] },
];

test('[LIVE-01] nothing is sent until it is agreed to; then the words that are left go to the sources that are chosen', async () => {
  await show(live);
  expect(screen.getByText(/^2 sources can be asked/)).toBeTruthy();
  await open();
  expect(posts()).toEqual([]);
  const field = screen.getByRole('combobox', { name: 'What it is and how it works' });
  fireEvent.keyDown(field, { key: 'Backspace' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'PubMed' }));
  expect(screen.getByRole('checkbox', { name: 'OpenAlex' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Ask 1 source' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]).toMatchObject({
    method: 'POST',
    body: {
      words: [
        { axis: 'technology', phrases: ['sodium ion battery'] },
        { axis: 'use', phrases: ['grid storage'] },
      ],
      sources: ['nsf'],
    },
  });
});

test('[LIVE-01] a phrase is asked for more broadly by a press, down to its last word', async () => {
  await show(live);
  await open();
  fireEvent.click(screen.getByRole('button', { name: /^sodium ion battery: / }));
  fireEvent.click(screen.getByRole('button', { name: 'ion battery: ask more broadly, for “battery”' }));
  expect(screen.queryByRole('button', { name: /^battery: / })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ask 2 sources' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  const phrases = ['battery', 'secret coating'];
  expect(posts()[0]).toMatchObject({ body: { words: [{ phrases }, { phrases: ['grid storage'] }] } });
});

test('[LIVE-01] a name in the description is shown beside the words, and sent only after a click', async () => {
  await show({ ...live, heldBack: ['Project Kestrel'] });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Send “Project Kestrel” as well' }));
  expect(screen.queryByRole('button', { name: 'Send “Project Kestrel” as well' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ask 2 sources' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  const phrases = ['sodium ion battery', 'secret coating', 'Project Kestrel'];
  expect(posts()[0]).toMatchObject({ body: { words: [{ phrases }, { phrases: ['grid storage'] }] } });
});

test('[LIVE-01] what the idea is not about is shown beside the words, and sent only after a click', async () => {
  await show({
    ...live,
    setAside: [
      { axis: 'technology', phrases: ['lead acid'] },
      { axis: 'use', phrases: ['telecom masts', 'budget'] },
    ],
  });
  await open();
  for (const word of ['lead acid', 'telecom masts'])
    fireEvent.click(screen.getByRole('button', { name: `Send “${word}” as well` }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask 2 sources' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  const phrases = ['sodium ion battery', 'secret coating', 'lead acid'];
  expect(posts()[0]).toMatchObject({ body: { words: [{ phrases }, { phrases: ['grid storage', 'telecom masts'] }] } });
});

test('[LIVE-01] words that stand in a field without having been entered are sent as well', async () => {
  await show(live);
  await open();
  const field = screen.getByRole('combobox', { name: 'What and whom it is for' });
  field.focus();
  fireEvent.change(field, { target: { value: 'home storage, telecom masts' } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: 'Ask 2 sources' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  const phrases = ['grid storage', 'home storage', 'telecom masts'];
  expect(posts()[0]).toMatchObject({ body: { words: [{ axis: 'technology' }, { axis: 'use', phrases }] } });
});

test('[LIVE-01] how the words are put together is said beside them', async () => {
  await show(live);
  await open();
  expect(
    screen.getByText(/^Sources are asked for any words of the first field together with any of the second/),
  ).toBeTruthy();
  cleanup();
  await show({ ...live, words: [live.words[0]!, { axis: 'use', phrases: [] }] });
  await open();
  expect(screen.getByText(/^Sources are asked for any of these words\./)).toBeTruthy();
});

test('[LIVE-01] for what is no medicine its sources are not ticked; the reason is said, and a click ticks them', async () => {
  const sources = [source('nsf', 'NSF'), source('ctis', 'CTIS'), source('isrctn', 'ISRCTN')];
  await show({ ...live, sources, isMedical: false });
  await open();
  expect(screen.getByRole('button', { name: 'Ask 1 source' })).toBeTruthy();
  expect(screen.getByText(/not one of medicine: CTIS, ISRCTN\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tick them' }));
  expect(screen.getByRole('button', { name: 'Ask 3 sources' })).toBeTruthy();
  expect(screen.queryByText(/not one of medicine/)).toBeNull();
  cleanup();
  await show({ ...live, sources, isMedical: true });
  await open();
  expect(screen.getByRole('button', { name: 'Ask 3 sources' })).toBeTruthy();
});

test('[LIVE-01] without the key of PatentsView it is said that few patents will be found', async () => {
  await show({ ...live, sources: [source('nsf', 'NSF'), source('patentsview', 'PatentsView', 'PATENTSVIEW_API_KEY')] });
  await open();
  expect(screen.getByText(/^Without PatentsView an ask finds few patents/)).toBeTruthy();
  cleanup();
  await show({ ...live, sources: [source('nsf', 'NSF'), source('patentsview', 'PatentsView')] });
  await open();
  expect(screen.queryByText(/^Without PatentsView/)).toBeNull();
});

test('[PULSE-07] while what came in is still compared with the project, figures are said to change; then they are asked for again', async () => {
  const [queries, counted] = [new QueryClient(), [...api.pulse.key(), 'counted']];
  await show({ ...live, asks: [asked([answer({})])], isSettling: true }, undefined, false, queries);
  expect(screen.getByText(/ · still counting: figures on this page change/)).toBeTruthy();
  queries.setQueryData(counted, 7);
  server.live = { ...live, asks: [asked([answer({})])] };
  await queries.invalidateQueries({ queryKey: api.liveSearch.key() });
  await waitFor(() => expect(screen.queryByText(/still counting/)).toBeNull());
  expect(queries.getQueryState(counted)?.isInvalidated).toBe(true);
});

test('[LIVE-03] [LIVE-04] each source’s row says what it has and what was taken, why it failed, and is asked again', async () => {
  const failed = answer({ source: 'pubmed', label: 'PubMed', state: 'failed', total: null, reason: 'It answered 503' });
  await show({ ...live, asks: [asked([answer({}), failed])] });
  expect(screen.getByText(/^Asked .* by Ada Example: 360 records from 2 sources, 240 of them new/)).toBeTruthy();
  await open();
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(within(row(/NSF/)).getByText('200 of 41,203')).toBeTruthy();
  expect(within(row(/NSF/)).getByRole('cell', { name: '180' })).toBeTruthy();
  fireEvent.click(within(row(/NSF/)).getByRole('button', { name: 'Take more: NSF' }));
  expect(within(row(/PubMed/)).getByText('It answered 503')).toBeTruthy();
  fireEvent.click(within(row(/PubMed/)).getByRole('button', { name: 'Try again: PubMed' }));
  await waitFor(() =>
    expect(posts().map(({ path }) => path.replace(/^.*\/asks\//, ''))).toEqual([
      `${ASK}/sources/nsf/more`,
      `${ASK}/sources/pubmed/retry`,
    ]),
  );
});

test('[LIVE-03] [LIVE-02] what was canceled and what failed is said in the first line', async () => {
  const answers = [
    answer({}),
    answer({ source: 'pubmed', state: 'cancelled', taken: 0, added: 0 }),
    answer({ source: 'openalex', state: 'failed', taken: 0, added: 0 }),
  ];
  await show({ ...live, asks: [asked(answers)] });
  expect(
    screen.getByText(
      /^Asked .* by Ada Example: .* from 1 source, .* new · canceled before 1 of 3 sources had all been read · 1 source did not answer$/,
    ),
  ).toBeTruthy();
});

test('[LIVE-06] where people alone may ask, the panel says why there is no “each week”', async () => {
  await show({ ...live, mode: 'ask' });
  await open();
  expect(screen.getByText('This installation asks the public sources only when a person does.')).toBeTruthy();
});

test('[LIVE-03] while it is asked the rows stand open, and it can be canceled', async () => {
  await show({
    ...live,
    asks: [asked([answer({ state: 'running' }), answer({ source: 'pubmed', label: 'PubMed' })], null)],
  });
  expect(screen.getByText('Asking: 1 of 2 sources are done · 240 records new so far')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(posts()[0]!.path).toMatch(new RegExp(`${ASK}/cancel$`)));
});

test('[LIVE-05] totals by year are shown as the source counts them', async () => {
  const years = {
    unit: 'count' as const,
    counts: [
      { year: 2024, value: 10 },
      { year: 2025, value: 1_204 },
    ],
  };
  await show({ ...live, asks: [asked([answer({ years })])] });
  await open();
  expect(screen.getByRole('img', { name: 'By year, as the source counts: 2024: 10, 2025: 1,204' })).toBeTruthy();
});

test('[LIVE-01] whoever only reads sees what was asked, and no way to ask', async () => {
  await show({ ...live, mayAsk: false, asks: [asked([answer({})])] });
  fireEvent.click(screen.getByRole('button', { name: 'Choose words and sources' }));
  expect(await screen.findByText(/You can read this project/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ask \d/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Take more/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'From now on' })).toBeNull();
});

test('[LIVE-01] everybody in the project sees who asked what before, of whom and when', async () => {
  const before = { ...asked([answer({})]), askId: ASK.replace(/^./, '9'), by: 'Bo Maker', words: wordsOf('old words') };
  await show({ ...live, mayAsk: false, asks: [asked([answer({})]), before as LiveAsk] });
  fireEvent.click(screen.getByRole('button', { name: 'Choose words and sources' }));
  const told = (await screen.findByText('Asked before', {}, { timeout: 20_000 })).parentElement!;
  expect(told.querySelector('li')!.textContent).toMatch(
    /^5 January, 2026, .* · Bo Maker · old words · NSF · 120 records new$/,
  );
});

test('[LIVE-02] without a network it says so in one line; on sample data it offers real records; off is off', async () => {
  const unreachable = answer({ state: 'failed', taken: 0, added: 0, isUnreachable: true, reason: 'no address' });
  await show({ ...live, asks: [asked([unreachable])] });
  expect(screen.getByText(/cannot reach the public sources at the moment\. Everything else works\./)).toBeTruthy();
  cleanup();
  await show({ ...live, isSampleOnly: true });
  expect(screen.getByText(/^This is sample data\./)).toBeTruthy();
  cleanup();
  await show({ ...live, mode: 'off' });
  expect(screen.getByText(/has switched asking the public sources off/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[LIVE-01] what a search found little of is what would be asked', async () => {
  server.words = { words: wordsOf('solid state battery'), heldBack: ['Kestrel'] };
  await show(
    { ...live, setAside: [{ axis: 'technology', phrases: ['lead acid'] }] },
    'Kestrel "solid state" AND battery*',
  );
  await open();
  expect(screen.getByText('solid state battery')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send “Kestrel” as well' })).toBeTruthy();
  expect(screen.queryByText('+ lead acid')).toBeNull();
  expect(screen.queryByText('sodium ion battery')).toBeNull();
});

test('[LIVE-01] at intake the words and sources stand open until somebody has asked; a click closes them', async () => {
  await show(live, undefined, true);
  expect(await screen.findByRole('button', { name: 'Ask 2 sources' }, { timeout: 20_000 })).toBeTruthy();
  expect(posts()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Choose words and sources' }).getAttribute('aria-expanded')).toBe('false');
  cleanup();
  await show({ ...live, asks: [asked([answer({})])] }, undefined, true);
  expect(screen.getByRole('button', { name: 'Choose words and sources' })).toBeTruthy();
  cleanup();
  await show({ ...live, consent: 'never' }, undefined, true);
  expect(screen.queryByRole('button', { name: /^Ask \d/ })).toBeNull();
});

test('[LIVE-01] asking again begins with the sources of the last time', async () => {
  await show({ ...live, asks: [asked([answer({})])] });
  await open();
  expect(screen.getByRole('checkbox', { name: 'NSF' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'PubMed' })).toHaveProperty('checked', false);
});

test('[LIVE-01] a list of words is several phrases, each once', () => {
  expect(phrasesIn(['1,3-butadiene', 'Na-ion cell, 1,3-butadiene; grid'])).toEqual([
    '1,3-butadiene',
    'Na-ion cell',
    'grid',
  ]);
});

test('[LIVE-01] where a project never asks, a search that finds little says so', async () => {
  await show({ ...live, consent: 'never' }, 'perovskite');
  expect(screen.getByText('This project never asks the public sources.')).toBeTruthy();
});

test('[LIVE-01] what was asked for a search is not told as the project’s last, nor the other way round', async () => {
  const ofSearch = { ...asked([answer({ taken: 7, added: 7 })]), isForSearch: true, by: 'Bo Example' };
  const asks = [ofSearch, asked([answer({})])];
  await show({ ...live, asks });
  expect(screen.getByText(/^Asked .* by Ada Example: 180 records from 1 source/)).toBeTruthy();
  cleanup();
  server.words = { words: wordsOf('perovskite'), heldBack: [] };
  await show({ ...live, asks: [asked([answer({})])] }, 'perovskite');
  await open();
  expect(screen.queryByRole('row', { name: /NSF/ })).toBeNull();
});
