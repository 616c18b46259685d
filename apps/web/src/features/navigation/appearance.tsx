import { SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';

const CHOICES = [
  { value: 'auto', label: NAVIGATION_TEXTS.system },
  { value: 'light', label: NAVIGATION_TEXTS.light },
  { value: 'dark', label: NAVIGATION_TEXTS.dark },
];

export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const labelId = useId();
  return (
    <Stack gap={4} px={4}>
      <Text size="xs" c="dimmed" id={labelId}>
        {NAVIGATION_TEXTS.appearance}
      </Text>
      <SegmentedControl
        aria-labelledby={labelId}
        fullWidth
        size="xs"
        data={CHOICES}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as 'auto' | 'light' | 'dark')}
      />
    </Stack>
  );
}
