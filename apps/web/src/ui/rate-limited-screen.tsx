import { Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { waitOf } from '../lib/api-errors.ts';
import { UI_TEXTS } from './ui.texts.ts';
import { useCountdown } from './use-countdown.ts';

/** A limit was hit: counts down, and tries again at zero. Refused again, it counts down again. */
export function RateLimitedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const seconds = useCountdown(waitOf(error), error);
  const isOver = seconds === 0;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isOver) retry();
  }, [isOver]);
  return (
    <Stack align="center" gap="xs" py={64} px="md" ta="center" role="alert">
      <Text fw={600} size="lg">
        {UI_TEXTS.rateLimited}
      </Text>
      {/* Read out once, with the alert; not every second. */}
      <Text c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }} aria-live="off">
        {isOver ? UI_TEXTS.refreshingResults : UI_TEXTS.refreshingIn(seconds)}
      </Text>
    </Stack>
  );
}
