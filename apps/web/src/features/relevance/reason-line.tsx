import type { RecordJudgement } from '@groundwork/contract/relevance';
import { Text } from '@mantine/core';
import { reasonText } from './reason.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

type Props = { judgement: RecordJudgement | null; hasRing?: boolean };

/** Under a record's title: why it is here, and where it is asked for, how it belongs to the project. */
export function ReasonLine({ judgement, hasRing = false }: Props) {
  if (!judgement) return null;
  const parts = [
    ...(hasRing && judgement.ring ? [RELEVANCE_SCREEN.rings[judgement.ring]] : []),
    ...(judgement.verdict === 'more' ? [RELEVANCE_SCREEN.yourMark] : []),
    reasonText(judgement),
  ].filter(Boolean);
  return (
    parts.length > 0 && (
      <Text size="xs" c="dimmed" mt={hasRing ? 4 : 0} style={{ overflowWrap: 'anywhere' }}>
        {parts.join(' · ')}
      </Text>
    )
  );
}
