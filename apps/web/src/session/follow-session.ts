import type { QueryClient } from '@tanstack/react-query';
import { sessionOptions } from './session.queries.ts';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('groundwork-session');

/** Tells the other tabs of this browser that someone signed in or out. */
export const announceSession = () => channel?.postMessage('changed');

/**
 * Other tabs, and pages that the back button brings back from memory, must not go on showing someone who has left: they ask
 * the server again. Signed out, the layout leads to sign-in; with another person everything is loaded anew.
 */
export function followSession(queryClient: QueryClient) {
  const check = async () => {
    const before = queryClient.getQueryData(sessionOptions.queryKey)?.user;
    const { user } = await queryClient.fetchQuery({ ...sessionOptions, staleTime: 0 });
    if (user && user.id !== before?.id) window.location.reload();
  };
  const checkQuietly = () => void check().catch(() => undefined);
  channel?.addEventListener('message', checkQuietly);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) checkQuietly();
  });
}
