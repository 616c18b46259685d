import { DRAWN_SERVICE } from '@groundwork/contract/auth';
import { PASSWORD_MIN } from '@groundwork/contract/limits';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App, createAppRouter } from './app.tsx';
import sample from './assets/sample-report.json?raw';
import { type SampleReportFile, sampleReportOptions } from './features/reports/sample/sample-report.queries.ts';
import { authOptions } from './lib/auth-options.ts';
import { createAppQueryClient } from './lib/query-client.ts';
import { sessionOptions } from './session/session.queries.ts';

const nothing = () => undefined;

/**
 * A page as a visitor sees it at first, in English: what the server alone knows is left out, and comes with the page itself. Its path
 * may be followed by the services that people sign in with.
 */
async function draw(address: string): Promise<string> {
  const [path, ...services] = address.split(' ');
  const queryClient = createAppQueryClient({ onUnauthorized: nothing, onForbidden: nothing });
  queryClient.setQueryData(sessionOptions.queryKey, { user: null });
  queryClient.setQueryData(sampleReportOptions.queryKey, JSON.parse(sample) as SampleReportFile);
  queryClient.setQueryData(authOptions.queryKey, {
    google: services.includes('google'),
    openid: services.includes('openid') ? { name: DRAWN_SERVICE } : null,
    canMail: false,
    passwordMin: PASSWORD_MIN,
    signUp: { mode: 'open', domains: [] },
  });
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path!] }));
  await router.load();
  return withoutForms(renderToString(<App router={router} queryClient={queryClient} />));
}

/** Nothing is sent from it: what is filled in waits for the page itself. */
const withoutForms = (page: string) => page.replaceAll(/<(\/?)form\b/g, '<$1div');

// Run by the build (vite/first-screens.ts) with what is to be drawn.
void Promise.all(process.argv.slice(2).map(async (address) => [address, await draw(address)])).then((screens) =>
  process.stdout.write(JSON.stringify(Object.fromEntries(screens)), () => process.exit()),
);
