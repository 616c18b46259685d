import type { LibraryFile } from '@groundwork/contract/library';
import { fileNameProblem } from '@groundwork/contract/library.names';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconDownload,
  IconFolderSymlink,
  IconPencil,
  IconPlayerStop,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { contentUrl } from './content-url.ts';
import { useLibraryActions } from './library.queries.ts';
import { SCREEN_TEXTS } from './library-screen.texts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';

const ICON = 15;

/** The actions on a file. */
export function FileMenu({ file, onDeleted }: { file: LibraryFile; onDeleted?: () => void }) {
  const [asking, setAsking] = useState<'rename' | 'move' | 'delete' | null>(null);
  const { updateFile, deleteFile, reprocess, cancel } = useLibraryActions();
  const { id, name, status } = file;
  const close = () => setAsking(null);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={28} c="dimmed" aria-label={SCREEN_TEXTS.menuOf(name)}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {status !== 'pending' && (
            <Menu.Item component="a" href={contentUrl(id)} download={name} leftSection={<IconDownload size={ICON} />}>
              {UI_TEXTS.download}
            </Menu.Item>
          )}
          {status === 'failed' && (
            <Menu.Item leftSection={<IconRefresh size={ICON} />} onClick={() => reprocess.mutate({ id })}>
              {SCREEN_TEXTS.processAgain}
            </Menu.Item>
          )}
          {status === 'processing' && (
            <Menu.Item leftSection={<IconPlayerStop size={ICON} />} onClick={() => cancel.mutate({ id })}>
              {SCREEN_TEXTS.stopProcessing}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPencil size={ICON} />} onClick={() => setAsking('rename')}>
            {UI_TEXTS.rename}
          </Menu.Item>
          <Menu.Item leftSection={<IconFolderSymlink size={ICON} />} onClick={() => setAsking('move')}>
            {SCREEN_TEXTS.moveToFolder}
          </Menu.Item>
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={ICON} />}
            onClick={() => setAsking('delete')}
          >
            {UI_TEXTS.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking === 'rename' && (
        <NameDialog
          title={SCREEN_TEXTS.renameFile}
          label={SCREEN_TEXTS.fileName}
          initial={name}
          submitLabel={UI_TEXTS.rename}
          problemOf={fileNameProblem}
          onSubmit={(newName) => updateFile.mutateAsync({ id, name: newName })}
          onClose={close}
        />
      )}
      {asking === 'move' && <MoveDialog file={file} onClose={close} />}
      <ConfirmDialog
        isOpen={asking === 'delete'}
        title={SCREEN_TEXTS.deleteFileTitle}
        text={SCREEN_TEXTS.deleteFile(name)}
        confirmLabel={UI_TEXTS.delete}
        isBusy={deleteFile.isPending}
        onConfirm={() =>
          deleteFile.mutate(
            { id },
            {
              onSuccess: () => {
                close();
                onDeleted?.();
              },
            },
          )
        }
        onClose={close}
      />
    </>
  );
}
