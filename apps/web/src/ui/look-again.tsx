import { formatDate } from '@groundwork/contract/format';
import type { Generation } from '@groundwork/contract/insights';
import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { LOOK_AGAIN_TEXTS } from './look-again.texts.ts';

type Props = {
  generation: Generation | undefined;
  label: string;
  readOnly: string | null;
  /** When each of what is shown was found; null where not all of it is. */
  found: readonly string[] | null;
  onLook: () => void;
};

/** Looks for something new, and says how the last look stands. */
export function LookAgain({ generation, label, readOnly, found, onLook }: Props) {
  /** How the look before stood when this person asked for another. */
  const [before, setBefore] = useState<string | null | undefined>();
  if (!generation) return null;
  const isLooking = generation.state === 'pending';
  return (
    <Group gap="sm">
      {readOnly === null && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={15} />}
          loading={isLooking}
          onClick={() => {
            setBefore(generation.finishedAt);
            onLook();
          }}
        >
          {label}
        </Button>
      )}
      <Text size="sm" c="dimmed" role="status">
        {isLooking && LOOK_AGAIN_TEXTS.looking}
        {generation.state === 'failed' && LOOK_AGAIN_TEXTS.lookFailed}
        {generation.state === 'ready' &&
          generation.finishedAt &&
          (before !== undefined && before !== generation.finishedAt && found !== null
            ? outcomeOf(found.filter((at) => at === generation.finishedAt).length)
            : LOOK_AGAIN_TEXTS.upToDate(formatDate(generation.finishedAt)))}
      </Text>
    </Group>
  );
}

/** Everything that a look finds bears the moment at which the look ended. */
const outcomeOf = (count: number): string =>
  count === 0 ? LOOK_AGAIN_TEXTS.nothingNew : LOOK_AGAIN_TEXTS.newOnes(count);
