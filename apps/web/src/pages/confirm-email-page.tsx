import { NEW_PROJECT } from '@groundwork/contract/paths';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../lib/api.ts';
import { messageOf } from '../lib/api-errors.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { startSession } from '../session/start-session.ts';
import { FullScreenMessage } from '../ui/full-screen-message.tsx';
import { ButtonLink } from '../ui/links.tsx';
import { ACCOUNT_TEXTS } from './account.texts.ts';

/** The page behind the links of mails. Opening it changes nothing, as mail scanners open what they find. */
export function ConfirmEmailPage({ token, redirect }: { token: string; redirect: string }) {
  usePageTitle(ACCOUNT_TEXTS.confirmYourEmail);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const confirm = useMutation(
    api.auth.confirmEmail.mutationOptions({
      onSuccess: ({ user }) => {
        // The link of a sign-up signs in; others change an address of whoever is signed in.
        if (!user) return void queryClient.invalidateQueries();
        startSession(queryClient, user);
        void navigate({ href: redirect || NEW_PROJECT, replace: true });
      },
    }),
  );
  const go = <ButtonLink to="/dashboard">{ACCOUNT_TEXTS.goOn}</ButtonLink>;
  if (confirm.data && !confirm.data.user)
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
      <Button loading={confirm.isPending || confirm.isSuccess} onClick={() => confirm.mutate({ token })}>
        {ACCOUNT_TEXTS.confirm}
      </Button>
    </FullScreenMessage>
  );
}
