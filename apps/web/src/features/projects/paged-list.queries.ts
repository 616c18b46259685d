import type { PagedState } from '../../lib/paged-state.ts';

const PAGE_SIZE = 10;

/** A page of what a project has. What happens elsewhere shows at the next visit. */
export const pageOf = (projectId: string, { page, sort }: PagedState) => ({
  input: { projectId, page, pageSize: PAGE_SIZE, sortValue: sort },
  staleTime: 0,
});
