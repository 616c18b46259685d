import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { messageOf } from '../lib/api-errors.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FullScreenMessage } from '../ui/full-screen-message.tsx';
import { ButtonLink } from '../ui/links.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';

/** Where the links of mails lead. Opening it changes nothing, as mail scanners open what they find. */
export function ConfirmEmailPage({ token }: { token: string }) {
  usePageTitle(PAGES_TEXTS.confirmYourEmail);
  const queryClient = useQueryClient();
  const confirm = useMutation(
    api.auth.confirmEmail.mutationOptions({ onSuccess: () => void queryClient.invalidateQueries() }),
  );
  const go = <ButtonLink to="/dashboard">{PAGES_TEXTS.goOn}</ButtonLink>;
  if (confirm.isSuccess)
    return (
      <FullScreenMessage title={PAGES_TEXTS.yourEmailIsConfirmed} text={PAGES_TEXTS.confirmed(confirm.data.email)}>
        {go}
      </FullScreenMessage>
    );
  if (confirm.isError)
    return (
      <FullScreenMessage title={PAGES_TEXTS.confirmFailed} text={messageOf(confirm.error)}>
        {go}
      </FullScreenMessage>
    );
  return (
    <FullScreenMessage title={PAGES_TEXTS.confirmYourEmail} text={PAGES_TEXTS.confirmText}>
      <Button loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
        {PAGES_TEXTS.confirm}
      </Button>
    </FullScreenMessage>
  );
}
