import { hashKey, type QueryClient } from '@tanstack/react-query';
import { selectProject } from './selection.ts';
import { sessionOptions } from './session.queries.ts';

// Where a page is drawn by the server there is no window.
const channel =
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('groundwork-session');

/** Tells the other tabs of this browser that someone signed in or out. */
export const announceSession = () => channel?.postMessage('changed');

/**
 * Other tabs, and pages that the back button brings back from memory, must not go on showing someone who has left: they ask
 * the server again. Signed out, the layout leads to sign-in; with another person everything is loaded anew.
 */
export function followSession(
  queryClient: QueryClient,
  { reload = () => window.location.reload(), ...until }: { reload?: () => void; signal?: AbortSignal } = {},
) {
  forgetWhoLeft(queryClient);
  const check = async () => {
    const before = queryClient.getQueryData(sessionOptions.queryKey)?.user;
    const { user } = await queryClient.fetchQuery({ ...sessionOptions, staleTime: 0 });
    if (user && user.id !== before?.id) reload();
  };
  const checkQuietly = () => void check().catch(() => undefined);
  channel?.addEventListener('message', checkQuietly, until);
  window.addEventListener('pageshow', ({ persisted }) => persisted && checkQuietly(), until);
}

/**
 * However this tab learns that its person is no longer the one who is signed in, what it knew of them goes: a session may have
 * ended in another tab, on another device or by an administrator.
 */
function forgetWhoLeft(queryClient: QueryClient) {
  const session = hashKey(sessionOptions.queryKey);
  let known: string | undefined;
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryHash !== session || query.state.status !== 'success') return;
    const user = queryClient.getQueryData(sessionOptions.queryKey)?.user?.id;
    const left = known !== undefined && user !== known;
    known = user;
    if (!left) return;
    selectProject(null);
    queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== session });
    queryClient.getMutationCache().clear();
  });
}
