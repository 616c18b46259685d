import type { User } from '@groundwork/contract/auth';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sessionOptions } from '../src/session/session.queries.ts';
import { withQueries } from './with-queries.tsx';

/** A component as a page behind sign-in has it: with somebody, messages, queries, and links that lead somewhere. It comes a moment later. */
export function inPage(shown: ReactNode, history = createMemoryHistory()) {
  // Messages outlive their page, and files of a worker share their modules.
  notifications.clean();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(sessionOptions.queryKey, { user: { id: 'u', plan: 'pro' } as User });
  const Queries = withQueries(queries);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => shown }),
    history,
  });
  return (
    <MantineProvider env="test">
      <Queries>
        <Notifications />
        <RouterProvider router={router as never} />
      </Queries>
    </MantineProvider>
  );
}
