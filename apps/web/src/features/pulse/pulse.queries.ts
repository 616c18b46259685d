import { ASSESSMENT_CACHE_MS, ASSESSMENT_POLL_MS } from '@groundwork/contract/limits';
import type { Project } from '@groundwork/contract/projects';
import type { KeyFigures } from '@groundwork/contract/pulse.panels';
import { FEW_IN_FIELD } from '@groundwork/contract/relevance.names';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const STALE_MS = 300_000;
/** A failed call is tried again by itself, besides the button. */
const RETRY_MS = 30_000;

export type Told = Pick<Project, 'id' | 'description' | 'updatedAt'>;

/** An edited project is about something else: the moment of its last change is part of what is remembered. */
function usePanel<Data, Failure>(
  options: UseQueryOptions<Data, Failure, Data, readonly unknown[]>,
  { updatedAt }: Told,
  more: { staleTime?: number; pollMs?: (data: Data) => number | false } = {},
) {
  return useQuery({
    staleTime: more.staleTime ?? STALE_MS,
    refetchInterval: ({ state: { status, data } }) => {
      if (status === 'error') return RETRY_MS;
      return data !== undefined && more.pollMs ? more.pollMs(data as Data) : false;
    },
    ...options,
    queryKey: [...options.queryKey, updatedAt],
  } as UseQueryOptions<Data, Failure, Data, readonly unknown[]>);
}

const ofProject = ({ id }: Told) => ({ input: { projectId: id } });
const described = ({ id, description }: Told) => ({ input: { projectId: id, projectDescription: description } });

export const useKeyFigures = (told: Told) => usePanel(api.pulse.keyFigures.queryOptions(ofProject(told)), told);
export type Looked = Pick<KeyFigures['figures'][number], 'searchEngine' | 'of'>;
/** How much of all that the data sets hold belongs to the project: nothing, few, or enough for figures. */
export function useHowMuch(told: Told) {
  const looked = useKeyFigures(told).data?.figures ?? [];
  const inField = looked.reduce((sum, { onTopic }) => sum + onTopic, 0);
  return {
    isNothing: looked.some(({ of }) => of > 0) && inField === 0,
    isFew: inField > 0 && inField < FEW_IN_FIELD,
    /** Little of whatever there is; unknown while it is counted. */
    isLittle: looked.length > 0 && inField < FEW_IN_FIELD,
    looked,
  };
}
export const useMarketTrends = (told: Told) => usePanel(api.pulse.marketTrends.queryOptions(ofProject(told)), told);
/** Its answer is data or an error, and the error is tried again like any other. */
export const useAgencies = (told: Told) =>
  usePanel(api.pulse.agencies.queryOptions(described(told)), told, {
    pollMs: ({ error }) => (error === null ? false : RETRY_MS),
  });
export const useBiotechCheck = (told: Told) => usePanel(api.pulse.biotechCheck.queryOptions(described(told)), told);
export const usePlaces = (told: Told) => usePanel(api.pulse.places.queryOptions(ofProject(told)), told);
export const useFieldMap = (told: Told) => usePanel(api.pulse.fieldMap.queryOptions(ofProject(told)), told);
export const useClosingDates = (told: Told) => usePanel(api.pulse.closingDates.queryOptions(ofProject(told)), told);
export const useWhatIsNew = (told: Told) => usePanel(api.pulse.whatIsNew.queryOptions(ofProject(told)), told);

export const useFundingTrends = (told: Told) =>
  usePanel(api.pulse.fundingTrends.queryOptions({ input: { projectId: told.id, query: told.description } }), told);

export const useAssessment = (told: Told) =>
  usePanel(api.pulse.opportunityAssessment.queryOptions(ofProject(told)), told, {
    staleTime: ASSESSMENT_CACHE_MS,
    pollMs: ({ state }) => (state === 'measuring' ? ASSESSMENT_POLL_MS : false),
  });
