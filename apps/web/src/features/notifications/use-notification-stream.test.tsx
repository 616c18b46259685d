// @vitest-environment jsdom
import type { Change } from '@groundwork/contract/changes';
import type { NotificationEvent } from '@groundwork/contract/notifications';
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
  Stream.latest.breakOff();
  expect(result.current).toBe(false);
  Stream.latest.tell({ type: 'connected' });
  expect(result.current).toBe(true);
  await waitFor(() => expect(times()).toEqual([2, 2]));
});
