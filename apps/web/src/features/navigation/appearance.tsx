import { SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';

const CHOICES = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const labelId = useId();
  return (
    <Stack gap={4} px={4}>
      <Text size="xs" c="dimmed" id={labelId}>
        Appearance
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
