import type { Change } from '@groundwork/contract/changes';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What shows a thing of this kind. Only what is on the screen is asked for again at once. */
function keysOf(change: Change): QueryKey[] {
  switch (change.kind) {
    case 'report':
      return [
        api.reports.list.key(),
        api.reports.status.key({ input: { reportId: change.id } }),
        api.permissions.reports.key(),
      ];
    case 'project':
      return [api.projects.list.key(), api.projects.get.key({ input: { id: change.id } })];
    case 'library-file':
      return [api.library.filesPage.key(), api.library.filesById.key(), api.library.search.key()];
    case 'records':
      return [api.search.engines.key(), api.dataSets.key(), api.savedSearches.key()];
  }
}

export function refreshChanged(queryClient: QueryClient, changes: Change[]): void {
  for (const queryKey of changes.flatMap(keysOf)) void queryClient.invalidateQueries({ queryKey });
}

/** After a silence: any of what the stream tells of may have changed. What is asked for on a timer comes by itself. */
export function refreshAll(queryClient: QueryClient): void {
  for (const queryKey of [api.reports.list.key(), api.reports.status.key()])
    void queryClient.invalidateQueries({ queryKey });
}
