import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { api } from './api.ts';

/** Asked anew when a project is told otherwise: its profile, how records are judged, searches for those about it. */
export const refreshJudgements = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: api.relevance.key() }),
    queryClient.invalidateQueries({
      queryKey: api.search.key(),
      predicate: ({ queryKey }) => isAboutProject(queryKey),
    }),
  ]);

/** The same, and its best matches, when people say what the project is about or which records are. */
export const refreshAbout = (queryClient: QueryClient) =>
  Promise.all([
    refreshJudgements(queryClient),
    queryClient.invalidateQueries({ queryKey: api.pulse.key() }),
    queryClient.invalidateQueries({ queryKey: api.idea.key() }),
  ]);

/** Other searches find the same as before. */
function isAboutProject([, options]: QueryKey): boolean {
  const { input } = (options ?? {}) as { input?: { filters?: Record<string, unknown> } };
  return input?.filters?.['about'] !== undefined;
}
