import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './styles/global.css';
import 'virtual:theme-variables.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { installLanguage } from './languages/install.ts';
import { api } from './lib/api.ts';
import { chosenLanguage } from './lib/language.ts';
import { createAppQueryClient } from './lib/query-client.ts';
import { reportUnhandledErrors } from './lib/report-error.ts';
import { parseUrlSearch, stringifyUrlSearch } from './lib/url-search.ts';
import { routeTree } from './routeTree.gen.ts';
import { followSession } from './session/follow-session.ts';
import { sessionOptions } from './session/session.queries.ts';
import { PendingScreen } from './ui/pending-screen.tsx';
import { RenderErrorScreen } from './ui/render-error-screen.tsx';
import { appTheme } from './ui/theme.ts';
import { Toasts } from './ui/toasts.tsx';

// A session that ended, a plan or a role in a project that changed elsewhere shows at the first refused call: asking again
// lets the layout send its user to sign-in, or lock what is no longer theirs.
const queryClient = createAppQueryClient({
  onUnauthorized: () => void queryClient.invalidateQueries({ queryKey: sessionOptions.queryKey }),
  onForbidden: () => {
    void queryClient.invalidateQueries({ queryKey: api.permissions.get.key() });
    void queryClient.invalidateQueries({ queryKey: api.projects.list.key() });
  },
});

followSession(queryClient);

const PENDING_MS = 250;

const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  scrollRestoration: true,
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

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** The search that a record was opened from. */
    from?: string;
    /** Whom an invitation is for. */
    email?: string;
  }
}

const firstPage = new Promise<void>((resolve) => void router.subscribe('onResolved', () => resolve()));

reportUnhandledErrors();
void firstPage.then(async () => (await import('./ui/keep-focus.ts')).keepFocus());

// The language comes before any page, since pages read their texts when they load.
installLanguage(chosenLanguage(), render);

function render() {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <MantineProvider theme={appTheme()} defaultColorScheme="auto">
        <Toasts firstPage={firstPage} />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
