import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What many small steps change is asked for again no oftener than this. */
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
    for (const queryKey of keysThen.values()) void queryClient.invalidateQueries({ queryKey });
  }, EVERY_MS);
}
