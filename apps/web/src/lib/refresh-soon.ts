import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Data that many small steps change is asked for again no oftener than this. */
const EVERY_MS = 2_500;

const waiting = new WeakMap<QueryClient, Map<string, QueryKey>>();

/** Asks for these again in a moment, once however often it is called until then. */
export function refreshSoon(queryClient: QueryClient, keys: QueryKey[]): void {
  const known = waiting.get(queryClient);
  const keysThen = known ?? new Map<string, QueryKey>();
  for (const key of keys) keysThen.set(JSON.stringify(key), key);
  if (known) return;
  waiting.set(queryClient, keysThen);
  setTimeout(() => {
    waiting.delete(queryClient);
    for (const key of keysThen.values()) refreshAtEase(queryClient, key);
  }, EVERY_MS);
}

/**
 * Asks at once for what is not on its way. What is may come, and is asked for again after it: were it cancelled with each of many
 * steps, a slow answer would never be seen, and the server would work on those that nobody waits for.
 */
export function refreshAtEase(queryClient: QueryClient, queryKey: QueryKey): void {
  const underWay = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  void queryClient.invalidateQueries({ queryKey, fetchStatus: 'idle' });
  if (underWay.length > 0)
    refreshSoon(
      queryClient,
      underWay.map((query) => query.queryKey),
    );
}
