import type { Presence } from '@groundwork/contract/collaboration';
import { PRESENCE_BEAT_MS } from '@groundwork/contract/limits';
import type { Project } from '@groundwork/contract/projects';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-errors.ts';
import { projectsOptions } from '../../../session/selected-project.ts';

/**
 * Says, while the window is seen, that the project is open here; answers who else has it open. What somebody changed
 * elsewhere is asked for, and so is the list when the project is no longer ours.
 */
export function usePresence({ id, role, collaborators, updatedAt }: Project): Presence['others'] {
  const queryClient = useQueryClient();
  const isShared = role !== 'owner' || collaborators > 0;
  const { data, error } = useQuery(
    api.collaboration.presence.queryOptions({
      input: isShared ? { projectId: id } : skipToken,
      staleTime: 0,
      refetchInterval: PRESENCE_BEAT_MS,
    }),
  );
  const isOutdated = data !== undefined && data.updatedAt > updatedAt;
  const isGone = hasCode(error, 'NOT_FOUND');
  useEffect(() => {
    if (isOutdated || isGone) void queryClient.invalidateQueries({ queryKey: projectsOptions.queryKey });
  }, [queryClient, isOutdated, isGone]);
  return isShared && !isGone ? (data?.others ?? []) : [];
}
