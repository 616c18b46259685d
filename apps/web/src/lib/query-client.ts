import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
const STALE_MS = 30_000;

/** A refusal stays a refusal: only faults of the network or the server are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      retry: (failures, error) => failures < RETRIES && !(error instanceof ORPCError && error.status < 500),
    },
  },
});
