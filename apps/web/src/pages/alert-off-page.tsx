import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { fieldErrors, messageOf } from '../lib/api-errors.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FullScreenMessage } from '../ui/full-screen-message.tsx';
import { ButtonLink } from '../ui/links.tsx';

/** Where the link of an alert or mail leads. Opening it changes nothing, as mail scanners open what they find. */
export function AlertOffPage({ token }: { token: string }) {
  usePageTitle('Turn off an alert');
  const off = useMutation(api.savedSearches.off.mutationOptions());
  const what = token.startsWith('mail.') ? 'alert emails' : 'this alert';
  const search = (
    <ButtonLink to="/search" variant="default">
      Go to your searches
    </ButtonLink>
  );
  if (off.isSuccess)
    return (
      <FullScreenMessage
        title={token.startsWith('mail.') ? 'Alert emails are off' : 'The alert is off'}
        text="Your saved searches are kept. You can turn alerts on again with each of them."
      >
        {search}
      </FullScreenMessage>
    );
  const wrongToken = fieldErrors(off.error)['token'];
  if (off.isError)
    return (
      <FullScreenMessage title={`We could not turn ${what} off`} text={wrongToken ?? messageOf(off.error)}>
        {!wrongToken && <Button onClick={() => off.mutate({ token })}>Try Again</Button>}
        {search}
      </FullScreenMessage>
    );
  return (
    <FullScreenMessage title={`Turn ${what} off?`} text="The saved search itself is kept.">
      <Button loading={off.isPending} onClick={() => off.mutate({ token })}>
        Turn off
      </Button>
    </FullScreenMessage>
  );
}
