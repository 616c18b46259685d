import { formatDate } from '@groundwork/contract/format';
import { Text } from '@mantine/core';
import { daysLeft, hereText } from '../lib/days-left.ts';

/** When something closes, in the zone of the call and, where that is another hour, below it in the reader's. */
export function ClosingDate({ closes, isCounted }: { closes: string; isCounted?: boolean }) {
  const here = hereText(closes);
  const left = isCounted && daysLeft(closes);
  return (
    <>
      {formatDate(closes)}
      {left && ` (${left})`}
      {here && (
        <Text span display="block" size="xs" c="dimmed">
          {here}
        </Text>
      )}
    </>
  );
}
