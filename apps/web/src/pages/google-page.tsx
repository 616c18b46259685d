import { useEffect } from 'react';
import { googleChannel, readGoogleAnswer } from '../lib/google-popup.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FullScreenMessage } from '../ui/full-screen-message.tsx';
import { ACCOUNT_TEXTS } from './account.texts.ts';

/** Google sends its popup back to this page: it hands the ID token to the page that opened it, and closes. */
export function GooglePage() {
  usePageTitle(ACCOUNT_TEXTS.signInWithGoogle);
  useEffect(() => {
    const channel = googleChannel();
    channel.postMessage(readGoogleAnswer(window.location.hash));
    channel.close();
    // A token must not stay in the history.
    window.history.replaceState(null, '', window.location.pathname);
    window.close();
  }, []);
  return (
    <FullScreenMessage title={ACCOUNT_TEXTS.signingIn} text={ACCOUNT_TEXTS.closeWindow}>
      {null}
    </FullScreenMessage>
  );
}
