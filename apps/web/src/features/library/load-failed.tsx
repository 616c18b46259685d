import { Button, Stack, Text } from '@mantine/core';
import { messageOf } from '../../lib/api-errors.ts';
import { UI_TEXTS } from '../../ui/ui.texts.ts';

/** The specified text of a failed load, what the server said, and Retry. */
export function LoadFailed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <Stack align="center" gap={6} py="lg" px="sm" ta="center" role="alert">
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {messageOf(error)}
      </Text>
      <Button variant="default" size="xs" mt={4} onClick={onRetry}>
        {UI_TEXTS.retry}
      </Button>
    </Stack>
  );
}
