import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { UPLOAD_TOAST_MS } from '@groundwork/contract/limits';
import { translated } from '@groundwork/contract/texts';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { formatSize } from '../../lib/format-size.ts';
import { useTemplates } from './library.queries.ts';
import { SCREEN_TEXTS } from './library-screen.texts.ts';
import { LoadFailed } from './load-failed.tsx';
import classes from './templates.module.css';

/** Template folders of the agencies, each to be had as a zip. */
export function TemplatesSection() {
  const templates = useTemplates();
  return (
    <section aria-label={SCREEN_TEXTS.templates} className={classes['section']}>
      <Title order={2}>{SCREEN_TEXTS.templates}</Title>
      <Text c="dimmed" size="sm">
        {SCREEN_TEXTS.templatesText}
      </Text>
      {templates.isError && (
        <LoadFailed
          title={LIBRARY_TEXTS.foldersFailed}
          error={templates.error}
          onRetry={() => void templates.refetch()}
        />
      )}
      {templates.isPending && <Skeleton h={160} mt="sm" role="img" aria-label={SCREEN_TEXTS.loadingTemplates} />}
      {templates.data && (
        <>
          <ul className={classes['list']}>
            {templates.data.folders.map(({ path, name, description, files }) => (
              <li key={path} className={classes['row']}>
                <div>
                  <span className={classes['agency']}>{translated(path.split('/')[0]!)}</span>
                  <Text fw={600}>{name}</Text>
                  <Text size="sm" c="dimmed">
                    {translated(description)}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {files.map((file) => `${file.name} (${formatSize(file.size)})`).join(', ')}
                  </Text>
                </div>
                <DownloadAll path={path} name={name} />
              </li>
            ))}
          </ul>
          <Text size="xs" c="dimmed" mt="xs">
            {SCREEN_TEXTS.windowsNote}
          </Text>
        </>
      )}
    </section>
  );
}

function DownloadAll({ path, name }: { path: string; name: string }) {
  const download = useMutation({
    mutationFn: () => client.library.templatesDownload({ folderPath: path, recursive: true }),
    onSuccess: ({ zipUrl }) => void window.open(zipUrl, '_blank', 'noopener'),
    onError: () =>
      notifications.show({ message: LIBRARY_TEXTS.templatesFailed, color: 'red', autoClose: UPLOAD_TOAST_MS }),
  });
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={15} />}
      loading={download.isPending}
      aria-label={SCREEN_TEXTS.downloadAllOf(name)}
      onClick={() => download.mutate()}
    >
      {SCREEN_TEXTS.downloadAll}
    </Button>
  );
}
