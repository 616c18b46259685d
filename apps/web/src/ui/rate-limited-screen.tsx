import { Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { waitOf } from '../lib/api-errors.ts';

const countdown = (error: unknown) => ({ error, seconds: Math.ceil(waitOf(error) / 1000) });

/** A limit was hit: counts down, and tries again at zero. Refused again, it counts down again. */
export function RateLimitedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [state, setState] = useState(() => countdown(error));
  if (state.error !== error) setState(countdown(error));
  const isOver = state.seconds <= 0;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isOver) return retry();
    const timer = setInterval(() => setState((before) => ({ ...before, seconds: before.seconds - 1 })), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <Stack align="center" gap="xs" py={64} px="md" ta="center" role="alert">
      <Text fw={600} size="lg">
        This feature is currently rate limited
      </Text>
      {/* Read out once, with the alert; not every second. */}
      <Text c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }} aria-live="off">
        {isOver ? 'Refreshing results...' : `We'll refresh the results automatically in ${state.seconds} seconds`}
      </Text>
    </Stack>
  );
}
