import type { IdeaChart } from '@groundwork/contract/idea';
import { MODEL_POLL_MS } from '@groundwork/contract/limits';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { IDEA_SCREEN } from './idea.texts.ts';

export type Statement = IdeaChart['statements'][number];
export type Judged = Statement['refused'][number];
export type Verdict = 'near' | 'not' | null;

const STALE_MS = 300_000;

/** An edited project says something else: the moment of its last change is part of what is remembered. */
export const useIdea = ({ id, updatedAt }: { id: string; updatedAt: string }) => {
  const options = api.idea.chart.queryOptions({ input: { projectId: id } });
  return useQuery({
    ...options,
    staleTime: STALE_MS,
    refetchInterval: ({ state }) => (state.data?.model?.state === 'working' ? MODEL_POLL_MS : false),
    queryKey: [...options.queryKey, updatedAt] as never,
  });
};

export function usePutStatements() {
  const queryClient = useQueryClient();
  return useMutation(
    api.idea.correct.mutationOptions({
      // The dialog doesn't wait until the idea is held against the records anew.
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: api.idea.key() }),
    }),
  );
}

/** Says of a record that it is near to a statement, or not; pending until what is shown is up to date. It can be taken back at once. */
export function useJudge(projectId: string, statement: string) {
  const queryClient = useQueryClient();
  const mark = useMutation(
    api.idea.mark.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.idea.key() }),
      onError: (error) => {
        notifications.show({ title: IDEA_SCREEN.markFailed, message: messageOf(error), color: 'red' });
      },
    }),
  );
  const send = ({ searchEngine, id }: Judged, verdict: Verdict) =>
    mark.mutateAsync({ projectId, statement, searchEngine, id, verdict });
  return {
    isPending: mark.isPending,
    say(record: Judged, verdict: Verdict, before: Verdict) {
      const undo = () => void send(record, before).catch(() => undefined);
      const said = { near: IDEA_SCREEN.saidNear, not: IDEA_SCREEN.saidNot };
      // Promises, because the record leaves its list before the answer is here; a failure says so by itself.
      void send(record, verdict).then(
        () => showUndo(verdict ? said[verdict] : IDEA_SCREEN.takenBack, undo),
        () => undefined,
      );
    },
  };
}
