// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { FewInField } from './few-in-field.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());
vi.mock('../../ui/links.tsx', () => ({
  AnchorLink: ({ children }: { children: React.ReactNode }) => <a href="/record">{children}</a>,
}));

afterEach(() => {
  cleanup();
  server.forget();
});

test('[REL-09] where few records belong to the field they are listed, each with its reason, and not counted in panels of noughts', async () => {
  server.answer('GET /search/engines', {
    engines: [{ id: 'patents', label: 'Patents', facets: [], date: null, closes: null, amount: null }],
  });
  server.answer('POST /pulse/semantic-search-result', {
    results: ['A pump', 'A seal', 'A valve'].map((title, at) => ({ id: `p${at}`, title })),
    scope: 'field',
    total: 5,
    direct: 0,
    lookedAt: 418,
  });
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>
        <FewInField
          project={{ id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12', description: 'A pump.', updatedAt: '' }}
          found={[
            { searchEngine: 'patents', of: 418, onTopic: 5 },
            { searchEngine: 'drugs', of: 90, onTopic: 0 },
          ]}
          renderReason={({ title }) => <i>{`names ${title}`}</i>}
        />
      </Queries>
    </MantineProvider>,
  );
  expect(screen.getByRole('region', { name: '5 records belong to this project’s field' })).toBeTruthy();
  expect(await screen.findByText('names A seal')).toBeTruthy();
  await screen.findByText('and 2 more of Patents');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A pumpPatentsnames A pump',
    'A sealPatentsnames A seal',
    'A valvePatentsnames A valve',
    'and 2 more of Patents',
  ]);
  // Data sets with nothing are not asked.
  expect(server.times('POST /pulse/semantic-search-result')).toBe(1);
});
