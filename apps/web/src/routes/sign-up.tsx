import { createFileRoute, redirect } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { SignUpPage } from '../pages/sign-up-page.tsx';
import { userAtSignIn } from '../session/session.queries.ts';

export const Route = createFileRoute('/sign-up')({
  validateSearch: ADDRESSES.signUp,
  beforeLoad: async ({ context: { queryClient } }) => {
    if (await userAtSignIn(queryClient)) throw redirect({ to: '/dashboard', replace: true });
  },
  component: function SignUp() {
    return <SignUpPage redirect={Route.useSearch().redirect ?? ''} />;
  },
});
