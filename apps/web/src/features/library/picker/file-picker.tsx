import type { LibraryFile } from '@groundwork/contract/library';
import { FILE_TYPE_NAMES, type FileType } from '@groundwork/contract/library.names';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { UPLOAD_FILES_MAX } from '@groundwork/contract/limits';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { FolderNames } from '../folder-names.tsx';
import { SCREEN_TEXTS } from '../library-screen.texts.ts';
import classes from './file-picker.module.css';
import { isSameSelection } from './pickable.ts';
import { PickerFiles } from './picker-files.tsx';

interface Props {
  isOpen: boolean;
  /** The present choice; copied in when the dialog opens. */
  value: LibraryFile[];
  onSave: (files: LibraryFile[]) => void;
  onClose: () => void;
  max?: number;
  accept?: readonly FileType[];
}

/** 'Choose files from your library': folders on the left, their files on the right. */
export function FilePicker({ isOpen, onClose, ...props }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={SCREEN_TEXTS.pickerTitle} size={760} centered>
      <Picker {...props} onClose={onClose} />
    </Modal>
  );
}

function Picker({ value, onSave, onClose, max = UPLOAD_FILES_MAX, accept = FILE_TYPE_NAMES }: Omit<Props, 'isOpen'>) {
  const [chosen, setChosen] = useState(value);
  const [folderId, setFolderId] = useState<string | null>(null);
  const onToggle = (file: LibraryFile) =>
    setChosen((before) =>
      before.some(({ id }) => id === file.id) ? before.filter(({ id }) => id !== file.id) : [...before, file],
    );
  return (
    <>
      <div className={classes['columns']}>
        <FolderNames current={folderId} onSelect={setFolderId} />
        <div className={classes['files']}>
          {folderId ? (
            <PickerFiles key={folderId} folderId={folderId} rules={{ chosen, accept, max }} onToggle={onToggle} />
          ) : (
            <Text c="dimmed" ta="center" py="xl">
              {LIBRARY_TEXTS.noFolder}
            </Text>
          )}
        </div>
      </div>
      <Group justify="space-between" mt="md">
        <Text size="sm" c="dimmed" role="status">
          {SCREEN_TEXTS.selected(chosen.length, max)}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {UI_TEXTS.cancel}
          </Button>
          <Button
            disabled={isSameSelection(chosen, value)}
            onClick={() => {
              onSave(chosen);
              onClose();
            }}
          >
            {UI_TEXTS.save}
          </Button>
        </Group>
      </Group>
    </>
  );
}
