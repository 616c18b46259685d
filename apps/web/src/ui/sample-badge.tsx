import { Badge } from '@mantine/core';

/** Marks generated demonstration data wherever it shows. */
export function SampleBadge() {
  return (
    <Badge
      variant="outline"
      size="sm"
      radius="sm"
      tt="none"
      fw={560}
      c="var(--sample)"
      flex="none"
      style={{ borderColor: 'var(--sample-line)', background: 'var(--sample-surface)' }}
      title="Generated for demonstration: not a real record"
    >
      Sample data
    </Badge>
  );
}
