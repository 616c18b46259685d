import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { PagedState } from '../../../lib/paged-state.ts';
import { pageOf } from '../paged-list.queries.ts';

export const useHistory = (projectId: string, state: PagedState) =>
  useQuery(api.projects.history.queryOptions({ ...pageOf(projectId, state), placeholderData: (before) => before }));
