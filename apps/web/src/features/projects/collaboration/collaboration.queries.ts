import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-errors.ts';
import { projectsOptions } from '../../../session/selected-project.ts';

export const usePeople = (projectId: string) =>
  useQuery(api.collaboration.people.queryOptions({ input: { projectId }, staleTime: 0 }));

/** Each brings the people and the list of projects up to date, and says when it failed; the form of `invite` does so itself. */
export function usePeopleActions() {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.collaboration.people.key() }),
      queryClient.invalidateQueries({ queryKey: projectsOptions.queryKey }),
    ]);
  const common = {
    onSettled,
    onError: (error: unknown) => {
      notifications.show({ message: messageOf(error), color: 'red' });
    },
  };
  return {
    invite: useMutation(api.collaboration.invite.mutationOptions({ onSettled })),
    inviteAgain: useMutation(api.collaboration.invite.mutationOptions(common)),
    changeRole: useMutation(api.collaboration.changeRole.mutationOptions(common)),
    remove: useMutation(api.collaboration.remove.mutationOptions(common)),
    admit: useMutation(api.collaboration.admit.mutationOptions(common)),
    revoke: useMutation(api.collaboration.revoke.mutationOptions(common)),
  };
}
