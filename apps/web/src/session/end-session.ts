import type { QueryClient } from '@tanstack/react-query';
import { client } from '../lib/api.ts';
import { announceSession } from './follow-session.ts';
import { selectProject } from './selected-project.ts';
import { sessionOptions } from './session.queries.ts';

/** Ends the session on the server, then forgets what this browser knew of it. */
export async function endSession(queryClient: QueryClient) {
  await client.auth.signOut();
  forgetSession(queryClient);
}

/** For sessions that the server has ended already. */
export function forgetSession(queryClient: QueryClient) {
  selectProject(null);
  queryClient.clear();
  queryClient.setQueryData(sessionOptions.queryKey, { user: null });
  announceSession();
}
