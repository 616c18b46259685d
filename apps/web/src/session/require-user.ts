import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { sessionOptions } from './session.queries.ts';

/** Sends a visitor to sign-in, which brings them back here. */
export async function requireUser(queryClient: QueryClient, href: string) {
  const { user } = await queryClient.ensureQueryData({ ...sessionOptions, revalidateIfStale: true });
  if (!user) throw redirect({ to: '/sign-in', search: { redirect: href }, replace: true });
}
