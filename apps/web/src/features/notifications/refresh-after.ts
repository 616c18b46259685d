import type { Change } from '@groundwork/contract/changes';
import type { NotificationEvent } from '@groundwork/contract/notifications';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What shows a thing of this kind. Only what is on the screen is asked for again at once. */
function keysOf(change: Change): QueryKey[] {
  switch (change.kind) {
    case 'report':
      return [
        api.reports.list.key(),
        api.reports.status.key({ input: { reportId: change.id } }),
        api.reports.get.key({ input: { reportId: change.id } }),
        api.reports.versions.key({ input: { reportId: change.id } }),
        api.reports.changes.key({ input: { reportId: change.id } }),
        api.reportComments.list.key({ input: { reportId: change.id } }),
        api.expertChecks.get.key({ input: { reportId: change.id } }),
        api.permissions.reports.key(),
      ];
    case 'project':
      return [api.projects.list.key(), api.projects.get.key({ input: { id: change.id } })];
    case 'library-file':
      return [api.library.filesPage.key(), api.library.filesById.key(), api.library.search.key()];
    case 'records':
      return [
        api.search.engines.key(),
        api.dataSets.key(),
        api.savedSearches.key(),
        api.reports.list.key(),
        api.reports.changes.key(),
      ];
  }
}

function keysAfter(event: NotificationEvent): QueryKey[] {
  switch (event.type) {
    case 'happened':
      return event.changes.flatMap(keysOf);
    case 'connected':
      // After a silence any of it may have changed; what is asked for on a timer comes by itself.
      return [api.notifications.key(), api.reports.key(), api.reportComments.key(), api.expertChecks.key()];
    case 'created':
      // One may have been let into a project, or out of it.
      return [api.notifications.key(), api.savedSearches.key(), api.projects.list.key()];
    case 'changed':
      return [api.notifications.key()];
  }
}

/** Asks again for what the event says is no longer as it was. */
export function refreshAfter(event: NotificationEvent, queryClient: QueryClient): void {
  for (const queryKey of keysAfter(event)) void queryClient.invalidateQueries({ queryKey });
}
