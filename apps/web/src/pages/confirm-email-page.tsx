import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { messageOf } from '../lib/api-errors.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FullScreenMessage } from '../ui/full-screen-message.tsx';
import { ButtonLink } from '../ui/links.tsx';
import { ACCOUNT_TEXTS } from './account.texts.ts';

/** Where the links of mails lead. Opening it changes nothing, as mail scanners open what they find. */
export function ConfirmEmailPage({ token }: { token: string }) {
  usePageTitle(ACCOUNT_TEXTS.confirmYourEmail);
  const queryClient = useQueryClient();
  const confirm = useMutation(
    api.auth.confirmEmail.mutationOptions({ onSuccess: () => void queryClient.invalidateQueries() }),
  );
  const go = <ButtonLink to="/dashboard">{ACCOUNT_TEXTS.goOn}</ButtonLink>;
  if (confirm.isSuccess)
    return (
      <FullScreenMessage title={ACCOUNT_TEXTS.yourEmailIsConfirmed} text={ACCOUNT_TEXTS.confirmed(confirm.data.email)}>
        {go}
      </FullScreenMessage>
    );
  if (confirm.isError)
    return (
      <FullScreenMessage title={ACCOUNT_TEXTS.confirmFailed} text={messageOf(confirm.error)}>
        {go}
      </FullScreenMessage>
    );
  return (
    <FullScreenMessage title={ACCOUNT_TEXTS.confirmYourEmail} text={ACCOUNT_TEXTS.confirmText}>
      <Button loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
        {ACCOUNT_TEXTS.confirm}
      </Button>
    </FullScreenMessage>
  );
}
