import type { LibraryFile } from '@groundwork/contract/library';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../lib/api-errors.ts';
import { FolderNames } from './folder-names.tsx';
import { useLibraryActions } from './library.queries.ts';

export function MoveDialog({ file, onClose }: { file: LibraryFile; onClose: () => void }) {
  const [folderId, setFolderId] = useState(file.folderId);
  const { updateFile } = useLibraryActions();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Move to folder"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
      styles={{ title: { fontWeight: 620, fontSize: '1rem' } }}
    >
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
          Cancel
        </Button>
        <Button
          disabled={folderId === file.folderId}
          loading={updateFile.isPending}
          onClick={() => updateFile.mutate({ id: file.id, folderId }, { onSuccess: onClose })}
        >
          Move
        </Button>
      </Group>
    </Modal>
  );
}
