import { MODEL_POLL_MS } from '@groundwork/contract/limits';
import type { ProjectProfile, RecordMark } from '@groundwork/contract/relevance';
import { notifications } from '@mantine/notifications';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { refreshAbout } from '../../lib/refresh-about.ts';
import type { EngineId } from '../../lib/search-state.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

export type Verdict = RecordMark['verdict'];
export type MarkedRecord = { searchEngine: EngineId; id: string; title: string };

/** Followed while the language model is at work on it; what rests on it is asked anew when it ends. */
export function useProfile(projectId: string | undefined) {
  const queryClient = useQueryClient();
  const profile = useQuery(
    api.relevance.profile.queryOptions({
      input: projectId ? { projectId } : skipToken,
      refetchInterval: ({ state }) => (isAtWork(state.data) ? MODEL_POLL_MS : false),
    }),
  );
  const isWorking = isAtWork(profile.data);
  const wasWorking = useRef(false);
  useEffect(() => {
    if (wasWorking.current && !isWorking) void refreshAbout(queryClient);
    wasWorking.current = isWorking;
  }, [isWorking, queryClient]);
  return profile;
}

const isAtWork = (profile: ProjectProfile | undefined): boolean => profile?.model?.state === 'working';

export const useJudgement = (projectId: string | undefined, { searchEngine, id }: Omit<MarkedRecord, 'title'>) =>
  useQuery(api.relevance.judgement.queryOptions({ input: projectId ? { projectId, searchEngine, id } : skipToken }));

export function useCorrect() {
  const queryClient = useQueryClient();
  return useMutation(api.relevance.correct.mutationOptions({ onSuccess: () => refreshAbout(queryClient) }));
}

/** All views of the project follow. */
export function useSetScope() {
  const queryClient = useQueryClient();
  return useMutation(
    api.relevance.setScope.mutationOptions({
      onSuccess: () => refreshAbout(queryClient),
      onError: (error) => {
        notifications.show({ title: RELEVANCE_SCREEN.scopeFailed, message: messageOf(error), color: 'red' });
      },
    }),
  );
}

/** Says something of a record; pending until what depends on it is up to date. It can be taken back at once. */
export function useMark(projectId: string) {
  const queryClient = useQueryClient();
  const mark = useMutation(
    api.relevance.mark.mutationOptions({
      onSuccess: () => refreshAbout(queryClient),
      onError: (error) => {
        notifications.show({ title: RELEVANCE_SCREEN.markFailed, message: messageOf(error), color: 'red' });
      },
    }),
  );
  const send = (record: MarkedRecord, verdict: Verdict | null) =>
    mark.mutateAsync({ projectId, searchEngine: record.searchEngine, id: record.id, verdict });
  return {
    isPending: mark.isPending,
    say(record: MarkedRecord, verdict: Verdict | null, before: Verdict | null) {
      const undo = () => void send(record, before).catch(() => undefined);
      // Promises, because the record leaves its list before the answer is here; a failure says so by itself.
      void send(record, verdict).then(
        () => showUndo(verdict ? RELEVANCE_SCREEN.marked[verdict] : RELEVANCE_SCREEN.takenBack, undo),
        () => undefined,
      );
    },
  };
}
