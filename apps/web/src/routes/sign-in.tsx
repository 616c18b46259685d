import { createFileRoute, redirect } from '@tanstack/react-router';
import { safeRedirect } from '../lib/safe-url.ts';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { sessionOptions } from '../session/session.queries.ts';

export const Route = createFileRoute('/sign-in')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: safeRedirect(search['redirect']),
  }),
  beforeLoad: async ({ context: { queryClient }, search }) => {
    const known = await queryClient.ensureQueryData(sessionOptions).catch(() => null);
    if (known?.user) throw redirect({ href: search.redirect || '/dashboard', replace: true });
  },
  component: function SignIn() {
    return <SignInPage redirect={Route.useSearch().redirect ?? ''} />;
  },
});
