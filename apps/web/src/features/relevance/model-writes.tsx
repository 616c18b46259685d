import type { ModelReading } from '@groundwork/contract/relevance';
import { Text } from '@mantine/core';
import { formatCost } from '../../lib/format-cost.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

/** Before a report: who writes it, and the most that it may come to. */
export function ModelWrites({ model: { name, reportCeiling } }: { model: ModelReading }) {
  const { tokens, cost } = reportCeiling;
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {RELEVANCE_SCREEN.modelWrites(name, tokens, cost === null ? null : formatCost(cost))}
    </Text>
  );
}
