import type { LibraryFile } from '@groundwork/contract/library';
import { EXTRACTION_TOAST_MS } from '@groundwork/contract/limits';
import { EXTRACTION_TEXTS } from '@groundwork/contract/projects.texts';
import { inLanguage } from '@groundwork/contract/texts';
import { Button, Collapse, Group, Loader, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api.ts';
import { SCREEN_TEXTS } from './project-screen.texts.ts';

export type RenderFileInput = (input: {
  label: string;
  value: LibraryFile[];
  onChange: (files: LibraryFile[]) => void;
}) => ReactNode;

type Props = {
  isDisabled: boolean;
  renderFileInput: RenderFileInput;
  /** Reads it for a report, with the messages that go with that. */
  forReport?: boolean;
  label?: string;
  onExtracted: (description: string, fileId: string) => void;
};

/** Reads the project's description from a PDF: idle, processing, then success, empty or error. */
export function ExtractFromFile({
  isDisabled,
  forReport = false,
  label = SCREEN_TEXTS.extract,
  renderFileInput,
  onExtracted,
}: Props) {
  const TEXTS = EXTRACTION_TEXTS[forReport ? 'report' : 'project'];
  const [isOpen, { toggle }] = useDisclosure(false);
  const [files, setFiles] = useState<LibraryFile[]>([]);
  const extract = useMutation(
    api.projects.extract.mutationOptions({
      onSuccess: ({ success, data }, { file }) => {
        if (!success) tellProblem(TEXTS.error);
        else if (!data) tellProblem(TEXTS.empty);
        else {
          notifications.show({ ...ABOVE, message: TEXTS.success, color: 'green', autoClose: EXTRACTION_TOAST_MS });
          onExtracted(data, file);
        }
      },
      onError: () => tellProblem(TEXTS.error),
    }),
  );

  function onChange(chosen: LibraryFile[]) {
    setFiles(chosen);
    const [file] = chosen;
    if (!file) extract.reset();
    else if (file.id !== files[0]?.id) extract.mutate({ file: file.id, forReport });
  }

  return (
    <div>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFileText size={15} />}
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={toggle}
      >
        {label}
      </Button>
      <Collapse expanded={isOpen} pt="xs">
        {isOpen && renderFileInput({ label: forReport ? label : SCREEN_TEXTS.extractInput, value: files, onChange })}
      </Collapse>
      <div role="status">
        {extract.isPending && (
          <Group gap="xs" pt="xs">
            <Loader size={14} aria-hidden />
            <Text size="sm">{SCREEN_TEXTS.extracting}</Text>
          </Group>
        )}
        {extract.data?.isRecognised && (
          <Text size="sm" pt="xs">
            {extract.data.data ? SCREEN_TEXTS.recognised : SCREEN_TEXTS.hardlyRecognised}
          </Text>
        )}
        {extract.data?.reason && (
          <Text size="sm" c="var(--mantine-color-error)" pt="xs">
            {inLanguage(extract.data.reasonSaid, extract.data.reason)}
          </Text>
        )}
      </div>
    </div>
  );
}

/** At the foot it would lie over the buttons that lead on. */
const ABOVE = { position: 'top-center' } as const;

/** Stays until it is closed. */
const tellProblem = (message: string) => notifications.show({ ...ABOVE, message, color: 'red', autoClose: false });
