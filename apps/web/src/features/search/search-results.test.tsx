// @vitest-environment jsdom
import type { EngineInfo } from '@groundwork/contract/engines';
import type { SearchAnswer } from '@groundwork/contract/search';
import { MantineProvider } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchResults } from './search-results.tsx';
import { SearchSlots } from './search-slots.ts';
import type { SearchControl } from './use-search-state.ts';
import type { SelectionControl } from './use-selection.ts';

vi.mock('@tanstack/react-router', () => ({ useLocation: () => ({ href: '/search' }) }));
vi.mock('./result-row.tsx', () => ({ ResultRow: ({ result }: { result: { id: string } }) => <li>{result.id}</li> }));
vi.mock('./answer-notes.tsx', () => ({ AnswerNotes: () => null }));
vi.mock('./suggestions.tsx', () => ({ Suggestions: () => null }));
vi.mock('../../ui/pager.tsx', () => ({ Pager: () => null }));
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

afterEach(cleanup);

function show(total: number) {
  const results = Array.from({ length: total }, (_, at) => ({ id: `record ${at}` }));
  const data = { total, results, suggestions: [], pageLimit: 10, isTotalCapped: false };
  const state = { query: 'frost on fins', view: 'list', page: 1, limit: 10, filters: {}, ranges: {} };
  render(
    <MantineProvider env="test">
      <SearchSlots value={{ whenFew: (query) => <p>Ask the sources for {query}</p> }}>
        <SearchResults
          engine={{ id: 'awards', label: 'Awards' } as EngineInfo}
          search={{ data } as unknown as UseQueryResult<SearchAnswer>}
          control={{ state } as unknown as SearchControl}
          selection={{} as SelectionControl}
          columns={[]}
        />
      </SearchSlots>
    </MantineProvider>,
  );
  return screen.queryByText('Ask the sources for frost on fins') !== null;
}

test.each([
  [1, true],
  [4, true],
  [5, false],
])('[LIVE-01] a search that finds %i offers to ask the sources for its words: %s', (total, isOffered) => {
  expect(show(total)).toBe(isOffered);
  expect(screen.getAllByRole('listitem')).toHaveLength(total);
});
