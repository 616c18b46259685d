import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

const LOADING_POLL_MS = 1_500;
const STALE_MS = 300_000;

/** The installation's activity; asked again while the sample data is loading. */
export function useStatus() {
  return useQuery(
    api.system.status.queryOptions({
      staleTime: STALE_MS,
      refetchInterval: ({ state }) => (state.data?.sample.state === 'loading' ? LOADING_POLL_MS : false),
    }),
  );
}
