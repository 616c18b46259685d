import { createFileRoute, redirect } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { SignUpPage } from '../pages/sign-up-page.tsx';
import { sessionOptions } from '../session/session.queries.ts';

export const Route = createFileRoute('/sign-up')({
  validateSearch: ADDRESSES.signUp,
  beforeLoad: async ({ context: { queryClient } }) => {
    const known = await queryClient.ensureQueryData(sessionOptions).catch(() => null);
    if (known?.user) throw redirect({ to: '/dashboard', replace: true });
  },
  component: function SignUp() {
    return <SignUpPage redirect={Route.useSearch().redirect ?? ''} />;
  },
});
