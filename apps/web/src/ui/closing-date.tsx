import { formatDate } from '@groundwork/contract/format';
import { Text } from '@mantine/core';
import { hereText } from '../lib/days-left.ts';

/** When something closes, in the zone of the call and, where that is another hour, in the reader's. */
export function ClosingDate({ closes }: { closes: string }) {
  const here = hereText(closes);
  return (
    <>
      {formatDate(closes)}
      {here && (
        <Text span inherit c="dimmed">
          {' '}
          {here}
        </Text>
      )}
    </>
  );
}
