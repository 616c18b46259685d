import { AUTH_TEXTS } from '@groundwork/contract/auth.texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { hasCode, messageOf } from '../../lib/api-errors.ts';
import { type GoogleAnswer, googleChannel } from '../../lib/google-popup.ts';
import { startSession } from '../../session/start-session.ts';

const WATCH_MS = 500;

/** A popup of Google's yields an ID token; the server signs in by it. */
export function useGoogleSignIn(onSignedIn: () => void) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Another tab's popup must not sign in here: only the tab that opened one listens.
  const isMine = useRef(false);
  const { mutate, ...signIn } = useMutation(
    api.auth.signInGoogle.mutationOptions({
      onSuccess: ({ user }) => {
        startSession(queryClient, user);
        onSignedIn();
      },
    }),
  );
  useEffect(() => {
    const channel = googleChannel();
    channel.onmessage = ({ data }: MessageEvent<GoogleAnswer | null>) => {
      if (!isMine.current) return;
      isMine.current = false;
      setOpen(false);
      if (data) mutate(data);
      else setFailed(true);
    };
    return () => channel.close();
  }, [mutate]);

  function start() {
    setFailed(false);
    signIn.reset();
    const popup = window.open('/api/auth/google/start', 'groundwork-google', 'popup,width=480,height=680');
    isMine.current = popup !== null;
    setFailed(popup === null);
    setOpen(popup !== null);
    // Closed by hand: the button is there again. What a popup says that only seems closed is still heard.
    const watch = setInterval(() => {
      if (!popup?.closed) return;
      clearInterval(watch);
      setOpen(false);
    }, WATCH_MS);
  }

  const isRefused = hasCode(signIn.error, 'CONFLICT');
  return {
    start,
    isBusy: isOpen || signIn.isPending || signIn.isSuccess,
    error: hasFailed || signIn.isError ? (isRefused ? messageOf(signIn.error) : AUTH_TEXTS.googleFailed) : null,
  };
}
