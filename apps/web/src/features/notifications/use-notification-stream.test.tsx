// @vitest-environment jsdom
import type { Change } from '@groundwork/contract/changes';
import type { NotificationEvent } from '@groundwork/contract/notifications';
import type { Project } from '@groundwork/contract/projects';
import type { ReportSummary } from '@groundwork/contract/reports';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { api } from '../../lib/api.ts';
import { useIsLive } from '../../lib/live.ts';
import { useNotificationStream } from './use-notification-stream.ts';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

class Stream extends EventTarget {
  static latest: Stream;
  readyState = 0;
  constructor() {
    super();
    Stream.latest = this;
  }
  close() {}
  tell(event: NotificationEvent) {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) })));
  }
  breakOff() {
    act(() => void this.dispatchEvent(new Event('error')));
  }
}

beforeEach(() => void vi.stubGlobal('EventSource', Stream));
afterEach(() => {
  cleanup();
  server.forget();
});

const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
const statusOf = (reportId: string) => `GET /reports/commercialization/${reportId}/status`;

/** A window that shows the status of two reports, and holds the stream. */
async function openWindow() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  for (const id of [one, other]) server.answer(statusOf(id), { status: 'running', progress: 5, step: 'x' });
  const shown = (reportId: string) =>
    api.reports.status.queryOptions({ input: { reportType: 'commercialization', reportId } });
  const { useQuery } = await import('@tanstack/react-query');
  const { result } = renderHook(
    () => {
      useNotificationStream();
      useQuery(shown(one));
      useQuery(shown(other));
      return useIsLive();
    },
    { wrapper: withQueries(queryClient) },
  );
  const times = () => [server.times(statusOf(one)), server.times(statusOf(other))];
  await waitFor(() => expect(times()).toEqual([1, 1]));
  return { result, times };
}

const projectId = crypto.randomUUID();
const report = (reportId: string, createdAt: string, rest: Partial<ReportSummary> = {}): ReportSummary => ({
  ...{ reportId, projectId, createdAt, reportType: 'commercialization', title: 'Salt cells', completedAt: null },
  ...{ asOf: null, addedSince: 0, version: 1, isStale: false, status: 'running', progress: 5, step: 'x' },
  ...{ hasDocument: false, ...rest },
});
const project = (id: string, rest: Partial<Project> = {}): Project => ({
  ...{ id, title: 'Salt cells', description: 'Cells of salt.', persona: 'tech_scout', notes: '', notesVersion: 1 },
  ...{ notesBy: null, role: 'owner', sharedBy: null, collaborators: 0, createdAt: '', updatedAt: '', ...rest },
});
const pageOf = <Item,>(items: Item[]) => ({ items, total: items.length, page: 1, pageLimit: items.length || 1 });
const LISTS = ['GET /reports', 'GET /projects', 'GET /notifications', 'GET /search/saved'];

/** A window that shows lists, as the server had them. */
async function openLists() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  server.answer('GET /reports', pageOf([report(one, '2026-11-02T00:00:00Z')]));
  server.answer('GET /projects', pageOf([project(projectId)]));
  server.answer('GET /notifications', { items: [], total: 0, unread: 0 });
  server.answer('GET /search/saved', { items: [], total: 0 });
  server.answer(statusOf(one), { status: 'running', progress: 5, step: 'x', hasDocument: false });
  const { useQuery } = await import('@tanstack/react-query');
  const { result } = renderHook(
    () => {
      useNotificationStream();
      return {
        reports: useQuery(api.reports.list.queryOptions({ input: { projectId } })).data?.items,
        ofOthers: useQuery(api.reports.list.queryOptions({ input: { projectId: other } })).data?.items,
        status: useQuery(api.reports.status.queryOptions({ input: { reportType: 'commercialization', reportId: one } }))
          .data,
        projects: useQuery(api.projects.list.queryOptions()).data?.items,
        unread: useQuery(api.notifications.list.queryOptions({ input: { filter: 'unread' } })).data,
        saved: useQuery(api.savedSearches.list.queryOptions()).data,
      };
    },
    { wrapper: withQueries(queryClient) },
  );
  await waitFor(() => expect(Object.values(result.current).every(Boolean)).toBe(true));
  const times = () => [...LISTS, statusOf(one)].map((call) => server.times(call));
  return { result, times, before: times(), queryClient };
}

