// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FacetGroup } from './facet-group.tsx';
import type { SearchControl } from './use-search-state.ts';

vi.mock('./search.queries.ts', () => ({ useFacetValues: () => ({}) }));
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

afterEach(cleanup);

test.each([
  [{ isRough: true as const }, 1],
  [{}, 0],
])('[OPS-03] a filter says of its counts that they are approximate where they are: %o', (rough, times) => {
  const control = { state: { facets: {} } } as unknown as SearchControl;
  const counts = { values: [{ value: 'Ada Ltd', count: 7 }], isCapped: false, ...rough };
  render(
    <MantineProvider env="test">
      <FacetGroup label="Organization" field="organisation" counts={counts} control={control} />
    </MantineProvider>,
  );
  expect(screen.queryAllByText(/approximate/)).toHaveLength(times);
});
