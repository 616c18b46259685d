import { Anchor, Button } from '@mantine/core';
import { useStatus } from '../lib/status.queries.ts';
import { FullScreenMessage } from './full-screen-message.tsx';

export function RenderErrorScreen() {
  const statusUrl = useStatus().data?.links.status;
  return (
    <FullScreenMessage
      title="Oops! Something went wrong."
      text="This page could not be shown. Your work is kept on the server; reloading usually helps."
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
