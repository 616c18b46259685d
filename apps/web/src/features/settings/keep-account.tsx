import { formatDate } from '@groundwork/contract/format';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { FullScreenMessage } from '../../ui/full-screen-message.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { TEXTS } from './settings.texts.ts';

const texts = TEXTS.deletion;

/** In place of every screen while an account waits for its deletion. */
export function KeepAccount({ deletionAt }: { deletionAt: string }) {
  const queryClient = useQueryClient();
  const keep = useMutation(
    api.settings.keepAccount.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries();
        notifications.show({ message: texts.kept });
      },
      onError: (error) => notifications.show({ color: 'red', message: messageOf(error) }),
    }),
  );
  return (
    <FullScreenMessage title={texts.scheduled(formatDate(deletionAt))} text={texts.pendingText}>
      <Button loading={keep.isPending} onClick={() => keep.mutate({})}>
        {texts.keep}
      </Button>
      <ButtonLink to="/sign-out" variant="default" preload={false}>
        {texts.signOut}
      </ButtonLink>
    </FullScreenMessage>
  );
}
