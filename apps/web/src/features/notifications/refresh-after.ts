import type { Change } from '@groundwork/contract/changes';
import type { NotificationEvent } from '@groundwork/contract/notifications';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { refreshAtEase, refreshSoon } from '../../lib/refresh-soon.ts';
import { patchList, withFile, withNotification, withProject, withReport, withStatus } from './patch-lists.ts';

/**
 * Puts what the event says in the place of what is known, and asks again for what it does not say. Only what is on the screen
 * is asked for at once. `isAgain`: the stream was heard before, and then for a while it was not.
 */
export function refreshAfter(event: NotificationEvent, queryClient: QueryClient, isAgain = false): void {
  for (const queryKey of restOf(event, queryClient, isAgain)) void queryClient.invalidateQueries({ queryKey });
}

/** The keys to ask for again once the rest is in its place. */
function restOf(event: NotificationEvent, queryClient: QueryClient, isAgain: boolean): QueryKey[] {
  switch (event.type) {
    case 'happened':
      return event.changes.flatMap((change) => restOfChange(change, queryClient));
    case 'connected': {
      // After a silence any of it may have changed; what is asked for on a timer comes by itself.
      const keys = [api.notifications.key(), api.reports.key(), api.reportComments.key(), api.expertChecks.key()];
      if (isAgain) return [...keys, api.projects.list.key()];
      // A page that has only just asked for them comes to rest first.
      refreshSoon(queryClient, keys);
      return [];
    }
    case 'created': {
      const { notification } = event;
      return [
        ...patchList(queryClient, api.notifications.list.key(), withNotification(notification)),
        ...(notification.alertOffToken ? [api.savedSearches.key()] : []),
      ];
    }
    case 'changed':
      return [api.notifications.key()];
  }
}

function restOfChange(change: Change, queryClient: QueryClient): QueryKey[] {
  switch (change.kind) {
    case 'report': {
      const input = { reportId: change.id };
      return [
        ...patchList(queryClient, api.reports.list.key(), withReport(change)),
        ...patchList(queryClient, api.reports.status.key({ input }), withStatus(change)),
        api.reportComments.list.key({ input }),
        api.expertChecks.get.key({ input }),
        // A step further changes nothing else.
        ...(change.now?.status === 'running'
          ? []
          : [
              api.reports.get.key({ input }),
              api.reports.versions.key({ input }),
              api.reports.changes.key({ input }),
              api.permissions.reports.key(),
            ]),
      ];
    }
    case 'project':
      return [
        ...patchList(queryClient, api.projects.list.key(), withProject(change)),
        // Data of a project that is gone, or no longer shared, leaves the screen.
        ...(change.now === null ? [api.reports.status.key(), api.agents.key()] : []),
      ];
    case 'library-file':
      return [
        ...patchList(queryClient, api.library.filesPage.key(), withFile(change, 'items')),
        ...patchList(queryClient, api.library.filesById.key(), withFile(change, 'files')),
        api.library.search.key(),
      ];
    case 'live-search':
      refreshSoon(queryClient, [
        api.pulse.key(),
        api.search.key(),
        api.relevance.profile.key(),
        api.reports.plan.key(),
      ]);
      refreshAtEase(queryClient, api.liveSearch.key());
      return [];
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
