// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { LIB_TEXTS } from '../../lib/lib.texts.ts';
import { FacetGroup } from './facet-group.tsx';
import type { SearchControl } from './use-search-state.ts';

const asked = vi.hoisted(() => ({ values: {} as object }));
vi.mock('./search.queries.ts', () => ({ useFacetValues: () => asked.values }));
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

afterEach(cleanup);

const control = { state: { facets: {} } } as unknown as SearchControl;
const show = (more = {}) =>
  render(
    <MantineProvider env="test">
      <FacetGroup
        label="Organization"
        field="organisation"
        counts={{ values: [{ value: 'Ada Ltd', count: 7 }], isCapped: true, ...more }}
        control={control}
      />
    </MantineProvider>,
  );

test.each([
  [{ isRough: true as const }, 1],
  [{}, 0],
])('[OPS-03] a filter says of its counts that they are approximate where they are: %o', (rough, times) => {
  show(rough);
  expect(screen.queryAllByText(/approximate/)).toHaveLength(times);
});

test.each([
  [
    new CallError('VALIDATION', { status: 400, message: 'No', data: { filters: ['Choose fewer values.'] } }),
    'Choose fewer values.',
  ],
  [new TypeError('network'), LIB_TEXTS.unreachable],
])(
  '[SRCH-04] values that cannot be had say why, in the words of the answer’s details where it has some',
  (error, said) => {
    asked.values = { isError: true, error };
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Show more: Organization' }));
    expect(screen.getByText(said)).toBeTruthy();
  },
);
