import { DRAWN_SERVICE } from '@groundwork/contract/auth';
import { PASSWORD_MIN } from '@groundwork/contract/limits';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App, createAppRouter } from './app.tsx';
import { type SampleReportFile, sampleReportOptions } from './features/reports/sample/sample-report.queries.ts';
import { type FirstAnswers, knowAnswers } from './first-answers.ts';
import { authOptions } from './lib/auth-options.ts';
import { readCookiesFrom } from './lib/cookies.ts';
import { createAppQueryClient } from './lib/query-client.ts';
import { recallSelection } from './session/selection.ts';
import { sessionOptions } from './session/session.queries.ts';

const nothing = () => undefined;

/**
 * A page as a visitor sees it at first, in English: what the server alone knows is left out, and comes with the page itself. Its path
 * may be followed by the services that people sign in with.
 */
export async function drawForVisitors(address: string): Promise<string> {
  const [path, ...services] = address.split(' ');
  const queryClient = createAppQueryClient({ onUnauthorized: nothing, onForbidden: nothing });
  queryClient.setQueryData(sessionOptions.queryKey, { user: null });
  const { default: sample } = await import('./assets/sample-report.json?raw');
  queryClient.setQueryData(sampleReportOptions.queryKey, JSON.parse(sample) as SampleReportFile);
  queryClient.setQueryData(authOptions.queryKey, {
    google: services.includes('google'),
    openid: services.includes('openid') ? { name: DRAWN_SERVICE } : null,
    canMail: false,
    passwordMin: PASSWORD_MIN,
    signUp: { mode: 'open', domains: [] },
  });
  return draw(path!, queryClient);
}

/**
 * A page as its person sees it at first, with what the server has answered. Null for who reads another language, since texts are read when
 * their modules load, and for who is asked something else first.
 */
export function drawForPerson(path: string, answers: FirstAnswers, cookies: string): Promise<string | null> {
  const page = drawing.then(() => drawOne(path, answers, cookies));
  drawing = page.catch(nothing);
  return page;
}

/** One person's page after the other: the cookies and the selected project are held by modules, for whose page is drawn. */
let drawing: Promise<unknown> = Promise.resolve();

async function drawOne(path: string, answers: FirstAnswers, cookies: string): Promise<string | null> {
  const queryClient = createAppQueryClient({ onUnauthorized: nothing, onForbidden: nothing });
  knowAnswers(queryClient, answers);
  const user = queryClient.getQueryData(sessionOptions.queryKey)?.user;
  if (!user || user.deletionAt || (user.language ?? 'en') !== 'en') return null;
  const isFor = (own: string) => {
    readCookiesFrom(own);
    recallSelection();
  };
  isFor(cookies);
  return draw(path, queryClient).finally(() => {
    isFor('');
    queryClient.clear();
  });
}

async function draw(path: string, queryClient: QueryClient): Promise<string> {
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return withoutForms(renderToString(<App router={router} queryClient={queryClient} />));
}

/** Nothing is sent from it: what is filled in waits for the page itself. */
const withoutForms = (page: string) => page.replaceAll(/<(\/?)form\b/g, '<$1div');
