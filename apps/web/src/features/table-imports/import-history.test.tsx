// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { ImportHistory } from './import-history.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());
vi.mock('../../ui/links.tsx', () => ({
  AnchorLink: ({ children }: { children: string }) => <a href="/search">{children}</a>,
}));

afterEach(() => {
  cleanup();
  server.forget();
});

const counts = { read: 2, added: 2, changed: 0, unchanged: 0, rejected: 0, withdrawn: 0 };
const nothing = {
  owner: null,
  address: null,
  message: null,
  notice: null,
  rejections: [],
  endedAt: null,
  undoUntil: null,
};
const one = { ...nothing, importId: 'i', fileName: 'a.csv', fileSize: 9, source: 'Pumps', engines: ['awards'], counts };

test.each([
  ['complete', 1],
  ['running', 0],
  ['failed', 0],
  ['undone', 0],
])('[DATA-19] the records of an import that is %s are led to as far as they are there', async (state, links) => {
  const imports = [{ ...one, state, createdAt: '2026-03-02T09:00:00.000Z' }];
  server.answer('GET /admin/data-sets/imports', { imports, mayImport: { everybody: true, owners: [] } });
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>
        <ImportHistory />
      </Queries>
    </MantineProvider>,
  );
  await screen.findByText('Pumps');
  expect(screen.queryAllByRole('link', { name: 'Search this data set' })).toHaveLength(links);
});
