import type { ArchiveContents, ArchiveFiles } from '@groundwork/contract/project-archive';
import { ARCHIVE_FILES } from '@groundwork/contract/project-archive.texts';
import type { Project } from '@groundwork/contract/projects';
import { Button, Group, Modal, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { formatSize } from '../../../lib/format-size.ts';
import { FailedState } from '../../../ui/list-states.tsx';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { SCREEN_TEXTS } from '../project-screen.texts.ts';
import { ARCHIVE_SCREEN as TEXTS } from './project-archive.texts.ts';

type Props = { project: Project; isOpen: boolean; onClose: () => void };

export function ArchiveDialog({ project, isOpen, onClose }: Props) {
  const contents = useQuery({
    ...api.projectArchive.contents.queryOptions({ input: { id: project.id } }),
    enabled: isOpen,
    // It is looked at to know what is there now.
    staleTime: 0,
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={TEXTS.downloadTitle}
      size="lg"
      closeButtonProps={{ 'aria-label': UI_TEXTS.closeDialog }}
    >
      <Stack gap="md">
        <Text size="sm">{TEXTS.downloadText}</Text>
        {contents.isPending && <Skeleton h={150} role="img" aria-label={TEXTS.contentsLoading} />}
        {contents.isError && (
          <FailedState title={TEXTS.contentsFailed} error={contents.error} onRetry={() => void contents.refetch()} />
        )}
        {contents.data && <Choice projectId={project.id} contents={contents.data} onClose={onClose} />}
      </Stack>
    </Modal>
  );
}

function Choice({
  projectId,
  contents,
  onClose,
}: {
  projectId: string;
  contents: ArchiveContents;
  onClose: () => void;
}) {
  const { bookmarks, savedSearches, reports, unfinishedReports, events, maxFileBytes } = contents;
  const sums = { ...contents.files, none: { count: 0, bytes: 0 } };
  const isTooMuch = (which: ArchiveFiles) => sums[which].bytes > maxFileBytes;
  const [which, setWhich] = useState<ArchiveFiles>(isTooMuch('project') ? 'none' : 'project');
  const sizeOf = (each: ArchiveFiles) => {
    if (each === 'none') return undefined;
    const { count, bytes } = sums[each];
    const size = TEXTS.size(count, formatSize(bytes));
    return isTooMuch(each) ? `${size}: ${TEXTS.tooMuch(formatSize(maxFileBytes))}` : size;
  };
  const parts = [
    TEXTS.bookmarks(bookmarks),
    TEXTS.searches(savedSearches),
    TEXTS.reports(reports),
    TEXTS.events(events),
  ];
  return (
    <>
      <div>
        <Text size="sm">{parts.join(' · ')}</Text>
        {unfinishedReports > 0 && (
          <Text size="sm" c="dimmed">
            {TEXTS.unfinished(unfinishedReports)}
          </Text>
        )}
      </div>
      <Radio.Group label={TEXTS.files} value={which} onChange={(value) => setWhich(value as ArchiveFiles)}>
        <Stack gap={8} mt={6}>
          {ARCHIVE_FILES.map((each) => (
            <Radio
              key={each}
              value={each}
              label={TEXTS.which[each]}
              description={sizeOf(each)}
              disabled={isTooMuch(each)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {UI_TEXTS.close}
        </Button>
        <Button
          component="a"
          href={`/api/projects/${projectId}/archive?files=${which}`}
          download
          leftSection={<IconDownload size={16} />}
          onClick={onClose}
        >
          {SCREEN_TEXTS.downloadArchive}
        </Button>
      </Group>
    </>
  );
}
