import { NOTIFICATION_KIND_TEXTS } from '@groundwork/contract/notifications.kinds.texts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { fieldErrors, messageOf } from '../lib/api-errors.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FullScreenMessage } from '../ui/full-screen-message.tsx';
import { ButtonLink } from '../ui/links.tsx';
import { UI_TEXTS } from '../ui/ui.texts.ts';
import { PAGES_TEXTS } from './pages.texts.ts';

/** The page behind the link of an alert or mail. Opening it changes nothing, as mail scanners open what they find. */
export function AlertOffPage({ token }: { token: string }) {
  usePageTitle(PAGES_TEXTS.turnOffAnAlert);
  const offAlert = useMutation(api.savedSearches.off.mutationOptions());
  const unsubscribe = useMutation(api.notifications.unsubscribe.mutationOptions());
  const isOfNotifications = token.startsWith('to.');
  const off = isOfNotifications ? unsubscribe : offAlert;
  const kind = isOfNotifications ? kindIn(token) : null;
  const what = isOfNotifications
    ? kind
      ? PAGES_TEXTS.mailsAbout(kind)
      : PAGES_TEXTS.notificationMails
    : token.startsWith('mail.')
      ? PAGES_TEXTS.alertEmails
      : PAGES_TEXTS.thisAlert;
  const search = (
    <ButtonLink to="/search" variant="default">
      {PAGES_TEXTS.goToYourSearches}
    </ButtonLink>
  );
  const settings = (
    <ButtonLink to="/settings" variant="default">
      {PAGES_TEXTS.goToYourSettings}
    </ButtonLink>
  );
  if (off.isSuccess)
    return (
      <FullScreenMessage
        title={
          isOfNotifications
            ? PAGES_TEXTS.mailsAreOff
            : token.startsWith('mail.')
              ? PAGES_TEXTS.alertEmailsAreOff
              : PAGES_TEXTS.theAlertIsOff
        }
        text={isOfNotifications ? PAGES_TEXTS.mailsOffText : PAGES_TEXTS.alertOffText}
      >
        {isOfNotifications ? settings : search}
      </FullScreenMessage>
    );
  const wrongToken = fieldErrors(off.error)['token'];
  if (off.isError)
    return (
      <FullScreenMessage title={PAGES_TEXTS.turnOffFailed(what)} text={wrongToken ?? messageOf(off.error)}>
        {!wrongToken && <Button onClick={() => off.mutate({ token })}>{UI_TEXTS.tryAgain}</Button>}
        {isOfNotifications ? settings : search}
      </FullScreenMessage>
    );
  return (
    <FullScreenMessage
      title={PAGES_TEXTS.turnOffTitle(what)}
      text={isOfNotifications ? PAGES_TEXTS.mailsOffText : PAGES_TEXTS.turnOffText}
    >
      <Button loading={off.isPending} onClick={() => off.mutate({ token })}>
        {PAGES_TEXTS.turnOff}
      </Button>
    </FullScreenMessage>
  );
}

/** The kind of mails that the token ends; null for several kinds, or a token that is not complete. */
function kindIn(token: string): string | null {
  const kinds: Record<string, { label: string }> = NOTIFICATION_KIND_TEXTS;
  return kinds[token.split('.')[1] ?? '']?.label ?? null;
}
