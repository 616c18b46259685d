import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { fieldErrors, messageOf } from '../lib/api-errors.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FullScreenMessage } from '../ui/full-screen-message.tsx';
import { ButtonLink } from '../ui/links.tsx';
import { UI_TEXTS } from '../ui/ui.texts.ts';
import { PAGES_TEXTS } from './pages.texts.ts';

/** Where the link of an alert or mail leads. Opening it changes nothing, as mail scanners open what they find. */
export function AlertOffPage({ token }: { token: string }) {
  usePageTitle(PAGES_TEXTS.turnOffAnAlert);
  const off = useMutation(api.savedSearches.off.mutationOptions());
  const what = token.startsWith('mail.') ? PAGES_TEXTS.alertEmails : PAGES_TEXTS.thisAlert;
  const search = (
    <ButtonLink to="/search" variant="default">
      {PAGES_TEXTS.goToYourSearches}
    </ButtonLink>
  );
  if (off.isSuccess)
    return (
      <FullScreenMessage
        title={token.startsWith('mail.') ? PAGES_TEXTS.alertEmailsAreOff : PAGES_TEXTS.theAlertIsOff}
        text={PAGES_TEXTS.alertOffText}
      >
        {search}
      </FullScreenMessage>
    );
  const wrongToken = fieldErrors(off.error)['token'];
  if (off.isError)
    return (
      <FullScreenMessage title={PAGES_TEXTS.turnOffFailed(what)} text={wrongToken ?? messageOf(off.error)}>
        {!wrongToken && <Button onClick={() => off.mutate({ token })}>{UI_TEXTS.tryAgain}</Button>}
        {search}
      </FullScreenMessage>
    );
  return (
    <FullScreenMessage title={PAGES_TEXTS.turnOffTitle(what)} text={PAGES_TEXTS.turnOffText}>
      <Button loading={off.isPending} onClick={() => off.mutate({ token })}>
        {PAGES_TEXTS.turnOff}
      </Button>
    </FullScreenMessage>
  );
}
