import type { User } from '@groundwork/contract/auth';
import type { QueryClient } from '@tanstack/react-query';
import { announceSession } from './follow-session.ts';
import { sessionOptions } from './session.queries.ts';

/** Another person's data must not be seen, not even for a moment: everything known goes. */
export function startSession(queryClient: QueryClient, user: User) {
  queryClient.clear();
  queryClient.setQueryData(sessionOptions.queryKey, { user });
  announceSession();
}
