import type { NotificationEvent } from '@groundwork/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { setLive } from '../../lib/live.ts';
import { refreshAll, refreshChanged } from './refresh-changed.ts';

const STREAM = '/api/notifications/stream';
const RETRY_MS = 3_000;
/** The server ends a stream now and then, and the browser is back within a second: nobody needs to know. */
const NOTICE_AFTER_MS = 2_500;

/** Keeps what is shown up to date while the server tells of news; answers whether it cannot be heard. */
export function useNotificationStream(): boolean {
  const queryClient = useQueryClient();
  const [isInterrupted, setInterrupted] = useState(false);
  useEffect(() => {
    let source: EventSource;
    let retry: number | undefined;
    let notice: number | undefined;

    function onEvent({ data }: MessageEvent<string>) {
      const event = JSON.parse(data) as NotificationEvent;
      window.clearTimeout(notice);
      notice = undefined;
      setInterrupted(false);
      setLive(true);
      if (event.type === 'happened') return refreshChanged(queryClient, event.changes);
      if (event.type === 'connected') refreshAll(queryClient);
      // Also when connected: the list may be older than the stream.
      void queryClient.invalidateQueries({ queryKey: api.notifications.key() });
      if (event.type !== 'created') return;
      void queryClient.invalidateQueries({ queryKey: api.savedSearches.key() });
      // One may have been let into a project, or out of it.
      void queryClient.invalidateQueries({ queryKey: api.projects.list.key() });
    }

    function connect() {
      source = new EventSource(STREAM);
      source.addEventListener('message', onEvent);
      source.addEventListener('error', () => {
        setLive(false);
        notice ??= window.setTimeout(() => setInterrupted(true), NOTICE_AFTER_MS);
        // Browsers connect again by themselves, except after an answer that was an error.
        if (source.readyState === EventSource.CLOSED) retry = window.setTimeout(connect, RETRY_MS);
      });
    }

    connect();
    return () => {
      window.clearTimeout(retry);
      window.clearTimeout(notice);
      source.close();
      setLive(false);
    };
  }, [queryClient]);
  return isInterrupted;
}