test('[NTF-04] what an event carries takes its place in the lists, and none of them is asked for', async () => {
  const { result, times, before } = await openLists();
  const happened = (...changes: Change[]) => Stream.latest.tell({ type: 'happened', changes });
  const done = report(one, '2026-11-02T00:00:00Z', { status: 'complete', progress: 100, step: 'Done' });
  happened({ kind: 'report', id: one, projectId, now: done });
  await waitFor(() => expect(result.current.reports).toEqual([done]));
  expect(result.current.status).toEqual({
    ...{ projectId, status: 'complete', progress: 100, step: 'Done', hasDocument: false },
  });
  const newer = report(other, '2026-11-03T00:00:00Z');
  happened({ kind: 'report', id: other, projectId, now: newer });
  await waitFor(() => expect(result.current.reports).toEqual([newer, done]));
  happened({ kind: 'report', id: one, projectId, now: null });
  await waitFor(() => expect(result.current.reports).toEqual([newer]));
  expect(result.current.ofOthers).toEqual([report(one, '2026-11-02T00:00:00Z')]);

  happened({ kind: 'project', id: projectId, now: project(projectId, { title: 'Brine', notesVersion: 2 }) });
  await waitFor(() => expect(result.current.projects?.[0]).toMatchObject({ title: 'Brine' }));
  happened({ kind: 'project', id: projectId, now: project(projectId, { title: 'Older', notesVersion: 1 }) });
  const notification = { id: one, title: 'Ready', isRead: false, createdAt: '2026-11-03T00:00:00Z' };
  Stream.latest.tell({ type: 'created', notification });
  Stream.latest.tell({ type: 'created', notification });
  await waitFor(() => expect(result.current.unread).toEqual({ items: [notification], total: 1, unread: 1 }));
  expect(result.current.projects?.[0]).toMatchObject({ title: 'Brine' });
  happened({ kind: 'project', id: projectId, now: null });
  await waitFor(() => expect(result.current.projects).toEqual([]));
  // The status of a report that is gone, or whose project is, is asked for, since it is on the screen: nothing else.
  await waitFor(() => expect(times()).toEqual([...before.slice(0, -1), before.at(-1)! + 2]));
});

test('[NTF-04] what an event does not carry, or what is under way while it comes, is asked for', async () => {
  const { result, times, before, queryClient } = await openLists();
  Stream.latest.tell({ type: 'happened', changes: [{ kind: 'project', id: projectId }] });
  await waitFor(() => expect(times()[1]).toBe(before[1]! + 1));
  // One that has come in: where among the others is for the server to say.
  Stream.latest.tell({ type: 'happened', changes: [{ kind: 'project', id: other, now: project(other) }] });
  await waitFor(() => expect(times()[1]).toBe(before[1]! + 2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));

  let answer = (_list: unknown) => {};
  server.answer('GET /reports', new Promise((resolve) => (answer = resolve)));
  void queryClient.refetchQueries({ queryKey: api.reports.list.key({ input: { projectId } }) });
  await waitFor(() => expect(times()[0]).toBe(before[0]! + 1));
  const done = report(one, '2026-11-02T00:00:00Z', { status: 'complete', progress: 100 });
  server.answer('GET /reports', pageOf([done]));
  Stream.latest.tell({ type: 'happened', changes: [{ kind: 'report', id: one, projectId, now: done }] });
  await waitFor(() => expect(result.current.reports).toEqual([done]));
  answer(pageOf([report(one, '2026-11-02T00:00:00Z')]));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(result.current.reports).toEqual([done]);

  const notification = { id: one, title: 'New records', isRead: false, createdAt: '', alertOffToken: 'x' };
  Stream.latest.tell({ type: 'created', notification });
  await waitFor(() => expect(times()[3]).toBe(before[3]! + 1));
});

const changed = (id: string): Change => ({ kind: 'report', id, projectId: crypto.randomUUID() });

test('what the stream tells of is asked for again, and nothing else', async () => {
  const { times } = await openWindow();
  Stream.latest.tell({ type: 'happened', changes: [changed(one)] });
  await waitFor(() => expect(times()).toEqual([2, 1]));
  Stream.latest.tell({ type: 'happened', changes: [{ kind: 'project', id: one }] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(times()).toEqual([2, 1]);
});

test('[NTF-04] after a silence all of it is asked for: it may have changed unheard', async () => {
  const { result, times } = await openWindow();
  Stream.latest.tell({ type: 'connected' });
  Stream.latest.breakOff();
  expect(result.current).toBe(false);
  Stream.latest.tell({ type: 'connected' });
  expect(result.current).toBe(true);
  await waitFor(() => expect(times()).toEqual([2, 2]));
});

test('[NTF-04] what a page asked for before the stream was heard is asked for once more when the page has come to rest', async () => {
  const { times } = await openWindow();
  Stream.latest.tell({ type: 'connected' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(times()).toEqual([1, 1]);
  await waitFor(() => expect(times()).toEqual([2, 2]), { timeout: 10_000 });
});
