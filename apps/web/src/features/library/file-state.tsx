import type { LibraryFile } from '@groundwork/contract/library';
import { inLanguage } from '@groundwork/contract/texts';
import { Progress, Text } from '@mantine/core';
import { SCREEN_TEXTS } from './library-screen.texts.ts';

/** The state of a file, in words; nothing for one that is complete and needs no mention. */
export function FileState({
  file,
}: {
  file: Pick<LibraryFile, 'name' | 'status' | 'progress' | 'reason' | 'reasonSaid'>;
}) {
  if (file.status === 'complete') return null;
  if (file.status === 'processing')
    return (
      <div style={{ maxWidth: 260 }}>
        <Text size="xs" c="dimmed">
          {SCREEN_TEXTS.processing(file.progress)}
        </Text>
        <Progress size={3} mt={2} value={file.progress} aria-label={SCREEN_TEXTS.processingLabel(file.name)} />
      </div>
    );
  if (file.status === 'failed')
    return (
      <Text size="xs" c="var(--mantine-color-error)">
        {file.reason && inLanguage(file.reasonSaid, file.reason)}
      </Text>
    );
  return (
    <Text size="xs" c="dimmed">
      {SCREEN_TEXTS.notFinished}
    </Text>
  );
}
