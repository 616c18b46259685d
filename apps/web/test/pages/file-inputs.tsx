import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '../../src/styles/global.css';
import type { LibraryFile } from '@groundwork/contract/library';
import { MantineProvider, Title } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DropZone } from '../../src/features/library/upload/drop-zone.tsx';
import { createAppQueryClient } from '../../src/lib/query-client.ts';
import { appTheme } from '../../src/ui/theme.ts';

const queryClient = createAppQueryClient({ onUnauthorized: () => undefined, onForbidden: () => undefined });

/** The inputs that other screens use, on a page of their own for the browser tests. */
function Page() {
  const [many, setMany] = useState<LibraryFile[]>([]);
  const [one, setOne] = useState<LibraryFile[]>([]);
  return (
    <div style={{ maxWidth: 640, margin: '24px auto', padding: '0 16px' }}>
      <Title order={1}>File inputs</Title>
      <DropZone label="Several files" value={many} onChange={setMany} max={2} />
      <p>Chosen: {many.map(({ name }) => name).join(', ')}</p>
      <DropZone label="One PDF" value={one} onChange={setOne} max={1} accept={['pdf']} isDeletionDisabled />
    </div>
  );
}

createRoot(document.getElementById('root')!).render(
  <MantineProvider theme={appTheme()} defaultColorScheme="auto">
    <Notifications position="bottom-right" />
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>
  </MantineProvider>,
);
