import type { QueryClient } from '@tanstack/react-query';
import { client } from '../lib/api.ts';
import { selectProject } from './selected-project.ts';
import { sessionOptions } from './session.queries.ts';

/** Ends the session on the server, then forgets what this browser knew of it. */
export async function endSession(queryClient: QueryClient) {
  await client.auth.signOut();
  selectProject(null);
  queryClient.clear();
  queryClient.setQueryData(sessionOptions.queryKey, { user: null });
}
