import { DASHBOARD } from '@groundwork/contract/paths';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ADDRESSES } from '../lib/addresses.ts';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { userAtSignIn } from '../session/session.queries.ts';
import { useIsUsed } from '../ui/use-is-used.ts';

export const Route = createFileRoute('/sign-in')({
  validateSearch: ADDRESSES.signIn,
  beforeLoad: async ({ context: { queryClient }, search }) => {
    if (await userAtSignIn(queryClient)) throw redirect({ href: search.redirect || DASHBOARD, replace: true });
  },
  component: function SignIn() {
    const { redirect: asked = '', problem = '' } = Route.useSearch();
    const { loadRouteChunk, routesById } = useRouter();
    const isUsed = useIsUsed();
    useEffect(() => {
      // While someone types, what they come to is fetched: on a slow line that is most of the wait. A failure shows there.
      if (!isUsed) return;
      for (const id of ['/_app', '/_app/dashboard'] as const) loadRouteChunk(routesById[id])?.catch(() => {});
    }, [isUsed, loadRouteChunk, routesById]);
    return <SignInPage redirect={asked} problem={problem} />;
  },
});
