import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasCode } from './api-errors.ts';
import { CallError } from './call-error.ts';

const RETRIES = 2;
const STALE_MS = 30_000;

/** A refusal stays a refusal: only faults of the network or the server are tried again. */
const isWorthRetrying = (failures: number, error: unknown) =>
  failures < RETRIES && !(error instanceof CallError && error.status < 500);

// That a call is under way must show before the next click is handled, or a double click sends a form twice. By default it
// waits for a timer.
notifyManager.setScheduler(queueMicrotask);

export function createAppQueryClient(options: { onUnauthorized: () => void; onForbidden: () => void }) {
  const onError = (error: unknown) => {
    if (hasCode(error, 'UNAUTHORIZED')) options.onUnauthorized();
    if (hasCode(error, 'FORBIDDEN')) options.onForbidden();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: isWorthRetrying,
        // Parts that mount later wait with the others: asking again at once would be refused again, and restart the wait.
        retryOnMount: ({ state }) => !hasCode(state.error, 'RATE_LIMITED'),
      },
    },
  });
}
