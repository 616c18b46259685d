// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ADDRESSES } from './addresses.ts';
import { parseUrlSearch, stringifyUrlSearch } from './url-search.ts';

window.scrollTo = () => {};

test('[SRCH-05] the router takes what is not understood out of the address, and pages get what is', async () => {
  const root = createRootRoute();
  const screen = createRoute({ getParentRoute: () => root, path: '/search', validateSearch: ADDRESSES.search });
  const asWritten = '/search?engine=ghosts&query=2021&page=-1&f.agency=NSF&f.agency=DOE&date=soon..2021&sort=date';
  const router = createRouter({
    routeTree: root.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: [asWritten] }),
    parseSearch: parseUrlSearch,
    stringifySearch: stringifyUrlSearch,
  });
  render(<RouterProvider router={router} />);
  await waitFor(() =>
    expect(router.state.location.searchStr).toBe('?query=2021&f.agency=NSF&f.agency=DOE&date=..2021&sort=date'),
  );
  await router.navigate({ to: '/search', search: { engine: 'drugs', page: '2', limit: '7' } });
  expect(router.state.location.searchStr).toBe('?engine=drugs&page=2');
  expect(router.state.matches.at(-1)?.search).toMatchObject({ engine: 'drugs', page: 2 });
});
