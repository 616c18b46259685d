import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { messageOf } from '../lib/api-errors.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FullScreenMessage } from '../ui/full-screen-message.tsx';
import { ButtonLink } from '../ui/links.tsx';

/** Where the links of mails lead. Opening it changes nothing, as mail scanners open what they find. */
export function ConfirmEmailPage({ token }: { token: string }) {
  usePageTitle('Confirm your email');
  const queryClient = useQueryClient();
  const confirm = useMutation(
    api.auth.confirmEmail.mutationOptions({ onSuccess: () => void queryClient.invalidateQueries() }),
  );
  const go = <ButtonLink to="/dashboard">Go on</ButtonLink>;
  if (confirm.isSuccess)
    return (
      <FullScreenMessage title="Your email is confirmed" text={`You sign in with ${confirm.data.email}.`}>
        {go}
      </FullScreenMessage>
    );
  if (confirm.isError)
    return (
      <FullScreenMessage title="We could not confirm your email" text={messageOf(confirm.error)}>
        {go}
      </FullScreenMessage>
    );
  return (
    <FullScreenMessage title="Confirm your email" text="You asked for this link in a mail. One click and it is done.">
      <Button loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
        Confirm
      </Button>
    </FullScreenMessage>
  );
}
