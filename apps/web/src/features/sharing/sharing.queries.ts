import { SHARING_TEXTS } from '@groundwork/contract/sharing.texts';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type SharedThing = { kind: 'feed' | 'insights'; itemId: string };

export const useSharedLink = (thing: SharedThing, isAsked: boolean) =>
  useQuery({ ...api.sharing.link.queryOptions({ input: thing }), staleTime: 0, enabled: isAsked });

export function useSharingActions() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: api.sharing.link.key() });
  const onError = () => void notifications.show({ message: SHARING_TEXTS.failed, color: 'red' });
  return {
    share: useMutation(api.sharing.share.mutationOptions({ onSettled: again, onError })),
    change: useMutation(api.sharing.change.mutationOptions({ onSettled: again, onError })),
    revoke: useMutation(api.sharing.revoke.mutationOptions({ onSettled: again, onError })),
    email: useMutation(api.sharing.email.mutationOptions({ onSettled: again })),
  };
}
