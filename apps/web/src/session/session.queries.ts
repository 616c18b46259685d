import type { User } from '@groundwork/contract/auth';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { authOptions } from '../lib/auth-options.ts';

const STALE_MS = 60_000;

export const sessionOptions = api.auth.session.queryOptions({ staleTime: STALE_MS });

/** The signed-in user; null for a visitor, undefined while unknown. */
export const useUser = (): User | null | undefined => useQuery(sessionOptions).data?.user;

/**
 * Who is signed in already, asked before a page of sign-in is drawn. So are the ways to sign in: buttons that came after the form
 * would move it. A server that doesn't answer leaves the page as it is for visitors.
 */
export async function userAtSignIn(queryClient: QueryClient): Promise<User | null> {
  const [known] = await Promise.all([
    queryClient.ensureQueryData(sessionOptions).catch(() => null),
    queryClient.ensureQueryData(authOptions).catch(() => null),
  ]);
  return known?.user ?? null;
}

/** For screens behind sign-in, where the layout has made sure that there is a user. */
export function useSignedInUser(): User {
  const user = useQueryClient().getQueryData(sessionOptions.queryKey)?.user;
  if (!user) throw new Error('This screen is for signed-in users.');
  return user;
}
