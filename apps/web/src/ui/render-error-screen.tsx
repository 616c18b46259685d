import { Anchor, Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportError } from '../lib/report-error.ts';
import { useStatus } from '../lib/status.queries.ts';
import { FullScreenMessage } from './full-screen-message.tsx';
import { UI_TEXTS } from './ui.texts.ts';

/** A part of the page that was never loaded and could not be, as browsers say it. */
const NOT_LOADED = /dynamically imported module|module script failed|preload CSS/i;

const isOfNetwork = (error: unknown) => !navigator.onLine || NOT_LOADED.test(String(error));

export function RenderErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  return isOfNetwork(error) ? <NotLoadedScreen /> : <BrokenScreen error={error} />;
}

const reload = () => window.location.reload();

/** Nothing is broken: the page comes by itself as soon as the network is back. */
function NotLoadedScreen() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <FullScreenMessage title={UI_TEXTS.notLoadedTitle} text={UI_TEXTS.notLoadedText}>
      <Button onClick={() => window.history.back()}>{UI_TEXTS.goBack}</Button>
      <Button variant="default" onClick={reload}>
        {UI_TEXTS.tryAgain}
      </Button>
    </FullScreenMessage>
  );
}

function BrokenScreen({ error }: { error: unknown }) {
  const statusUrl = useStatus().data?.links.status;
  useEffect(() => reportError(error, 'render'), [error]);
  return (
    <FullScreenMessage title={UI_TEXTS.brokenTitle} text={UI_TEXTS.brokenText}>
      <Button onClick={reload}>{UI_TEXTS.reloadPage}</Button>
      {statusUrl && (
        <Anchor href={statusUrl} rel="noopener" target="_blank">
          {UI_TEXTS.serviceStatus}
        </Anchor>
      )}
    </FullScreenMessage>
  );
}
