import type { LibraryFile } from '@groundwork/contract/library';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../lib/api-errors.ts';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { FolderNames } from './folder-names.tsx';
import { useLibraryActions } from './library.queries.ts';
import { SCREEN_TEXTS } from './library-screen.texts.ts';

export function MoveDialog({ file, onClose }: { file: LibraryFile; onClose: () => void }) {
  const [folderId, setFolderId] = useState(file.folderId);
  const { updateFile } = useLibraryActions();
  return (
    <Modal opened onClose={onClose} title={SCREEN_TEXTS.moveToFolder} centered>
      <Text size="sm" c="dimmed" mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </Text>
      <div style={{ maxHeight: 320, overflow: 'auto' }}>
        <FolderNames current={folderId} onSelect={setFolderId} />
      </div>
      {updateFile.isError && (
        <Text size="sm" c="var(--mantine-color-error)" mt="xs" role="alert">
          {messageOf(updateFile.error)}
        </Text>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {UI_TEXTS.cancel}
        </Button>
        <Button
          disabled={folderId === file.folderId}
          loading={updateFile.isPending}
          onClick={() => updateFile.mutate({ id: file.id, folderId }, { onSuccess: onClose })}
        >
          {SCREEN_TEXTS.move}
        </Button>
      </Group>
    </Modal>
  );
}
