import type { LiveAsk, LiveSearch } from '@groundwork/contract/live-search';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The stream tells each step; where it is not heard, this does. */
const POLL_MS = 3_000;

export const isUnderWay = (ask: LiveAsk | undefined): boolean => ask !== undefined && ask.endedAt === null;

/** The ask that goes on, whatever it is for; else the last one of a search, or of the project itself: one says nothing of the other. */
export const latestOf = ({ asks }: LiveSearch, isForSearch: boolean): LiveAsk | undefined =>
  isUnderWay(asks[0]) ? asks[0] : asks.find((ask) => ask.isForSearch === isForSearch);

export const useLiveSearch = (projectId: string) =>
  useQuery(
    api.liveSearch.overview.queryOptions({
      input: { projectId },
      refetchInterval: ({ state: { data } }) => (isUnderWay(data?.asks[0]) || data?.isSettling ? POLL_MS : false),
    }),
  );
