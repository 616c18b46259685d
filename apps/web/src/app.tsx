import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, lazyRouteComponent, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { parseUrlSearch, stringifyUrlSearch } from './lib/url-search.ts';
import { routeTree } from './routeTree.gen.ts';
import { PendingScreen } from './ui/pending-screen.tsx';
import { RenderErrorScreen } from './ui/render-error-screen.tsx';
import { appTheme } from './ui/theme.ts';

const PENDING_MS = 250;

/** `history`: where there is no browser, which has one and can scroll. */
export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    defaultPreload: 'intent',
    scrollRestoration: !history,
    parseSearch: parseUrlSearch,
    stringifySearch: stringifyUrlSearch,
    defaultNotFoundComponent: lazyRouteComponent(async () => ({
      default: (await import('./ui/not-found-screen.tsx')).NotFoundScreen,
    })),
    defaultErrorComponent: RenderErrorScreen,
    // A page whose parts take longer than this shows that it is coming.
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: 0,
  });

type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** The search that a record was opened from. */
    from?: string;
    /** Whom an invitation is for. */
    email?: string;
  }
}

interface Props {
  router: AppRouter;
  queryClient: QueryClient;
  /** Shown beside the pages. */
  children?: ReactNode;
}

export const App = ({ router, queryClient, children }: Props) => (
  <StrictMode>
    <MantineProvider theme={appTheme()} defaultColorScheme="auto">
      {children}
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
);
