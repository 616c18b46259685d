import { Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { HOOK_TEXTS as TEXTS } from './webhooks.texts.ts';

/** Shows a secret, the only time. It closes by its buttons alone, so that it isn't lost by a stray click. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={TEXTS.made} centered closeOnClickOutside={false}>
      <Stack gap="md">
        <Text>{TEXTS.once}</Text>
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {secret}
        </Code>
        <Group justify="flex-end">
          <CopyButton value={secret}>
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
