import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { EngineId } from '../../lib/search-state.ts';

const STALE_MS = 300_000;

export const recordOptions = (searchEngine: EngineId, id: string) =>
  api.records.get.queryOptions({ input: { searchEngine, id }, staleTime: STALE_MS });

export const useRecord = (searchEngine: EngineId, id: string) => useQuery(recordOptions(searchEngine, id));

export const useSimilar = ({ searchEngine, id }: { searchEngine: EngineId; id: string }, isWanted: boolean) =>
  useQuery(
    api.records.similar.queryOptions({ input: isWanted ? { searchEngine, id } : skipToken, staleTime: STALE_MS }),
  );
