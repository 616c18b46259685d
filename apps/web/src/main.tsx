import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, createAppRouter } from './app.tsx';
import { type FirstAnswers, knowAnswers } from './first-answers.ts';
import { replaceFirstScreen } from './first-screen.ts';
import { installLanguage } from './languages/install.ts';
import { api } from './lib/api.ts';
import { chosenLanguage } from './lib/language.ts';
import { nextTask } from './lib/next-task.ts';
import { createAppQueryClient } from './lib/query-client.ts';
import { reportUnhandledErrors } from './lib/report-error.ts';
import { followSession } from './session/follow-session.ts';
import { tellServer } from './session/selection.ts';
import { sessionOptions } from './session/session.queries.ts';
import { Toasts } from './ui/toasts.tsx';

export function begin() {
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
  tellServer();
  const answers = document.getElementById('answers');
  if (answers) knowAnswers(queryClient, JSON.parse(answers.textContent) as FirstAnswers);

  const router = createAppRouter(queryClient);
  const firstPage = new Promise<void>((resolve) => void router.subscribe('onResolved', () => resolve()));

  reportUnhandledErrors();
  void firstPage.then(async () => (await import('./ui/keep-focus.ts')).keepFocus());

  // The language comes before any page, since pages read their texts when they load.
  installLanguage(chosenLanguage(), () => void nextTask().then(render));

  function render() {
    const root = document.getElementById('root')!;
    replaceFirstScreen(root);
    const app = (
      <App router={router} queryClient={queryClient}>
        <Toasts />
      </App>
    );
    // With the page's parts there, it is drawn once, and a little at a time: what is in its place until then can be used.
    void router.load().then(() => startTransition(() => createRoot(root).render(app)));
  }
}
