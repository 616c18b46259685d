import type { Folder } from '@groundwork/contract/library';
import { folderNameProblem } from '@groundwork/contract/library.names';
import { ActionIcon, Button, Group, Menu, Title } from '@mantine/core';
import { IconDots, IconFolderPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { FolderNames } from './folder-names.tsx';
import { useLibraryActions } from './library.queries.ts';
import { SCREEN_TEXTS } from './library-screen.texts.ts';
import { NameDialog } from './name-dialog.tsx';

type Props = { current: string | null; onSelect: (id: string | null) => void };
type Asking = { what: 'create' } | { what: 'rename' | 'delete'; folder: Folder } | null;

/** The folders, and what can be done with them. */
export function FolderPanel({ current, onSelect }: Props) {
  const [asking, setAsking] = useState<Asking>(null);
  const { createFolder, renameFolder, deleteFolder } = useLibraryActions();
  const close = () => setAsking(null);
  return (
    <section aria-label={SCREEN_TEXTS.folders}>
      <Group justify="space-between" mb={6} wrap="nowrap">
        <Title order={2}>{SCREEN_TEXTS.folders}</Title>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconFolderPlus size={15} />}
          onClick={() => setAsking({ what: 'create' })}
        >
          {SCREEN_TEXTS.newFolder}
        </Button>
      </Group>
      <FolderNames
        current={current}
        onSelect={onSelect}
        menuOf={(folder) => <FolderMenu folder={folder} onAsk={setAsking} />}
      />
      {asking?.what === 'create' && (
        <NameDialog
          title={SCREEN_TEXTS.newFolder}
          label={SCREEN_TEXTS.folderName}
          initial=""
          submitLabel={SCREEN_TEXTS.create}
          problemOf={folderNameProblem}
          onSubmit={async (name) => onSelect((await createFolder.mutateAsync({ name })).id)}
          onClose={close}
        />
      )}
      {asking?.what === 'rename' && (
        <NameDialog
          title={SCREEN_TEXTS.renameFolder}
          label={SCREEN_TEXTS.folderName}
          initial={asking.folder.name}
          submitLabel={UI_TEXTS.rename}
          problemOf={folderNameProblem}
          onSubmit={(name) => renameFolder.mutateAsync({ id: asking.folder.id, name })}
          onClose={close}
        />
      )}
      {asking?.what === 'delete' && (
        <ConfirmDialog
          isOpen
          title={SCREEN_TEXTS.deleteFolderTitle}
          text={SCREEN_TEXTS.deleteFolder(asking.folder.name, asking.folder.fileCount)}
          confirmLabel={UI_TEXTS.delete}
          isBusy={deleteFolder.isPending}
          onConfirm={() =>
            deleteFolder.mutate(
              { id: asking.folder.id },
              {
                onSuccess: () => {
                  close();
                  if (asking.folder.id === current) onSelect(null);
                },
              },
            )
          }
          onClose={close}
        />
      )}
    </section>
  );
}

function FolderMenu({ folder, onAsk }: { folder: Folder; onAsk: (asking: Asking) => void }) {
  // It stays as it is; the counts stay in line.
  if (folder.isOther) return <span style={{ width: 28 }} />;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} c="inherit" aria-label={SCREEN_TEXTS.menuOf(folder.name)}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={15} />} onClick={() => onAsk({ what: 'rename', folder })}>
          {UI_TEXTS.rename}
        </Menu.Item>
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={15} />}
          onClick={() => onAsk({ what: 'delete', folder })}
        >
          {UI_TEXTS.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
