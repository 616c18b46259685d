// @vitest-environment jsdom
import { FEW_IN_FIELD } from '@groundwork/contract/relevance.names';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { FirstScreen } from './first-screen.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());
vi.mock('../../ui/links.tsx', () => ({
  AnchorLink: ({ children }: { children: React.ReactNode }) => <a href="/record">{children}</a>,
}));

afterEach(() => {
  cleanup();
  server.forget();
});

function show(onTopic: number) {
  server.answer('GET /search/engines', { engines: [] });
  server.answer('POST /pulse/key-figures', {
    asOf: '2026-07-01T00:00:00.000Z',
    figures: [
      { searchEngine: 'patents', onTopic, of: 400, amount: null, withAmount: 0, query: null },
      { searchEngine: 'drugs', onTopic: 0, of: 90, amount: null, withAmount: 0, query: null },
    ],
    openCalls: { count: 0, query: null },
  });
  server.answer('POST /pulse/semantic-search-result', {
    results: [],
    scope: 'field',
    total: 0,
    direct: 0,
    lookedAt: 1,
  });
  const Queries = withQueries();
  const project = {
    id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12',
    description: 'A pump for deep wells in dry regions.',
    updatedAt: '',
  };
  render(
    <MantineProvider env="test">
      <Queries>
        <FirstScreen project={project} renderReason={() => null} />
      </Queries>
    </MantineProvider>,
  );
}
const panels = () => screen.queryAllByRole('region').map((each) => each.getAttribute('aria-label') ?? each.textContent);

test('[REL-09] [PULSE-09] with few records in the field the first screen is one list of them, with enough its panels, and with none it says so', async () => {
  show(FEW_IN_FIELD - 1);
  expect(await screen.findByText('9 records belong to this project’s field')).toBeTruthy();
  expect(panels()).toHaveLength(1);
  cleanup();
  show(FEW_IN_FIELD);
  expect(await screen.findByRole('region', { name: 'Key figures' })).toBeTruthy();
  expect(screen.queryByText(/records belong to this project/)).toBeNull();
  expect(panels()).toHaveLength(5);
  cleanup();
  show(0);
  expect(await screen.findByText('Nothing on record is about this project')).toBeTruthy();
  expect(panels()).toHaveLength(1);
});
