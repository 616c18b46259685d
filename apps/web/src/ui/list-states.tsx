import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { hasCode, messageOf } from '../lib/api-errors.ts';
import { RateLimitedScreen } from './rate-limited-screen.tsx';
import { UI_TEXTS } from './ui.texts.ts';

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

/** Loading failed: says so and offers to try again; where a limit was hit, that is tried again by itself. */
export function FailedState(props: { title: string; error: unknown; onRetry: () => void }) {
  if (hasCode(props.error, 'RATE_LIMITED')) return <RateLimitedScreen error={props.error} onRetry={props.onRetry} />;
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center" role="alert">
      <Text fw={600} size="lg">
        {props.title}
      </Text>
      <Text c="dimmed" maw={480}>
        {messageOf(props.error)}
      </Text>
      <Button variant="default" mt="xs" onClick={props.onRetry}>
        {UI_TEXTS.tryAgain}
      </Button>
    </Stack>
  );
}
