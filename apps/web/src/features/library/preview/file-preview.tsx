import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { LibraryFile } from '@groundwork/contract/library';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { Button, Drawer, Group, Skeleton, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatSize } from '../../../lib/format-size.ts';
import { lazyPart } from '../../../ui/lazy-component.tsx';
import { EmptyState } from '../../../ui/list-states.tsx';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { contentUrl } from '../content-url.ts';
import { FileMenu } from '../file-menu.tsx';
import { FileState } from '../file-state.tsx';
import { useFile } from '../library.queries.ts';
import { SCREEN_TEXTS } from '../library-screen.texts.ts';
import { LoadFailed } from '../load-failed.tsx';
import { RecognitionNote } from '../recognition-note.tsx';
import { type Cited, CitedPage } from './cited-page.tsx';
import { FileText } from './file-text.tsx';

/** Brings the library that draws PDFs, and only when one is looked at. */
const PdfPages = lazyPart(async () => (await import('./pdf-pages.tsx')).PdfPages);

/** A file beside the list: its facts, its pages or its text. */
type Props = { fileId: string | null; cited?: Cited | null; onClose: () => void };

export function FilePreview({ fileId, cited = null, onClose }: Props) {
  const file = useFile(fileId);
  return (
    <Drawer
      opened={fileId !== null}
      onClose={onClose}
      position="right"
      size={620}
      title={file.data?.name ?? SCREEN_TEXTS.file}
      styles={{ title: { overflowWrap: 'anywhere' } }}
    >
      {file.isPending && <Skeleton h={300} role="img" aria-label={SCREEN_TEXTS.loadingTheFile} />}
      {file.isError && (
        <LoadFailed title={LIBRARY_TEXTS.filesFailed} error={file.error} onRetry={() => void file.refetch()} />
      )}
      {file.data === null && <EmptyState title={SCREEN_TEXTS.gone} text={SCREEN_TEXTS.goneText} />}
      {file.data && <Preview file={file.data} cited={cited} onDeleted={onClose} />}
    </Drawer>
  );
}

function Preview({ file, cited, onDeleted }: { file: LibraryFile; cited: Cited | null; onDeleted: () => void }) {
  const isPdf = file.fileType === 'pdf';
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="sm">
        <Text size="sm" c="dimmed">
          {factsOf(file).join(' · ')}
        </Text>
        <Group gap={4} wrap="nowrap">
          {file.status !== 'pending' && (
            <Button
              component="a"
              href={contentUrl(file.id)}
              download={file.name}
              variant="default"
              size="xs"
              leftSection={<IconDownload size={15} />}
            >
              {UI_TEXTS.download}
            </Button>
          )}
          <FileMenu file={file} onDeleted={onDeleted} />
        </Group>
      </Group>
      <FileState file={file} />
      <RecognitionNote file={file} />
      {cited && file.status === 'complete' && <CitedPage fileId={file.id} {...cited} />}
      {isPdf && file.status !== 'pending' && (
        <PdfPages
          fileId={file.id}
          meanwhile={<Skeleton h={300} role="img" aria-label={SCREEN_TEXTS.loadingThePages} />}
        />
      )}
      {(!isPdf || file.recognition) && file.status === 'complete' && <FileText fileId={file.id} except={cited?.page} />}
      {!isPdf && file.status !== 'complete' && (
        <Text c="dimmed" py="xl" ta="center">
          {SCREEN_TEXTS.noPreview}
        </Text>
      )}
    </>
  );
}

const UNITS: Partial<Record<LibraryFile['fileType'], (count: number) => string>> = SCREEN_TEXTS.units;

function factsOf({ fileType, size, pages, characters, createdAt }: LibraryFile): string[] {
  const unit = UNITS[fileType];
  return [
    fileType.toUpperCase(),
    formatSize(size),
    ...(pages !== null && unit ? [unit(pages)] : []),
    ...(characters !== null ? [SCREEN_TEXTS.characters(formatNumber(characters))] : []),
    SCREEN_TEXTS.addedOn(formatDate(createdAt)),
  ];
}
