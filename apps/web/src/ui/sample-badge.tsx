import { Badge } from '@mantine/core';
import { UI_TEXTS } from './ui.texts.ts';

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
      title={UI_TEXTS.sampleHint}
    >
      {UI_TEXTS.sampleData}
    </Badge>
  );
}
