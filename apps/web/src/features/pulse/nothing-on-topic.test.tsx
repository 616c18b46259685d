// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { NothingOnTopic } from './nothing-on-topic.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

beforeEach(() =>
  server.answer('GET /search/engines', {
    engines: [
      { id: 'companies', label: 'Companies', facets: [], date: null, closes: null, amount: null },
      { id: 'patents', label: 'Patents', facets: [], date: null, closes: null, amount: null },
    ],
  }),
);
afterEach(() => {
  cleanup();
  server.forget();
});

function show(description: string, onNarrow?: () => void) {
  const Queries = withQueries();
  const looked = [
    { searchEngine: 'patents' as const, of: 418 },
    { searchEngine: 'companies' as const, of: 16_017 },
    { searchEngine: 'drugs' as const, of: 0 },
  ];
  render(
    <MantineProvider env="test">
      <Queries>
        <NothingOnTopic project={{ id: 'p', description, updatedAt: '' }} looked={looked} onNarrow={onNarrow} />
      </Queries>
    </MantineProvider>,
  );
}

test('[PULSE-09] a project of a word or two is told to be too broad, what was looked through, and leads to its description', async () => {
  const narrow = vi.fn();
  show('software', narrow);
  expect(screen.getByRole('region', { name: 'This project is too broad to tell what is about it' })).toBeTruthy();
  expect(await screen.findByText('Looked through: Companies 16,017 · Patents 418')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Describe it more closely' }));
  expect(narrow).toHaveBeenCalledOnce();
});

test('[PULSE-09] a project that is described is not told so, and who may only read is led to no description', () => {
  show('A separator of ceramic for lithium metal cells in aircraft.', vi.fn());
  expect(screen.getByRole('region', { name: 'Nothing on record is about this project' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show('software');
  expect(screen.queryByRole('button')).toBeNull();
});
