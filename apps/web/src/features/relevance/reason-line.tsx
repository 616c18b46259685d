import type { RecordJudgement } from '@groundwork/contract/relevance';
import { Text } from '@mantine/core';
import { reasonText, shownGrade } from './reason.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

type Props = { judgement: RecordJudgement | null; hasGrade?: boolean };

/** Under a record's title: why it is here, and where it is asked for, how surely. */
export function ReasonLine({ judgement, hasGrade = false }: Props) {
  if (!judgement) return null;
  const grade = hasGrade ? shownGrade(judgement) : null;
  const parts = [
    ...(grade ? [RELEVANCE_SCREEN.grades[grade]] : []),
    ...(judgement.verdict === 'more' ? [RELEVANCE_SCREEN.yourMark] : []),
    reasonText(judgement),
  ].filter(Boolean);
  return (
    parts.length > 0 && (
      <Text size="xs" c="dimmed" mt={hasGrade ? 4 : 0} style={{ overflowWrap: 'anywhere' }}>
        {parts.join(' · ')}
      </Text>
    )
  );
}
