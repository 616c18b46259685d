import { Stack, Text } from '@mantine/core';
import { useCountdown } from './use-countdown.ts';

/** A limit was hit: counts down to when it is tried again. Trying again is up to whoever shows this. */
export function RateLimitedScreen({ waitMs }: { waitMs: number }) {
  const seconds = useCountdown(waitMs);
  return (
    <Stack align="center" gap="xs" py={64} px="md" ta="center" role="alert">
      <Text fw={600} size="lg">
        This feature is currently rate limited
      </Text>
      {/* Read out once, with the alert; not every second. */}
      <Text c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }} aria-live="off">
        {seconds === 0 ? 'Refreshing results...' : `We'll refresh the results automatically in ${seconds} seconds`}
      </Text>
    </Stack>
  );
}
