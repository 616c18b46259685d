import { Anchor, Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportError } from '../lib/report-error.ts';
import { useStatus } from '../lib/status.queries.ts';
import { FullScreenMessage } from './full-screen-message.tsx';

export function RenderErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const statusUrl = useStatus().data?.links.status;
  useEffect(() => reportError(error, 'render'), [error]);
  return (
    <FullScreenMessage
      title="Oops! Something went wrong."
      text="This page could not be shown, and we have been told. Your work is kept on the server; reloading usually helps."
    >
      <Button onClick={() => window.location.reload()}>Reload Page</Button>
      {statusUrl && (
        <Anchor href={statusUrl} rel="noopener" target="_blank">
          Service status
        </Anchor>
      )}
    </FullScreenMessage>
  );
}
