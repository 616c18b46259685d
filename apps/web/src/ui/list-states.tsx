import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { messageOf } from '../lib/api-errors.ts';

/** Nothing to list, why, and what to do about it. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      <Text fw={600} size="lg">
        {title}
      </Text>
      <Text c="dimmed" maw={480}>
        {text}
      </Text>
      {children}
    </Stack>
  );
}

/** Loading failed: says so and offers to try again. */
export function FailedState(props: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center" role="alert">
      <Text fw={600} size="lg">
        {props.title}
      </Text>
      <Text c="dimmed" maw={480}>
        {messageOf(props.error)}
      </Text>
      <Button variant="default" mt="xs" onClick={props.onRetry}>
        Try Again
      </Button>
    </Stack>
  );
}
