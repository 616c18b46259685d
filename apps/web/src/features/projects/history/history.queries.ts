import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { PagedState } from '../../../lib/paged-state.ts';

const PAGE_SIZE = 10;

/** What happens elsewhere shows at the next visit. */
const fresh = { staleTime: 0 } as const;

const inputOf = (projectId: string, { page, sort }: PagedState) => ({
  input: { projectId, page, pageSize: PAGE_SIZE, sortValue: sort },
  ...fresh,
});

export const useHistory = (projectId: string, state: PagedState) =>
  useQuery(api.projects.history.queryOptions({ ...inputOf(projectId, state), placeholderData: (before) => before }));

export const useSavedOpportunities = (projectId: string, state: PagedState) =>
  useQuery(
    api.projects.savedOpportunities.queryOptions({ ...inputOf(projectId, state), placeholderData: (before) => before }),
  );
