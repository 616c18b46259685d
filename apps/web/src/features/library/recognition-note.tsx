import type { LibraryFile } from '@groundwork/contract/library';
import { UNCERTAIN } from '@groundwork/contract/library.texts';
import { Text } from '@mantine/core';
import { SCREEN_TEXTS } from './library-screen.texts.ts';

/** Says of text that was recognised in pictures that it was, and how far it can be trusted; nothing of other text. */
export function RecognitionNote({
  file: { recognition, pages },
  isShort = false,
}: {
  file: LibraryFile;
  isShort?: boolean;
}) {
  if (!recognition) return null;
  const { recognised, recognisedHow } = SCREEN_TEXTS;
  const isPart = pages !== null && recognition.pages < pages;
  return (
    <Text size="xs" c="dimmed">
      {recognised(isPart ? { read: recognition.pages, all: pages } : null)}
      {!isShort && ` ${recognisedHow(recognition.uncertain, recognition.illegible, UNCERTAIN)}`}
    </Text>
  );
}
