import { DASHBOARD } from '@groundwork/contract/paths';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { safeRedirect } from '../lib/safe-url.ts';
import { firstOf } from '../lib/url-search.ts';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { sessionOptions } from '../session/session.queries.ts';

export const Route = createFileRoute('/sign-in')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string; problem?: string } => ({
    redirect: safeRedirect(search['redirect']),
    ...(search['problem'] !== undefined && { problem: firstOf(search['problem']) }),
  }),
  beforeLoad: async ({ context: { queryClient }, search }) => {
    const known = await queryClient.ensureQueryData(sessionOptions).catch(() => null);
    if (known?.user) throw redirect({ href: search.redirect || DASHBOARD, replace: true });
  },
  component: function SignIn() {
    const { redirect: asked = '', problem = '' } = Route.useSearch();
    return <SignInPage redirect={asked} problem={problem} />;
  },
});
