import type { User } from '@groundwork/contract/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

const STALE_MS = 60_000;

export const sessionOptions = api.auth.session.queryOptions({ staleTime: STALE_MS });

/** The signed-in user; null for a visitor, undefined while unknown. */
export const useUser = (): User | null | undefined => useQuery(sessionOptions).data?.user;

/** For screens behind sign-in, where the layout has made sure that there is a user. */
export function useSignedInUser(): User {
  const user = useQueryClient().getQueryData(sessionOptions.queryKey)?.user;
  if (!user) throw new Error('This screen is for signed-in users.');
  return user;
}
