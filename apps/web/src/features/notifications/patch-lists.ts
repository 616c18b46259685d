import type { Change } from '@groundwork/contract/changes';
import type { LibraryFile } from '@groundwork/contract/library';
import { NOTIFICATIONS_SHOWN_MAX } from '@groundwork/contract/limits';
import type { Notification, NotificationList } from '@groundwork/contract/notifications';
import type { Project } from '@groundwork/contract/projects';
import type { ReportStatus, ReportSummary } from '@groundwork/contract/reports';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Applies the event to a known answer; null where it cannot tell. */
type Patch<Data> = (known: Data, input: Record<string, unknown>) => Data | null;
type List<Item> = { items: Item[]; total: number; page: number; pageLimit: number };
type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** Patches each answer to this call; answers which are to be asked for again. */
export function patchList<Data>(queryClient: QueryClient, queryKey: QueryKey, patch: Patch<Data>): QueryKey[] {
  const rest: QueryKey[] = [];
  for (const { queryKey: key, state } of queryClient.getQueryCache().findAll({ queryKey })) {
    const { input = {} } = key[1] as { input?: Record<string, unknown> };
    // An answer that is under way may be older than the event.
    const isSure = state.data !== undefined && state.fetchStatus === 'idle' && !state.isInvalidated;
    const patched = isSure ? patch(state.data as Data, input) : null;
    if (patched === null) rest.push(key);
    // Keeps its age: the event is about one thing in it.
    else if (patched !== state.data) queryClient.setQueryData(key, patched, { updatedAt: state.dataUpdatedAt });
  }
  return rest;
}

const listOf = <Item>(items: Item[], list: List<Item>): List<Item> => ({
  ...list,
  items,
  total: items.length,
  pageLimit: Math.max(items.length, 1),
});

export const withNotification =
  (notification: Notification): Patch<NotificationList> =>
  (list) => {
    if (list.items.some(({ id }) => id === notification.id)) return list;
    // It came late: meanwhile others may have been read, too.
    if (notification.isRead) return null;
    const items = [notification, ...list.items].slice(0, NOTIFICATIONS_SHOWN_MAX);
    return { items, total: list.total + 1, unread: list.unread + 1 };
  };

/** Reports stand newest first. */
export const withReport =
  ({ id, projectId, now }: ChangeOf<'report'>): Patch<List<ReportSummary>> =>
  (list, input) => {
    if (now === undefined) return null;
    if (input['projectId'] !== undefined && input['projectId'] !== projectId) return list;
    const others = list.items.filter(({ reportId }) => reportId !== id);
    if (now === null) return listOf(others, list);
    const isKnown = others.length < list.items.length;
    if (isKnown) return { ...list, items: list.items.map((each) => (each.reportId === id ? now : each)) };
    return listOf(
      [now, ...others].sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
      list,
    );
  };

export const withStatus =
  ({ now }: ChangeOf<'report'>): Patch<ReportStatus> =>
  () => {
    if (!now) return null;
    const { projectId, status, progress, step, hasDocument, stepSaid, message, messageSaid } = now;
    return {
      ...{ projectId, status, progress, step, hasDocument },
      ...(stepSaid && { stepSaid }),
      ...(message !== undefined && { message }),
      ...(messageSaid && { messageSaid }),
    };
  };

/** The server alone knows where a new project goes among the others. */
export const withProject =
  ({ id, now }: ChangeOf<'project'>): Patch<List<Project>> =>
  (list) => {
    if (now === undefined) return null;
    const known = list.items.find((each) => each.id === id);
    if (!known) return now === null ? list : null;
    if (now === null)
      return listOf(
        list.items.filter((each) => each.id !== id),
        list,
      );
    // Notes that this window has saved since are newer; it will be told of those as well.
    if (known.notesVersion > now.notesVersion) return list;
    return { ...list, items: list.items.map((each) => (each.id === id ? now : each)) };
  };

export const withFile =
  <Place extends 'items' | 'files'>(
    { id, now }: ChangeOf<'library-file'>,
    place: Place,
  ): Patch<Record<Place, LibraryFile[]>> =>
  (answer) => {
    if (!answer[place].some((file) => file.id === id)) return answer;
    return now ? { ...answer, [place]: answer[place].map((file) => (file.id === id ? now : file)) } : null;
  };
