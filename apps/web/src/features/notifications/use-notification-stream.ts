import type { NotificationEvent } from '@groundwork/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { setLive } from '../../lib/live.ts';

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
    let hasHeard = false;

    function onEvent({ data }: MessageEvent<string>) {
      const event = JSON.parse(data) as NotificationEvent;
      window.clearTimeout(notice);
      notice = undefined;
      setInterrupted(false);
      setLive(true);
      // Comes with the first event: no page needs it to show itself.
      const isAgain = hasHeard;
      hasHeard = true;
      void import('./refresh-after.ts').then(({ refreshAfter }) => refreshAfter(event, queryClient, isAgain));
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
