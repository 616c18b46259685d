import type { LibraryFile } from '@groundwork/contract/library';
import { FILE_TYPE_NAMES, type FileType } from '@groundwork/contract/library.names';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { UPLOAD_FILES_MAX } from '@groundwork/contract/limits';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { DropArea } from '../../../ui/drop-area.tsx';
import { inactive, ReasonTooltip } from '../../../ui/inactive.tsx';
import { FileIcon } from '../file-icon.tsx';
import { SCREEN_TEXTS } from '../library-screen.texts.ts';
import { FilePicker } from '../picker/file-picker.tsx';
import { checkFiles, typesText } from './check-files.ts';
import classes from './drop-zone.module.css';
import { createUploadQueue, tellRefusals, useUploadItems } from './library-uploads.ts';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';

interface Props {
  label: string;
  /** Files of the library that are chosen, uploaded ones included. */
  value: LibraryFile[];
  onChange: (files: LibraryFile[]) => void;
  max?: number;
  accept?: readonly FileType[];
  /** Uploaded files go there; without, to 'Other Documents'. */
  folderId?: string;
  isDeletionDisabled?: boolean;
}

/** Takes files from the library or from the computer, for a form that works with them. */
export function DropZone({ label, value, onChange, folderId, isDeletionDisabled = false, ...rules }: Props) {
  const { max = UPLOAD_FILES_MAX, accept = FILE_TYPE_NAMES } = rules;
  const queryClient = useQueryClient();
  const [isPicking, setPicking] = useState(false);
  // A file that registers later is added to what is chosen by then.
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const [queue] = useState(() =>
    createUploadQueue((file) => {
      void queryClient.invalidateQueries({ queryKey: api.library.key() });
      latest.current.onChange([...latest.current.value, file]);
    }),
  );
  const items = useUploadItems(queue);
  const underWay = items.filter(({ registered }) => !registered);
  const uploadedIds = items.flatMap(({ registered }) => registered?.id ?? []);
  const chosen = value.filter(({ id }) => !uploadedIds.includes(id));
  const slots = Math.max(0, max - value.length - underWay.length);
  const fullReason = slots === 0 ? LIBRARY_TEXTS.maximumTooltip : null;

  async function onFiles(files: File[]) {
    const input = folderId ? { folderId } : {};
    const { names } = await queryClient
      .fetchQuery(api.library.fileNames.queryOptions({ input, staleTime: 0 }))
      .catch(() => ({ names: [] }));
    const inFlight = underWay.map(({ file }) => file.name);
    const { taken, refusals } = checkFiles(files, { maxFiles: max, slots, accept, taken: names, inFlight });
    tellRefusals(refusals);
    if (taken.length > 0) queue.add(taken, folderId);
  }

  return (
    <section aria-label={label}>
      <DropArea hint={SCREEN_TEXTS.dropHere} onFiles={(files) => void onFiles(files)}>
        <div className={classes['zone']}>
          <Text size="sm" c="dimmed">
            {SCREEN_TEXTS.dragTo}
          </Text>
          <Group gap="xs" justify="center">
            <ReasonTooltip reason={fullReason}>
              <Button variant="default" onClick={() => setPicking(true)} {...(fullReason && inactive(fullReason))}>
                {SCREEN_TEXTS.chooseFromLibrary}
              </Button>
            </ReasonTooltip>
            <ReasonTooltip reason={fullReason}>
              <UploadButton
                label={SCREEN_TEXTS.uploadFromComputer}
                accept={accept}
                isMultiple={max > 1}
                reason={fullReason}
                onFiles={(files) => void onFiles(files)}
              />
            </ReasonTooltip>
          </Group>
          <Text size="xs" c="dimmed">
            {SCREEN_TEXTS.limits(typesText(accept))}
          </Text>
        </div>
      </DropArea>
      {chosen.length > 0 && (
        <ul className={classes['chosen']} aria-label={SCREEN_TEXTS.chosenFromTheLibrary}>
          {chosen.map((file) => (
            <li key={file.id}>
              <FileIcon type={file.fileType} />
              <Text size="sm" truncate flex={1} title={file.name}>
                {file.name}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                c="dimmed"
                aria-label={SCREEN_TEXTS.removeLabel(file.name)}
                onClick={() => onChange(value.filter(({ id }) => id !== file.id))}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={classes['uploads']}>
        <UploadList
          queue={queue}
          isDeletionDisabled={isDeletionDisabled}
          onRemoved={(file) => onChange(value.filter(({ id }) => id !== file.id))}
        />
      </div>
      <FilePicker
        isOpen={isPicking}
        value={value}
        max={max - underWay.length}
        accept={accept}
        onSave={onChange}
        onClose={() => setPicking(false)}
      />
    </section>
  );
}
