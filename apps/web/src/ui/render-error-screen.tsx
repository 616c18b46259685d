import { Anchor, Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportError } from '../lib/report-error.ts';
import { useStatus } from '../lib/status.queries.ts';
import { FullScreenMessage } from './full-screen-message.tsx';
import { UI_TEXTS } from './ui.texts.ts';

export function RenderErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const statusUrl = useStatus().data?.links.status;
  useEffect(() => reportError(error, 'render'), [error]);
  return (
    <FullScreenMessage title={UI_TEXTS.brokenTitle} text={UI_TEXTS.brokenText}>
      <Button onClick={() => window.location.reload()}>{UI_TEXTS.reloadPage}</Button>
      {statusUrl && (
        <Anchor href={statusUrl} rel="noopener" target="_blank">
          {UI_TEXTS.serviceStatus}
        </Anchor>
      )}
    </FullScreenMessage>
  );
}
