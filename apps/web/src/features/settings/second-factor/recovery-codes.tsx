import { Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { FACTOR_TEXTS as TEXTS } from './second-factor.texts.ts';

/** Shown once: it closes by its button alone, so that they are not lost by a stray click. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const all = codes.join('\n');
  return (
    <Modal
      opened
      onClose={onClose}
      title={TEXTS.recoveryTitle}
      centered
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text>{TEXTS.recoveryText}</Text>
        <Code block>{all}</Code>
        <Group justify="flex-end">
          <CopyButton value={all}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? TEXTS.copied : TEXTS.copy}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{TEXTS.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
