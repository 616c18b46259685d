import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { PagedState } from '../../../lib/paged-state.ts';
import { pageOf } from '../paged-list.queries.ts';

export const useSavedOpportunities = (projectId: string, state: PagedState) =>
  useQuery(
    api.savedOpportunities.list.queryOptions({ ...pageOf(projectId, state), placeholderData: (before) => before }),
  );
