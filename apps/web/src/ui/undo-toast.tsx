import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { UI_TEXTS } from './ui.texts.ts';

const SHOWN_MS = 10_000;

/** Says what was done and offers to take it back. */
export function showUndo(message: string, onUndo: () => void) {
  const id = notifications.show({
    autoClose: SHOWN_MS,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" inherit>
          {message}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          flex="none"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {UI_TEXTS.undo}
        </Button>
      </Group>
    ),
  });
}
